import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visitor, visitor, whenHydrated } from '../builders/browser.ts'
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
  onPhone = await visitor({ reducedMotion: 'reduce', viewport: { width: 390, height: 900 } })
  atDesk = await visitor({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
})
afterAll(async () => {
  await Promise.all([onPhone.leave(), atDesk.leave()])
  await site.stop()
})

// Hydration warnings, refusals of the content policy and requests to other hosts are all among the problems.
test.each(paths)('%s is taken over without a complaint and is accessible', async path => {
  const { page, problems } = path.startsWith('/en/') ? atDesk : onPhone
  problems.length = 0
  const response = await page.goto(`${site.url}${path}`)
  expect(response?.status()).toBe(200)
  await whenHydrated(page)
  expect(await accessibilityFaults(page, { isColour: coloured.has(path) })).toEqual([])
  expect(problems).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})
