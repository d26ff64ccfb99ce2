import { expect, test } from 'vitest'
import { concerns, type Happened, newsOf } from './news.ts'
import type { EventFacts } from './tables.ts'

const at = (from: string, hall = 'lecture-hall'): EventFacts => ({
  startsAt: new Date(`2025-09-26T${from}:00+03:00`).toISOString(),
  endsAt: new Date(`2025-09-26T21:00:00+03:00`).toISOString(),
  hall,
})
let id = 0
const row = (kind: Happened['kind'], was: EventFacts | null, now: EventFacts | null, eventSlug = 'talk') => ({
  id: ++id,
  eventSlug,
  kind,
  was,
  now,
  happenedAt: new Date('2025-09-26T17:00:00+03:00'),
})
const told = (...rows: Happened[]) => newsOf(rows).map(({ kind, was, now }) => ({ kind, was, now }))

test('an hour that was changed twice is one change, from the first to the last', () => {
  const rows = [row('moved', at('18:30'), at('18:40')), row('moved', at('18:40'), at('18:45'))]
  expect(told(...rows)).toEqual([{ kind: 'moved', was: at('18:30'), now: at('18:45') }])
  expect(newsOf(rows)[0]?.id).toBe(rows[1]?.id)
})

test('what came back to where it was is no news', () => {
  expect(told(row('moved', at('18:30'), at('18:45')), row('moved', at('18:45'), at('18:30')))).toEqual([])
  expect(told(row('cancelled', at('18:30'), null), row('added', null, at('18:30')))).toEqual([])
  expect(told(row('added', null, at('18:30')), row('cancelled', at('18:30'), null))).toEqual([])
})

test('what was taken off and put back at another hour was moved', () => {
  expect(told(row('cancelled', at('18:30'), null), row('added', null, at('19:00')))).toEqual([
    { kind: 'moved', was: at('18:30'), now: at('19:00') },
  ])
})

test('another hour and another hall are two pieces of news, until it is called off', () => {
  const both = [
    row('moved', at('18:30'), at('18:45', 'rotunda')),
    row('place', at('18:30'), at('18:45', 'rotunda')),
  ]
  expect(told(...both).map(({ kind }) => kind)).toEqual(['place', 'moved'])
  expect(told(...both, row('cancelled', at('18:45', 'rotunda'), null))).toEqual([
    { kind: 'cancelled', was: at('18:30'), now: null },
  ])
})

test('the last word on each event comes first; a day is concerned by what leaves it and what comes', () => {
  const news = newsOf([
    row('moved', at('18:30'), at('18:45'), 'one'),
    row('moved', at('12:00'), at('13:00'), 'other'),
  ])
  expect(news.map(({ eventSlug }) => eventSlug)).toEqual(['other', 'one'])
  const tomorrow = { ...at('12:00'), startsAt: '2025-09-27T09:00:00.000Z' }
  expect(
    ['2025-09-25', '2025-09-26', '2025-09-27'].map(day => concerns({ was: at('12:00'), now: tomorrow }, day)),
  ).toEqual([false, true, true])
})
