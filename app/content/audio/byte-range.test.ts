import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-', { from: 0, to: 999 }],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=600-5000', { from: 600, to: 999 }],
  ['bytes=999-999', { from: 999, to: 999 }],
  ['bytes=-200', { from: 800, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['seconds=1-2', null],
  [null, null],
])('of a thousand bytes %s is %o', (header, range) => {
  expect(byteRange(header, 1000)).toEqual(range)
})
