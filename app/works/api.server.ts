import { createRoute, z } from '@hono/zod-openapi'
import { answers, languageParameter, readingIn, type Source } from '../content/api-answers.server.ts'
import { endpointsOf } from '../platform/api/endpoint.server.ts'
import { taggedJson } from '../platform/api/json-answer.server.ts'
import { problem } from '../platform/problem.server.ts'
import { hungWorkShape, worksQuery } from './api-shapes.ts'
import { readChoice } from './choice.ts'
import { chosen, ranked } from './choosing.ts'
import { shown } from './hung-work.ts'
import { readWorks } from './read-works.server.ts'

const endpoint = endpointsOf<Source & { contentVersion(): string }>({
  needs: [],
  refuse({ error }) {
    const sentences = error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    return problem(400, 'wrong-parameter', sentences.join('; '))
  },
})

const body = z.object({ total: z.int(), items: z.array(hungWorkShape) })

/** Works as the page finds them, all at once; an unknown value is refused. */
export const listWorks = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/works',
    summary: 'Works of the fair in the order of the catalogue, or the nearest in colour first',
    request: { query: z.object({ lang: languageParameter, ...worksQuery }) },
    responses: answers(body),
  }),
  needs: ['db', 'edition', 'clock', 'contentVersion'],
  handle: source => async c => {
    const { lang, ...asked } = c.req.valid('query')
    const said = Object.entries(asked).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    const choice = readChoice(new URLSearchParams(said))
    const works = await readWorks(readingIn(lang, source), source.contentVersion())
    const items = chosen(ranked(works, choice), choice).map(({ work }) => shown(work))
    return taggedJson(c, { total: items.length, items })
  },
})
