import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visitor, visitor, whenHydrated } from '../builders/browser.ts'
import { mostOfFirstLoad, packedBytes } from '../builders/packed-bytes.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyKind, everyPath } from '../builders/walks/every-path.ts'
import { isWholeWalk } from '../builders/walks/whole-walk.ts'

let site: Site
const russian = everyKind.filter(path => !path.startsWith('/en/'))
const english = everyKind.filter(path => path.startsWith('/en/'))
// Every kind of page once, every other one in English; pages of one kind have the same colours in both languages.
const someOfEachKind = russian.map((path, place) => (place % 2 === 0 ? path : (english[place] ?? path)))
const coloured = new Set(someOfEachKind)
const paths = isWholeWalk ? everyPath : someOfEachKind
// The Russian pages, whose words are longer, are read on the phone, their twins on the desk; by one reader each, whose
// browser knows the scripts after the first page.
let onPhone: Visitor
let atDesk: Visitor

beforeAll(async () => {
  site = await startSite()
  // With data saving on, nothing is fetched that belongs to another page.
  const wishes = { reducedMotion: 'reduce', connection: { saveData: true } } as const
  onPhone = await visitor({ ...wishes, viewport: { width: 390, height: 900 } })
  atDesk = await visitor({ ...wishes, viewport: { width: 1440, height: 900 } })
})
afterAll(async () => {
  await Promise.all([onPhone.leave(), atDesk.leave()])
  await site.stop()
})

// Hydration warnings, refusals of the content policy and requests to other hosts are all among the problems.
test.each(paths)('%s is light, is taken over without a complaint and is accessible', async path => {
  const { page, problems, traffic } = path.startsWith('/en/') ? atDesk : onPhone
  problems.length = 0
  traffic.forget()
  const response = await page.goto(`${site.url}${path}`)
  expect(response?.status()).toBe(200)
  await whenHydrated(page)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  const bytes = await packedBytes(site, traffic.scripts())
  // Were nothing counted at all, the budget would be kept too easily.
  expect(bytes).toBeGreaterThan(60_000)
  expect(bytes).toBeLessThanOrEqual(mostOfFirstLoad)
  expect(await accessibilityFaults(page, { isColour: coloured.has(path) })).toEqual([])
  expect(problems).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})
