import { z } from '@hono/zod-openapi'
import type { Edition } from '../editions/edition.ts'
import { readerOfTexts } from '../editions/phrases.ts'
import { endpointsOf } from '../platform/api/endpoint.server.ts'
import { jsonAnswer, problemAnswer } from '../platform/api/problem-shape.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { dayOf } from '../platform/dates.ts'
import { isLocale, type LocaleCode } from '../platform/languages.ts'
import { problem } from '../platform/problem.server.ts'
import type { EventReader } from './read-lists.server.ts'

// What the endpoints of every room that shows content share: the language asked for, the answers, the refusal.

export type Source = { db: Db; edition: Edition; clock: Clock }
export type Reading = EventReader & { now: Date; today: string }

export const endpoint = endpointsOf<Source>({
  needs: [],
  refuse({ error }) {
    const sentences = error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    return problem(400, 'wrong-parameter', sentences.join('; '))
  },
})

/** Who asks, in which language: what every room's endpoints read with. */
export function readingIn(lang: string | undefined, { db, edition, clock }: Source): Reading {
  const locale = languageOf(lang)
  const now = clock.now()
  return { db, edition, locale, fill: readerOfTexts(edition, locale, now), now, today: dayOf(now) }
}

export const languageParameter = z
  .enum(['ru', 'en'])
  .optional()
  .openapi({ description: 'Language of the texts; Russian if not said' })

export const languageQuery = z.object({ lang: languageParameter })

export function languageOf(value: string | undefined): LocaleCode {
  return isLocale(value) ? value : 'ru'
}

export function answers<Shape extends z.ZodType>(shape: Shape) {
  return {
    200: jsonAnswer(shape, 'As asked'),
    304: { description: 'You have it already (If-None-Match)' },
    400: problemAnswer('A parameter is wrong; the answer names it'),
  }
}
