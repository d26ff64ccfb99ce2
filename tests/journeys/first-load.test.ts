import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madePageRoute } from '../../app/content/addresses/made-pages.ts'
import { routes } from '../../app/routes.ts'
import { guest, whenHydrated } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'
import { examplesOf } from '../builders/walks/every-path.ts'

let site: Site
// Pages that editors make are those of text.
const everybodys = routes.filter(({ audience, id }) => audience === 'public' && id !== madePageRoute)
// One of each kind: routes that share a page share its scripts, and the English pages differ by a few words.
const kinds = new Map(everybodys.map(route => [route.page, examplesOf(route)[0] ?? '']))
const contentPages = [...kinds.values(), '/en/']

const budget = 105_000

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test(
  'a first load brings at most 105 kB of JavaScript, compressed',
  async () => {
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
    expect(sizes.filter(([, bytes]) => bytes > budget)).toEqual([])
    // Were nothing counted at all, the budget would be kept too easily.
    expect(sizes.filter(([, bytes]) => bytes < 60_000)).toEqual([])
  },
  contentPages.length * 12_000,
)
