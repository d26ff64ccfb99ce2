import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test.for(['/press/', '/manifesto/', '/childrens-area/', '/en/press/'])(
  'pictures that come late move nothing on %s, and sixteen pixels of them stand in their place',
  { timeout: 120_000 },
  async path => {
    for (const viewport of sizes) {
      const { page } = await guest({ viewport })
      const held: (() => void)[] = []
      let isHeld = true
      await page.route(/_ipx\/(?!w_16&)/, async route => {
        if (isHeld) await new Promise<void>(resolve => held.push(resolve))
        // Whoever has left wants none.
        await route.continue().catch(() => undefined)
      })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${site.url}${path}`, { waitUntil: 'domcontentloaded' })
      // Sections further below have estimated heights until one comes near; here only pictures may change one.
      await page.evaluate(() => {
        document.documentElement.dataset.whole = ''
      })
      const places = page.locator('.reserved')
      expect(await places.count()).toBeGreaterThan(0)
      const first = places.first()
      await first.scrollIntoViewIfNeeded()
      // The picture has not come, and its place has its ratio.
      await expect
        .poll(() => first.locator('.reserved-blur').evaluate(img => (img as HTMLImageElement).naturalWidth))
        .toBe(16)
      const ratios = await places.evaluateAll(list =>
        list.map(place => {
          const picture = place.querySelector('picture img')
          const { width, height } = place.getBoundingClientRect()
          const own = Number(picture?.getAttribute('width')) / Number(picture?.getAttribute('height'))
          return Math.abs(width / height / own - 1)
        }),
      )
      expect(ratios.filter(off => !(off < 0.02))).toEqual([])
      const before = await heights(page)
      isHeld = false
      for (const letGo of held) letGo()
      await expect
        .poll(() => first.locator('picture img').evaluate(img => (img as HTMLImageElement).naturalWidth), {
          timeout: 20_000,
        })
        .toBeGreaterThan(16)
      expect(await heights(page)).toBe(before)
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
      )
      expect([path, viewport.width, Number(shift.toFixed(2))]).toEqual([path, viewport.width, 0])
    }
  },
)

function heights(page: Awaited<ReturnType<typeof guest>>['page']) {
  return page.evaluate(() => document.querySelector('main')?.scrollHeight)
}
