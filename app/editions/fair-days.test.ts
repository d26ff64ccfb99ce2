import { expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { fairDates } from './fair-days.ts'
import { phrasesOf } from './phrases.ts'

test.each(['ru', 'en'] as const)('header and footer say the dates as every text does, %s', locale => {
  expect(phrasesOf(autumn2025, locale)).toMatchObject(fairDates(autumn2025, locale))
})
