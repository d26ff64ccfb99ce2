import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { publishPage } from '../../app/content/publish-page.server.ts'
import { matchRoute } from '../../app/navigation/route-table.ts'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { openJobs } from '../../app/platform/jobs.server.ts'
import { splitLocale } from '../../app/platform/languages.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { routes } from '../../app/routes.ts'
import { keptPages } from '../builders/addresses.ts'
import { ask, metric } from '../builders/ask.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

// Some hundred pages are rendered by each process, several times over.
vi.setConfig({ testTimeout: 120_000 })

/** How soon a change must be seen everywhere. */
const promisedMs = 1_000
const firstName = JSON.stringify({ ru: 'Первофамильская', en: 'Firstsurname' })
const renders = (site: Site) => metric(site, 'portico_page_renders_total')

describe('two processes on one database', () => {
  let clone: Awaited<ReturnType<typeof cloneFair>>
  let sites: Site[]
  let paths: string[]
  beforeAll(async () => {
    clone = await cloneFair()
    await sql({ databaseUrl: clone.url }, 'update speakers set last_name = $1 where id = 1', [firstName])
    // Room for every page of the fair at once.
    const env = { DATABASE_URL: clone.url, PAGE_STORE_MB: '512' }
    sites = await Promise.all([startSite(env), startSite(env)])
    const listed = await listedPages(sites[0] as Site)
    paths = [...new Set([...keptPages, ...listed.filter((_, place) => place % 5 === 0)])]
  })
  afterAll(async () => {
    await Promise.all(sites.map(site => site.stop()))
    await clone.drop()
  })

  /** Every page that the site tells search engines of. */
  async function listedPages(site: Site) {
    const { text } = await ask(site, '/sitemap.xml')
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => new URL(match[1] ?? '').pathname)
    return listed.filter(path => matchRoute(routes, splitLocale(path).path)?.route.isPrerendered)
  }

  /** Every page of every process, by path; eight at a time, as a busy hour would ask. */
  const readAll = () => Promise.all(sites.map(readSite))

  async function readSite(site: Site) {
    const pages: (readonly [string, string])[] = []
    for (let from = 0; from < paths.length; from += 8) {
      const some = paths.slice(from, from + 8)
      pages.push(
        ...(await Promise.all(some.map(async path => [path, (await ask(site, path)).text] as const))),
      )
    }
    return pages
  }

  test('fifty visitors at once on a cold page cost one rendering', async () => {
    const site = sites[1] as Site
    const before = await renders(site)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(site, '/speakers/')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await renders(site)).toBe(before + 1)
  })

  test('a page is rendered once by each, however often it is asked for', async () => {
    await readAll()
    const before = await Promise.all(sites.map(renders))
    expect(before).toEqual([paths.length, paths.length])
    await readAll()
    expect(await Promise.all(sites.map(renders))).toEqual(before)
  })

  test('a changed speaker is shown by both within a second, in both languages, wherever they are named', async () => {
    const rename = async (ru: string, en: string) => {
      const name = JSON.stringify({ ru, en })
      await sql({ databaseUrl: clone.url }, 'update speakers set last_name = $1 where id = 1', [name])
      for (const site of sites) {
        await until(async () => (await ask(site, '/speakers/1/')).text.includes(ru), Boolean, promisedMs)
        await until(async () => (await ask(site, '/en/speakers/1/')).text.includes(en), Boolean, promisedMs)
      }
    }
    const namedOn = (pages: readonly (readonly [string, string])[], name: string) =>
      pages.filter(([, text]) => text.includes(name)).map(([path]) => path)

    const before = await readAll()
    await rename('Первофамильцева', 'Firstnewname')
    // What speaks of no speaker is not made again.
    const rendersBefore = await Promise.all(sites.map(renders))
    const untouched = ['/award/', '/newsletter/', '/terms/', '/team/', '/partners/'].flatMap(path => [
      path,
      `/en${path}`,
    ])
    for (const site of sites) await Promise.all(untouched.map(path => ask(site, path)))
    expect(await Promise.all(sites.map(renders))).toEqual(rendersBefore)
    const after = await readAll()

    for (const [index, pages] of after.entries()) {
      const old = before[index] ?? []
      expect(namedOn(old, 'Первофамильская')).toEqual(
        expect.arrayContaining(['/', '/program/', '/speakers/', '/speakers/1/']),
      )
      expect(namedOn(old, 'Firstsurname')).toEqual(
        expect.arrayContaining(['/en/', '/en/program/', '/en/speakers/', '/en/speakers/1/']),
      )
      expect(namedOn(pages, 'Первофамильцева')).toEqual(namedOn(old, 'Первофамильская'))
      expect(namedOn(pages, 'Firstnewname')).toEqual(namedOn(old, 'Firstsurname'))
      expect([...namedOn(pages, 'Первофамильская'), ...namedOn(pages, 'Firstsurname')]).toEqual([])
    }
  })

  test('a change of one page leaves every other where it is', async () => {
    await readAll()
    const before = await Promise.all(sites.map(renders))
    await sql(
      { databaseUrl: clone.url },
      `update pages set lead = '{"ru": "Новый лид", "en": "New lead"}' where key = 'demonstration'`,
    )
    for (const site of sites) {
      await until(
        async () => (await ask(site, '/demonstration/')).text.includes('Новый лид'),
        Boolean,
        promisedMs,
      )
      await until(
        async () => (await ask(site, '/en/demonstration/')).text.includes('New lead'),
        Boolean,
        promisedMs,
      )
    }
    await readAll()
    expect(await Promise.all(sites.map(renders))).toEqual(before.map(count => count + 2))
  })

  test('publishing shows on both and tells the editors; undone, it does neither', async () => {
    const database = await openDatabase(
      { databaseUrl: clone.url, databasePool: 3, dataDir: '' },
      createLog('silent'),
    )
    onTestFinished(() => database.close())
    const jobs = await openJobs(database, createLog('silent'))
    onTestFinished(() => jobs.stop())
    const services = {
      pool: database.pool,
      jobs,
      editorsEmail: 'editors@portik.example',
      publicUrl: 'https://portik.example',
    }
    const now = new Date('2025-08-20T07:00:00Z')
    const letters = () =>
      sql<{ recipient: string; subject: string }>(
        { databaseUrl: clone.url },
        'select recipient, subject from letters',
      )

    expect(await publishPage(services, 'nothing', {}, now)).toEqual({ ok: false, reason: 'unknown-page' })
    expect(await letters()).toEqual([])

    const lead = { ru: 'Опубликованный лид', en: 'Published lead' }
    const published = await publishPage(services, 'map', { lead }, now)
    expect(published).toEqual({ ok: true, revision: 2 })
    for (const site of sites) {
      await until(
        async () => (await ask(site, '/navigator/map/_payload.json')).text.includes(lead.ru),
        Boolean,
        promisedMs,
      )
      await until(
        async () => (await ask(site, '/en/navigator/map/_payload.json')).text.includes(lead.en),
        Boolean,
        promisedMs,
      )
    }
    expect(await letters()).toMatchObject([{ recipient: 'editors@portik.example' }])

    const failing = { ...services, jobs: { enqueue: () => Promise.reject(new Error('the queue is down')) } }
    const undone = { ru: 'Никогда', en: 'Never' }
    await expect(publishPage(failing, 'map', { lead: undone }, now)).rejects.toThrow('the queue is down')
    expect(await letters()).toHaveLength(1)
    const rows = await sql<{ revision: number }>(
      { databaseUrl: clone.url },
      `select revision from pages where key = 'map'`,
    )
    expect(rows).toEqual([{ revision: 2 }])
  })

  test('a process that could not listen for a while forgets everything it had', async () => {
    await readAll()
    await sql(
      { databaseUrl: clone.url },
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    for (const site of sites) {
      await until(
        () => metric(site, 'portico_page_store_entries'),
        entries => entries === 0,
      )
    }
    await sql(
      { databaseUrl: clone.url },
      `update pages set lead = '{"ru": "После обрыва", "en": "After"}' where key = 'newsletter'`,
    )
    for (const site of sites) {
      await until(
        async () => (await ask(site, '/newsletter/')).text.includes('После обрыва'),
        Boolean,
        promisedMs,
      )
    }
  })
})

