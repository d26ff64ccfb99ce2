import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

const pool = 4
let site: Site
beforeAll(async () => {
  site = await startSite({ DATABASE_POOL: String(pool), POSTS_PER_MINUTE: '1000' })
})
afterAll(() => site.stop())

/** A POST whose head and first byte have come; the rest follows when it is asked for. */
function beginPost(path: string, type: string, body: string) {
  const { hostname, port, host } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', chunk => (answer += String(chunk)))
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body.slice(0, 1)}`,
  )
  return {
    finish: () =>
      new Promise<string>(resolve => {
        socket.once('close', () => resolve(answer))
        socket.write(body.slice(1))
      }),
    leave: () => socket.destroy(),
  }
}

test('whoever sends slowly keeps no connection to the database from the others', async () => {
  const json = JSON.stringify({ tickets: ['x'], reason: 'visitor' })
  const slow = Array.from({ length: pool * 2 }, () =>
    beginPost('/api/v1/orders/nobody/refunds', 'application/json', json),
  )
  await new Promise(resolve => setTimeout(resolve, 500))
  const answers = await Promise.all(Array.from({ length: pool }, () => ask(site, '/api/v1/slots')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: pool }, () => 200))
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in trans%'"
  expect(await sql(site, waiting)).toEqual([])
  for (const one of slow) one.leave()
})

test('whoever sends slowly is not the earlier for it', async () => {
  const chosen = 'day=2025-09-25&window=before&quantity-day=1'
  const form = 'application/x-www-form-urlencoded'
  const late = beginPost('/tickets/', form, chosen)
  await new Promise(resolve => setTimeout(resolve, 500))
  await ask(site, '/tickets/', { method: 'POST', headers: { 'content-type': form }, body: chosen })
  const [quick] = await orders()
  expect(await late.finish()).toMatch(/^HTTP\/1\.1 303/)
  const [first, second] = await orders()
  expect(first?.id).toBe(quick?.id)
  expect(second?.created_at.getTime()).toBeGreaterThanOrEqual(first?.created_at.getTime() ?? Number.NaN)
})

function orders() {
  return sql<{ id: string; created_at: Date }>(site, 'select id, created_at from orders order by created_at')
}

test('a request that the database cannot read is the sender’s fault, in a transaction too', async () => {
  const body = JSON.stringify({ tickets: ['x'], reason: 'visitor' })
  const headers = { 'content-type': 'application/json' }
  const address = '/api/v1/orders/%00/refunds'
  expect((await ask(site, address, { method: 'POST', headers, body })).status).toBe(400)
  const keyed = { ...headers, 'idempotency-key': 'k-1' }
  expect((await ask(site, address, { method: 'POST', headers: keyed, body })).status).toBe(400)
})

test('a form that cannot be read is refused before anything is done with it', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const path of ['/sign-in/', '/tickets/', '/contacts/']) {
    const { status } = await ask(site, path, { method: 'POST', headers, body: 'no part at all' })
    expect([path, status]).toEqual([path, 400])
  }
})
