import { describe, expect, test } from 'vitest'
import { eventRowOf } from '../../tests/builders/event-row.ts'
import { choiceQuery, fits, hasFilters, readChoice, withoutFilters, withToggled } from './filters.ts'

const talk = eventRowOf('talk', '15:00–16:15')
const show = eventRowOf('show', '16:00–17:15', {
  format: 'show',
  hall: 'small-stage',
  languages: ['ru', 'en'],
})
const smalti = eventRowOf('smalti', '15:30–17:00', {
  format: 'master-class',
  hall: 'workshops',
  isPaid: true,
})
const family = eventRowOf('family', '11:30–12:30', {
  day: '2025-09-25',
  format: 'master-class',
  audience: 'children',
})
const all = [family, talk, smalti, show]
const now = new Date('2025-09-26T16:05:00+03:00')
const choice = (query: string) => readChoice(new URLSearchParams(query), all)
const shown = (query: string) => all.filter(event => fits(event, choice(query), now)).map(({ slug }) => slug)

describe('an address', () => {
  test.each([
    '?',
    '?day=26',
    '?day=all',
    '?day=26&format=talk,show&hall=small-stage&audience=children&language=en&price=paid&now=1&view=grid',
  ])('%s says the same after it was read', query => {
    expect(choiceQuery(choice(query))).toBe(query)
  })

  test('that names what there is not is read without it', () => {
    const query = '?day=31&format=opera,talk,talk&hall=<script>&price=0&now=yes&view=wall'
    expect(choiceQuery(choice(query))).toBe('?format=talk')
  })
})

describe('events', () => {
  test('of one kind any may fit, of all kinds each must', () => {
    expect(shown('?format=talk,show')).toEqual(['talk', 'show'])
    expect(shown('?format=talk,show&language=en')).toEqual(['show'])
    expect(shown('?format=talk&language=en')).toEqual([])
  })

  test.each([
    ['?hall=workshops', ['smalti']],
    ['?audience=children', ['family']],
    ['?price=paid', ['smalti']],
    ['?price=free', ['family', 'talk', 'show']],
    ['?language=ru', ['family', 'talk', 'smalti', 'show']],
    ['?now=1', ['talk', 'smalti', 'show']],
    ['?now=1&price=free', ['talk', 'show']],
  ])('%s', (query, slugs) => {
    expect(shown(query)).toEqual(slugs)
  })

  test('are counted for a chip as if its own kind were not chosen', () => {
    const asked = choice('?format=talk&price=free')
    expect(all.filter(event => fits(event, asked, now, 'format')).map(({ slug }) => slug)).toEqual([
      'family',
      'talk',
      'show',
    ])
  })
})

test('a chip pressed twice leaves the address as it was', () => {
  const once = withToggled(choice('?format=talk'), 'format', 'show')
  expect(choiceQuery(once)).toBe('?format=talk,show')
  expect(choiceQuery(withToggled(once, 'format', 'show'))).toBe('?format=talk')
})

test('a reset leaves day and view, which are no filters', () => {
  const asked = choice('?day=26&format=talk&now=1&view=grid')
  expect([hasFilters(asked), hasFilters(withoutFilters(asked))]).toEqual([true, false])
  expect(choiceQuery(withoutFilters(asked))).toBe('?day=26&view=grid')
})
