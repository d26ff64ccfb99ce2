import { expect, test } from 'vitest'
import { findUnknown } from './find-unknown.server.ts'
import { wordsIn } from './words-in.ts'

test('names, numbers, addresses, abbreviations and what the season fills in are no words to be looked up', () => {
  const text =
    'Академи́ческая ярмарка «Портик» пройдёт {fairDays}: [[before fairOpens: ждём || ждали]] Платона Захарьина, МГУ, hello@portik.example, portik.example/tickets, 2025-й, iPad.'
  expect(wordsIn(text, 'ru')).toEqual(['академическая', 'ярмарка', 'пройдёт', 'ждём', 'ждали'])
  expect(wordsIn('Платон Захарьин', 'ru')).toEqual([])
  expect(wordsIn('The artists’ rooms don’t open; Fyodor arrives. Paintings stay', 'en')).toEqual([
    'artists',
    'rooms',
    "don't",
    'open',
    'arrives',
    'paintings',
    'stay',
  ])
})

test('a slip of the hand is found in both languages, a rare word in its case is none', async () => {
  expect(
    await findUnknown({
      ru: ['искуство', 'офортами', 'кирпично-красного', 'ёлки', 'елки', 'расписание', 'рассписание'],
      en: ['programme', 'colour', 'recieve', "don't", 'organised', 'teh'],
    }),
  ).toEqual({ ru: ['искуство', 'рассписание'], en: ['recieve', 'teh'] })
})

test('ten thousand words at once, and an empty text', async () => {
  const many = Array.from({ length: 10_000 }, () => 'картина')
  expect(await findUnknown({ ru: many, en: [] })).toEqual({ ru: [], en: [] })
})
