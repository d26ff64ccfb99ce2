import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Scan } from '../box-office/tickets/judge-entry.ts'
import { mergeScans } from './merge-scans.ts'

const scan = (nonce: string, moment: string, more: Partial<Scan> = {}): Scan => ({
  nonce,
  code: 'A',
  gate: 'Портик',
  at: new Date(`2025-09-${moment}+03:00`),
  isAdmitted: true,
  ...more,
})

test('the same reading uploaded twice counts once', () => {
  const first = scan('n-1', '26T11:00:00')
  const second = scan('n-2', '26T11:05:00', { code: 'B' })
  expect(mergeScans([first], [first, second, second])).toEqual({
    scans: [first, second],
    fresh: [second],
    conflicts: [],
  })
})

test('two gates that let the same ticket in are reported, and neither is lost', () => {
  const portico = scan('n-1', '26T11:00:00')
  const court = scan('n-2', '26T10:59:00', { gate: 'Двор' })
  expect(mergeScans([portico], [court])).toEqual({
    scans: [court, portico],
    fresh: [court],
    conflicts: [{ code: 'A', day: '2025-09-26', entries: [court, portico] }],
  })
})

test('an open date on two days, midnight of Moscow between, and a refused reading are no conflict', () => {
  const scans = [
    scan('n-1', '25T23:59:59'),
    scan('n-2', '26T00:00:00'),
    scan('n-3', '26T12:00:00', { isAdmitted: false }),
  ]
  expect(mergeScans([], scans).conflicts).toEqual([])
})

test('whoever uploads first, everybody ends with the same list', () => {
  const scans = fc.uniqueArray(
    fc.record({
      nonce: fc.integer({ min: 0, max: 30 }).map(String),
      code: fc.constantFrom('A', 'B'),
      gate: fc.constantFrom('Портик', 'Двор'),
      at: fc.constantFrom(new Date('2025-09-26T11:00:00+03:00'), new Date('2025-09-27T11:00:00+03:00')),
      isAdmitted: fc.boolean(),
    }),
    { selector: ({ nonce }) => nonce },
  )
  fc.assert(
    fc.property(scans, fc.nat(), (all, cut) => {
      const some = all.slice(0, cut % (all.length + 1))
      const rest = all.slice(some.length)
      const merged = mergeScans(some, rest)
      expect({ ...mergeScans(rest, some), fresh: merged.fresh }).toEqual(merged)
      expect(merged.scans).toHaveLength(all.length)
      expect(mergeScans(merged.scans, all)).toEqual({ ...merged, fresh: [] })
    }),
  )
})
