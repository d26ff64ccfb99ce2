import { expect, test } from 'vitest'
import type { BlockView } from '../../content/blocks/block-view.ts'
import { heroFirst, homeRuns, placedRuns } from './home-blocks.ts'

const named = (kinds: string) =>
  kinds.split(' ').map(kind => ({ kind, title: kind, ...(kind === 'numbers' && { items: [] }) }) as BlockView)
const told = (kinds: string) =>
  homeRuns(named(kinds))
    .map(({ isWide, groups }) => {
      const inside = groups.map(group => group.map(({ kind }) => kind).join('+')).join(' ')
      return isWide ? inside : `[${inside}]`
    })
    .join(' ')

test('the hero comes first; nothing but the day of the fair stands above it', () => {
  const order = (kinds: string) =>
    heroFirst(named(kinds))
      .map(({ kind }) => kind)
      .join(' ')
  expect(order('today hero text')).toBe('today hero text')
  expect(order('hero today text')).toBe('hero today text')
  expect(order('text today speakers hero')).toBe('today hero text speakers')
  expect(order('text speakers')).toBe('text speakers')
})

test('neighbours share a row; what goes from edge to edge stands outside the margins', () => {
  expect(told('today hero statement numbers text text speakers work tours award')).toBe(
    'today hero [statement numbers text+text speakers] work [tours+award]',
  )
  expect(told('award text tours text')).toBe('[award text tours text]')
  expect(told('text work text')).toBe('[text] work [text]')
})

test('a page that only draws it is told the places of the blocks', () => {
  expect(placedRuns(named('hero statement numbers text text tours'))).toEqual([
    { key: 'hero hero', isWide: true, groups: [{ key: 'hero hero', places: [0], isBelowStatement: false }] },
    {
      key: 'statement statement',
      isWide: false,
      groups: [
        { key: 'statement statement', places: [1], isBelowStatement: false },
        { key: expect.stringContaining('numbers'), places: [2], isBelowStatement: true },
        { key: 'text text', places: [3, 4], isBelowStatement: false },
        { key: 'tours tours', places: [5], isBelowStatement: false },
      ],
    },
  ])
})
