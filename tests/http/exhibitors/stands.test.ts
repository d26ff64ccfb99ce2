import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { standShape } from '../../../app/exhibitors/stands/api-shapes.ts'
import { changeStand, holdStand } from '../../../app/exhibitors/stands/hold-stand.server.ts'
import { releaseStand } from '../../../app/exhibitors/stands/release-stand.server.ts'
import { sellStand } from '../../../app/exhibitors/stands/settle-hold.server.ts'
import { ask, metric } from '../../builders/ask.ts'
import { listenTo } from '../../builders/exhibitors/event-stream.ts'
import { spring2026 } from '../../builders/exhibitors/spring-2026.ts'
import { emptyStands } from '../../builders/exhibitors/stands.ts'
import { openFair } from '../../builders/fair-database.ts'
import { type Site, startOwnSite, startSite } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'

// The stands for everybody who looks, by two processes on one database; the exhibitors press in a third.

const list = '/api/v1/stands?edition=spring-2026'
const now = new Date('2026-01-26T11:20:00+03:00')
const who = '5f0c2c9e-6f0d-4f5e-9b0e-2d6a3b1c4d5e'

type Stand = z.infer<typeof standShape>
let database: Awaited<ReturnType<typeof openFair>>
let site: Site
let other: Site
beforeAll(async () => {
  database = await openFair()
  const env = { DATABASE_URL: database.url, FAIR_NOW: now.toISOString() }
  ;[site, other] = await Promise.all([startSite(env), startSite(env)])
})
afterAll(async () => {
  await Promise.all([site.stop(), other.stop()])
  await database.drop()
})
beforeEach(async () => {
  await emptyStands(database.pool)
  // Both have heard of it: a stream that begins now begins with an empty plan.
  for (const asked of [site, other]) await until(() => isEmpty(asked), Boolean, 10_000)
})

async function isEmpty(asked: Site) {
  const stream = await listenTo(asked)
  await until(() => stream.events.length > 0)
  stream.leave()
  return !/"(?:held|sold)"/.test(stream.events[0]?.data ?? '')
}

const wish = (code: string, applicationId = who) => ({
  edition: spring2026,
  code,
  applicationId,
  rank: 1,
  by: 'person-of-the-exhibitor',
})
const hold = (code: string, applicationId = who) => holdStand(database.pool, wish(code, applicationId), now)
const read = async (asked: Site) => (await ask(asked, list)).json() as Stand[]
const stateIn = async (asked: Site, code: string) =>
  (await read(asked)).find(stand => stand.code === code)?.state
const listen = async (asked: Site, more: Parameters<typeof listenTo>[1] = {}) => {
  const stream = await listenTo(asked, more)
  onTestFinished(stream.leave)
  return stream
}
const told = (stream: Awaited<ReturnType<typeof listenTo>>) =>
  stream.events
    .filter(({ event }) => event === 'stand')
    .map(({ data }) => JSON.parse(data) as Stand)
    .map(({ code, state }) => `${code} ${state}`)

describe('the list', () => {
  test('has every stand of the plan with what everybody may know, and nothing else', async () => {
    const answer = await ask(site, list)
    expect(answer.status).toBe(200)
    expect(z.array(standShape.strict()).safeParse(answer.json()).error).toBeUndefined()
    const stands = await read(site)
    expect(stands).toHaveLength(70)
    expect(stands.find(({ code }) => code === 'C-06')).toEqual({
      code: 'C-06',
      hall: 'left-hall',
      areaM2: 12,
      openSides: 3,
      priceKopecks: 350_000_00,
      state: 'free',
    })
    expect(stands.filter(({ state }) => state === 'not-offered').map(({ code }) => code)).toEqual([
      'C-12',
      'E-07',
    ])
  })

  test('is true in both processes as soon as something changes', async () => {
    await Promise.all([read(site), read(other)])
    await hold('C-04')
    await until(async () => (await stateIn(other, 'C-04')) === 'held', Boolean, 1_000)
    await until(async () => (await stateIn(site, 'C-04')) === 'held', Boolean, 1_000)
    await sellStand(database.pool, { edition: spring2026, applicationId: who, by: 'staff', why: 'paid' }, now)
    await until(async () => (await stateIn(other, 'C-04')) === 'sold', Boolean, 1_000)
  })

  test('costs nothing while nothing has changed, and is another once something has', async () => {
    const first = await ask(site, list)
    const headers = { 'if-none-match': first.headers.etag }
    expect(await ask(site, list, { headers })).toMatchObject({ status: 304, text: '' })
    await hold('C-04')
    await until(async () => (await ask(site, list, { headers })).status === 200, Boolean, 1_000)
  })

  test.each([
    ['/api/v1/stands?edition=autumn-1812', 404],
    ['/api/v1/stands?edition=', 404],
    [`/api/v1/stands?edition=${'x'.repeat(41)}`, 400],
    ['/api/v1/stands?edition=spring-2026&edition=spring-2026', 400],
    ['/api/v1/stands/events?edition=autumn-1812', 404],
    ['/api/v1/stands/C-04', 404],
    ['/api/v1/stands/', 404],
  ])('%s is %i', async (path, status) => {
    expect((await ask(site, path)).status).toBe(status)
  })

  test('a POST to it changes nothing', async () => {
    for (const path of [list, '/api/v1/stands/events']) {
      const { status } = await ask(site, path, { method: 'POST', body: 'code=C-04' })
      expect([path, status]).toEqual([path, 404])
    }
  })
})

