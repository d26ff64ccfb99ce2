import { expect, test } from 'vitest'
import type { BlockView } from '../../content/blocks/block-view.ts'
import { heroFirst, homeRuns } from './home-blocks.ts'

const named = (kinds: string) => kinds.split(' ').map(kind => ({ kind, title: kind }) as BlockView)
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
