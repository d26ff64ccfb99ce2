import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { startShop } from '../../builders/buying.ts'
import type { Site } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'
import type { Driven } from '../../builders/webkit/driven-page.ts'
import { findWebKit, launchWebKit } from '../../builders/webkit/launch-webkit.ts'

// Keys as WebDriver names them.
const escapeKey = '\ue00c'
const rightKey = '\ue014'

// One walk along each main path, in the engine of Safari.
describe.skipIf(!findWebKit())('in WebKit', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  let site: Site
  let webkit: Awaited<ReturnType<typeof launchWebKit>>
  let page: Driven

  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    site = await startShop(sandbox)
    webkit = await launchWebKit()
    page = webkit.page
  })
  afterAll(async () => {
    await webkit?.close()
    await site?.stop()
    await sandbox?.stop()
  })
  // A console line of the page that is an error would go unseen: what was thrown is kept where a test can ask for it.
  beforeEach(() => enter('/'))

  test('navigation: links load data and code, never a document, and one comes back', async () => {
    await page.ask('window.isTheSameDocument = true')
    for (const path of ['/speakers/', '/award/']) {
      await page.click(`a[href="${path}"]`)
      await until(
        () => page.address(),
        address => address === `${site.url}${path}`,
      )
    }
    await page.back()
    await until(
      () => page.address(),
      address => address === `${site.url}/speakers/`,
    )
    await until(
      () => page.text('h1'),
      words => words === 'Спикеры',
    )
    expect(await page.ask('return window.isTheSameDocument')).toBe(true)
  })

  test('gallery: a work opens, the next one comes by a key, Esc gives the page back', async () => {
    await enter('/participants/gerasim-poludenov/')
    await page.click('main a.gallery-trigger')
    await page.find('dialog[data-slide="ready"]')
    const first = await page.text('dialog .lightbox-counter')
    await page.press(rightKey)
    await until(
      () => page.text('dialog .lightbox-counter'),
      words => words !== first,
    )
    await page.press(escapeKey)
    await until(() => page.ask<number>('return document.querySelectorAll("dialog[open]").length'), none)
    expect(await page.ask('return document.activeElement.className')).toContain('gallery-trigger')
  })

  test('map: a stand that is pressed is named and has an address; letting go forgets it', async () => {
    await enter('/en/navigator/map/')
    await page.click('[data-mark="D-04"]')
    await until(
      () => page.address(),
      address => address === `${site.url}/en/navigator/map/#stand-D-04`,
    )
    await until(
      () => page.text('.map-bars section'),
      words => words.includes('Smalti'),
    )
    await page.press(escapeKey)
    await until(
      () => page.address(),
      address => address === `${site.url}/en/navigator/map/`,
    )
  })

  test('search: typing finds, and the address keeps the question', async () => {
    await enter('/en/search/')
    await page.type('main input[type=search]', 'veligor')
    await until(
      () => page.address(),
      address => address === `${site.url}/en/search/?q=veligor`,
    )
    await until(
      () => page.text('main mark'),
      words => words === 'Veligor',
    )
  })

  test('purchase: two tickets chosen, put into the cart, ordered, paid for, shown', async () => {
    await enter('/en/tickets/')
    await page.click('label[for="day-2025-09-26"]')
    await page.click('label[for="window-before"]')
    await page.click('#field-quantity-day ~ button:last-of-type')
    await page.click('#field-quantity-day ~ button:last-of-type')
    await page.click('main form:has(#field-quantity-day) button[type=submit]')
    await page.find('dialog[open]')
    await enter('/en/tickets/cart/')
    await page.type('input[autocomplete=name]', 'Anna Lugina')
    await page.type('input[autocomplete=email]', 'anna@mail.example')
    await page.type('input[autocomplete=tel]', '+79161234567')
    await page.click('input[name=offer]')
    await page.click('form:has(input[name=offer]) button[type=submit]')
    await until(
      () => page.address(),
      address => address.startsWith(sandbox.url),
    )
    await page.type('input[name=number]', '5555555555554444')
    await page.type('input[name=expiry]', '12/30')
    await page.type('input[name=csc]', '123')
    await page.click('button[value=bank_card]')
    await until(
      () => page.address(),
      address => address.includes('/en/tickets/order/'),
    )
    await until(
      () => page.text('h1'),
      words => /See you on 26.September/.test(words),
      60_000,
    )
  })

  test('form: an empty one is told about, a filled one is thanked for', async () => {
    await enter('/en/contacts/')
    await page.click('#form-contact button[type=submit]')
    await page.find('#form-contact [role=alert] li')
    await page.type('#contact-fullName', 'Anna Lugina')
    await page.type('#contact-email', 'anna@mail.example')
    await page.type('#contact-phone', '+79161234567')
    await page.type('#contact-comments', 'Where do I leave an umbrella?')
    await page.click('#contact-personalDataAgree')
    await page.click('#form-contact button[type=submit]')
    await until(
      () => page.address(),
      address => address.startsWith(`${site.url}/en/thanks/`),
    )
  })

  test('plan: an event is kept, and stands in my plan after a reload', async () => {
    await enter('/program/academy-today/')
    await page.click('main button[aria-pressed="false"]')
    await until(
      () => page.ask<string | null>('return localStorage.getItem("portico-plan")'),
      kept => Boolean(kept?.includes('academy-today')),
    )
    await enter('/program/plan/')
    await page.find('main a[href="/program/academy-today/"]')
  })

  function enter(path: string): Promise<void> {
    return page.go(`${site.url}${path}`)
  }
})

function none(count: number): boolean {
  return count === 0
}
