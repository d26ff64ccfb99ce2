import { expect, test } from 'vitest'
import { spring2026 } from '../../../tests/builders/exhibitors/spring-2026.ts'
import { standRefusal } from './refusals.ts'
import { standWindow } from './stand-window.ts'

const window = standWindow(2, spring2026)

test('a refusal says what, in both languages, and when it speaks of a day, which', () => {
  expect(standRefusal('too-early', 'ru', { window })).toBe(
    'Ваша очередь выбора начинается 24\u00a0января\u00a02026.',
  )
  expect(standRefusal('too-early', 'en', { window })).toBe(
    'Your turn to choose begins on 24\u00a0January\u00a02026.',
  )
  expect(standRefusal('just-taken', 'ru', { code: 'C-04' })).toBe(
    'Стенд C-04 только что закрепил другой участник.',
  )
  expect(standRefusal('too-far', 'en', { lastDay: spring2026.materialsUntil })).toContain(
    '1\u00a0March\u00a02026',
  )
})
