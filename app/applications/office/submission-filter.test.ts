import { expect, test } from 'vitest'
import { filterSearch, readFilter } from './submission-filter.ts'

const nothing = { query: '', form: '', state: '', delivery: '', from: '', to: '' }
const read = (search: string) => readFilter(new URLSearchParams(search))

test('what was asked stands in the address, and is read back the same', () => {
  const filter = read(
    'q= Анна &form=volunteer&state=in-work&delivery=set-aside&from=2025-08-01&to=2025-08-20&page=3',
  )
  expect(filter).toEqual({
    query: 'Анна',
    form: 'volunteer',
    state: 'in-work',
    delivery: 'set-aside',
    from: '2025-08-01',
    to: '2025-08-20',
  })
  expect(read(filterSearch(filter, 3))).toEqual(filter)
  expect(new URLSearchParams(filterSearch(filter, 3)).get('page')).toBe('3')
})

test('what is no answer is not asked', () => {
  expect(read('q=%20&form=../&state=lost&delivery=maybe&from=2025-02-31&to=9999-99-99')).toEqual(nothing)
  expect([filterSearch(read('')), filterSearch(read('state=new'))]).toEqual(['', '?state=new'])
})
