import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { addressOf, guest, whenHydrated } from '../../builders/browser.ts'
import { startShop } from '../../builders/buying.ts'
import type { Site } from '../../builders/site.ts'

// One walk along each main path. Two ways of this Firefox with a test, not with a visitor, shape them: looking up names
// inside an open dialog brings it down, so elements are found by what they are made of; and letters that are not on its
// keyboard are put into a field without a key being pressed, so what is typed is Latin.

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

test('navigation: links load data and code, never a document, and one comes back', async () => {
  const { page, traffic, problems } = await arrive('/')
  traffic.forget()
  for (const path of ['/speakers/', '/award/']) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await page.waitForURL(`${site.url}${path}`)
  }
  expect(traffic.documents()).toEqual([])
  await page.evaluate(() => history.back())
  await page.waitForURL(`${site.url}/speakers/`)
  await expect.poll(() => page.locator('h1').textContent()).toBe('Спикеры')
  expect(problems).toEqual([])
})

test('map: a stand that is pressed is named and has an address; letting go forgets it', async () => {
  const { page, problems } = await arrive('/en/navigator/map/')
  await page.locator('[data-mark="D-04"]').first().click()
  await expect.poll(() => addressOf(page)).toBe('/en/navigator/map/#stand-D-04')
  await expect.poll(() => page.locator('.map-bars section').textContent()).toContain('Smalti')
  await page.keyboard.press('Escape')
  await expect.poll(() => addressOf(page)).toBe('/en/navigator/map/')
  expect(problems).toEqual([])
})

test('search: typing finds, and the address keeps the question', async () => {
  const { page, problems } = await arrive('/en/search/')
  await type(page, 'main input[type=search]', 'veligor')
  await expect.poll(() => addressOf(page)).toBe('/en/search/?q=veligor')
  await expect.poll(() => page.locator('main mark').first().textContent()).toBe('Veligor')
  expect(problems).toEqual([])
})

test('purchase: two tickets chosen, put into the cart, ordered, paid for, shown', async () => {
  const { page } = await arrive('/en/tickets/')
  await page.locator('label[for="day-2025-09-26"]').click()
  await page.locator('label[for="window-before"]').click()
  const more = page.locator('#field-quantity-day ~ button').last()
  await more.click()
  await more.click()
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('dialog[open]').waitFor()
  await page.goto(`${site.url}/en/tickets/cart/`)
  await whenHydrated(page)
  await type(page, 'input[autocomplete=name]', 'Anna Lugina')
  await type(page, 'input[autocomplete=email]', 'anna@mail.example')
  await type(page, 'input[autocomplete=tel]', '+79161234567')
  await page.locator('input[name=offer]').check({ force: true })
  await page.locator('form:has(input[name=offer]) button[type=submit]').click()
  await page.waitForURL(`${sandbox.url}/**`)
  await type(page, 'input[name=number]', '5555555555554444')
  await type(page, 'input[name=expiry]', '12/30')
  await type(page, 'input[name=csc]', '123')
  await page.locator('button[value=bank_card]').click()
  await page.waitForURL('**/en/tickets/order/**')
  await expect
    .poll(() => page.locator('h1').textContent(), { timeout: 40_000 })
    .toMatch(/See you on 26.September/)
})

test('form: an empty one is told about, a filled one is thanked for', async () => {
  const { page, problems } = await arrive('/en/contacts/')
  const send = page.locator('#form-contact button[type=submit]')
  await send.click()
  await page.locator('#form-contact [role=alert] li').first().waitFor()
  await type(page, '#contact-fullName', 'Anna Lugina')
  await type(page, '#contact-email', 'anna@mail.example')
  await type(page, '#contact-phone', '+79161234567')
  await type(page, '#contact-comments', 'Where do I leave an umbrella?')
  await page.locator('#contact-personalDataAgree').check({ force: true })
  await send.click()
  await page.waitForURL(`${site.url}/en/thanks/**`)
  expect(problems).toEqual([])
})

test('plan: an event is kept, and stands in my plan after a reload', async () => {
  const { page, problems } = await arrive('/program/academy-today/')
  await page.locator('main button[aria-pressed="false"]').first().click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('portico-plan')))
    .toContain('academy-today')
  await page.reload()
  await whenHydrated(page)
  await page.goto(`${site.url}/program/plan/`)
  await whenHydrated(page)
  await expect.poll(() => page.locator('main a[href="/program/academy-today/"]').count()).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

async function arrive(path: string): Promise<Awaited<ReturnType<typeof guest>> & { page: Page }> {
  const visit = await guest()
  visit.page.setDefaultTimeout(20_000)
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  return visit
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).first().click()
  await page.keyboard.type(text)
}
