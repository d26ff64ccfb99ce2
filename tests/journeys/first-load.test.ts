import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../builders/browser.ts'
import { mostOfFirstLoad, packedBytes } from '../builders/packed-bytes.ts'
import { type Site, startSite } from '../builders/site.ts'

// What each kind of page brings on any other day is counted where all of them are walked: `every-page.test.ts`.

let evening: Site

beforeAll(async () => {
  evening = await startSite({ FAIR_NOW: '2025-09-26T17:50:00+03:00' })
})
afterAll(() => evening.stop())

const plan = JSON.stringify({ events: ['medal-in-the-palm'], participants: [] })

test('on a day of the fair home brings no more, not even to whoever keeps a plan, until somebody stirs', async () => {
  const home = await (await fetch(`${evening.url}/`)).text()
  expect(home.match(/<link rel="stylesheet" href="\/_assets\/[a-z]+-/g)).toHaveLength(2)
  const sizes = [await sizeOf(`${evening.url}/en/`), await sizeOf(`${evening.url}/`, plan)]
  expect(sizes.filter(bytes => bytes > mostOfFirstLoad || bytes < 60_000)).toEqual([])
  // What is held back is there to be had.
  const awake = await sizeOf(`${evening.url}/`, plan, async page => {
    await page.keyboard.press('Shift')
    await page.locator('#today-plan').getByText('Медаль на ладони').waitFor()
  })
  expect(awake - (sizes[1] ?? 0)).toBeGreaterThan(5_000)
}, 60_000)

async function sizeOf(address: string, kept?: string, stir?: (page: Page) => Promise<void>): Promise<number> {
  // With data saving on, nothing is fetched that belongs to another page.
  const { page, context, traffic, leave } = await guest({ connection: { saveData: true } })
  if (kept) await context.addInitScript(text => localStorage.setItem('portico-plan', text), kept)
  await page.goto(address)
  await whenHydrated(page)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await stir?.(page)
  const bytes = await packedBytes(evening, traffic.scripts())
  await leave()
  return bytes
}
