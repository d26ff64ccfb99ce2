import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { everyOther } from '../../builders/walks/whole-walk.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const text = {
  ru: 'Вход 25\u00a0сентября через северное крыло: у\u00a0главного портика реставраторы снимают леса.',
  en: 'On 25 September please enter by the north wing: the scaffolding at the main portico is coming down.',
}
let site: Site

beforeAll(async () => {
  site = await startSite()
  const add = (place: string, tone: string, to: string | null) =>
    sql(
      site,
      `insert into banners (text, leads_to, tone, place, from_at, until_at, edition_id, published_ru_at, published_en_at)
       values ($1, $2, $3, $4, '2025-08-01', '2025-09-20', 'autumn-2025', '2025-08-01', '2025-08-01')`,
      [JSON.stringify(text), to, tone, place],
    )
  await add('home', 'info', null)
  await add('tickets', 'warning', '/how-to-get-there/')
})
afterAll(() => site.stop())

test.each(
  everyOther(
    [
      ['ru', 390],
      ['ru', 1440],
      ['en', 1440],
      ['en', 390],
    ] as const,
    0,
  ),
)('in %s at %i px it is there from the first paint and moves nothing', async (language, width) => {
  const prefix = language === 'en' ? '/en' : ''
  const { page, problems } = await guest({ viewport: { width, height: 800 } })
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [path, label] of [
    ['/', { ru: 'Объявление', en: 'Announcement' }],
    ['/tickets/', { ru: 'Важное объявление', en: 'Important announcement' }],
  ] as const) {
    await page.goto(`${site.url}${prefix}${path}`)
    await whenHydrated(page)
    const bar = page.getByRole('region', { name: label[language], exact: true })
    expect((await bar.textContent())?.trim()).toBe(text[language])
    const box = await bar.boundingBox()
    const frame = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([box?.x, frame]).toEqual([0, width])
    // Were it put in afterwards, all below would move: twenty times as much as letters that change their face.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  expect(problems).toEqual([])
})

test('it follows whoever goes from page to page, and its link is followed without a new document', async () => {
  const { page, problems, traffic } = await guest()
  await page.goto(`${site.url}/`)
  await whenHydrated(page)
  const bar = page.locator('.site-banner')
  expect(await bar.getAttribute('aria-label')).toBe('Объявление')
  const documents = () => traffic.documents().length
  const before = documents()
  await page.locator('header').getByRole('link', { name: 'Билеты', exact: true }).first().click()
  await page.waitForURL(`${site.url}/tickets/`)
  await page.getByRole('region', { name: 'Важное объявление' }).waitFor()
  await bar.getByRole('link').click()
  await page.waitForURL(`${site.url}/how-to-get-there/`)
  await bar.waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('region', { name: 'Важное объявление' }).waitFor()
  expect(documents()).toBe(before)
  expect(problems).toEqual([])
})

test('without scripts it reads the same, and its link leads there', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  await page.goto(`${site.url}/en/tickets/`)
  await page.locator('.site-banner a').click()
  expect(page.url()).toBe(`${site.url}/en/how-to-get-there/`)
})
