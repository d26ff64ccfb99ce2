import { expect, test } from 'vitest'
import { langOf } from './lang-of.ts'

test('Russian words on a page in English say that they are Russian, and nothing else is marked', () => {
  expect(langOf('Линия и её сомнения', 'en')).toBe('ru')
  expect(langOf('Контур, 2024', 'en')).toBe('ru')
  expect(langOf('Drawing the Line, 2024', 'en')).toBeUndefined()
  expect(langOf('Линия и её сомнения', 'ru')).toBeUndefined()
  expect(langOf('Ars poetica', 'ru')).toBeUndefined()
  expect(langOf('', 'en')).toBeUndefined()
})
