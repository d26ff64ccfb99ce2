import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { openFair } from '../../editions/open-fair.ts'
import { endpointsOf } from '../../platform/api/endpoint.server.ts'
import { holding } from '../../platform/api/json-answer.server.ts'
import { endWhenGone, streamHeaders, tooManyStreams } from '../../platform/api/live-stream.server.ts'
import { jsonAnswer, problemAnswer } from '../../platform/api/problem-shape.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { problem } from '../../platform/problem.server.ts'
import { standShape } from './api-shapes.ts'
import type { StandFeed } from './follow-stands.server.ts'
import { readStands } from './read-stands.server.ts'

type Services = { db: Db; clock: Clock; standFeed: StandFeed; clientOf(c: Context): string }

const endpoint = endpointsOf<Services>({
  needs: [],
  refuse: () => problem(400, 'wrong-parameter', 'edition: the name of a fair, such as spring-2026.'),
})

const ofEdition = z.object({
  edition: z
    .string()
    .max(40)
    .optional()
    .openapi({ description: 'The fair; the one being prepared if not said' }),
})
const unknownEdition = problemAnswer('No such edition, or none with stands to choose')
const noEdition = () => problem(404, 'unknown-edition', 'There is no such edition with stands to choose.')
const isKnown = (edition: string | undefined) => edition === undefined || edition === openFair.id

/** The fallback of whoever cannot watch: asked again with its tag, it costs nothing while nothing has changed. */
export const listStands = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/stands',
    summary: 'The stands of a fair: hall, area, open sides, price, and whether one can be chosen',
    request: { query: ofEdition },
    responses: {
      200: jsonAnswer(z.array(standShape), 'Every stand of the plan, in the order of the codes'),
      304: { description: 'You have it already (If-None-Match)' },
      400: problemAnswer('A parameter is wrong'),
      404: unknownEdition,
    },
  }),
  needs: ['db', 'clock'],
  handle:
    ({ db, clock }) =>
    async c => {
      if (!isKnown(c.req.valid('query').edition)) return noEdition()
      return c.json(await readStands(db, openFair.id, clock.now()), 200, { 'cache-control': 'no-cache' })
    },
})

export const watchStands = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/stands/events',
    summary: 'Changes of stands as they happen (server-sent events)',
    description:
      'First an event `stands` with the whole list, then an event `stand` for each that changes; a comment every 20 seconds. Whoever comes back with `Last-Event-ID` is sent the list only if it is another by now.',
    request: { query: ofEdition },
    responses: {
      200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
      400: problemAnswer('A parameter is wrong'),
      404: unknownEdition,
      429: problemAnswer('Too many streams from one address; ask for the list instead'),
      503: problemAnswer('Too many streams, or the site is closing; ask for the list instead'),
    },
  }),
  needs: ['standFeed', 'clientOf'],
  handle:
    ({ standFeed, clientOf }) =>
    async c => {
      if (!isKnown(c.req.valid('query').edition)) return noEdition()
      // Only the head was asked for: nobody would ever read the stream, nor end it.
      if (c.req.raw.method === 'HEAD')
        return holding<string, 200>(new Response(null, { headers: streamHeaders }))
      const watching = await standFeed.watch(clientOf(c), c.req.header('last-event-id'))
      if (!watching.ok) return tooManyStreams(watching.reason)
      endWhenGone(c, watching.end)
      return holding<string, 200>(new Response(watching.stream, { headers: streamHeaders }))
    },
})