describe('the stream', () => {
  test('begins with the whole list and is neither packed, kept nor held back', async () => {
    const stream = await listen(site, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(stream.headers['content-encoding']).toBeUndefined()
    await until(() => stream.events.length === 1)
    expect(stream.events[0]?.event).toBe('stands')
    expect(JSON.parse(stream.events[0]?.data ?? '')).toEqual(await read(site))
  })

  test('tells of a change made elsewhere within a second, in both processes', async () => {
    const streams = await Promise.all([listen(site), listen(other)])
    await until(() => streams.every(({ events }) => events.length === 1))
    const pressedAt = performance.now()
    await hold('C-04')
    await until(() => streams.every(({ events }) => events.length === 2))
    for (const { events } of streams) expect((events[1]?.atMs ?? 0) - pressedAt).toBeLessThan(1_000)
    await changeStand(database.pool, wish('C-05'), now)
    await until(() => streams.every(stream => told(stream).length === 3))
    await sellStand(database.pool, { edition: spring2026, applicationId: who, by: 'staff', why: 'paid' }, now)
    await until(() => streams.every(stream => told(stream).length === 4))
    for (const stream of streams)
      expect(told(stream)).toEqual(['C-04 held', 'C-04 free', 'C-05 held', 'C-05 sold'])
    // What both call the list they have come to is the same.
    expect(streams[0]?.events.at(-1)?.id).toBe(streams[1]?.events.at(-1)?.id)
  })

  test('a change of price is told too, and what is not seen from outside is not', async () => {
    await hold('C-04')
    // It has heard of it: else that would be told now.
    await until(async () => !(await isEmpty(site)))
    const stream = await listen(site)
    await until(() => stream.events.length === 1)
    await database.pool.query(
      "update stand_holds set until = until + interval '1 day', why = 'asked', changed_by = 'staff'",
    )
    await database.pool.query("update stands set price_kopecks = 27000000 where code = 'C-09'")
    onTestFinished(
      () => void database.pool.query("update stands set price_kopecks = 26000000 where code = 'C-09'"),
    )
    await until(() => stream.events.length === 2)
    expect(JSON.parse(stream.events[1]?.data ?? '')).toMatchObject({ code: 'C-09', priceKopecks: 270_000_00 })
  })

  test('whoever comes back is told what is new, here or in the other process, and nothing if nothing is', async () => {
    const stream = await listen(site)
    await until(() => stream.events.length === 1)
    const id = stream.events[0]?.id ?? ''
    stream.leave()
    const again = await listen(other, { headers: { 'last-event-id': id } })
    await until(() => again.comments.length === 1)
    expect(again.events).toEqual([])
    await hold('C-04')
    await until(() => again.events.length === 1)
    const late = await listen(other, { headers: { 'last-event-id': id } })
    await until(() => late.events.length === 1)
    expect(late.events[0]?.event).toBe('stands')
    for (const odd of ['nonsense', '', '../../etc', 'x'.repeat(5_000)]) {
      const stranger = await listen(site, { headers: { 'last-event-id': odd } })
      await until(() => stranger.events.length === 1)
    }
  })

  test('seventy people look at once, and all see each change within a second', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 70 }, (_, place) => listen(place % 2 ? site : other)),
    )
    await until(() => crowd.every(({ events }) => events.length === 1))
    for (const code of ['C-04', 'C-05', 'C-09']) {
      const pressedAt = performance.now()
      const applicationId = randomUUID()
      await hold(code, applicationId)
      const seen = crowd.map(({ events }) => events.length)
      await until(() => crowd.every(stream => told(stream).includes(`${code} held`)))
      const slowest = Math.max(...crowd.map(({ events }) => events.at(-1)?.atMs ?? 0))
      expect([code, seen.length, slowest - pressedAt < 1_000]).toEqual([code, 70, true])
      await releaseStand(database.pool, { editionId: spring2026.id, applicationId, by: 'x' }, now)
      await until(() => crowd.every(stream => told(stream).at(-1) === `${code} free`))
    }
  })

  test('one address has a hundred streams and no more; whoever leaves makes room', async () => {
    const crowd = await Promise.all(Array.from({ length: 100 }, () => listen(site)))
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await listen(site)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30'])
    // The others are not stopped, nor is the list.
    expect((await listen(other)).status).toBe(200)
    expect((await ask(site, list)).status).toBe(200)
    expect(await metric(site, 'portico_stand_watchers')).toBe(100)
    for (const stream of crowd.slice(0, 50)) stream.leave()
    await until(async () => (await metric(site, 'portico_stand_watchers')) <= 50)
    await until(async () => (await listen(site)).status === 200)
  })

  test('whoever is gone before it begins takes no place', async () => {
    const { hostname, port } = new URL(site.url)
    const call = 'GET /api/v1/stands/events HTTP/1.1\r\nhost: localhost\r\n\r\n'
    for (let turn = 0; turn < 300; turn++) {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      socket.write(call, () => socket.destroy())
      await once(socket, 'close')
    }
    await until(async () => {
      const crowd = await Promise.all(Array.from({ length: 60 }, () => listenTo(site)))
      for (const stream of crowd) stream.leave()
      return crowd.every(({ status }) => status === 200)
    })
  })

  test('HEAD is answered and leaves nobody behind', async () => {
    for (let turn = 0; turn < 120; turn++) {
      const head = await ask(site, '/api/v1/stands/events', { method: 'HEAD' })
      expect([head.status, head.text]).toEqual([200, ''])
    }
    expect((await listen(site)).status).toBe(200)
  })
})

