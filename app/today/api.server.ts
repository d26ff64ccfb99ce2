import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  endpoint,
  languageOf,
  languageParameter,
  languageQuery,
  readingIn,
} from '../content/api-answers.server.ts'
import { endpointsOf } from '../platform/api/endpoint.server.ts'
import { holding, taggedJson } from '../platform/api/json-answer.server.ts'
import { endWhenGone, streamHeaders, tooManyStreams } from '../platform/api/live-stream.server.ts'
import { jsonAnswer, problemAnswer } from '../platform/api/problem-shape.ts'
import { problem } from '../platform/problem.server.ts'
import { todayShape } from './api-shapes.ts'
import type { TodayFeed } from './follow-today.server.ts'
import { readToday } from './read-today.server.ts'

const dayAnswer = z.object({ today: todayShape.nullable() })

/** The fallback of whoever cannot watch. */
export const showToday = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/today',
    summary:
      'The day of the fair: halls and how full they are, events, what has changed; null between the days',
    request: { query: languageQuery },
    responses: {
      200: jsonAnswer(dayAnswer, 'The day, from an hour before the doors open until they close'),
      304: { description: 'You have it already (If-None-Match)' },
      400: problemAnswer('A parameter is wrong; the answer names it'),
    },
  }),
  needs: ['db', 'edition', 'clock'],
  handle: source => async c => {
    const reading = readingIn(c.req.valid('query').lang, source)
    return taggedJson(c, { today: await readToday(reading, reading.now) })
  },
})

const streaming = endpointsOf<{ todayFeed: TodayFeed; clientOf(c: Context): string }>({
  needs: [],
  refuse: () => problem(400, 'wrong-parameter', 'lang: ru or en.'),
})

export const watchToday = streaming({
  route: createRoute({
    method: 'get',
    path: '/v1/today/events',
    summary: 'The day of the fair as it changes (server-sent events)',
    description:
      'An event `today` with the whole day, and another one after every change; a comment every 20 seconds. Whoever comes back with `Last-Event-ID` is sent the day only if it is another by now.',
    request: { query: z.object({ lang: languageParameter }) },
    responses: {
      200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
      400: problemAnswer('A parameter is wrong'),
      429: problemAnswer('Too many streams from one address; ask for the day instead'),
      503: problemAnswer('Too many streams, or the site is closing; ask for the day instead'),
    },
  }),
  needs: ['todayFeed', 'clientOf'],
  handle:
    ({ todayFeed, clientOf }) =>
    async c => {
      // Only the head was asked for: nobody would ever read the stream, nor end it.
      if (c.req.raw.method === 'HEAD')
        return holding<string, 200>(new Response(null, { headers: streamHeaders }))
      const locale = languageOf(c.req.valid('query').lang)
      const watching = await todayFeed.watch(clientOf(c), locale, c.req.header('last-event-id'))
      if (!watching.ok) return tooManyStreams(watching.reason)
      endWhenGone(c, watching.end)
      return holding<string, 200>(new Response(watching.stream, { headers: streamHeaders }))
    },
})
