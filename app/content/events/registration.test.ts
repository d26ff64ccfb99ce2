import { describe, expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import {
  isBookable,
  type Registration,
  registrationOf,
  registrationPath,
  registrationState,
} from './registration.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)
const workshop = {
  slug: 'build-a-portico',
  audience: 'children',
  startsAt: at('2025-09-25T11:30:00'),
  capacity: 12,
  needsRegistration: true,
}
const meeting = { ...workshop, slug: 'evening-class', audience: 'professionals' }

describe('a place of its own', () => {
  const registration = registrationOf(workshop, autumn2025, 'left') as Registration
  test.each([
    ['2025-05-01T12:00:00', 'soon'],
    ['2025-08-20T10:00:00', 'open'],
    ['2025-09-25T11:29:59', 'open'],
    ['2025-09-25T11:30:00', 'closed'],
    ['2025-10-01T12:00:00', 'closed'],
  ])('%s: %s', (moment, state) => expect(registrationState(registration, at(moment))).toBe(state))

  test('is full when none is left, and closed when they are withdrawn', () => {
    const now = at('2025-08-20T10:00:00')
    expect(registrationState({ ...registration, places: 'none' }, now)).toBe('full')
    expect(registrationState({ ...registration, places: 'withdrawn' }, now)).toBe('closed')
    // Before and after, nobody is told of places.
    expect(registrationState({ ...registration, places: 'none' }, at('2025-05-01T12:00:00'))).toBe('soon')
    expect(registrationState({ ...registration, places: 'none' }, at('2025-09-26T12:00:00'))).toBe('closed')
  })

  test('is booked on the page of the event', () => {
    expect(registrationPath(registration, `/program/${workshop.slug}/`)).toBe(
      '/program/build-a-portico/#book-class-build-a-portico',
    )
  })
})

test('the events of the professional day follow its own registration', () => {
  const registration = registrationOf(meeting, autumn2025, 'left') as Registration
  expect(registration.slot).toBeNull()
  const states = ['2025-06-01T23:59:59', '2025-06-02T00:00:00', '2025-08-15T23:59:59', '2025-08-16T00:00:00']
  expect(states.map(moment => registrationState(registration, at(moment)))).toEqual([
    'soon',
    'open',
    'open',
    'closed',
  ])
  expect(registrationPath(registration, `/program/${meeting.slug}/`)).toBe('/convention/')
})

test('where a ticket is enough there is nothing to register for', () => {
  expect(registrationOf({ ...workshop, needsRegistration: false }, autumn2025, 'left')).toBeNull()
  expect(isBookable({ ...workshop, needsRegistration: false })).toBe(false)
  expect(isBookable({ ...workshop, capacity: null })).toBe(false)
  expect(isBookable(workshop)).toBe(true)
})
