import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { order, payFor, startShop } from '../../builders/buying.ts'
import { openFront } from '../../builders/front.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import type { Site } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 90_000 })

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

async function paidOrder(quantity: number) {
  const bought = await order(site, [{ product: 'day', slot: '2025-09-26-before', quantity }])
  await payFor(sandbox, bought)
  return `/tickets/order/${bought.token}/`
}

test('a paid ticket is torn once on a device, beside its code and never over it', async () => {
  const path = await paidOrder(1)
  const { page, problems } = await guest({ viewport: { width: 390, height: 844 } })
  await page.goto(`${site.url}${path}`)
  const code = page.getByRole('img', { name: /QR-код/ })
  await code.waitFor()
  const strip = page.locator('.torn-stub')
  await strip.waitFor({ state: 'attached' })
  const [under, over] = [await code.boundingBox(), await strip.boundingBox()]
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  await strip.scrollIntoViewIfNeeded()
  await strip.waitFor({ state: 'detached' })

  await page.reload()
  await whenHydrated(page)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('portico-torn') ?? '[]').length)).toBe(1)
  expect(await strip.count()).toBe(0)
  expect(problems).toEqual([])
})

test('for whoever wants no motion nothing is torn, and its code is not even fetched', async () => {
  const path = await paidOrder(1)
  const { page, traffic } = await guest({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}${path}`)
  await whenHydrated(page)
  expect(traffic.scripts().filter(script => script.includes('torn-stub'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('portico-torn'))).toBeNull()
})

test('at a desk, in English: by keys alone to the gate and back, and no wallet is offered whose keys are not set', async () => {
  const path = await paidOrder(2)
  const { page, problems } = await guest({ locale: 'en-GB', reducedMotion: 'reduce' })
  await page.goto(`${site.url}/en${path}`)
  await whenHydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.getByRole('link', { name: /Wallet/ }).count()).toBe(0)
  const open = page.getByRole('button', { name: 'Show at the gate' })
  await open.focus()
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog')
  expect(await view.getByRole('status').textContent()).toBe('1 of\u00a02')
  await page.keyboard.press('ArrowRight')
  expect(await view.getByRole('status').textContent()).toBe('2 of\u00a02')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })
  expect(await open.evaluate(button => button === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
})

test('at the gate the screen is a ticket: keys and a swipe leaf, Esc goes back, it opens without a signal', async () => {
  const path = await paidOrder(3)
  const front = await openFront(site)
  const { page, problems } = await guest({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    // What is not reached without a signal is told by the browser.
    expected: /Failed to load resource|net::ERR|could not be loaded/,
  })
  await page.goto(`${front.url}${path}`)
  await whenHydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await until(
    () => page.evaluate(async path => (await caches.match(path)) !== undefined, path),
    isKept => isKept,
  )
  await whenHydrated(page)
  front.isDown = true
  await page.reload()
  await whenHydrated(page)

  const open = page.getByRole('button', { name: 'Показать на\u00a0входе' })
  await open.focus()
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog')
  const counter = view.getByRole('status')
  expect(await counter.textContent()).toBe('1 из\u00a03')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await view.evaluate(dialog => getComputedStyle(dialog).backgroundColor)).toBe('rgb(255, 255, 255)')
  const code = await view.getByRole('img').boundingBox()
  expect([code?.width, code?.height]).toEqual([390, 390])

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  expect(await counter.textContent()).toBe('3 из\u00a03')
  await page.keyboard.press('ArrowRight')
  expect(await counter.textContent()).toBe('3 из\u00a03')
  await page.mouse.move(100, 700)
  await page.mouse.down()
  await page.mouse.move(300, 700)
  await page.mouse.up()
  expect(await counter.textContent()).toBe('2 из\u00a03')
  // Held across, the code is as high as the screen.
  await page.setViewportSize({ width: 844, height: 390 })
  expect((await view.getByRole('img').boundingBox())?.height).toBe(390)

  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })
  expect(await open.evaluate(button => button === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await front.close()
})
