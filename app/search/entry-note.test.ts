import { expect, test } from 'vitest'
import { entryNote } from './entry-note.ts'
import type { EntryFacts } from './search-kinds.ts'
import english from './texts.en.ts'
import russian from './texts.ru.ts'

test.each<[EntryFacts, string, string]>([
  [{ stand: 'C-07', city: 'Москва' }, 'Стенд\u00a0C-07, Москва', 'Stand C-07, Москва'],
  [{ day: '2025-09-26', time: '14:00' }, '26\u00a0сентября, 14:00', '26\u00a0September, 14:00'],
  [{ day: '2025-06-12' }, '12\u00a0июня\u00a02025', '12\u00a0June\u00a02025'],
  [{ number: 7, place: 'Ротонда' }, 'Остановка\u00a07, Ротонда', 'Stop 7, Ротонда'],
  [
    { author: 'Дарья Стрешина', year: 2024, technique: 'смальта', stand: 'B-02' },
    'Дарья Стрешина, 2024, смальта, стенд\u00a0B-02',
    'Дарья Стрешина, 2024, смальта, stand B-02',
  ],
  [{}, '', ''],
])('%j', (facts, ru, en) => {
  expect([entryNote(facts, 'ru', russian.note), entryNote(facts, 'en', english.note)]).toEqual([ru, en])
})
