import { expect, test } from 'vitest'
import { titleClass } from './title-class.ts'

test.each([
  ['Организатор', 'type-d1'],
  ['Вопросы и ответы', 'type-d1'],
  ['Мастер-классы', 'type-d1'],
  ['Аккредитация СМИ', 'type-d1 type-long'],
  ['Экскурсоводам', 'type-d1 type-long'],
  ['Пользовательское соглашение', 'type-d1 type-longest'],
  ['О\u00a0демонстрации', 'type-d1 type-longest'],
  ['', 'type-d1'],
])('«%s» is set in %s', (title, classes) => {
  expect(titleClass(title)).toBe(classes)
})

test('a heading beside its text condenses by the same rule', () => {
  expect(titleClass('О\u00a0доступности', 'type-d2')).toBe('type-d2 type-long')
})
