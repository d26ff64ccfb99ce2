import { expect, test } from 'vitest'
import { countsOf, type Tally } from './counts.ts'

const tally = (more: Partial<Tally>): Tally => ({
  hour: 11,
  gate: 'main-entrance',
  verdict: 'admit',
  reason: null,
  product: 'day',
  readings: 1,
  people: more.readings ?? 1,
  ...more,
})

test('entries are counted by hour, gate and ticket, refusals by their reason', () => {
  const counts = countsOf('2025-09-26', [
    tally({ readings: 40 }),
    tally({ hour: 13, gate: 'courtyard-entrance', product: 'child', readings: 60 }),
    tally({ hour: 13, product: 'tour', readings: 2, people: 8 }),
    tally({ hour: 13, reason: 'already-in', readings: 1 }),
    tally({ hour: 12, verdict: 'refuse', reason: 'wrong-day', product: 'day', readings: 3 }),
    tally({ hour: 12, verdict: 'refuse', reason: 'unknown', product: null, readings: 5 }),
  ])
  expect(counts).toEqual({
    day: '2025-09-26',
    inside: 100,
    entries: 103,
    hours: [
      { hour: 11, entries: 40 },
      { hour: 12, entries: 0 },
      { hour: 13, entries: 63 },
    ],
    gates: [
      { gate: 'courtyard-entrance', entries: 60 },
      { gate: 'main-entrance', entries: 43 },
    ],
    products: [
      { product: 'child', entries: 60 },
      { product: 'day', entries: 41 },
      { product: 'tour', entries: 2 },
    ],
    refusals: [
      { reason: 'unknown', readings: 5 },
      { reason: 'wrong-day', readings: 3 },
    ],
    conflicts: 1,
  })
})

test('before the doors open everything is nought', () => {
  const nothing = { hours: [], gates: [], products: [], refusals: [] }
  expect(countsOf('2025-09-26', [])).toEqual({
    day: '2025-09-26',
    inside: 0,
    entries: 0,
    conflicts: 0,
    ...nothing,
  })
})
