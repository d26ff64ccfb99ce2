import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madePageRoute } from '../../app/content/addresses/made-pages.ts'
import { routes } from '../../app/routes.ts'
import { guest, whenHydrated } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'
import { examplesOf } from '../builders/walks/every-path.ts'

let site: Site
let evening: Site
// Pages that editors make are those of text.
const everybodys = routes.filter(({ audience, id }) => audience === 'public' && id !== madePageRoute)
// One of each kind: routes that share a page share its scripts, and the English pages differ by a few words.
const kinds = new Map(everybodys.map(route => [route.page, examplesOf(route)[0] ?? '']))
const contentPages = [...kinds.values(), '/en/']

const budget = 105_000

beforeAll(async () => {
  const day = { FAIR_NOW: '2025-09-26T17:50:00+03:00' }
  ;[site, evening] = await Promise.all([startSite(), startSite(day)])
})
afterAll(() => Promise.all([site.stop(), evening.stop()]))

const plan = JSON.stringify({ events: ['medal-in-the-palm'], participants: [] })

test(
  'a first load brings at most 105 kB of JavaScript, compressed',
  async () => {
    const sizes: [string, number][] = []
    for (const path of contentPages) sizes.push([path, await sizeOf(`${site.url}${path}`)])
    expect(sizes.filter(([, bytes]) => bytes > budget)).toEqual([])
    // Were nothing counted at all, the budget would be kept too easily.
    expect(sizes.filter(([, bytes]) => bytes < 60_000)).toEqual([])
  },
  contentPages.length * 12_000,
)

test('on a day of the fair home brings no more, not even to whoever keeps a plan, until somebody stirs', async () => {
  const home = await (await fetch(`${evening.url}/`)).text()
  expect(home.match(/<link rel="stylesheet" href="\/_assets\/[a-z]+-/g)).toHaveLength(2)
  const sizes = [await sizeOf(`${evening.url}/en/`), await sizeOf(`${evening.url}/`, plan)]
  expect(sizes.filter(bytes => bytes > budget || bytes < 60_000)).toEqual([])
  // What is held back is there to be had.
  const awake = await sizeOf(`${evening.url}/`, plan, async page => {
    await page.keyboard.press('Shift')
    await page.locator('#today-plan').getByText('Медаль на ладони').waitFor()
  })
  expect(awake - (sizes[1] ?? 0)).toBeGreaterThan(5_000)
}, 60_000)

async function sizeOf(address: string, kept?: string, stir?: (page: Page) => Promise<void>): Promise<number> {
  // With data saving on, nothing is fetched that belongs to another page.
  const { page, context, leave } = await guest({ connection: { saveData: true } })
  if (kept) await context.addInitScript(text => localStorage.setItem('portico-plan', text), kept)
  const scripts: Promise<Buffer>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(address)
  await whenHydrated(page)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await stir?.(page)
  const bodies = await Promise.all(scripts)
  await leave()
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
