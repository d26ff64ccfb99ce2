import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../builders/browser.ts'
import { everyPath } from '../builders/every-path.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

// Every page is looked at on both screens: the Russian one, whose words are longer, on the phone, its twin on the desk.
// Hydration warnings, refusals of the content policy and requests to other hosts are all among the problems.
test.each(everyPath)('%s is taken over without a complaint and is accessible', async path => {
  const width = path.startsWith('/en/') ? 1440 : 390
  const { page, problems } = await guest({ reducedMotion: 'reduce', viewport: { width, height: 900 } })
  const response = await page.goto(`${site.url}${path}`)
  expect(response?.status()).toBe(200)
  await whenHydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})
