import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addressOf, guest, whenHydrated } from '../../builders/browser.ts'
import { openFront } from '../../builders/front.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { partsOf, readCalendar } from '../../builders/read-calendar.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'

/** A Friday of the fair, at noon. */
let site: Site
beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2025-09-26T12:01:00+03:00' })
})
afterAll(() => site.stop())

const plan = {
  events: ['how-to-look-at-a-drawing', 'etching-press', 'academy-today', 'medal-in-the-palm'],
  participants: ['bumazhny-order', 'stol-i-svet'],
}

async function walker(path: string, wishes: Parameters<typeof guest>[0] = {}) {
  const visit = await guest({ reducedMotion: 'reduce', ...wishes })
  await visit.page.addInitScript(kept => localStorage.setItem('portico-plan', JSON.stringify(kept)), plan)
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  await visit.page.locator('.walk-line').waitFor()
  return visit
}

const names = (page: Page) => page.locator('.walk-line h3').allTextContents()
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a plan becomes a walk: by the clock, with the ways, and by keyboard another choice of two', async () => {
  const { page, problems } = await walker('/program/plan/walk/')
  expect((await page.locator('.walk-day').textContent())?.startsWith('26\u00a0сентября')).toBe(true)
  expect(await page.locator('.walk-way').filter({ hasText: 'пешком' }).count()).toBeGreaterThan(2)
  // The device says what time it is a moment after the page.
  await expect
    .poll(() => page.locator('[aria-current=step] h3').textContent())
    .toContain('Как смотреть рисунок')
  expect((await names(page)).filter(name => name.includes('Кофе')).length).toBeGreaterThan(0)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: /^Пойти сюда: Офортный станок/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/program/plan/walk/?aside=how-to-look-at-a-drawing')
  await expect.poll(async () => (await names(page)).some(name => name.includes('Офортный станок'))).toBe(true)
  expect((await names(page)).some(name => name.includes('Как смотреть рисунок'))).toBe(false)
  await page.getByRole('button', { name: /^Вернуть: / }).press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(/^\/program\/plan\/walk\/\??$/)

  await page.getByLabel('Без ступеней').check()
  await expect.poll(() => page.locator('.walk-line h3').first().textContent()).toBe('Вход со\u00a0двора')
  await page.getByLabel('Откуда').selectOption('cafe')
  await page.getByLabel('С\u00a0которого часа').selectOption('14:30')
  await expect.poll(() => addressOf(page)).toBe('/program/plan/walk/?accessible=1&from=cafe&at=14:30')
  expect(await page.locator('.walk-time').first().textContent()).toBe('14:30')
  expect(problems).toEqual([])
})

test('on a phone, in English: nothing overflows, and axe finds nothing', async () => {
  const { page, problems } = await walker('/en/program/plan/walk/?day=26', {
    viewport: { width: 390, height: 844 },
  })
  expect(await page.locator('h1').textContent()).toBe('A walk round the fair')
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('on paper it is one page with the plan', async () => {
  const { page } = await walker('/program/plan/walk/?day=26')
  await page.emulateMedia({ media: 'print' })
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(await page.locator('.walk-plan svg').isVisible()).toBe(true)
  expect(await page.locator('.walk-wishes').isVisible()).toBe(false)
})

test('by a link it is somebody else’s to look at, and the calendar has its stops with the ways to them', async () => {
  const { page } = await guest()
  const query = `?events=${plan.events.join(',')}&participants=${plan.participants.join(',')}&day=26`
  await page.goto(`${site.url}/program/plan/walk/${query}`)
  await page.locator('.walk-line').waitFor()
  expect(await page.locator('h1').textContent()).toBe('Прогулка по\u00a0ссылке')
  expect(await page.evaluate(() => localStorage.getItem('portico-plan'))).toBeNull()
  const shown = await page.locator('.walk-line > li:not([data-stage=start]) .walk-time').allTextContents()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'В\u00a0календарь' }).click(),
  ])
  const file = readCalendar(await text(await download.createReadStream()))
  const entries = partsOf(file, 'VEVENT')
  expect(entries).toHaveLength(shown.length)
  expect(JSON.stringify(entries)).toContain('пешком')
})

test('in a hall without a signal the walk is there', async () => {
  const front = await openFront(site)
  onTestFinished(() => front.close())
  const { page } = await guest({ serviceWorkers: 'allow' })
  await page.addInitScript(kept => localStorage.setItem('portico-plan', JSON.stringify(kept)), plan)
  await page.goto(`${front.url}/program/plan/`)
  await until(
    () =>
      page.evaluate(async () => {
        const caches = await window.caches.keys()
        const all = await Promise.all(caches.map(async name => (await window.caches.open(name)).keys()))
        return all.flat().map(({ url }) => new URL(url).pathname)
      }),
    kept => kept.includes('/program/plan/walk/'),
    60_000,
  )
  front.isDown = true
  await page.goto(`${front.url}/program/plan/walk/?day=26`)
  await page.locator('.walk-line').waitFor()
  expect((await names(page)).length).toBeGreaterThan(4)
})

test('without a script it says what it needs', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  await page.goto(`${site.url}/program/plan/walk/`)
  expect(await page.locator('.walk-page noscript p').isVisible()).toBe(true)
})
