import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../builders/browser.ts'
import { everyPath } from '../builders/every-path.ts'
import { accessibilityFaults, markupFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

// Hydration warnings, refusals of the content policy and requests to other hosts are all among the problems.
test.each(everyPath)(
  '%s is taken over without a complaint and is accessible, wide and narrow',
  async path => {
    const { page, problems } = await guest({ reducedMotion: 'reduce' })
    const response = await page.goto(`${site.url}${path}`)
    expect(response?.status()).toBe(200)
    await whenHydrated(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await accessibilityFaults(page)]).toEqual([width, []])
    }
    expect(problems).toEqual([])
  },
)

test.each(everyPath)('%s is served as valid HTML with one heading of the first rank', async path => {
  const html = await (await fetch(`${site.url}${path}`)).text()
  expect(await markupFaults(html)).toEqual([])
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
})
