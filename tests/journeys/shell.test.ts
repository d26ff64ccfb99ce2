import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { click, guest, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('the header stays on top only where one stays long, and the dates join it when the title has gone', async () => {
  const { page } = await enter('/navigator/map/', { viewport: { width: 1440, height: 500 } })
  const dates = page.locator('header .header-dates')
  const shown = () => dates.evaluate(line => Number(getComputedStyle(line).opacity))
  expect(await dates.textContent()).toBe('24–27\u00a0сентября, Старый Манежный двор')
  expect(await shown()).toBe(0)
  await scrollTo(page, 600)
  await expect.poll(shown).toBe(1)
  expect(await topOf(page, 'header')).toBe(0)

  await click(page, 'a[href="/award/"]')
  await page.waitForURL(`${site.url}/award/`)
  await scrollTo(page, 600)
  expect(await topOf(page, 'header')).toBe(-600)
  expect(await dates.count()).toBe(0)
})

test('the phone menu: from any height of the page, groups, language and accessible version at the end', async () => {
  const { page } = await enter('/award/', { viewport: { width: 390, height: 844 } })
  await scrollTo(page, 40)
  const opener = page.locator('header .menu > summary')
  await opener.evaluate((summary: HTMLElement) => summary.click())
  expect(await topOf(page, 'header')).toBe(0)
  const panel = page.locator('.menu-panel')
  expect(await topOf(page, '.menu-panel')).toBe(64)
  expect(await accessibilityFaults(page)).toEqual([])
  const stops = await panel.locator('a:visible, button:visible').allTextContents()
  expect(stops.slice(-4)).toEqual(['RU', 'ENG', 'Версия для\u00a0слабовидящих', '+7\u00a0495\u00a0010-24-27'])
  await page.keyboard.press('Escape')
  expect(await panel.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
})

test('pages fade into each other where they can; focus and scroll follow as ever', async () => {
  const { page, problems } = await enter('/award/')
  await page.evaluate(countFades)
  await scrollTo(page, 700)
  await click(page, 'a[href="/speakers/"]')
  await page.waitForURL(`${site.url}/speakers/`)
  expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main'])
  expect(await fades(page)).toBe(1)
  // Two clicks at once: the later one wins, and no fade that was overtaken is reported as an error.
  await page.evaluate(() => {
    for (const path of ['/award/', '/']) document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  })
  await page.waitForURL(`${site.url}/`)
  expect(await page.locator('h1').textContent()).toContain('Портик')
  expect(problems).toEqual([])
})

test('who asked for less motion is spared the fade', async () => {
  const { page } = await enter('/award/', { reducedMotion: 'reduce' })
  await page.evaluate(countFades)
  await click(page, 'a[href="/speakers/"]')
  await page.waitForURL(`${site.url}/speakers/`)
  expect(await fades(page)).toBe(0)
})

test('a new version is told under the header, and nothing moves for it', async () => {
  const { page } = await enter('/award/')
  const before = await topOf(page, 'h1')
  await page.route('**/builds/latest.json*', route => route.fulfill({ json: { id: 'another' } }))
  await page.clock.runFor(3_601_000)
  const bar = page.getByRole('status').locator('p')
  await bar.waitFor()
  expect(await bar.textContent()).toBe('Сайт обновился.')
  expect(await topOf(page, 'h1')).toBe(before)
  expect(await accessibilityFaults(page)).toEqual([])
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await loaded
  await whenHydrated(page)
  expect(await bar.count()).toBe(0)
})

test('a lost connection is told in the language of the page', async () => {
  const { page, context } = await enter('/en/award/')
  await context.setOffline(true)
  const bar = page.getByRole('status').locator('p')
  await bar.waitFor()
  expect(await bar.textContent()).toBe('No connection. You are seeing what this device has kept.')
  await context.setOffline(false)
  await expect.poll(() => bar.count()).toBe(0)
})

test('the wordmark of the other language is fetched when it is needed', async () => {
  const { page, traffic } = await enter('/award/')
  const drawn = () =>
    page.locator('header svg[role="img"] use').evaluate(use => (use as SVGUseElement).getBBox().width)
  const russian = await drawn()
  expect(russian).toBeGreaterThan(200)
  expect(traffic.scripts().filter(path => path.includes('wordmark'))).toEqual([])
  await click(page, 'a[hreflang="en-GB"]')
  await page.waitForURL(`${site.url}/en/award/`)
  await expect.poll(drawn).toBeGreaterThan(200)
  expect(await drawn()).not.toBe(russian)
})

test('on paper: white and ink, no header, letters, columns or forms; the entablature stays', async () => {
  const { page } = await enter('/speakers/')
  await page.emulateMedia({ media: 'print' })
  const gone = ['.site-header', '.footer-letters', '.colonnade', '.chip', 'footer nav', 'footer button']
  for (const selector of gone)
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false])
  expect(await page.locator('main .entablature').first().isVisible()).toBe(true)
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return [backgroundColor, color]
  })
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

async function enter(path: string, wishes: Parameters<typeof guest>[0] = {}) {
  const visit = await guest({ connection: { saveData: true }, ...wishes })
  await visit.page.clock.install()
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  await visit.page.clock.runFor(1_000)
  return visit
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), top)
}

function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate(element => Math.round(element.getBoundingClientRect().top))
}

function countFades() {
  const begin = document.startViewTransition.bind(document)
  Object.assign(window, { fades: 0 })
  document.startViewTransition = change => {
    ;(window as unknown as { fades: number }).fades++
    return begin(change)
  }
}

function fades(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { fades: number }).fades)
}
