import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { refundLadder } from './refund-ladder.ts'

test('the ladder of the edition in three lines', () => {
  expect(refundLadder(autumn2025, 'ru')).toEqual([
    'Больше 10\u00a0дней до\u00a0визита\u00a0— 100\u00a0%, 6–10\u00a0— 50\u00a0%,',
    '4–5\u00a0— 30\u00a0%, 3\u00a0и\u00a0меньше\u00a0— 0\u00a0% цены.',
    'Выплата в\u00a0течение 14\u00a0календарных дней после получения всех документов.',
  ])
  expect(refundLadder(autumn2025, 'en')).toEqual([
    'More than 10\u00a0days before: 100%, 6–10: 50%,',
    '4–5: 30%, 3\u00a0or fewer: 0% of the price.',
    'Paid within 14\u00a0calendar days of our receiving all the documents.',
  ])
})

test('another fair may have another', () => {
  const refunds = [
    { minDays: 2, percent: 90 },
    { minDays: 1, percent: 40 },
    { minDays: 0, percent: 0 },
  ]
  expect(refundLadder({ ...autumn2025, refunds }, 'ru').slice(0, 2)).toEqual([
    'Больше 1\u00a0дня до\u00a0визита\u00a0— 90\u00a0%, 1\u00a0— 40\u00a0%,',
    '0\u00a0и\u00a0меньше\u00a0— 0\u00a0% цены.',
  ])
})
