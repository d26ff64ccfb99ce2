import { expect, test } from 'vitest'
import { figure } from './figures.ts'
import { queryOf, readChoices, readNumber, usual, type WallChoices } from './wall-choices.ts'

const read = (query: string) => readChoices(new URLSearchParams(query))

test('what an address says is what is shown, and the other way round', () => {
  const chosen: WallChoices = {
    below: 'table',
    wallCm: 420,
    centreCm: 160,
    colour: 'graphite',
    beside: '31.2',
    gapCm: 35,
  }
  expect(queryOf(chosen)).toBe('?below=table&wall=420&centre=160&colour=graphite&with=31-2&gap=35')
  expect(read(queryOf(chosen))).toEqual(chosen)
  expect(queryOf(usual)).toBe('')
  expect(read('')).toEqual(usual)
})

test.each([
  'below=bed&colour=red',
  'wall=99&centre=301&gap=201',
  'wall=1e2&centre=-40&gap=2.5',
  'wall=٣٠٠&with=<script>&number=0.0',
  'with=1000-1&colour=constructor',
  `wall=${'9'.repeat(5_000)}&with=${'1-'.repeat(5_000)}`,
])('odd values are as if they were not there: %#', query => {
  expect(read(query)).toEqual(usual)
})

test('a number is understood as the catalogue writes it, as the address does, and as people type it', () => {
  for (const text of ['31.2', '31-2', ' 31,2 ', '№ 31.2', 'No. 31.2', '031.2'])
    expect(readNumber(text)).toBe('31.2')
  for (const text of [null, '', '31', '31.', '.2', '31.2.1', '0.1', 'work 31.2'])
    expect(readNumber(text)).toBeNull()
})

test('a number typed stands before one picked', () => {
  expect(read('with=31-1&number=31.2').beside).toBe('31.2')
  expect(read('with=31-1&number=').beside).toBe('31.1')
})

test('millimetres are written as each language writes them', () => {
  expect([figure(37.5, 'ru'), figure(37.5, 'en'), figure(-12.04, 'ru'), figure(155, 'en')]).toEqual([
    '37,5',
    '37.5',
    '12',
    '155',
  ])
})