test('when the fair’s phase changes, pages are made anew without anybody publishing', async () => {
  type Award = { data: { banner: { tone: string } } }
  const { site, closesInMs } = await shortlyBefore('2025-09-02T00:00:00+03:00', 5_000)
  onTestFinished(() => site.stop().then(() => {}))
  const look = async () => {
    const { headers, json } = await ask(site, '/award/_payload.json')
    return { tone: (json() as Award).data.banner.tone, etag: headers.etag, renders: await renders(site) }
  }
  // A page that says nothing of dates itself: the fair's boundaries hold for every page.
  await ask(site, '/newsletter/')
  const before = await look()
  expect(before).toMatchObject({ tone: 'warning', renders: 2 })
  expect(await look()).toEqual(before)
  const after = await until(look, ({ tone }) => tone !== 'warning', closesInMs + 10_000)
  expect(after).toMatchObject({ tone: 'info', renders: 3 })
  expect(after.etag).not.toBe(before.etag)
  for (let visit = 1; visit <= 2; visit++) await ask(site, '/newsletter/')
  expect(await look()).toEqual({ ...after, renders: 4 })
}, 120_000)

/** A site whose clock stands a little before a boundary; on a slow machine it is given more time to open. */
async function shortlyBefore(
  boundary: string,
  closesInMs: number,
): Promise<{ site: Site; closesInMs: number }> {
  const startedAt = performance.now()
  const site = await startSite({
    FAIR_NOW: new Date(new Date(boundary).getTime() - closesInMs).toISOString(),
  })
  if (performance.now() - startedAt < closesInMs / 2) return { site, closesInMs }
  await site.stop()
  return shortlyBefore(boundary, 2 * closesInMs)
}

test('memory is bounded: pages over the bound make room, and every page is still served', async () => {
  const site = await startSite({ PAGE_STORE_MB: '0.2' })
  onTestFinished(() => site.stop().then(() => {}))
  for (const path of keptPages) {
    expect((await ask(site, path)).status).toBe(200)
    expect(await metric(site, 'portico_page_store_bytes')).toBeLessThanOrEqual(0.2 * 1024 * 1024)
  }
  const entries = await metric(site, 'portico_page_store_entries')
  expect(entries).toBeGreaterThan(0)
  expect(entries).toBeLessThan(keptPages.length)
})
