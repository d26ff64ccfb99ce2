import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { holdStand } from '../../app/exhibitors/stands/hold-stand.server.ts'
import { spring2026 } from '../builders/exhibitors/spring-2026.ts'

// A process that takes stands for whoever asks, on the database of DATABASE_URL: the engine without the pages.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 8 })
const now = new Date('2026-01-26T11:20:00+03:00')

const server = createServer(async (request, response) => {
  const { code, applicationId } = (await json(request)) as { code: string; applicationId: string }
  const answer = request.url === '/naive' ? naive(code, applicationId) : held(code, applicationId)
  response.end(JSON.stringify(await answer.catch((error: Error) => ({ ok: false, reason: error.message }))))
})
// Connections are there before the race, as those of a site that serves are.
await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.05)')))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening on ${typeof address === 'object' && address ? address.port : 0}`)
})

function held(code: string, applicationId: string) {
  return holdStand(pool, { edition: spring2026, code, applicationId, rank: 1, by: applicationId }, now)
}

/** How it must not be done: look, then take. */
async function naive(code: string, applicationId: string) {
  const { rows } = await pool.query(
    "select 1 from stand_holds where stand_code = $1 and state <> 'released'",
    [code],
  )
  if (rows.length > 0) return { ok: false, reason: 'taken' }
  await pool.query(
    `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, until, why, changed_by, changed_at)
     values ($1, $2, $3, $4, 'held', 1, $5, $5, 'naive', '', $5)`,
    [randomUUID(), spring2026.id, code, applicationId, now],
  )
  return { ok: true }
}
