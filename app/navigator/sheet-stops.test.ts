import { expect, test } from 'vitest'
import { stopAfterPull, stopBeside, stopHeights } from './sheet-stops.ts'

test('a sheet rests at 150, at 424 and over the whole stage; on a low screen half of it is less', () => {
  expect(stopHeights(708)).toEqual({ folded: 150, half: 424, full: 708 })
  expect(stopHeights(500)).toEqual({ folded: 150, half: 310, full: 500 })
})

test('it comes to rest where it was pulled to, and a little beyond', () => {
  expect(stopAfterPull(708, 150, 180)).toBe('folded')
  expect(stopAfterPull(708, 150, 260)).toBe('half')
  expect(stopAfterPull(708, 150, 600)).toBe('full')
  expect(stopAfterPull(708, 424, 290)).toBe('folded')
  expect(stopAfterPull(708, 708, 600)).toBe('half')
})

test('buttons go one stop at a time and end where the sheet does', () => {
  expect([stopBeside('folded', 1), stopBeside('half', 1), stopBeside('full', 1)]).toEqual([
    'half',
    'full',
    'full',
  ])
  expect([stopBeside('full', -1), stopBeside('folded', -1)]).toEqual(['half', 'folded'])
})
