import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { pickerOffer } from './picker-offer.ts'
import { chosenLines, chosenTime, ticketsIn } from './ticket-choice.ts'

const offer = pickerOffer(autumn2025, new Date('2025-08-20T10:00:00+03:00'), 'ru')
const sum = (values: Record<string, string>) =>
  chosenLines(offer, values).reduce(
    (kopecks, { quantity, unitKopecks }) => kopecks + quantity * unitKopecks,
    0,
  )
const family = {
  'quantity-day': '2',
  'quantity-concession': '1',
  'quantity-child': '1',
  'quantity-free': '1',
}

test('the sum follows the time; without one there is none', () => {
  expect(sum(family)).toBe(0)
  expect(sum({ ...family, day: '2025-09-26', window: 'before' })).toBe(5_900_00)
  expect(sum({ ...family, day: '2025-09-26', window: 'after' })).toBe(6_900_00)
  // Children and free tickets are for a day: an open date leaves them out.
  expect(sum({ ...family, day: 'open-date', window: 'after' })).toBe(15_000_00)
  expect(ticketsIn(offer, family)).toBe(5)
})

test('nonsense in a number counts as nothing', () => {
  expect(ticketsIn(offer, { 'quantity-day': '1.5', 'quantity-child': '-2', 'quantity-free': 'two' })).toBe(0)
  expect(chosenTime({ day: '2025-09-26' })).toBe(null)
})

test('a day is offered as long as one can come in on it', () => {
  const days = (now: string) => pickerOffer(autumn2025, new Date(now), 'en').days.map(({ day }) => day)
  expect(days('2025-09-25T20:59:59+03:00')).toEqual(['2025-09-25', '2025-09-26', '2025-09-27'])
  expect(days('2025-09-25T21:00:00+03:00')).toEqual(['2025-09-26', '2025-09-27'])
  expect(pickerOffer(autumn2025, new Date('2025-09-25T14:00:00+03:00'), 'en').over).toEqual([
    '2025-09-25-before',
  ])
})
