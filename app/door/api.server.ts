import { createRoute, OpenAPIHono, type z } from '@hono/zod-openapi'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context } from 'hono'
import type { People } from '../accounts/open-accounts.server.ts'
import type { BoxOffice } from '../box-office/box-office.ts'
import type { Clock } from '../platform/clock.server.ts'
import { type Day, dayOf } from '../platform/dates.ts'
import { etagJson } from '../platform/etag-json.server.ts'
import { idempotency } from '../platform/idempotency.server.ts'
import { problem } from '../platform/problem.server.ts'
import * as shapes from './api-shapes.ts'
import { fairNowHeader } from './door-clock.ts'
import { readCounts } from './read-counts.server.ts'
import { readList } from './read-list.server.ts'
import { recordScan, type ShownTicket } from './record-scan.server.ts'
import { type Keeper, keeperOf } from './require-keeper.server.ts'
import { scanAnswer } from './scan-answer.ts'
import { uploadScans } from './upload-scans.server.ts'

export type DoorSource = { boxOffice: BoxOffice; clock: Clock; people: People }

/** The door for scanners, our own page among them. */
export function doorApi({ boxOffice, clock, people }: DoorSource) {
  const api = new OpenAPIHono({
    defaultHook: result =>
      result.success ? undefined : problem(422, 'invalid', whatIsWrong(result.error.issues)),
  })
  const db = drizzle(boxOffice.pool)
  api.use('/door/*', async (c, next) => {
    const keeper = await keeperOf(people, c)
    if (keeper instanceof Response) return keeper
    c.set('keeper' as never, keeper as never)
    return next()
  })
  api.use('/door/scans', idempotency({ pool: boxOffice.pool, clock }))

  api.openapi(
    createRoute({
      method: 'post',
      path: '/door/scans',
      summary: 'A ticket is shown at a gate; or `scans`, what a gate without a network has kept (staff)',
      request: { body: { content: { 'application/json': { schema: shapes.scansShape } } } },
      responses: {
        200: json(shapes.scansAnswerShape, 'The verdict, or one for each nonce and the conflicts'),
        ...refusals,
        422: { description: 'Not a reading' },
      },
    }),
    (async (c: Context) => {
      const read = shapes.scansShape.safeParse(await c.req.json().catch(() => null))
      if (!read.success) return problem(422, 'invalid', whatIsWrong(read.error.issues))
      const sent = read.data
      const now = clock.now()
      if ('scans' in sent) {
        const kept = sent.scans.map(one => ({ ...shownBy(c, one), ...doneBy(one) }))
        return c.json(await uploadScans(boxOffice, kept, now), 200, noStore)
      }
      // The scanner is in front of us now: our clock is the right one.
      return c.json(
        scanAnswer(await recordScan(boxOffice, { ...shownBy(c, sent), at: now }, now)),
        200,
        noStore,
      )
    }) as never,
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/door/list',
      summary: 'What a gate needs to judge without a network; no names in it (staff)',
      request: { query: shapes.dayShape },
      responses: {
        200: json(shapes.listShape, 'Tickets, the entries of the day, the rules and the public key'),
        304: { description: 'Nothing new' },
        ...refusals,
      },
    }),
    (async (c: Context) => {
      const list = await readList(db, boxOffice.edition, boxOffice.publicKey, dayIn(c))
      return etagJson(c, list, { [fairNowHeader]: clock.now().toISOString() })
    }) as never,
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/door/counts',
      summary: 'The day at the doors: entries by hour, gate and ticket, refusals by reason (staff)',
      request: { query: shapes.dayShape },
      responses: { 200: json(shapes.countsShape, 'Counts'), ...refusals },
    }),
    (async (c: Context) => c.json(await readCounts(db, dayIn(c)), 200, noStore)) as never,
  )

  function dayIn(c: Context): Day {
    return c.req.query('day') ?? dayOf(clock.now())
  }
  return api
}

type SentReading = { qr: string; at: string; nonce: string; gate: string }

function shownBy(c: Context, { qr, at, nonce, gate }: SentReading): ShownTicket {
  const { email } = c.get('keeper') as Keeper
  return { text: qr, at: new Date(at), nonce, gate, actor: email }
}

function doneBy({
  verdict,
  reason,
}: {
  verdict?: 'admit' | 'refuse' | undefined
  reason?: string | undefined
}) {
  return verdict ? { done: { verdict, reason } } : {}
}

function whatIsWrong(issues: readonly z.core.$ZodIssue[]): string {
  const fields = [...new Set(issues.map(({ path }) => path.join('.')).filter(Boolean))]
  return fields.length > 0
    ? `Not right: ${fields.join(', ')}.`
    : 'This is neither a reading nor a list of them.'
}

const noStore = { 'cache-control': 'no-store' }
const refusals = { 401: { description: 'Nobody is signed in' }, 403: { description: 'Not a doorkeeper' } }

function json<Shape extends z.ZodType>(schema: Shape, description: string) {
  return { description, content: { 'application/json': { schema } } }
}
