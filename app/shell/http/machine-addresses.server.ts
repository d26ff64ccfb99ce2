import { timingSafeEqual } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import type pg from 'pg'
import { endpointsOf } from '../../platform/api/endpoint.server.ts'
import { jsonAnswer, problemAnswer } from '../../platform/api/problem-shape.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Metrics } from '../../platform/metrics.server.ts'
import { problem } from '../../platform/problem.server.ts'

// For whoever keeps watch over the process. They are outside /api, and before every guard.

type Services = {
  pool: pg.Pool
  buildId: string
  metrics: Metrics
  /** Figures tell a rival how the sale goes: outside a demo whoever reads them shows a token. */
  metricsAccess: { isOpen: boolean; token?: string }
  log: Log
}

const endpoint = endpointsOf<Services>({
  needs: [],
  refuse: () => problem(400, 'wrong-parameter', 'There is nothing to ask for here.'),
})

const stateShape = z.object({ status: z.string(), build: z.string() })

export const readHealth = endpoint({
  route: createRoute({
    method: 'get',
    path: '/healthz',
    hide: true,
    responses: { 200: jsonAnswer(stateShape, 'The process is alive') },
  }),
  needs: ['buildId'],
  handle:
    ({ buildId }) =>
    c =>
      c.json({ status: 'ok', build: buildId }, 200),
})

export const readReadiness = endpoint({
  route: createRoute({
    method: 'get',
    path: '/readyz',
    hide: true,
    responses: {
      200: jsonAnswer(stateShape, 'Requests may come'),
      503: problemAnswer('The database does not answer'),
    },
  }),
  needs: ['pool', 'buildId', 'log'],
  handle:
    ({ pool, buildId, log }) =>
    async c => {
      try {
        await pool.query('select 1')
      } catch (error) {
        log.warn({ err: error }, 'not ready')
        return problem(503, 'not-ready', 'The database does not answer.')
      }
      return c.json({ status: 'ready', build: buildId }, 200)
    },
})

export const readMetrics = endpoint({
  route: createRoute({
    method: 'get',
    path: '/metrics',
    hide: true,
    responses: {
      200: { description: 'Counters', content: { 'text/plain': { schema: z.string() } } },
      404: problemAnswer('Not for everybody'),
    },
  }),
  needs: ['metrics', 'metricsAccess'],
  handle:
    ({ metrics: { registry }, metricsAccess: { isOpen, token } }) =>
    async c =>
      isOpen || isShown(token, c.req.header('authorization'))
        ? c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
        : problem(404, 'not-found', 'There is nothing here.'),
})

function isShown(token: string | undefined, authorization = ''): boolean {
  if (token === undefined) return false
  const [own, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(authorization)]
  return own.length === given.length && timingSafeEqual(own, given)
}
