import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
beforeAll(async () => {
  clone = await cloneFair()
  site = await startSite({ DATABASE_URL: clone.url, FAIR_NOW: '2025-09-26T17:50:00+03:00' })
})
afterAll(async () => {
  await site.stop()
  await clone.drop()
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const kept = JSON.stringify({
  events: ['medal-in-the-palm', 'restoration-without-mystery'],
  participants: [],
})

const move = (to: string) =>
  sql(
    site,
    `begin; select set_config('portico.programme_at', '2025-09-26T17:50:00+03:00', true);
     update events set starts_at = '2025-09-26T${to}:00+03:00' where slug = 'restoration-without-mystery'; commit`,
  )

async function open(path: string, wishes: Parameters<typeof guest>[0] & { plan?: string } = {}) {
  const { plan, ...own } = wishes
  const visit = await guest({ reducedMotion: 'reduce', ...own })
  if (plan) await visit.context.addInitScript(text => localStorage.setItem('portico-plan', text), plan)
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  return visit
}

test('on a desktop the evening is there: the halls, the plan with its way, and a change as it is made', async () => {
  const { page, problems } = await open('/', { plan: kept })
  await page.getByRole('heading', { level: 2, name: /Пятница, вечер/ }).waitFor()
  const plan = page.locator('#today-plan')
  await plan.getByText('Медаль на ладони').waitFor()
  const way = plan.getByRole('link', { name: 'Показать дорогу' })
  expect(await way.getAttribute('href')).toBe('/navigator/map/?from=main-entrance&to=rotunda')
  await move('18:45')
  const changed = page.locator('section', { has: page.getByRole('heading', { name: 'Что изменилось' }) })
  await changed.getByText('перенесли').waitFor()
  expect(await changed.locator('s').textContent()).toBe('18:30')
  await plan.getByText('18:45').waitFor()
  expect(await page.getByRole('status').filter({ hasText: 'перенесли: Реставрация без тайны' }).count()).toBe(
    1,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  // By the keyboard alone, to the map with the way drawn.
  await way.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/navigator\/map\/\?from=main-entrance&to=rotunda/)
  expect(problems).toEqual([])
})

test('on a phone, in English: the parts of the day, and what comes next in the plan at the foot', async () => {
  const { page, problems } = await open('/en/', { ...phone, plan: kept })
  await page.getByRole('heading', { level: 2, name: /Friday evening/ }).waitFor()
  const bar = page.getByRole('complementary', { name: 'Next in your plan' })
  await bar.waitFor()
  expect(await bar.textContent()).toContain('A medal in the palm')
  const go = await bar.getByRole('link', { name: 'Go' }).boundingBox()
  expect(go?.height).toBeGreaterThanOrEqual(44)
  expect((go?.y ?? 0) < 844).toBe(true)
  await page.getByRole('navigation', { name: 'Parts of the day' }).getByRole('link', { name: 'Halls' }).tap()
  await page.getByRole('heading', { name: 'Courtyard' }).last().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the map says where the plan leads next, and draws the way; asked for something else it says that', async () => {
  const { page, problems } = await open('/navigator/map/', { plan: kept })
  const next = page.locator('.map-bar', { hasText: 'Дальше в\u00a0плане' })
  await next.waitFor({ timeout: 20_000 })
  expect((await next.textContent())?.replaceAll('\u00a0', ' ')).toMatch(
    /\d\d:\d\d, [^,]+, (?:Медаль на ладони|Реставрация без тайны)/,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await next.getByRole('link', { name: 'Показать дорогу' }).press('Enter')
  await page.waitForURL(/navigator\/map\/\?from=main-entrance&to=/)
  await page.locator('.map-bar', { hasText: 'мин' }).waitFor()
  expect(await next.count()).toBe(0)
  expect(problems).toEqual([])
})

test('a plan of another day is not said to be over', async () => {
  const plan = (...events: string[]) => JSON.stringify({ events, participants: [] })
  const [other] = await sql(site, `select slug from events where starts_at >= '2025-09-27' limit 1`)
  const { page } = await open('/', { plan: plan(String(other?.slug)) })
  await page.locator('#today-plan').getByText('На сегодня вы ничего не наметили.').waitFor()
  const [over] = await sql(
    site,
    `select slug from events where starts_at >= '2025-09-26' and ends_at < '2025-09-26T17:00:00+03:00' limit 1`,
  )
  const later = await open('/', { plan: plan(String(over?.slug)) })
  await later.page.locator('#today-plan').getByText('уже прошло').waitFor()
})

test('at a small desk no word of a hall stands over a column', async () => {
  const { page } = await open('/', { viewport: { width: 1024, height: 900 } })
  const over = await page.locator('.today-bay').evaluateAll(bays =>
    bays.flatMap(bay => {
      const { left, right } = bay.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(bay)
      // A column is 36 px wide and stands on the border of two bays.
      return [...words.getClientRects()].filter(box => box.left < left + 18 || box.right > right - 18)
    }),
  )
  expect(over).toEqual([])
})

test('on any other page whoever keeps the event is told quietly; whoever keeps none is told nothing and holds no stream', async () => {
  const stranger = await open('/about/')
  const streams: string[] = []
  stranger.page.on('request', request => {
    if (request.url().includes('/today')) streams.push(request.url())
  })
  const { page, problems } = await open('/about/', { plan: kept })
  await page.waitForRequest(/today\/events/, { timeout: 20_000 })
  const strip = page.locator('.plan-news')
  // What had changed before the stream has told its first is no news: it is moved until the page has heard.
  let minute = 10
  await expect
    .poll(
      async () => {
        await move(`19:${minute++}`)
        return strip.textContent()
      },
      { interval: 1_000, timeout: 20_000 },
    )
    .toMatch(/^«Реставрация без тайны» теперь в\u00a019:1\d/)
  expect(await accessibilityFaults(page)).toEqual([])
  await strip.getByRole('button', { name: 'Понятно' }).press('Enter')
  expect(await strip.textContent()).toBe('')
  expect(streams).toEqual([])
  expect(problems).toEqual([])
})
