import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyStands } from '../../../app/content/stands/insert-copies.server.ts'
import { agreeToChange } from '../../../app/editions/answer-change.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { type Value, valueAt } from '../../../app/editions/edition-fields.ts'
import { proposeChange } from '../../../app/editions/propose-change.server.ts'
import { type Database, openDatabase } from '../../../app/platform/database/database.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import type { Person } from '../../../app/platform/person.ts'
import { metric } from '../../builders/ask.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { until } from '../../builders/until.ts'

const opens = new Date('2025-08-20T10:00:00+03:00')
const turn = new Date('2025-08-20T12:00:00+03:00')
const chief: Person = { id: 'chief', email: 'chief@x', name: 'А. Вересень', role: 'chief-editor' }
const admin: Person = { id: 'admin', email: 'admin@x', name: 'С. Омутова', role: 'admin' }

let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: SiteAt[]
let database: Database

beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url }
  sites = [await startSiteAt(opens, env), await startSiteAt(opens, env)]
  database = await openDatabase({ databaseUrl: clone.url, databasePool: 2, dataDir: '' }, createLog('silent'))
})
afterAll(async () => {
  await database.close()
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
})

async function change(path: string, after: Value, holdsFrom: Date | null, now = opens) {
  const set = [{ path, before: valueAt(autumn2025, path), after }]
  const wish = { set, holdsFrom, reason: 'Окно заполнено' }
  const proposed = await proposeChange(database.pool, autumn2025, wish, chief, now)
  if (proposed.kind !== 'proposed') throw new Error(proposed.reason)
  expect(await agreeToChange(database.pool, autumn2025, proposed.id, admin, now, copyStands)).toMatchObject({
    kind: 'agreed',
  })
}

const text = async (site: SiteAt, path: string) => (await fetch(`${site.url}${path}`)).text()
const priceOf = async (site: SiteAt, product: string) => {
  const { items } = JSON.parse(await text(site, '/api/v1/products')) as {
    items: { id: string; prices: { kopecks: number }[] }[]
  }
  return JSON.stringify(items.find(({ id }) => id === product))
}
const onBoth = <T>(look: (site: SiteAt) => Promise<T>) => Promise.all(sites.map(look))

test('a planned price holds from its moment, on every process, in pages of both languages, the API and orders', async () => {
  await change('tickets.openDateKopecks', 712_300, turn)
  // Everything is kept ready with the old price.
  for (const path of ['/tickets/', '/en/tickets/', '/']) await onBoth(site => text(site, path))
  expect(await onBoth(site => priceOf(site, 'open-date'))).toEqual([
    expect.stringContaining('600000'),
    expect.stringContaining('600000'),
  ])
  for (const site of sites) site.moveClockTo(new Date(turn.getTime() - 1_000))
  expect(await onBoth(site => text(site, '/tickets/'))).not.toContainEqual(
    expect.stringContaining('7\u00a0123'),
  )

  for (const site of sites) site.moveClockTo(turn)
  const [ru, en] = ['7\u00a0123', '7,123']
  for (const [path, sum] of [
    ['/tickets/', ru],
    ['/en/tickets/', en],
    ['/', ru],
  ] as const) {
    for (const page of await onBoth(site => text(site, path))) expect(page).toContain(sum)
  }
  for (const answer of await onBoth(site => priceOf(site, 'open-date'))) expect(answer).toContain('712300')
  for (const site of sites) {
    const placed = await fetch(`${site.url}/api/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        lines: [{ product: 'open-date', slot: 'open-date', quantity: 1 }],
        locale: 'ru',
      }),
    })
    expect(placed.status).toBe(201)
    const { token } = (await placed.json()) as { token: string }
    expect(await text(site, `/api/v1/orders/${token}`)).toContain('712300')
  }
})

test('a change that holds at once is seen on every process within a second', async () => {
  const site = sites[0]
  if (!site) throw new Error('no site')
  await onBoth(one => text(one, '/media/'))
  await change('mediaAccreditationUntil', '2025-09-11', null, new Date(turn.getTime() + 1_000))
  for (const one of sites) one.moveClockTo(new Date(turn.getTime() + 2_000))
  const changedAt = performance.now()
  await until(async () => {
    const pages = await onBoth(one => text(one, '/media/'))
    return pages.every(page => page.includes('11\u00a0сентября') && !page.includes('20\u00a0сентября'))
  })
  expect(performance.now() - changedAt).toBeLessThan(1_000)
})

test('the hours of a day are those of its windows', async () => {
  await change('visitorDays.to', '20:00', null, new Date(turn.getTime() + 3_000))
  for (const site of sites) site.moveClockTo(new Date(turn.getTime() + 4_000))
  await until(async () => {
    const { rows } = await database.pool.query(
      `select ends_at from slots where id = '2025-09-25-after' and ends_at = '2025-09-25T20:00:00+03:00'`,
    )
    return rows.length === 1
  })
})

test('asking for a page costs no question about the edition', async () => {
  const [site] = sites
  if (!site) throw new Error('no site')
  await text(site, '/tickets/')
  const before = await metric(site, 'portico_renders_total')
  for (let time = 0; time < 5; time += 1) await text(site, '/tickets/')
  expect(await metric(site, 'portico_renders_total')).toBe(before)
})
