import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../builders/browser.ts'
import { everyPath } from '../builders/every-path.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site
// One of each kind; the English pages differ by a few words.
const contentPages = everyPath.filter(path => !/^\/en\/.|\/speakers\/[23]\//.test(path))
const budgetBytes = 110_000

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('a first load brings at most 110 kB of JavaScript, compressed', async () => {
  const sizes: [string, number][] = []
  for (const path of contentPages) {
    // With data saving on, nothing is fetched that belongs to another page.
    const { page, leave } = await guest({ connection: { saveData: true } })
    const scripts: Promise<Buffer>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(`${site.url}${path}`)
    await whenHydrated(page)
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    const bodies = await Promise.all(scripts)
    sizes.push([path, bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)])
    await leave()
  }
  expect(sizes.filter(([, bytes]) => bytes > budgetBytes)).toEqual([])
  // Were nothing counted at all, the budget would be kept too easily.
  expect(sizes.filter(([, bytes]) => bytes < 60_000)).toEqual([])
}, 90_000)
