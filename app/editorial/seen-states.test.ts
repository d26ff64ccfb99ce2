import { expect, test } from 'vitest'
import { seenStates } from './seen-states.ts'

const live = { question: { ru: 'Где поесть?', en: 'Where can I eat?' } }

test('what visitors find of a record, language by language', () => {
  const both = { live, seenIn: ['ru', 'en'] as const, stale: {} }
  const of = (more: Partial<Parameters<typeof seenStates>[0]>) =>
    seenStates({ ...both, seenIn: ['ru', 'en'], ...more })
  expect(of({})).toEqual({ ru: 'on-site', en: 'on-site' })
  expect(of({ seenIn: ['en'] })).toEqual({ ru: 'withdrawn', en: 'on-site' })
  expect(of({ seenIn: [] })).toEqual({ ru: 'withdrawn', en: 'withdrawn' })
  expect(of({ live: null, seenIn: [] })).toEqual({ ru: 'draft', en: 'draft' })
})

test('a translation is older for visitors once the new original is on the site', () => {
  const seenIn = ['ru', 'en'] as ('ru' | 'en')[]
  const isStale = { question: 'Где пообедать?' }
  expect(seenStates({ live, seenIn, stale: isStale })).toEqual({ ru: 'on-site', en: 'stale' })
  // What has changed in the draft alone nobody sees yet.
  expect(seenStates({ live, seenIn, stale: { question: 'Где поесть?' } })).toEqual({
    ru: 'on-site',
    en: 'on-site',
  })
  expect(seenStates({ live, seenIn: ['ru'], stale: isStale })).toEqual({ ru: 'on-site', en: 'withdrawn' })
})
