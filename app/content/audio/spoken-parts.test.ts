import { expect, test } from 'vitest'
import { spokenParts } from './spoken-parts.ts'

test('a short sentence is spoken whole, its spaces plain', () => {
  expect(spokenParts('Встаньте под\u00a0купол.', 'ru')).toEqual(['Встаньте под купол.'])
})

test('the sign of a number is said in the language of the page', () => {
  expect(spokenParts('Работа №\u00a012 слева.', 'ru')).toEqual(['Работа номер 12 слева.'])
  expect(spokenParts('Work №\u00a012 is on the left.', 'en')).toEqual(['Work number 12 is on the left.'])
})

test('a long sentence is parted where one breathes', () => {
  const sentence =
    'Between the riding hall on the left and the carriage hall on the right there had to be somewhere to walk a hot horse, in a circle, without corners, so that it should not stumble.'
  expect(spokenParts(sentence, 'en')).toEqual([
    'Between the riding hall on the left and the carriage hall on the right there had to be somewhere to walk a hot horse,',
    'in a circle, without corners, so that it should not stumble.',
  ])
})

test('without a pause it is parted between words, and without words anywhere', () => {
  const plain = 'слово '.repeat(40).trim()
  expect(spokenParts(plain, 'ru').join(' ')).toBe(plain)
  expect(spokenParts(plain, 'ru').every(part => part.length <= 120)).toBe(true)
  expect(spokenParts('а'.repeat(250), 'ru').map(part => part.length)).toEqual([120, 120, 10])
})
