import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, click, guest, whenHydrated } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('the switch leads to the same place in the other language without a reload, and is remembered', async () => {
  const { page, context, traffic, problems } = await guest()
  await context.addInitScript(rememberCookieTexts)
  await page.goto(`${site.url}/award/?x=1#h`)
  await whenHydrated(page)
  traffic.forget()

  await switchTo(page, 'ENG')
  await page.waitForURL(`${site.url}/en/award/?x=1#h`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB')
  expect(await languageCookie(page)).toMatchObject({
    value: 'en',
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
  })

  await switchTo(page, 'RU')
  await page.waitForURL(`${site.url}/award/?x=1#h`)
  expect(await page.locator('html').getAttribute('lang')).toBe('ru-RU')
  expect(await languageCookie(page)).toMatchObject({ value: 'ru' })

  expect(await page.evaluate(() => (window as unknown as { cookieTexts: string[] }).cookieTexts)).toEqual([
    'i18n_redirected=en; Path=/; SameSite=Lax; Max-Age=31536000',
    'i18n_redirected=ru; Path=/; SameSite=Lax; Max-Age=31536000',
  ])
  expect(traffic.documents()).toEqual([])
  expect(problems).toEqual([])
})

test('a first visit to the root goes by the browser’s language', async () => {
  const { page: english } = await guest({ locale: 'en-GB' })
  await english.goto(`${site.url}/?x=1`)
  expect(addressOf(english)).toBe('/en/?x=1')
  expect(await languageCookie(english)).toMatchObject({ value: 'en' })

  const { page: russian } = await guest({ locale: 'ru-RU' })
  await russian.goto(`${site.url}/`)
  expect(addressOf(russian)).toBe('/')

  const { page: german } = await guest({ locale: 'de-DE' })
  await german.goto(`${site.url}/`)
  expect(addressOf(german)).toBe('/')
})

test('any other page is shown in the language of its address, and the language stays on the way to the root', async () => {
  const { page, traffic } = await guest({ locale: 'en-GB' })
  await page.goto(`${site.url}/award/`)
  expect(await page.locator('html').getAttribute('lang')).toBe('ru-RU')
  await whenHydrated(page)
  traffic.forget()
  await click(page, 'a[href="/"]')
  await page.waitForURL(`${site.url}/`)
  expect(await page.locator('html').getAttribute('lang')).toBe('ru-RU')
  expect(traffic.documents()).toEqual([])
  await page.reload()
  expect(addressOf(page)).toBe('/')
})

test('the language one switched to is the one the root opens in', async () => {
  const { page, context } = await guest({ locale: 'ru-RU' })
  await page.goto(`${site.url}/award/`)
  await whenHydrated(page)
  await switchTo(page, 'ENG')
  await page.waitForURL(`${site.url}/en/award/`)
  const tab = await context.newPage()
  await tab.goto(`${site.url}/`)
  expect(addressOf(tab)).toBe('/en/')
})

test('without JavaScript the switch on the English home leads to the Russian one', async () => {
  const { page } = await guest({ locale: 'en-GB', javaScriptEnabled: false })
  await page.goto(`${site.url}/`)
  expect(addressOf(page)).toBe('/en/')
  await page.getByRole('link', { name: 'RU', exact: true }).first().click()
  await page.waitForURL(`${site.url}/`)
  expect(await page.locator('html').getAttribute('lang')).toBe('ru-RU')
})

async function switchTo(page: Page, name: 'RU' | 'ENG') {
  await page
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click())
}

async function languageCookie(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'i18n_redirected')
}

// The lifetime is read where it is written: afterwards only the machine's clock could tell.
function rememberCookieTexts() {
  const texts: string[] = []
  Object.assign(window, { cookieTexts: texts })
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      texts.push(text)
      cookie?.set?.call(document, text)
    },
  })
}
