import { expect, test } from 'vitest'
import { workNumberOf } from './work-number.ts'

test.each([
  ['31.2', '31.2'],
  [' № 07.2 ', '7.2'],
  ['No.\u00a007.02', '7.2'],
  ['7', null],
  ['7,2', null],
  ['7.2.1', null],
  ['1234.1', null],
  ['', null],
])('«%s» is the work %s', (typed, number) => {
  expect(workNumberOf(typed)).toBe(number)
})
