import { expect, test } from 'vitest'
import type { EventRow } from '../content/events/event-row.ts'
import { autumn2025 } from '../editions/edition.ts'
import { firstDayShown, rowsByDay } from './home-programme.ts'

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
