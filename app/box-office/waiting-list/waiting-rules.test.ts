import { expect, test } from 'vitest'
import { toTell, waitingState } from './waiting-rules.ts'

const now = new Date('2025-09-20T12:00:00Z')
const full = {
  kind: 'class',
  startsAt: new Date('2025-09-25T09:00:00Z'),
  capacity: 12,
  taken: 12,
  calledOffAt: null,
  closedAt: null,
}

test('one waits for a full class, and for nothing else', () => {
  expect(waitingState(full, now)).toBe('full')
  expect(waitingState({ ...full, taken: 11 }, now)).toBe('free')
  expect(waitingState({ ...full, kind: 'entry' }, now)).toBe('closed')
  expect(waitingState({ ...full, calledOffAt: now }, now)).toBe('closed')
  expect(waitingState({ ...full, closedAt: now }, now)).toBe('closed')
  expect(waitingState({ ...full, startsAt: now }, now)).toBe('closed')
  expect(waitingState(undefined, now)).toBe('closed')
})

test('as many are told as there are places of which nobody has been told lately', () => {
  expect(toTell({ left: 0, toldLately: 0 })).toBe(0)
  expect(toTell({ left: 3, toldLately: 1 })).toBe(2)
  expect(toTell({ left: 1, toldLately: 4 })).toBe(0)
})
