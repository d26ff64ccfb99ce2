import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { addressOf, guest, whenHydrated } from '../../builders/browser.ts'
import { order, payFor, startShop } from '../../builders/buying.ts'
import type { Site } from '../../builders/site.ts'

// One walk along each way of looking, choosing and going about, by keys, in the terms of main-paths.ts.

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { FAIR_NOW: '2025-09-26T12:01:00+03:00' })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const plan = { events: ['how-to-look-at-a-drawing', 'academy-today'], participants: ['bumazhny-order'] }

async function arrive(path: string, wishes: Parameters<typeof guest>[0] = {}) {
  const visit = await guest({ reducedMotion: 'reduce', ...wishes })
  await visit.page.addInitScript(kept => {
    // The empty page before the first has no store.
    if (location.protocol === 'http:') localStorage.setItem('portico-plan', JSON.stringify(kept))
  }, plan)
  await visit.page.goto(`${site.url}${path}`)
  if (!path.includes('/closer/')) await whenHydrated(visit.page)
  return visit
}
const rulerOf = (page: Page, name: string) =>
  page.locator(`[data-part="ruler-${name}"]`).evaluate(ruler => {
    const { startPx, pxPerCm } = (ruler as SVGElement).dataset
    return { startPx: Number(startPx), pxPerCm: Number(pxPerCm) }
  })

test('looking closely: keys come nearer and go on, and the address brings the detail back', async () => {
  const { page, problems } = await arrive('/works/41-1/closer/')
  await page.waitForSelector('.closer[data-live]')
  const whole = await rulerOf(page, 'across')
  for (const key of ['+', '+', '+', 'ArrowRight']) await page.keyboard.press(key)
  await expect.poll(async () => (await rulerOf(page, 'across')).pxPerCm).toBeGreaterThan(whole.pxPerCm * 1.5)
  await expect.poll(() => page.url()).toContain('?at=')
  await page.waitForTimeout(600)
  const left = await rulerOf(page, 'across')
  await page.goto(page.url())
  await page.waitForSelector('.closer[data-live]')
  await expect
    .poll(async () => Math.abs((await rulerOf(page, 'across')).startPx - left.startPx))
    .toBeLessThan(2)
  expect(problems).toEqual([])
})

test('on a wall: the sofa and two works are drawn to one scale, and a key puts a table there', async () => {
  const { page, problems } = await arrive('/en/works/31-2/wall/?with=2-1')
  const widthOf = async (query: string) => (await page.locator(query).first().boundingBox())?.width ?? 0
  const scales = [
    (await widthOf('[data-work="31.2"] image')) / 45,
    (await widthOf('[data-work="2.1"] image')) / 72,
    (await widthOf('[data-furniture="sofa"] [data-cm="220"]')) / 220,
  ]
  for (const scale of scales) expect(Math.abs(scale / (scales[0] ?? 0) - 1)).toBeLessThan(0.02)
  await page.locator('input[name=below]:checked').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator('[data-furniture="table"]').count()).toBe(1)
  await expect.poll(() => addressOf(page)).toContain('below=table')
  expect(problems).toEqual([])
})

test('finding and saving: the wheel by keys, a size, a work, and its heart', async () => {
  const { page, problems } = await arrive('/works/?colour=blue')
  await page.locator('input[value="blue"]').focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(`${site.url}/works/?colour=blue-pale`)
  await page.locator('input[name=h]').fill('90')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/works/?colour=blue-pale&h=90`)
  await page.goto(`${site.url}/artists/anna-veligor/`)
  await whenHydrated(page)
  const heart = page.locator('main button[aria-pressed]').first()
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.goto(`${site.url}/works/saved/`)
  await expect.poll(() => page.locator('main textarea').count()).toBe(1)
  expect(problems).toEqual([])
})

test('the day: home tells it, and the plan is a walk', async () => {
  const { page, problems } = await arrive('/')
  await expect.poll(() => page.locator('#today-plan').count()).toBe(1)
  // What is fetched ahead is broken off by whoever leaves, and Firefox says so.
  let known = -1
  const isAllHere = async () => {
    const before = known
    known = await page.evaluate(() => performance.getEntriesByType('resource').length)
    return known === before
  }
  await expect.poll(isAllHere, { interval: 700 }).toBe(true)
  await page.goto(`${site.url}/program/plan/walk/?day=26`)
  await page.locator('.walk-line').waitFor()
  expect(await page.locator('.walk-line h3').count()).toBeGreaterThan(2)
  await page.locator('.walk-wishes input[type=checkbox]').first().focus()
  await page.keyboard.press('Space')
  await expect.poll(() => addressOf(page)).toContain('accessible=1')
  expect(problems).toEqual([])
})

test('at the gate: a ticket fills a white screen, and Esc gives the page back', async () => {
  const bought = await order(site, [{ product: 'day', slot: '2025-09-27-before', quantity: 1 }])
  await payFor(sandbox, bought)
  const { page, problems } = await arrive(`/en/tickets/order/${bought.token}/`, {
    viewport: { width: 390, height: 844 },
  })
  const open = page.locator('main button', { hasText: 'Show at the' }).first()
  await open.focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  const ground = await page
    .locator('dialog[open]')
    .evaluate(dialog => getComputedStyle(dialog).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
