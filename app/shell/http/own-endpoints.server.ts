import { createRoute, z } from '@hono/zod-openapi'
import { endpointsOf } from '../../platform/api/endpoint.server.ts'
import { jsonAnswer } from '../../platform/api/problem-shape.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { problem } from '../../platform/problem.server.ts'

// What belongs to no room: endpoints that the scripts of our own pages ask.

type Services = { clock: Clock; formToken(): string }

const endpoint = endpointsOf<Services>({
  needs: [],
  refuse: () => problem(400, 'wrong-parameter', 'There is nothing to ask for here.'),
})

const noStore = { 'cache-control': 'no-store' }

/** Our own pages must not trust the visitor's clock. */
export const readClock = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/clock',
    summary: 'What time it is at the fair',
    responses: { 200: jsonAnswer(z.object({ now: z.iso.datetime() }), 'The moment') },
  }),
  needs: ['clock'],
  handle:
    ({ clock }) =>
    c =>
      c.json({ now: clock.now().toISOString() }, 200, noStore),
})

/** For the script of a page that was not loaded as a document: its form has no token yet. */
export const issueFormToken = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/forms/token',
    summary: 'A token to send a form with',
    responses: { 200: jsonAnswer(z.object({ token: z.string() }), 'Good for one form') },
  }),
  needs: ['formToken'],
  handle:
    ({ formToken }) =>
    c =>
      c.json({ token: formToken() }, 200, noStore),
})
