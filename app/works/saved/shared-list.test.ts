import { expect, test } from 'vitest'
import { listQuery, notesHash, notesIn, numbersIn } from './shared-list.ts'

const fair = '2025-09'
const list = [
  { fair, number: '31.2', note: 'Над диваном?\n<b>«Да»</b> & нет' },
  { fair, number: '41.1', note: '' },
]

test('a list goes through a link and comes back the same', () => {
  expect(listQuery(list)).toBe('?works=31-2,41-1')
  expect(numbersIn(new URLSearchParams(listQuery(list)).get('works'))).toEqual(['31.2', '41.1'])
})

test('notes go behind #, where no server sees them, and come back letter for letter', () => {
  const { hash, left } = notesHash(list)
  expect(hash).toMatch(/^#notes=[\w-]+$/)
  expect(left).toBe(0)
  expect([...notesIn(hash)]).toEqual([['31.2', list[0]?.note]])
  expect(notesHash([]).hash).toBe('')
})

test('ten thousand numbers are fifty, each once', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `${(at % 99) + 1}-${(at % 9) + 1}`).join(',')
  expect(numbersIn(many)).toHaveLength(50)
  expect(numbersIn('31-2,31-2,31-2')).toEqual(['31.2'])
  const works = Array.from({ length: 300 }, (_, at) => ({ number: `${at + 1}.1` }))
  expect(numbersIn(new URLSearchParams(listQuery(works)).get('works'))).toHaveLength(50)
})

test.each([null, '', 'x', '031-2', '31.2', '31-2-1', '<script>', '-1-1', '31-2000'])(
  'what is no number is passed over: %s',
  named => {
    expect(numbersIn(named)).toEqual([])
  },
)

test('a link stays so short that it can be sent: notes that do not fit are counted', () => {
  const works = Array.from({ length: 40 }, (_, at) => ({
    fair,
    number: `${at + 1}.1`,
    note: 'я'.repeat(500),
  }))
  const { hash, left } = notesHash(works)
  expect(hash.length).toBeLessThanOrEqual(6_000)
  expect([...notesIn(hash)]).toHaveLength(40 - left)
  expect(left).toBeGreaterThan(0)
})

test.each([
  '',
  '#',
  '#notes=',
  '#notes=%%%',
  '#notes=bnVsbA',
  '#notes=W251bGwsWzEsMl1d',
  `#notes=${'A'.repeat(9_000)}`,
])('a forged end of a link has no notes: %s', hash => {
  expect([...notesIn(hash)]).toEqual([])
})
