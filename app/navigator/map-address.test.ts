import { expect, test } from 'vitest'
import { changedQuery, hashOf, readAddress } from './map-address.ts'
import { isArrow, markTowards } from './mark-walk.ts'
import { markOf, marks } from './marks.ts'
import { placeTexts } from './place-texts.ru.ts'
import { matchesCode, shownMarks } from './shown-marks.ts'
import russian from './texts.ru.ts'

const nothing = {
  chosen: null,
  floor: 'ground',
  query: '',
  show: null,
  section: null,
  from: null,
  to: null,
  tour: null,
  isStepFree: false,
}

test.each([
  ['', '', nothing],
  ['', '#stand-C-07', { ...nothing, chosen: 'C-07' }],
  ['', '#stand-c-07', { ...nothing, chosen: 'C-07' }],
  ['', '#place-cafe', { ...nothing, chosen: 'cafe' }],
  ['', '#place-quiet-room', { ...nothing, chosen: 'quiet-room', floor: 'upper' }],
  ['floor=upper', '#stand-C-07', { ...nothing, chosen: 'C-07', floor: 'upper' }],
  [
    'from=main-entrance&to=C-07&accessible=1',
    '',
    { ...nothing, from: 'main-entrance', to: 'C-07', isStepFree: true },
  ],
  [
    'tour=mine&q=офорт&section=C&show=stands',
    '',
    { ...nothing, tour: 'mine', query: 'офорт', section: 'C', show: 'stands' },
  ],
  ['tour=moon&section=Z&show=all&to=A-99&floor=cellar', '#stand-Z-01', nothing],
])('?%s%s is read as it is meant, and nonsense as nothing', (query, hash, expected) => {
  expect(readAddress(new URLSearchParams(query), hash)).toEqual(expected)
})

test('a change keeps the rest of the query; what becomes empty leaves it', () => {
  const search = new URLSearchParams('q=a&to=C-07')
  expect(changedQuery(search, { q: null, section: 'C' })).toBe('?to=C-07&section=C')
})

test('everything on the plan has an address that leads back to it', () => {
  for (const { id, floor } of marks) {
    expect(readAddress(new URLSearchParams(), hashOf(id))).toEqual({ ...nothing, chosen: id, floor })
  }
})

test('arrows walk to the neighbour', () => {
  const towards = (id: string, arrow: string) => {
    const mark = markOf(id)
    return mark && isArrow(arrow) ? markTowards(mark, arrow)?.id : undefined
  }
  expect(towards('C-07', 'ArrowRight')).toBe('C-08')
  expect(towards('C-08', 'ArrowLeft')).toBe('C-07')
  expect(towards('C-07', 'ArrowUp')).toBe('C-01')
  expect(towards('C-07', 'ArrowDown')).toBe('A-07')
  expect(towards('A-01', 'ArrowLeft')).toBeUndefined()
})

test('arrows reach everything on both floors', () => {
  for (const floor of ['ground', 'upper'] as const) {
    const own = marks.filter(mark => mark.floor === floor)
    const reached = new Set([own[0]?.id])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const id of [...reached]) {
        const mark = markOf(id ?? '')
        for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
          const next = mark && markTowards(mark, arrow)
          if (next) reached.add(next.id)
        }
      }
    }
    expect(own.filter(({ id }) => !reached.has(id))).toEqual([])
  }
})

test('a stand is found by its code however it is typed', () => {
  for (const typed of ['C-07', 'c7', 'C 07', 'с-07', 'с7'])
    expect([typed, matchesCode(typed, 'C-07')]).toEqual([typed, true])
  expect([matchesCode('C-7', 'C-08'), matchesCode('графика', 'C-07')]).toEqual([false, false])
})

test('words, kinds and sections narrow the plan together', () => {
  const exhibitor = {
    code: 'C-07',
    slug: 'paper',
    path: '/participants/paper/',
    name: 'Бумажный ордер',
    type: 'workshop',
    city: 'Москва',
    picture: null,
  } as const
  const shown = (asked: object, favourites: string[] = []) => {
    const all = { query: '', show: null, section: null, ...asked }
    const found = shownMarks(all, new Map([['C-07', exhibitor]]), new Set(favourites), placeTexts, russian)
    return found && [...found]
  }
  expect(shown({})).toBeNull()
  expect(shown({ query: 'бумажн' })).toEqual(['C-07'])
  expect(shown({ query: 'гардероб' })).toEqual(['cloakroom'])
  expect(shown({ show: 'mine' }, ['C-07'])).toEqual(['C-07'])
  expect(shown({ section: 'F' })).toHaveLength(10)
  expect(shown({ show: 'stands' })).toHaveLength(70)
  expect(shown({ show: 'stages' })).toEqual([
    'lecture-hall',
    'small-stage',
    'workshops',
    'rotunda',
    'childrens-area',
  ])
  expect(shown({ query: 'бумажн', show: 'services' })).toEqual([])
})
