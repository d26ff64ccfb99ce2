import { describe, expect, test } from 'vitest'
import { baysView } from './bays-view.ts'
import type { ExhibitorState } from './states.ts'

const inTime = new Date('2025-12-13T12:00:00+03:00')
const asked = new Date('2026-01-28T12:00:00+03:00')
const below = (state: ExhibitorState, submittedAt: Date | null, locale: 'ru' | 'en' = 'ru') =>
  baysView({ state, submittedAt }, locale)
    .bays.find(({ name }) => name === 'accepted')
    ?.date.replaceAll('\u00a0', ' ')

describe('below «Принята»', () => {
  test.each<[ExhibitorState, Date | null, string, string]>([
    ['draft', null, 'ответ до 20 января', 'answer by 20 January'],
    ['submitted', inTime, 'ответ до 20 января', 'answer by 20 January'],
    ['in-review', inTime, 'ответ до 20 января', 'answer by 20 January'],
    ['changes-asked', inTime, 'после доработки', 'once corrected'],
    ['submitted', asked, 'ответ придёт письмом', 'answer by e-mail'],
    ['in-review', asked, 'ответ придёт письмом', 'answer by e-mail'],
    ['waiting-list', inTime, 'если освободится место', 'if a place comes free'],
    ['declined', inTime, 'заявка не принята', 'not accepted'],
    ['withdrawn', inTime, 'заявка отозвана', 'withdrawn'],
    ['accepted', inTime, 'ответ получен', 'answer received'],
    ['published', asked, 'ответ получен', 'answer received'],
  ])('of %s submitted at %s stands what is true of it', (state, submittedAt, russian, english) => {
    expect(below(state, submittedAt)).toBe(russian)
    expect(below(state, submittedAt, 'en')).toBe(english)
  })
})
