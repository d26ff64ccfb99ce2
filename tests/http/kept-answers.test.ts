import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoutes } from '../../app/api-routes.ts'
import { ask, metric } from '../builders/ask.ts'
import { order } from '../builders/buying.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

// Public answers of the API, kept in memory like pages, by two processes on one database.

let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
let other: Site
beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '1000' }
  ;[site, other] = await Promise.all([startSite(env), startSite(env)])
})
afterAll(async () => {
  await Promise.all([site.stop(), other.stop()])
  await clone.drop()
})

const kept = apiRoutes
  .filter(route => route.kept && !route.at.includes('{'))
  .map(({ at }) => at.replace('GET ', ''))
const entries = (one: Site) => metric(one, 'portico_page_store_entries')

test('every public list of content and of what is sold is kept', () => {
  const lists = apiRoutes.filter(({ at, audience }) => audience === 'public' && /^GET \/api\/v1\//.test(at))
  const notKept = lists.filter(route => !route.kept).map(({ at }) => at)
  expect(notKept).toEqual([
    'GET /api/v1/search',
    'GET /api/v1/stands/events',
    'GET /api/v1/today/events',
    'GET /api/v1/clock',
    'GET /api/v1/forms/token',
  ])
  // What is for somebody is kept for nobody.
  expect(apiRoutes.filter(({ kept, audience }) => kept && audience !== 'public')).toEqual([])
})

test.each(kept)('%s is packed, tagged and guarded by the same headers, made or kept', async path => {
  const plain = await ask(site, path)
  for (const [encoding, suffix] of [
    ['br', '-br'],
    ['gzip', '-gz'],
  ] as const) {
    const headers = { 'accept-encoding': encoding }
    const packed = await ask(site, path, { headers })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.etag).toBe(plain.headers.etag?.replace(/"$/, `${suffix}"`))
    expect(packed.text).toBe(plain.text)
    // Of a few words nothing is saved.
    if (plain.bytes.length > 100) expect(packed.bytes.length).toBeLessThan(plain.bytes.length)
    expect(packed.headers['x-content-type-options']).toBe('nosniff')
    const known = await ask(site, path, { headers: { ...headers, 'if-none-match': packed.headers.etag } })
    expect([known.status, known.text]).toEqual([304, ''])
  }
  const head = await ask(site, path, { method: 'HEAD' })
  expect([head.status, head.text]).toEqual([200, ''])
})

test('an answer comes from memory until the content changes, and is then new in both processes', async () => {
  const path = '/api/v1/speakers?lang=en'
  const one = '/api/v1/speakers/1?lang=en'
  const before = (await ask(site, path)).text
  await Promise.all([ask(site, one), ask(other, path)])
  // Behind the site's back: nobody is told.
  await sql(database(), 'alter table speakers disable trigger user')
  await rename('Unheard')
  await sql(database(), 'alter table speakers enable trigger user')
  expect((await ask(site, path)).text).toBe(before)
  await rename('Heard')
  const shown = [
    [site, path],
    [site, one],
    [other, path],
  ] as const
  for (const [asked, at] of shown) {
    await until(async () => (await ask(asked, at)).text.includes('Heard'), Boolean, 5_000)
  }
})

test('places are true at once for whoever has just bought, and soon for the other process', async () => {
  const path = '/api/v1/slots?product=day&day=2025-09-25'
  const left = async (asked: Site) =>
    ((await ask(asked, path)).json() as { id: string; left: number }[]).find(
      ({ id }) => id === '2025-09-25-before',
    )?.left ?? Number.NaN
  const [here, there] = await Promise.all([left(site), left(other)])
  expect(here).toBe(there)
  for (let bought = 1; bought <= 5; bought++) {
    await order(site, [{ product: 'day', slot: '2025-09-25-before', quantity: 1 }])
    expect(await left(site)).toBe(here - bought)
  }
  await until(async () => (await left(other)) === here - 5, Boolean, 5_000)
})

test('no spelling but ours takes a place in memory, and none gets another answer', async () => {
  const path = '/api/v1/programme?lang=en&day=2025-09-26'
  const ours = await ask(site, path)
  await ask(site, '/api/v1/participants/bumazhny-order')
  const before = await entries(site)
  for (const odd of [
    '/api/v1/programme?day=2025-09-26&lang=en',
    '/api/v1/programme?lang=en&day=2025-09-26&utm=1',
    '/api/v1/programme?utm=2&lang=en&day=2025%2D09-26',
  ]) {
    expect((await ask(site, odd)).text).toBe(ours.text)
  }
  for (let n = 0; n < 30; n++) {
    await ask(site, `/api/v1/programme?day=30${String(n).padStart(2, '0')}-01-01`)
    await ask(site, `/api/v1/participants/nobody-${n}`)
    await ask(site, `/api/v1/programme?lang=xx${n}`)
    await ask(site, `/api/v1/participants/%62umazhny-order?n=${n}`)
  }
  expect(await entries(site)).toBe(before)
})

test('a parameter given twice is refused as before', async () => {
  expect((await ask(site, '/api/v1/speakers?lang=ru&lang=en')).status).toBe(400)
})

const database = () => ({ databaseUrl: clone.url })
const rename = (name: string) =>
  sql(database(), 'update speakers set last_name = $1 where id = 1', [JSON.stringify({ ru: name, en: name })])
