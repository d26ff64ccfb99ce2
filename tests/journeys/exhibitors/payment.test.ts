import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { guest } from '../../builders/browser.ts'
import { send, startShop } from '../../builders/buying.ts'
import { holderOf, invoicesOf, paymentPath, requisites, stateOf } from '../../builders/exhibitors/payers.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { emailOf } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

vi.setConfig({ testTimeout: 180_000 })

let site: Site
let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { FAIR_NOW: '2026-01-27T12:00:00+03:00' })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

async function enter(page: Page, email: string, to: string): Promise<void> {
  page.setDefaultTimeout(30_000)
  await page.goto(`${site.url}/sign-in/`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('form button[type=submit]').first().click()
  await page.goto(`${site.url}${to}`)
}

/** At the gateway's page, as far as its plain forms go. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.locator('input[name=number]').fill(card)
  await page.locator('input[name=expiry]').fill('12/30')
  await page.locator('input[name=csc]').fill('123')
  await page.locator('button[name=method]').click()
}

describe.each(
  oneWay(
    [
      {
        locale: 'ru',
        prefix: '',
        width: 1440,
        poor: /не\u00a0хватило денег/,
        paid: /Оплата получена/,
        issued: /Счёт выставлен/,
        wrong: /Счёт не\u00a0сходится с\u00a0БИК/,
      },
      {
        locale: 'en',
        prefix: '/en',
        width: 390,
        poor: /not enough money/,
        paid: /Payment received/,
        issued: /has been issued/,
        wrong: /does not match the BIC/,
      },
    ],
    0,
  ),
)('$locale at $width', ({ locale, prefix, width, poor, paid, issued, wrong }) => {
  const path = `${prefix}${paymentPath}`

  test('a card is declined, another pays', async () => {
    const who = await holderOf(site, locale === 'ru' ? 'B-01' : 'B-02', { priceKopecks: 256_500_00, locale })
    const { page } = await guest({ viewport: { width, height: 900 } })
    await enter(page, who.email, path)
    expect(await accessibilityFaults(page)).toEqual([])
    // What belongs to an invoice is put away while a card is chosen.
    expect(await page.locator('[name=inn]').isVisible()).toBe(false)
    await page.locator('[name=contractAgree]').check()
    await page.locator('button[value=pay]').click()
    await payWith(page, '5555555555554600')
    await page.goto(`${site.url}${path}?returned=1`)
    await page.getByText(poor).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await stateOf(site, who)).toBe('stand-held')
    await page.locator('[name=contractAgree]').check()
    await page.locator('button[value=pay]').click()
    await payWith(page, '5555555555554444')
    await page.goto(`${site.url}${path}?returned=1`)
    await until(
      async () => {
        await page.goto(`${site.url}${path}?returned=1`)
        return page.getByText(paid).isVisible()
      },
      isThere => isThere,
    )
    expect(await stateOf(site, who)).toBe('stand-paid')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('an invoice is issued by keyboard, after one wrong digit', async () => {
    const who = await holderOf(site, locale === 'ru' ? 'B-03' : 'B-04', { priceKopecks: 800_000_00, locale })
    const { page } = await guest({ viewport: { width, height: 900 } })
    await enter(page, who.email, path)
    // Above both limits only the invoice is left, and it is chosen.
    expect(await page.locator('.way-bank_card').isDisabled()).toBe(true)
    expect(await page.locator('.way-sbp').isDisabled()).toBe(true)
    const typed = { ...requisites, account: '40702810900000001219' }
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value)
    // Beside the requisites stands the invoice they make, without a number and without a code that pays.
    const sheet = page.locator('[role=img][lang=ru]')
    await sheet.scrollIntoViewIfNeeded()
    for (const words of [
      requisites.name,
      requisites.inn,
      requisites.kpp,
      requisites.address,
      who.stand,
      'Счёт № …',
    ])
      expect(await sheet.textContent()).toContain(words)
    await page.locator('[name=contractAgree]').focus()
    await page.keyboard.press('Space')
    await page.locator('[name=signatory]').focus()
    await page.keyboard.press('Enter')
    await page.getByText(wrong).waitFor()
    expect(await page.locator('[name=address]').inputValue()).toBe(requisites.address)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('[name=account]').fill(requisites.account)
    await page.keyboard.press('Enter')
    await page.getByText(issued).waitFor()
    expect(await invoicesOf(site, who)).toMatchObject([{ total_kopecks: 800_000_00 }])
    expect(await accessibilityFaults(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[href*="/invoice-2604-"]').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^invoice-2604-\d{3}\.pdf$/)
  })
})

test('the hours that are left run, told by the server first; what is typed outlives their end', async () => {
  const who = await holderOf(site, 'B-07', {
    at: '2026-01-27T08:00:00Z',
    hours: 72,
    priceKopecks: 256_500_00,
  })
  const { page } = await guest({ viewport: { width: 1440, height: 900 } })
  await enter(page, who.email, paymentPath)
  const clock = page.locator('[role=timer]')
  expect(await clock.textContent()).toMatch(/^70:5\d:\d\d$/)
  const first = (await clock.textContent()) ?? ''
  await until(
    () => clock.textContent(),
    said => (said ?? '') < first,
  )
  // Without a script it stands still, and is there all the same.
  const { page: still } = await guest({ javaScriptEnabled: false })
  await enter(still, who.email, paymentPath)
  expect(await still.locator('[role=timer]').textContent()).toMatch(/^70:\d\d:\d\d$/)
  // Who wants nothing to move sees no seconds run.
  const { page: calm } = await guest({ reducedMotion: 'reduce' })
  await enter(calm, who.email, paymentPath)
  await calm.waitForTimeout(1_500)
  const now = await calm.locator('[role=timer]').textContent()
  await calm.waitForTimeout(2_500)
  expect(await calm.locator('[role=timer]').textContent()).toBe(now)

  await page.locator('.way-invoice').check()
  await page.locator('[name=address]').fill('Москва, дом 1')
  await page.evaluate(() => {
    const old = document.querySelector('[data-left]') as HTMLElement
    const last = old.cloneNode(true) as HTMLElement
    last.dataset.left = '1'
    old.replaceWith(last)
  })
  await page.getByText('Срок истёк').waitFor()
  expect(await clock.textContent()).toBe('00:00:00')
  expect(await page.locator('[name=address]').inputValue()).toBe('Москва, дом 1')
})

test.each(oneWay([1440, 390], 1))(
  'in the version for the visually impaired the office’s invoices fit %i',
  async width => {
    const who = await holderOf(site, width === 390 ? 'B-08' : 'B-09', { priceKopecks: 256_500_00 })
    await send(site, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites }, who)
    const [invoice] = await invoicesOf(site, who)
    const { page, context } = await guest({ viewport: { width, height: 900 } })
    await enter(page, emailOf('exhibitors'), '/office/')
    const value = 'size-200.beige.no-pictures.letters-3.lines-2.serif'
    await context.addCookies([{ name: 'accessible', value, url: site.url }])
    for (const path of ['/office/invoices/', `/office/invoices/${invoice?.id}/`]) {
      await page.goto(`${site.url}${path}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, overflow]).toEqual([path, 0])
    }
  },
)
