import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startClock } from './clock.server.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('the fair’s clock starts where it is told and runs on from there', () => {
  const clock = startClock('2025-08-20T10:00:00+03:00')
  expect(clock.now()).toEqual(new Date('2025-08-20T07:00:00Z'))
  vi.setSystemTime(new Date('2031-01-01T00:01:30Z'))
  expect(clock.now()).toEqual(new Date('2025-08-20T07:01:30Z'))
})

test('untold, it is the real time', () => {
  const clock = startClock()
  expect(clock.now()).toEqual(new Date('2031-01-01T00:00:00Z'))
  vi.setSystemTime(new Date('2031-01-02T00:00:00Z'))
  expect(clock.now()).toEqual(new Date('2031-01-02T00:00:00Z'))
})
