import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyOther } from '../builders/walks/whole-walk.ts'
import { newerFeatures } from '../newer-features.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test.each(
  everyOther(
    [
      '/',
      '/program/',
      '/participants/',
      '/participants/bumazhny-order/',
      '/convention/',
      '/childrens-area/',
      '/master-classes/',
      '/tickets/',
      '/tickets/cart/',
      '/navigator/map/',
      '/volunteers/',
      '/search/',
    ],
    0,
  ),
)('%s comes to life in the oldest browser it is written for', async path => {
  const { page, problems } = await oldVisitor()
  await page.goto(`${site.url}${path}`)
  await whenHydrated(page)
  expect(await page.locator('[data-error]').count()).toBe(0)
  expect(problems).toEqual([])
})

test('the menu of a phone goes round by Tab without checkVisibility', async () => {
  const { page, problems } = await oldVisitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`${site.url}/award/`)
  await whenHydrated(page)
  // As a mouse opens it where a click gives nothing the focus.
  await page.locator('details.menu').evaluate((menu: HTMLDetailsElement) => {
    menu.open = true
  })
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  await expect.poll(focused).toBe('Меню')
  // What the menu holds comes when it is opened.
  await page.locator('header details.menu-group').first().waitFor()
  const stops = page.locator('header a, header summary, header button').locator('visible=true')
  // Drawn anew while it comes, it may drop the focus once.
  await expect
    .poll(async () => {
      await stops.last().focus()
      await page.keyboard.press('Tab')
      return page.evaluate(() => document.activeElement?.closest('header') !== null)
    })
    .toBe(true)
  const first = await focused()
  await stops.last().focus()
  const last = await focused()
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(first)
  await page.keyboard.press('Shift+Tab')
  expect([await focused(), first === last]).toEqual([last, false])
  expect(problems).toEqual([])
})

test('a ticked chip looks ticked without :has()', async () => {
  const { page } = await oldVisitor()
  await page.goto(`${site.url}/volunteers/`)
  const chip = page.locator('.tick-chip').first()
  expect(await chip.locator('svg').isVisible()).toBe(false)
  await chip.click()
  expect(await chip.locator('svg').isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  const outlined = page.locator('.tick-chip:focus-within')
  expect(await outlined.evaluate(chip => getComputedStyle(chip).outlineStyle)).toBe('solid')
})

test('the chosen settings of the accessible version are marked without :has()', async () => {
  const { page } = await oldVisitor()
  await page.goto(`${site.url}/award/`)
  await whenHydrated(page)
  await page.locator('footer').getByRole('button', { name: 'Версия для слабовидящих' }).click()
  const marks = () =>
    page
      .locator('.access-panel label')
      .evaluateAll(labels =>
        labels
          .filter(label => getComputedStyle(label, '::before').content.includes('✓'))
          .map(label => label.getAttribute('data-option')),
      )
  await expect.poll(marks).toEqual(['size-150', 'black-on-white', 'pictures', 'letters-1', 'lines-1', 'sans'])
  await page.getByLabel('200 %').check()
  await expect.poll(async () => (await marks())[0]).toBe('size-200')
})

test('a browser that is older still keeps the page as it was served', async () => {
  const { page, problems, traffic } = await guest()
  await page.addInitScript('delete Array.prototype.toSorted')
  await page.goto(`${site.url}/award/`, { waitUntil: 'networkidle' })
  expect(traffic.scripts()).toEqual([expect.stringMatching(/^\/_assets\/start-[\w-]+\.js$/)])
  traffic.forget()
  await page.locator('footer a[href="/speakers/"]').click()
  await page.waitForURL(`${site.url}/speakers/`)
  expect([traffic.documents(), await page.locator('h1').count()]).toEqual([['/speakers/'], 1])
  expect(problems).toEqual([])
})

/** Chromium without what has come since: the scripts' calls are missing, and rules with :has() are dropped. */
async function oldVisitor(wishes: Parameters<typeof guest>[0] = {}) {
  const visit = await guest(wishes)
  await visit.page.addInitScript(
    newerFeatures.map(({ holder, name }) => `delete (${holder})['${name}']`).join('\n'),
  )
  await forgetHas(visit.page)
  return visit
}

async function forgetHas(page: Page) {
  await page.route('**/_assets/*.css', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':none-yet(') })
  })
}
