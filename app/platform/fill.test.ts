import { expect, test } from 'vitest'
import { fill, type TextsOf } from './fill.ts'
import { plural } from './plurals.ts'

const russian = {
  plain: 'Поиск',
  one: 'Стенд {code}',
  two: '{from}–{to} из {to}',
  places: {
    one: 'ещё {count} место',
    few: 'ещё {count} места',
    many: 'ещё {count} мест',
    other: 'ещё {count} места',
  },
  lines: ['АНО', 'ОГРН'],
} as const
type Texts = TextsOf<typeof russian>

const english: Texts = {
  plain: 'Search',
  one: '{code}, a stand',
  two: '{to}: {from}',
  places: { one: '{count} place more', other: '{count} places more' },
  lines: ['A', 'B', 'C'],
}

test('every hole is filled, as often as it stands there', () => {
  expect(fill(english.one, { code: 'A-12' })).toBe('A-12, a stand')
  expect(fill(russian.two, { from: 1, to: 20 })).toBe('1–20 из 20')
  expect(fill(plural(5, 'en', english.places), { count: 5 })).toBe('5 places more')
})

test('what is put in is taken as it is', () => {
  expect(fill(english.one, { code: '$& {code}' })).toBe('$& {code}, a stand')
})

test('the compiler asks for the values that a text has holes for', () => {
  // @ts-expect-error a value is missing
  expect(fill(english.two, { from: 1 })).toBe('{to}: 1')
  // @ts-expect-error a value too many
  expect(fill(english.one, { code: 'A-12', hall: 'B' })).toBe('A-12, a stand')
  // @ts-expect-error no text of ours has holes that no type knows
  expect(fill('{code}' as string, { code: 'A-12' })).toBe('A-12')
  // @ts-expect-error nothing to fill
  expect(fill(english.plain, { code: 'A-12' })).toBe('Search')
  const either = english.plain.length > 3 ? english.one : english.two
  // @ts-expect-error either text may come
  expect(fill(either, { code: 'A-12' })).toBe('A-12, a stand')
  expect(fill(either, { code: 'A-12', from: 1, to: 2 })).toBe('A-12, a stand')
})

test('the compiler asks a translation for the same keys and the same holes', () => {
  const wrong: Texts = {
    // @ts-expect-error a text of another kind
    plain: 12,
    // @ts-expect-error {code} is missing
    one: 'A stand',
    // @ts-expect-error {to} is missing
    two: '{from}',
    places: {
      one: '{count} place more',
      // @ts-expect-error {count} is missing
      other: 'more places',
    },
    lines: [],
  }
  // @ts-expect-error keys are missing
  const short: Texts = { plain: 'Search' }
  expect([wrong, short]).toHaveLength(2)
})
