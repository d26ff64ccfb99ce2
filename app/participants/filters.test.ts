import { expect, test } from 'vitest'
import { type Filters, isFiltered, noFilters, queryOf, readFilters } from './filters.ts'

const cities = [
  { key: 'moscow', name: 'Москва' },
  { key: 'st-petersburg', name: 'Санкт-Петербург' },
]
const read = (query: string) => readFilters(new URLSearchParams(query), cities)

test('what is asked for goes into the address and comes back the same', () => {
  const filters: Filters = {
    q: 'Анна & Ко',
    section: 'paper',
    type: 'gallery',
    city: 'st-petersburg',
    letter: 'Я',
    mine: true,
    page: 3,
  }
  expect(read(queryOf(filters))).toEqual(filters)
  expect(queryOf({ ...noFilters, section: 'paper', type: 'gallery' })).toBe('?section=paper&type=gallery')
})

test('nothing asked for leaves the address bare', () => {
  expect(queryOf(noFilters)).toBe('')
  expect(queryOf({ ...noFilters, q: '  ' })).toBe('')
})

test('an honest form leaves its empty fields in the address, and they mean nothing', () => {
  expect(read('q=&city=&type=&section=&letter=')).toEqual(noFilters)
})

test.each([
  ['section=basement'],
  ['type=collector'],
  ['city=atlantis'],
  ['letter=AB'],
  ['letter=7'],
  ['mine=yes'],
  ['page=0'],
  ['page=-2'],
  ['page=1.5'],
  ['page=1e9'],
  ['unknown=1'],
])('%s is no filter', query => {
  expect(read(query)).toEqual(noFilters)
})

test('a letter may be small, and a query is cut where nobody types further', () => {
  expect(read('letter=я').letter).toBe('Я')
  expect(read(`q=${'а'.repeat(500)}`).q).toHaveLength(80)
})

test('an open portion of the list is not a filter, anything else is', () => {
  expect(isFiltered({ ...noFilters, page: 2 })).toBe(false)
  expect(isFiltered({ ...noFilters, mine: true })).toBe(true)
  expect(isFiltered({ ...noFilters, q: 'а' })).toBe(true)
})
