import { expect, test } from 'vitest'
import { judgeSentence, sentencesIn } from './judge-promise.ts'

test.each([
  ['ru', 'Лауреатов объявим 24\u00a0сентября 2025.', '2025-09-24', 'true', '2025-09-24'],
  ['ru', 'Лауреатов объявим 24\u00a0сентября.', '2025-09-25', 'promise in the past', '2025-09-24'],
  ['ru', 'Лауреаты названы 24 сентября 2025.', '2025-09-25', 'true', '2025-09-24'],
  ['ru', 'Ярмарка пройдёт 2–5 апреля 2026.', '2026-04-05', 'true', '2026-04-05'],
  ['ru', 'Ярмарка пройдёт 2–5 апреля 2026.', '2026-04-06', 'promise in the past', '2026-04-05'],
  ['ru', 'Лауреатов они определят 2–10 сентября.', '2025-09-11', 'promise in the past', '2025-09-10'],
  ['ru', 'Следующая ярмарка — 2–5 апреля 2026.', '2026-04-06', 'promise in the past', '2026-04-05'],
  ['en', 'The next fair is 2–5 April 2026.', '2026-04-06', 'promise in the past', '2026-04-05'],
  [
    'en',
    'The fair is open to all visitors on 25–27 September.',
    '2025-09-28',
    'promise in the past',
    '2025-09-27',
  ],
  ['en', 'The fair will open on 24 September.', '2025-09-25', 'promise in the past', '2025-09-24'],
  ['en', 'The fair opened on 24 September.', '2025-09-25', 'true', '2025-09-24'],
] as const)('%s: %s on %s', (locale, sentence, today, verdict, day) => {
  expect(judgeSentence(sentence, locale, today, 2025)).toEqual({ verdict, day })
})

test('a year that has gone by; a sentence of no day', () => {
  expect(judgeSentence('Лауреаты прошлого года', 'ru', '2025-12-31', 2025)).toBeNull()
  expect(judgeSentence('Лауреаты прошлого года', 'ru', '2026-01-01', 2025)).toEqual({
    verdict: 'another year',
  })
  expect(judgeSentence('Last year’s laureates', 'en', '2026-01-01', 2025)).toEqual({
    verdict: 'another year',
  })
  expect(judgeSentence('The laureates of last year', 'en', '2026-01-01', 2026)).toBeNull()
  expect(judgeSentence('Вход свободный.', 'ru', '2026-01-01', 2025)).toBeNull()
})

test('a text is read by sentences', () => {
  expect(sentencesIn('Вход с\u00a0набережной. «Купол» открыт!\nДа… Нет')).toEqual([
    'Вход с набережной.',
    '«Купол» открыт!',
    'Да…',
    'Нет',
  ])
})
