import { expect, test } from 'vitest'
import { titleClass } from './title-class.ts'

test.each([
  ['Организатор', 'type-d1'],
  ['Вопросы и ответы', 'type-d1'],
  ['Мастер-классы', 'type-d1'],
  ['Аккредитация СМИ', 'type-d1 type-d1-long'],
  ['Экскурсоводам', 'type-d1 type-d1-long'],
  ['Пользовательское соглашение', 'type-d1 type-d1-longest'],
])('«%s» is set in %s', (title, classes) => {
  expect(titleClass(title)).toBe(classes)
})
