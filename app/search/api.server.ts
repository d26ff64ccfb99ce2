import { createRoute, z } from '@hono/zod-openapi'
import { answers, endpoint, languageOf, languageParameter } from '../content/api-answers.server.ts'
import { taggedJson } from '../platform/api/json-answer.server.ts'
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
export const searchEverything = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/search',
    summary: 'Search over everything',
    request: { query },
    responses: answers(searchShape),
  }),
  needs: ['db', 'edition', 'clock'],
  handle:
    ({ db, edition, clock }) =>
    async c => {
      const { q, lang, kind } = c.req.valid('query')
      const place = { db, edition, now: clock.now(), locale: languageOf(lang) }
      return taggedJson(c, await searchFair(place, q, kind ?? null))
    },
})
