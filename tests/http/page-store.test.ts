import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { publishPage } from '../../app/content/publish-page.server.ts'
import { openDatabase } from '../../app/platform/database.server.ts'
import { openJobs } from '../../app/platform/jobs.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { allPages } from '../builders/addresses.ts'
import { ask, metric } from '../builders/ask.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

const renders = (site: Site) => metric(site, 'portico_page_renders_total')

describe('two processes on one database', () => {
  let clone: Awaited<ReturnType<typeof cloneFair>>
  let sites: Site[]
  let paths: string[]
  beforeAll(async () => {
    clone = await cloneFair()
    sites = await Promise.all([startSite({ DATABASE_URL: clone.url }), startSite({ DATABASE_URL: clone.url })])
    const speakers = await sql<{ id: number }>({ databaseUrl: clone.url }, 'select id from speakers order by id')
    const each = speakers.flatMap(({ id }) => [`/speakers/${id}/`, `/en/speakers/${id}/`])
    paths = [...new Set([...allPages, ...each])]
  })
  afterAll(async () => {
    await Promise.all(sites.map(site => site.stop()))
    await clone.drop()
  })

  /** Every page of every process, by path, until all of them satisfy `isEnough` within the second that is promised. */
  const readAll = () =>
    Promise.all(sites.map(site => Promise.all(paths.map(async path => [path, (await ask(site, path)).text] as const))))

  test('a page is rendered once by each, however often it is asked for', async () => {
    await readAll()
    const before = await Promise.all(sites.map(renders))
    expect(before).toEqual([paths.length, paths.length])
    await readAll()
    expect(await Promise.all(sites.map(renders))).toEqual(before)
  })

  test('a changed speaker is shown by both within a second, in both languages, wherever they are named', async () => {
    const [old] = await sql<{ ru: string; en: string }>(
      { databaseUrl: clone.url },
      `select last_name->>'ru' as ru, last_name->>'en' as en from speakers where id = 1`,
    )
    if (!old) throw new Error('no speaker')
    const namedOn = (pages: (readonly [string, string])[] | undefined, name: string) =>
      (pages ?? []).filter(([, text]) => text.includes(name)).map(([path]) => path)
    const [before] = await readAll()
    const naming = { ru: namedOn(before, old.ru), en: namedOn(before, old.en) }
    expect(naming.ru).toEqual(expect.arrayContaining(['/speakers/', '/speakers/1/']))
    expect(naming.en).toEqual(expect.arrayContaining(['/en/speakers/', '/en/speakers/1/']))
    const rendersBefore = await Promise.all(sites.map(renders))

    await sql(
      { databaseUrl: clone.url },
      `update speakers set last_name = '{"ru": "Новофамильская", "en": "Newsurname"}' where id = 1`,
    )
    for (const site of sites) {
      const isShown = async () =>
        (await ask(site, '/speakers/1/')).text.includes('Новофамильская') &&
        (await ask(site, '/en/speakers/1/')).text.includes('Newsurname')
      await until(isShown, Boolean, 1_000)
    }
    for (const pages of await readAll()) {
      // The new name sorts elsewhere, so the neighbours may have changed; nobody is left with the old one.
      expect([...namedOn(pages, old.ru), ...namedOn(pages, old.en)]).toEqual([])
      expect(namedOn(pages, 'Новофамильская')).toEqual(expect.arrayContaining(['/speakers/', '/speakers/1/']))
      expect(namedOn(pages, 'Newsurname')).toEqual(expect.arrayContaining(['/en/speakers/', '/en/speakers/1/']))
      for (const path of ['/', '/en/']) {
        const named = path === '/' ? naming.ru : naming.en
        const now = path === '/' ? 'Новофамильская' : 'Newsurname'
        expect([path, namedOn(pages, now).includes(path)]).toEqual([path, named.includes(path)])
      }
    }
    // What names no speaker was not made again.
    const untouched = ['/award/', '/navigator/map/', '/thanks/'].flatMap(path => [path, `/en${path}`])
    const made = await Promise.all(sites.map(renders))
    for (const [index, count] of made.entries()) {
      expect(count - (rendersBefore[index] ?? 0)).toBeLessThanOrEqual(paths.length - untouched.length)
    }
  })

  test('a change of one page leaves every other where it is', async () => {
    await readAll()
    const before = await Promise.all(sites.map(renders))
    await sql({ databaseUrl: clone.url }, `update pages set lead = '{"ru": "Новый лид", "en": "New lead"}' where key = 'thanks'`)
    for (const site of sites) {
      await until(async () => (await ask(site, '/thanks/')).text.includes('Новый лид'), Boolean, 1_000)
      await until(async () => (await ask(site, '/en/thanks/')).text.includes('New lead'), Boolean, 1_000)
    }
    await readAll()
    expect(await Promise.all(sites.map(renders))).toEqual(before.map(count => count + 2))
  })

  test('publishing shows on both and tells the editors; undone, it does neither', async () => {
    const database = await openDatabase({ databaseUrl: clone.url, databasePool: 3, dataDir: '' }, createLog('silent'))
    onTestFinished(() => database.close())
    const jobs = await openJobs(database.pool, createLog('silent'))
    onTestFinished(() => jobs.stop())
    const desk = { pool: database.pool, jobs, editorsEmail: 'editors@portik.example', publicUrl: 'https://portik.example' }
    const now = new Date('2025-08-20T07:00:00Z')
    const letters = () =>
      sql<{ recipient: string; subject: string }>({ databaseUrl: clone.url }, 'select recipient, subject from letters')

    expect(await publishPage(desk, 'nothing', {}, now)).toEqual({ ok: false, reason: 'unknown-page' })
    expect(await letters()).toEqual([])

    const lead = { ru: 'Опубликованный лид', en: 'Published lead' }
    const published = await publishPage(desk, 'map', { lead }, now)
    expect(published).toEqual({ ok: true, revision: 2 })
    for (const site of sites) {
      await until(async () => (await ask(site, '/navigator/map/_payload.json')).text.includes(lead.ru), Boolean, 1_000)
      await until(async () => (await ask(site, '/en/navigator/map/_payload.json')).text.includes(lead.en), Boolean, 1_000)
    }
    expect(await letters()).toMatchObject([{ recipient: 'editors@portik.example' }])

    const failing = { ...desk, jobs: { enqueue: () => Promise.reject(new Error('the queue is down')) } }
    const undone = { ru: 'Никогда', en: 'Never' }
    await expect(publishPage(failing, 'map', { lead: undone }, now)).rejects.toThrow('the queue is down')
    expect(await letters()).toHaveLength(1)
    const rows = await sql<{ revision: number }>({ databaseUrl: clone.url }, `select revision from pages where key = 'map'`)
    expect(rows).toEqual([{ revision: 2 }])
  })

  test('a process that could not listen for a while forgets everything it had', async () => {
    await readAll()
    await sql(
      { databaseUrl: clone.url },
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen content_changed'`,
    )
    for (const site of sites) {
      await until(() => metric(site, 'portico_page_store_entries'), entries => entries === 0)
    }
    await sql({ databaseUrl: clone.url }, `update pages set lead = '{"ru": "После обрыва", "en": "After"}' where key = 'thanks'`)
    for (const site of sites) {
      await until(async () => (await ask(site, '/thanks/')).text.includes('После обрыва'), Boolean, 1_000)
    }
  })
})

