import { describe, expect, test } from 'vitest'
import { eventRowOf } from '../../tests/builders/event-row.ts'
import { neighboursOf } from './neighbours.ts'
import { conflictsOf, dayToOpen, overlap } from './rules.ts'

const at = (time: string, day = '2025-09-26') => new Date(`${day}T${time}:00+03:00`)
const talk = eventRowOf('talk', '15:00–16:15')

test('the programme opens with today while the fair is on, else with all days', () => {
  const days = ['2025-09-24', '2025-09-25', '2025-09-26', '2025-09-27']
  expect(dayToOpen(days, at('10:00', '2025-08-20'))).toBe('all')
  expect(dayToOpen(days, at('00:00', '2025-09-24'))).toBe('2025-09-24')
  expect(dayToOpen(days, at('23:59', '2025-09-27'))).toBe('2025-09-27')
  expect(dayToOpen(days, at('00:00', '2025-09-28'))).toBe('all')
})

describe('two events', () => {
  test.each([
    ['14:00–15:00', false],
    ['14:00–15:01', true],
    ['15:30–15:45', true],
    ['14:00–17:00', true],
    ['16:14–17:00', true],
    ['16:15–17:00', false],
  ] as const)('of 15:00–16:15 and %s overlap: %s', (time, isConflict) => {
    const other = eventRowOf('other', time)
    expect([overlap(talk, other), overlap(other, talk)]).toEqual([isConflict, isConflict])
  })

  test('at the same hour of different days do not', () => {
    expect(overlap(talk, eventRowOf('other', '15:00–16:15', { day: '2025-09-27' }))).toBe(false)
  })
})

test('an event is never in conflict with itself', () => {
  const other = eventRowOf('other', '16:00–17:00')
  expect(conflictsOf(talk, [talk, other])).toEqual([other])
})

test('neighbours are the ones before and after in the hall that day, and all others of the hour', () => {
  const before = eventRowOf('before', '13:00–14:00')
  const after = eventRowOf('after', '17:00–18:00')
  const last = eventRowOf('last', '18:30–20:00')
  const elsewhere = eventRowOf('elsewhere', '15:30–17:00', { hall: 'workshops' })
  const tomorrow = eventRowOf('tomorrow', '15:00–16:00', { day: '2025-09-27' })
  const all = [before, talk, elsewhere, after, last, tomorrow]
  expect(neighboursOf(talk, all)).toEqual({ sameHall: [before, after], sameTime: [elsewhere] })
  expect(neighboursOf(before, all)).toEqual({ sameHall: [talk], sameTime: [] })
})
