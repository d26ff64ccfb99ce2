import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { endpointsOf } from '../../platform/api/endpoint.server.ts'
import { problemAnswer } from '../../platform/api/problem-shape.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { problem } from '../../platform/problem.server.ts'
import type { PushDesk } from './push-desk.ts'
import { removeSubscription, type Saved, saveSubscription } from './save-subscription.server.ts'

// What the script of «Мой план» asks for; who asks is no one's name but a browser's address at its push service.

type Services = { push: PushDesk | null; clock: Clock; clientOf(c: Context): string }

const endpoint = endpointsOf<Services>({
  needs: [],
  refuse: () => problem(422, 'invalid', 'This is no subscription of a browser.'),
})

const secret = z.string().regex(/^[\w-]{1,200}$/)
const subscriptionShape = z.strictObject({
  endpoint: z.string().max(1_000),
  keys: z.strictObject({ p256dh: secret, auth: secret }),
  locale: z.enum(['ru', 'en']),
  events: z
    .array(z.string().regex(/^[a-z0-9-]{1,80}$/))
    .max(200)
    .openapi({ description: 'The events of the plan, by slug' }),
})
const removalShape = z.strictObject({ endpoint: z.string().max(1_000), auth: secret })

export const saveOwnSubscription = endpoint({
  route: createRoute({
    method: 'put',
    path: '/v1/push-subscriptions',
    summary: 'A browser asks to be told of changes of these events, or says which it keeps by now',
    request: { body: { required: true, content: { 'application/json': { schema: subscriptionShape } } } },
    responses: {
      204: { description: 'Kept' },
      403: problemAnswer('Another browser’s'),
      404: problemAnswer('Not offered here'),
      422: problemAnswer('No subscription of a browser, or not at a push service we know'),
      429: problemAnswer('Too many new ones from this address'),
    },
  }),
  needs: ['push', 'clock', 'clientOf'],
  handle:
    ({ push, clock, clientOf }) =>
    async c => {
      if (!push) return notOffered()
      const saved = await saveSubscription(push, c.req.valid('json'), clientOf(c), clock.now())
      return saved.ok ? c.body(null, 204) : refusal(saved.reason)
    },
})

export const removeOwnSubscription = endpoint({
  route: createRoute({
    method: 'delete',
    path: '/v1/push-subscriptions',
    summary: 'A browser no longer wants to be told',
    request: { body: { required: true, content: { 'application/json': { schema: removalShape } } } },
    responses: {
      204: { description: 'Forgotten, if it was known' },
      404: problemAnswer('Not offered here'),
      422: problemAnswer('No subscription of a browser'),
    },
  }),
  needs: ['push'],
  handle:
    ({ push }) =>
    async c => {
      if (!push) return notOffered()
      await removeSubscription(push, c.req.valid('json'))
      return c.body(null, 204)
    },
})

function notOffered() {
  return problem(404, 'not-offered', 'Nobody is told of changes here.')
}

function refusal(reason: (Saved & { ok: false })['reason']) {
  const answers = {
    'not-a-push-service': [422, 'We do not know this push service.'],
    'wrong-keys': [422, 'These are no keys of a browser.'],
    'not-yours': [403, 'Another browser has this address.'],
    'too-many': [429, 'Too many browsers from this address: try again in an hour.'],
  } as const
  const [status, sentence] = answers[reason]
  return problem(status, reason, sentence)
}
