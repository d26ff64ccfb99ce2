import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAward } from '../../../app/award/result/seal-award.server.ts'
import { copyStands } from '../../../app/content/stands/insert-copies.server.ts'
import { addEdition } from '../../../app/editions/add-edition.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { keepEdition } from '../../../app/editions/keep-edition.server.ts'
import { type Database, openDatabase } from '../../../app/platform/database/database.server.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import { ask } from '../../builders/ask.ts'
import { judgeAward } from '../../builders/award/judged-award.ts'
import { guest } from '../../builders/browser.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { accessibilityFaults, markupFaults } from '../../builders/page-checks.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { until } from '../../builders/until.ts'

const path = '/about/fairs/'
const at = (moment: string) => new Date(`${moment}+03:00`)
const admin = { id: 'admin', email: 'admin@x', name: 'С. Омутова', role: 'admin' } as const
let clone: Awaited<ReturnType<typeof cloneFair>>
let database: Database
let site: SiteAt
let past: { participants: string[]; events: string[] }

beforeAll(async () => {
  clone = await cloneFair()
  database = await openDatabase({ databaseUrl: clone.url, databasePool: 2, dataDir: '' }, createLog('silent'))
  await keepEdition(database.db, autumn2025)
  await judgeAward((text, values) => database.pool.query(text, values))
  await transaction(database.pool, tx =>
    sealAward(tx, { edition: autumn2025, now: at('2025-09-10T21:14:07') }),
  )
  const wish = {
    from: '2025-09',
    name: { ru: 'Весна 2026', en: 'Spring 2026' },
    firstDay: '2026-04-02',
    isAnnounced: true,
  } as const
  const key = '6f0d4f3c-2b1a-4c5d-8e7f-0123456789ab'
  const now = at('2025-09-20T10:00:00')
  expect(await addEdition(database.pool, autumn2025, { ...wish, key }, admin, now, copyStands)).toEqual({
    ok: true,
    id: '2026-04',
  })
  await database.pool.query(
    `update editions set shown_from = '2025-11-01T00:00:00+03:00' where id = '2026-04'`,
  )
  past = { participants: await slugs('participants'), events: await slugs('events') }
  site = await startSiteAt(at('2025-09-27T23:59:58'), { DATABASE_URL: clone.url })
}, 120_000)
afterAll(async () => {
  await site.stop()
  await database.close()
  await clone.drop()
})

async function slugs(table: 'participants' | 'events'): Promise<string[]> {
  const { rows } = await database.pool.query<{ slug: string }>(
    `select coalesce(address, slug) as slug from ${table} where edition_id = '2025-09' and published_ru_at is not null order by slug`,
  )
  return rows.map(({ slug }) => slug)
}
const text = async (address: string) => (await ask(site, address)).text
const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '')

test('before any fair is over the page says so, and nothing leads to it', async () => {
  for (const [address, words] of [
    [path, 'Ярмарка 24–27\u00a0сентября\u00a02025 появится здесь на\u00a0следующий день после закрытия.'],
    [`/en${path}`, 'The fair of 24–27\u00a0September\u00a02025 will appear here the day after it closes.'],
  ] as const) {
    const page = await text(address)
    expect(withoutTags(page)).toContain(words)
    expect(page).not.toContain('id="fair-2025-09"')
    expect(await markupFaults(page)).toEqual([])
  }
  expect(await text('/about/')).not.toContain(`href="${path}"`)
})

