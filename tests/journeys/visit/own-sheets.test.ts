import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { type Site, startSite } from '../../builders/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => /([a-z]+)-[^/]*\.css$/.exec(href ?? '')?.[1] ?? 'none'),
  )
const toTickets = (page: Page) => page.locator('a[href="/tickets/"]:visible').first()

test('a page is shown when its own rules have come, and they are asked for once', async () => {
  const { page, problems } = await guest({ connection: { saveData: true } })
  let give = () => {}
  const given = new Promise<void>(resolve => {
    give = resolve
  })
  let asked = 0
  await page.route('**/till-*.css', async route => {
    asked++
    await given
    await route.continue()
  })
  await page.goto(`${site.url}/participants/`)
  await whenHydrated(page)
  expect(await sheetsOf(page)).toEqual(['visitors'])
  const isAsked = page.waitForRequest('**/till-*.css')
  await toTickets(page).click()
  await isAsked
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/tickets/')),
  )
  expect([new URL(page.url()).pathname, await page.locator('.picker').count()]).toEqual(['/participants/', 0])
  give()
  await page.locator('.picker').first().waitFor()
  expect(await sheetsOf(page)).toEqual(['visitors', 'till'])
  await page.goBack()
  await page.waitForURL('**/participants/')
  await page.goForward()
  await page.locator('.picker').first().waitFor()
  expect([asked, await sheetsOf(page)]).toEqual([1, ['visitors', 'till']])
  expect(problems).toEqual([])
}, 60_000)

test('a sheet that cannot be had: the browser goes to the page itself', async () => {
  const { page } = await guest({ connection: { saveData: true }, expected: /Failed to load resource|till/ })
  await page.goto(`${site.url}/participants/`)
  await whenHydrated(page)
  await page.route('**/till-*.css', route => route.abort(), { times: 1 })
  const isLoaded = page.waitForEvent('load')
  await toTickets(page).click()
  await isLoaded
  await page.locator('.picker').first().waitFor()
  expect(await sheetsOf(page)).toEqual(['visitors', 'till'])
}, 60_000)
