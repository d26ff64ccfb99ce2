import { expect, test } from 'vitest'
import type { EventRow } from '../content/events/event-row.ts'
import { autumn2025 } from '../editions/edition.ts'
import { firstDayShown, nowAndNext, rowsByDay } from './home-programme.ts'

const at = (instant: string) => new Date(`${instant}+03:00`)
const event = (day: string, hour: number) =>
  ({ slug: `${day}-${hour}`, day, endsAt: at(`${day}T${hour}:00:00`).toISOString() }) as EventRow

test.for([
  ['2025-08-20T10:00:00', '2025-09-25'],
  ['2025-09-23T23:59:59', '2025-09-25'],
  ['2025-09-24T00:00:00', '2025-09-24'],
  ['2025-09-26T12:00:00', '2025-09-26'],
  ['2025-09-27T23:59:59', '2025-09-27'],
  ['2025-09-28T00:00:00', '2025-09-25'],
] as const)('at %s the home page opens at %s', ([moment, day]) => {
  expect(firstDayShown(autumn2025, at(moment))).toBe(day)
})

test('five events of a day, from its morning to its evening', () => {
  const day = Array.from({ length: 10 }, (_, hour) => event('2025-09-25', hour + 11))
  const shown = rowsByDay(day, at('2025-08-20T10:00:00')).get('2025-09-25')
  expect(shown?.map(({ slug }) => slug)).toEqual([11, 13, 15, 17, 19].map(hour => `2025-09-25-${hour}`))
})

test('what has ended today is gone; tomorrow is whole', () => {
  const events = [event('2025-09-25', 12), event('2025-09-25', 15), event('2025-09-26', 12)]
  const rows = rowsByDay(events, at('2025-09-25T12:00:00'))
  expect(rows.get('2025-09-25')?.map(({ slug }) => slug)).toEqual(['2025-09-25-15'])
  expect(rows.get('2025-09-26')).toHaveLength(1)
})

test('on a day of the fair it tells what is on and the next three; on other days nothing', () => {
  const talk = (from: string, to: string) =>
    ({
      slug: from,
      day: '2025-09-26',
      startsAt: at(`2025-09-26T${from}:00`).toISOString(),
      endsAt: at(`2025-09-26T${to}:00`).toISOString(),
    }) as EventRow
  const events = [
    talk('15:00', '16:00'),
    talk('11:00', '12:00'),
    talk('12:00', '13:00'),
    talk('12:30', '14:00'),
    talk('13:00', '14:00'),
    talk('17:00', '18:00'),
  ]
  const told = (moment: string) => {
    const found = nowAndNext(events, autumn2025, at(moment))
    return found && [found.on.map(({ slug }) => slug), found.next.map(({ slug }) => slug)]
  }
  expect(told('2025-09-26T12:00:00')).toEqual([['12:00'], ['12:30', '13:00', '15:00']])
  expect(told('2025-09-26T13:00:00')).toEqual([
    ['12:30', '13:00'],
    ['15:00', '17:00'],
  ])
  expect(told('2025-09-26T18:00:00')).toBeNull()
  expect(told('2025-09-23T12:00:00')).toBeNull()
})
