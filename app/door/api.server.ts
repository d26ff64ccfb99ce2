import { createRoute, type z } from '@hono/zod-openapi'
import type { BoxOffice } from '../box-office/box-office.ts'
import type { Edition } from '../editions/edition.ts'
import { staffEndpointsOf } from '../platform/api/endpoint.server.ts'
import { etagJson } from '../platform/api/etag-json.server.ts'
import { jsonAnswer, problemAnswer } from '../platform/api/problem-shape.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { dayOf } from '../platform/dates.ts'
import { problem } from '../platform/problem.server.ts'
import * as shapes from './api-shapes.ts'
import { fairNowHeader } from './door-clock.ts'
import { readCounts } from './read-counts.server.ts'
import { readList } from './read-list.server.ts'
import { recordScan, type ShownTicket } from './record-scan.server.ts'
import { scanAnswer } from './scan-answer.ts'
import { uploadScans } from './upload-scans.server.ts'

// The door for scanners, our own page among them.

type Services = { db: Db; boxOffice: BoxOffice; edition: Edition; clock: Clock }

const endpoint = staffEndpointsOf<Services>({
  needs: [],
  refuse: ({ error }) => problem(422, 'invalid', whatIsWrong(error.issues)),
})

const noStore = { 'cache-control': 'no-store' }

export const createScans = endpoint({
  route: createRoute({
    method: 'post',
    path: '/v1/door/scans',
    summary: 'A ticket is shown at a gate; or `scans`, what a gate without a network has kept (staff)',
    request: { body: { required: true, content: { 'application/json': { schema: shapes.scansShape } } } },
    responses: {
      200: jsonAnswer(shapes.scansAnswerShape, 'The verdict, or one for each nonce and the conflicts'),
      422: problemAnswer('Not a reading'),
    },
  }),
  needs: ['boxOffice', 'clock'],
  handle:
    ({ boxOffice, clock }) =>
    async c => {
      const sent = c.req.valid('json')
      const actor = c.var.person.email
      const now = clock.now()
      if ('scans' in sent) {
        const kept = sent.scans.map(one => ({ ...shownTo(actor, one), ...doneBy(one) }))
        return c.json(await uploadScans(boxOffice, kept, now), 200, noStore)
      }
      // The scanner is in front of us now: our clock is the right one.
      const scan = await recordScan(boxOffice, { ...shownTo(actor, sent), at: now }, now)
      return c.json(scanAnswer(scan), 200, noStore)
    },
})

export const readDoorList = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/door/list',
    summary: 'What a gate needs to judge without a network; no names in it (staff)',
    request: { query: shapes.dayShape },
    responses: {
      200: jsonAnswer(shapes.listShape, 'Tickets, the entries of the day, the rules and the public keys'),
      304: { description: 'Nothing new' },
      422: problemAnswer('Not a day'),
    },
  }),
  needs: ['db', 'edition', 'clock'],
  handle:
    ({ db, edition, clock }) =>
    async c => {
      const day = c.req.valid('query').day ?? dayOf(clock.now())
      const list = await readList(db, edition, day)
      return etagJson(c, list, { [fairNowHeader]: clock.now().toISOString() })
    },
})

export const readDoorCounts = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/door/counts',
    summary: 'The day at the doors: entries by hour, gate and ticket, refusals by reason (staff)',
    request: { query: shapes.dayShape },
    responses: { 200: jsonAnswer(shapes.countsShape, 'Counts'), 422: problemAnswer('Not a day') },
  }),
  needs: ['db', 'clock'],
  handle:
    ({ db, clock }) =>
    async c => {
      const day = c.req.valid('query').day ?? dayOf(clock.now())
      return c.json(await readCounts(db, day), 200, noStore)
    },
})

type SentReading = { qr: string; at: string; nonce: string; gate: string }

function shownTo(actor: string, { qr, at, nonce, gate }: SentReading): ShownTicket {
  return { text: qr, at: new Date(at), nonce, gate, actor }
}

type Done = { verdict?: 'admit' | 'refuse' | undefined; reason?: string | undefined }

function doneBy({ verdict, reason }: Done) {
  return verdict ? { done: { verdict, reason } } : {}
}

function whatIsWrong(issues: readonly z.core.$ZodIssue[]): string {
  const fields = [...new Set(issues.map(({ path }) => path.join('.')).filter(Boolean))]
  return fields.length > 0
    ? `Not right: ${fields.join(', ')}.`
    : 'This is neither a reading nor a list of them.'
}