describe('the fair’s phase changes by itself', () => {
  let site: Site
  const closesIn = 6_000
  beforeEach(async () => {
    // Six seconds before applications to the award close, by the fair's clock.
    const closing = new Date('2025-09-02T00:00:00+03:00').getTime()
    site = await startSite({ FAIR_NOW: new Date(closing - closesIn).toISOString() })
  })
  afterEach(() => site.stop())

  test('pages are made anew after the boundary, without anybody publishing', async () => {
    const look = async () => ({ etag: (await ask(site, '/award/')).headers.etag, renders: await renders(site) })
    const before = await look()
    expect(before.renders).toBe(1)
    expect(await look()).toEqual(before)
    const after = await until(look, ({ renders }) => renders > before.renders, 20_000)
    expect(after).toEqual({ etag: expect.any(String), renders: 2 })
    expect(after.etag).not.toBe(before.etag)
    expect(await look()).toEqual(after)
  })
})

test('memory is bounded: pages over the bound make room, and every page is still served', async () => {
  const site = await startSite({ PAGE_STORE_MB: '0.2' })
  onTestFinished(() => site.stop().then(() => {}))
  for (const path of allPages) {
    expect((await ask(site, path)).status).toBe(200)
    expect(await metric(site, 'portico_page_store_bytes')).toBeLessThanOrEqual(0.2 * 1024 * 1024)
  }
  const entries = await metric(site, 'portico_page_store_entries')
  expect(entries).toBeGreaterThan(0)
  expect(entries).toBeLessThan(allPages.length)
})

test('fifty visitors at once on a cold page cost one rendering', async () => {
  const site = await startSite()
  onTestFinished(() => site.stop().then(() => {}))
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(site, '/speakers/')))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await renders(site)).toBe(1)
})
