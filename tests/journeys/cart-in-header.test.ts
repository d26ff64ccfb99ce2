import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, guest, navigateInside, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const visits = [
  {
    home: '/',
    width: 390,
    basket: 'Корзина',
    day: '26 сентября пятница',
    window: 'До 14:00',
    more: 'Больше: Полный',
    add: 'В корзину',
    goOn: 'Выбрать ещё',
    empty: 'Очистить корзину',
    hint: 'В корзине 2 билета',
  },
  {
    home: '/en/',
    width: 1440,
    basket: 'Basket',
    day: '26 September Friday',
    window: 'Before 14:00',
    more: 'More: Full price',
    add: 'Add to basket',
    goOn: 'Choose more',
    empty: 'Empty the basket',
    hint: '2 tickets in your basket',
  },
]

describe.each(oneWay(visits, 1))('from $home at $width px', words => {
  const { home, width, basket } = words

  test('the header tells of the cart wherever one goes, until it is empty', async () => {
    const { page, problems } = await guest({ viewport: { width, height: 900 } })
    const chip = page.locator('header').getByRole('link', { name: basket })
    await page.goto(`${site.url}${home}tickets/`)
    await whenHydrated(page)
    expect(await chip.count()).toBe(0)

    await page.getByLabel(words.day).check()
    await page.getByLabel(words.window).check()
    await page.getByRole('button', { name: words.more }).click({ clickCount: 2 })
    await page.getByRole('button', { name: said(words.add) }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.goOn }).click()
    // Without a new document: in the header, and above what can be chosen still.
    await expect.poll(() => nameOf(page, basket)).toMatch(/^\S+ 2 1[45]:\d\d$/)
    await page.locator('main').getByText(said(words.hint)).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await isWithin(page)).toBe(true)

    await navigateInside(page, `${home}about/`)
    await expect.poll(() => nameOf(page, basket)).toMatch(/^\S+ 2 1[45]:\d\d$/)
    await page.goto(`${site.url}${home}team/`)
    await expect.poll(() => nameOf(page, basket)).toMatch(/^\S+ 2 1[45]:\d\d$/)
    await chip.click()
    await expect.poll(() => addressOf(page)).toBe(`${home}tickets/cart/`)

    await page.getByRole('button', { name: words.empty }).click()
    await page.waitForURL(`**${home}tickets/`)
    await whenHydrated(page)
    expect(await chip.count()).toBe(0)
    expect(await page.getByText(said(words.hint)).count()).toBe(0)
    expect(problems).toEqual([])
  }, 60_000)
})

test('a cart that was filled in another window is seen by whoever comes back to this one', async () => {
  const { page, problems } = await guest()
  await page.goto(`${site.url}/about/`)
  await whenHydrated(page)
  const other = await page.context().newPage()
  await other.goto(`${site.url}/tickets/`)
  await whenHydrated(other)
  await other.getByLabel('26 сентября пятница').check()
  await other.getByLabel('До 14:00').check()
  await other.getByRole('button', { name: 'Больше: Полный' }).click()
  await other.getByRole('button', { name: said('В корзину') }).click()
  await other.getByRole('dialog').waitFor()
  // Both windows of a test are in front: that one comes back has to be told.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(() => nameOf(page, 'Корзина')).toMatch(/^\S+ 1 1[45]:\d\d$/)
  expect(problems).toEqual([])
})

test('what the script may read of a cart names nobody, and goes with the hold', async () => {
  const answer = await fetch(`${site.url}/tickets/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams({ day: '2025-09-26', window: 'before', 'quantity-day': '3' }),
  })
  expect(answer.status).toBe(303)
  const [cart = '', sign = '', ...more] = answer.headers.getSetCookie()
  expect(more).toEqual([])
  expect(cart).toMatch(/^cart=[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(sign).toMatch(/^cart-held=3\.\d{13}; Max-Age=900; Path=\/; SameSite=Lax$/)
  // Nobody's page knows of it.
  const page = await fetch(`${site.url}/about/`, {
    headers: { cookie: `${cart.split(';')[0]}; ${sign.split(';')[0]}` },
  })
  expect(await page.text()).not.toContain('cart-held')
})

/** What a screen reader says of the link, which is all that can be seen of it and the word. */
async function nameOf(page: Page, basket: string): Promise<string> {
  const link = page.locator('header').getByRole('link', { name: basket })
  return (await link.count()) === 1 ? ((await link.textContent()) ?? '') : ''
}

/** The header holds it all. */
function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement
    const edges = [...header.querySelectorAll('a:not(.menu-panel *), summary')].map(
      stop => stop.getBoundingClientRect().right,
    )
    return Math.max(...edges) <= innerWidth && document.documentElement.scrollWidth <= innerWidth
  })
}

/** A text as it is written, with spaces that do not break. */
function said(text: string): RegExp {
  return new RegExp(text.replace(/ /g, '\\s'))
}
