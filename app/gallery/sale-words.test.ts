import { expect, test } from 'vitest'
import { priceWords, saleWords } from './sale-words.ts'

const marks = { free: 'свободна', held: 'отложена', sold: 'продана' }

test.each([
  ['free', 31_000_000, 'свободна, 310\u00a0000\u00a0₽'],
  ['free', null, 'свободна, цена по\u00a0запросу'],
  ['held', 4_600_000, 'отложена, 46\u00a0000\u00a0₽'],
  ['held', null, 'отложена, цена по\u00a0запросу'],
  ['sold', 4_600_000, 'продана'],
  ['sold', null, 'продана'],
] as const)('%s, %s kopecks', (mark, priceKopecks, words) => {
  expect(saleWords({ mark, priceKopecks }, marks, 'ru')).toBe(words)
})

test('in English', () => {
  expect(priceWords({ mark: 'free', priceKopecks: null }, 'en')).toBe('price on request')
})