test('it is a page as every other: twin, canonical address, sitemap, search', async () => {
  const page = await text(path)
  expect(page).toMatch(/<link[^>]*rel="canonical"[^>]*\/about\/fairs\/"/)
  expect(page).toMatch(/<link[^>]*hreflang="en"[^>]*\/en\/about\/fairs\/"/i)
  expect(await text('/sitemap.xml')).toContain('/en/about/fairs/</loc>')
  expect(await text(`/search/?q=${encodeURIComponent('прошедшие ярмарки')}`)).toContain(`href="${path}"`)
})

/** What the page says of the autumn fair, whichever is on show. */
async function expectAutumn() {
  for (const [prefix, name, days, laureates] of [
    ['', 'Осень 2025', '24–27\u00a0сентября\u00a02025', 'Лауреаты премии'],
    ['/en', 'Autumn 2025', '24–27\u00a0September\u00a02025', 'Winners of the award'],
  ] as const) {
    const page = await text(`${prefix}${path}`)
    const section = /id="fair-2025-09".*?<footer/s.exec(page)?.[0] ?? ''
    for (const words of [name, days, laureates]) expect(withoutTags(section)).toContain(words)
    expect(section).toContain('Нина Кострова Старшая')
    expect(section).toContain(`href="${prefix}/award/laureates/"`)
    expect(await markupFaults(page)).toEqual([])
  }
  const page = await text(path)
  const linked = (folder: string) =>
    [...page.matchAll(new RegExp(`href="/${folder}/([a-z0-9-]+)/"`, 'g'))].map(([, slug]) => slug)
  expect(new Set(linked('participants'))).toEqual(new Set(past.participants))
  expect(new Set(linked('program').filter(slug => slug !== 'plan'))).toEqual(new Set(past.events))
  // What is linked is readable.
  for (const address of [`/participants/${past.participants[0]}/`, `/program/${past.events[0]}/`])
    expect((await ask(site, address)).status).toBe(200)
  for (const prefix of ['', '/en'])
    expect(await text(`${prefix}/about/`)).toContain(`href="${prefix}${path}"`)
}

test('at the first second of the day after its last, the fair is listed with what there was', async () => {
  site.moveClockTo(at('2025-09-28T00:00:00'))
  await expectAutumn()
})

test('it stays when the site has turned to spring, whose own fair is not over', async () => {
  site.moveClockTo(at('2025-11-01T00:00:00'))
  await until(async () => (await text('/')).includes('2–5\u00a0апреля'))
  await expectAutumn()
  expect(await text(path)).not.toContain('id="fair-2026-04"')
})

test('a release of the autumn still tells the days of the autumn: on the page, in the API and in the feed', async () => {
  for (const address of ['/press/', '/press/yarmarka-obyavlena/', '/api/v1/press', '/press/feed.xml']) {
    const told = await text(address)
    const days = /объявляет даты\s—\s(\S+\s\S+)/.exec(withoutTags(told))?.[1]
    expect([address, days]).toEqual([address, '24–27\u00a0сентября'])
  }
})

test('laureates stay readable after the turn, and when those of the next fair are named above them', async () => {
  expect(await text('/award/laureates/')).toContain('Нина Кострова Старшая')
  site.moveClockTo(at('2026-04-01T12:00:00'))
  await database.pool.query(
    `insert into award_protocols (edition_id, bytes, hash, sealed_at)
     select '2026-04', convert_to(replace(convert_from(bytes, 'UTF8'), 'Нина Кострова Старшая', 'Весенний Автор'), 'UTF8'), hash, '2026-03-20'
     from award_protocols where edition_id = '2025-09'`,
  )
  site.moveClockTo(at('2026-04-06T00:00:00'))
  for (const address of ['/award/laureates/', '/en/award/laureates/']) {
    const page = await text(address)
    expect([page.includes('Весенний Автор'), page.includes('Нина Кострова Старшая')]).toEqual([true, true])
  }
  const page = await text(path)
  expect(page.indexOf('id="fair-2026-04"')).toBeGreaterThan(0)
  expect(page.indexOf('id="fair-2026-04"')).toBeLessThan(page.indexOf('id="fair-2025-09"'))
})

test('it is readable to everybody, on a phone and on a desk', async () => {
  for (const [address, width] of [
    [path, 390],
    [`/en${path}`, 1440],
  ] as const) {
    const { page, problems } = await guest({ viewport: { width, height: 844 } })
    await page.goto(`${site.url}${address}`)
    for (const summary of await page.locator('#fair-2025-09 summary').all()) await summary.click()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(problems).toEqual([])
  }
}, 120_000)
