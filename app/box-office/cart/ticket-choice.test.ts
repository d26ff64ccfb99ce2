import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { pickerOffer } from './picker-offer.ts'
import { chosenInShort, chosenLines, chosenTime, ticketsIn } from './ticket-choice.ts'

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

test('a tour is for the whole party, on a day of its tickets; sold whole it is paid once', () => {
  const departure = (id: number, type: string, day: string) => ({
    id,
    type,
    day,
    startsAt: `${day}T12:00:00+03:00`,
    minutes: 60,
    languages: ['ru' as const],
    route: 'Линия и пятно',
    guide: 'Анна Ветрова',
  })
  const departures = [
    departure(1, 'group', '2025-09-25'),
    departure(2, 'individual', '2025-09-25'),
    departure(3, 'group', '2025-08-20'),
  ]
  const now = new Date('2025-08-20T13:00:00+03:00')
  const withTours = pickerOffer(autumn2025, now, 'ru', { departures })
  const cost = (values: Record<string, string>) =>
    chosenLines(withTours, { 'quantity-day': '3', window: 'before', ...values }).map(
      ({ quantity, unitKopecks }) => quantity * unitKopecks,
    )
  expect(cost({ day: '2025-09-25', tour: 'group:departure-1' })).toEqual([6_300_00, 1_500_00])
  expect(cost({ day: '2025-09-25', tour: 'individual:departure-2' })).toEqual([6_300_00, 10_000_00])
  expect(cost({ day: '2025-09-26', tour: 'group:departure-1' })).toEqual([6_300_00])
  expect(cost({ day: 'open-date', tour: 'group:departure-1' })).toEqual([18_000_00, 1_500_00])
  // The sum says what is bought, as the cart will.
  const chosen = chosenLines(withTours, {
    'quantity-day': '3',
    window: 'before',
    day: '2025-09-25',
    tour: 'group:departure-1',
  })
  expect(chosen.map(({ name }) => name)).toEqual(['Полный', 'Групповая экскурсия, 12:00'])
  // So does the head of the page, before there is a time and a sum; a tour of another day is none.
  const short = (values: Record<string, string>) =>
    chosenInShort(withTours, { 'quantity-day': '3', 'quantity-child': '1', ...values })
  const tickets = '3\u00a0×\u00a0Полный, 1\u00a0×\u00a0Детский'
  expect(short({})).toEqual({ tickets, tour: null })
  expect(short({ day: '2025-09-25', tour: 'group:departure-1' })).toEqual({
    tickets,
    tour: 'Групповая экскурсия, 12:00',
  })
  expect(short({ day: '2025-09-26', tour: 'group:departure-1' }).tour).toBe(null)
  expect(chosenInShort(withTours, {})).toEqual({ tickets: null, tour: null })
  // What has left is not offered.
  expect(withTours.tours.flatMap(one => one.departures.map(({ slot }) => slot))).toEqual([
    'departure-1',
    'departure-2',
  ])
})
