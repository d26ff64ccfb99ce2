import { expect, test } from 'vitest'
import { pickerTexts } from './picker-texts.server.ts'
import { eachText } from './sum-text.ts'
import texts from './texts.ru.ts'

const t = { ...texts, ...pickerTexts.ru }

test('a line of the cart says how many at what price, and that some cost nothing', () => {
  expect(eachText(2, 2_100_00, t, 'ru')).toBe('2\u00a0×\u00a02\u00a0100\u00a0₽')
  expect(eachText(1, 0, t, 'ru')).toBe('1\u00a0×\u00a0бесплатно')
})
