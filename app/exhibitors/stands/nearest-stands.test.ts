import { expect, test } from 'vitest'
import { stands } from '../../navigator/plan-stands.ts'
import { nearestFree } from './nearest-stands.ts'
import type { StandState, StandView } from './stand-view.ts'

const areaOf = (code: string) => (/^[CE]/.test(code) ? 6 : 9)
function hall(taken: Record<string, StandState> = {}): StandView[] {
  return stands.map(({ code }) => ({
    code,
    hall: 'left-hall',
    areaM2: areaOf(code),
    openSides: 1,
    priceKopecks: 260_000_00,
    state: taken[code] ?? 'free',
  }))
}

const codes = (found: StandView[]) => found.map(({ code }) => code)

test('the neighbours come first, by the way one walks', () => {
  expect(codes(nearestFree('C-04', hall({ 'C-04': 'held' })))).toEqual(['C-03', 'C-05', 'C-02'])
})

test('of the same area alone, and only what is free', () => {
  const found = nearestFree('C-04', hall({ 'C-03': 'held', 'C-05': 'sold', 'C-02': 'not-offered' }))
  // C-10 stands back to back with it: near on the plan, far for whoever walks round the island.
  expect(codes(found)).toEqual(['C-06', 'C-01', 'C-12'])
  expect(nearestFree('A-05', hall({ 'A-05': 'held' })).every(({ areaM2 }) => areaM2 === 9)).toBe(true)
})

test('where none is left none is shown, and an unknown code has no neighbours', () => {
  const full = Object.fromEntries(stands.map(({ code }) => [code, 'sold' as const]))
  expect(nearestFree('C-04', hall(full))).toEqual([])
  expect(nearestFree('Z-99', hall())).toEqual([])
})
