import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { answer, answers, languageOf, languageParameter, refuse } from '../content/api.server.ts'
import type { Edition } from '../editions/edition.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/database.server.ts'
import { searchShape } from './api-shapes.ts'
import { longestQuery, shortestQuery } from './query-words.ts'
import { searchFair } from './search-fair.server.ts'
import { searchKinds } from './search-kinds.ts'

const query = z.object({
  q: z.string().min(shortestQuery).max(longestQuery).openapi({ description: 'What to look for' }),
  lang: languageParameter,
  kind: z
    .enum(searchKinds)
    .optional()
    .openapi({ description: 'All results of this kind; without it the best few of every kind' }),
})

/** Search over everything, as the search page answers it. */
export function searchApi({ db, edition, clock }: { db: Db; edition: Edition; clock: Clock }) {
  const api = new OpenAPIHono({
    defaultHook: result => (result.success ? undefined : refuse(result.error)),
  })
  const route = createRoute({
    method: 'get',
    path: '/search',
    summary: 'Search over everything',
    request: { query },
    responses: { ...answers(searchShape), 429: { description: 'Too many searches; Retry-After says when' } },
  })
  api.openapi(route, (async (c: Context) => {
    const { q, lang, kind } = query.parse(c.req.query())
    const place = { db, edition, now: clock.now(), locale: languageOf(lang) }
    return answer(c, await searchFair(place, q, kind ?? null))
  }) as never)
  return api
}
