import { expect, test } from 'vitest'
import { boardSearch, isAskedFor, isShown, readBoardFilter } from './board-filter.ts'
import type { BoardRow } from './read-board.server.ts'

const member = '11111111-1111-4111-8111-111111111111'
const row: BoardRow = {
  id: 'a',
  number: 231,
  state: 'in-review',
  name: { ru: 'Вторая доска', en: 'The Second Board' },
  city: 'Вологда',
  section: 'paper',
  artists: ['Пётр Лозняк'],
  judges: [member],
  average: 3.8,
  votes: [],
  conflicts: [],
  asked: 4,
  isDisputed: true,
  decision: null,
}
const filterOf = (query: string) => readBoardFilter(new URLSearchParams(query))
const finds = (query: string) => isAskedFor(row, filterOf(query))

test.each([
  'q=вторая',
  'q=SECOND',
  'q=доска+вологда',
  'q=петр',
  'q=Пётр',
  'q=231',
  'q=Э-231',
  'q=e-231',
  'q=',
  'section=paper',
  `member=${member}`,
  'section=nonsense',
  'q=%00',
])('%s finds it', query => expect(finds(query)).toBe(true))

test.each([
  'q=первая',
  'q=Э-23',
  'q=%25',
  'q=_',
  'q=вторая+москва',
  'section=painting',
  `member=${member.replaceAll('1', '2')}`,
])('%s does not', query => expect(finds(query)).toBe(false))

test('which kind of list it stands in', () => {
  const decided = {
    ...row,
    decision: { decision: 'accept' as const, message: '', changesUntil: null, by: '' },
  }
  const shows = ['all', 'disputed', 'conflicts', 'unvoted', 'undecided', 'accepted'] as const
  expect(shows.filter(show => isShown(row, show))).toEqual(['all', 'disputed', 'unvoted', 'undecided'])
  expect(shows.filter(show => isShown(decided, show))).toEqual(['all', 'disputed', 'unvoted', 'accepted'])
})

test('the address is the filter, and nothing else comes through it', () => {
  const query = `?q=%D0%B0&section=paper&member=${member}&show=disputed&page=3`
  expect(boardSearch(filterOf(query))).toBe(query)
  expect(boardSearch(filterOf('?show=x&page=-1&page=0&section=y&member=z&to=//evil.example'))).toBe('')
  expect(boardSearch(filterOf(query), { application: 'a' })).toBe(`${query}&application=a`)
})