test('neither tells whose a stand is, nor until when: no word of the hold gets out', async () => {
  const stream = await listen(site)
  await until(() => stream.events.length === 1)
  await hold('C-04')
  await until(() => stream.events.length === 2)
  const { rows } = await database.pool.query('select * from stand_holds')
  const secrets = [
    rows[0].id,
    who,
    'person-of-the-exhibitor',
    'chosen',
    rows[0].until.toISOString().slice(0, 16),
  ]
  const said = [(await ask(site, list)).text, ...stream.events.map(({ data }) => data)].join('\n')
  expect(secrets.filter(secret => said.includes(secret))).toEqual([])
  for (const { data } of stream.events.slice(1))
    expect(standShape.strict().safeParse(JSON.parse(data)).error).toBeUndefined()
})

test('told to stop, a site lets its watchers go and leaves at once with code 0', async () => {
  const third = await startOwnSite({ DATABASE_URL: database.url, FAIR_NOW: now.toISOString() })
  const streams = await Promise.all(Array.from({ length: 5 }, () => listenTo(third)))
  await until(() => streams.every(({ events }) => events.length === 1))
  const since = performance.now()
  expect(await third.stop()).toEqual({ code: 0 })
  expect(performance.now() - since).toBeLessThan(5_000)
  expect(streams.every(({ isOver }) => isOver())).toBe(true)
})

test('the scheduler ends a hold at its minute, and whoever watches sees it', async () => {
  const stream = await listen(other)
  await until(() => stream.events.length === 1)
  const { now: there } = (await ask(other, '/api/v1/clock')).json() as { now: string }
  const due = new Date(new Date(there).getTime() + 3_000)
  await holdStand(database.pool, wish('C-04'), new Date(due.getTime() - 72 * 3_600_000))
  await until(() => told(stream).length === 2, Boolean, 15_000)
  expect(told(stream)).toEqual(['C-04 held', 'C-04 free'])
  const { rows } = await database.pool.query(
    'select state, why, actor from stand_changes order by id desc limit 1',
  )
  expect(rows).toEqual([{ state: 'released', why: 'lapsed', actor: 'scheduler' }])
})
