import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, guest, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const concession = [
  'Schoolchildren aged 14–18',
  'Students',
  'Pensioners',
  'People with a group III disability',
  'Employees of the organiser',
  'Staff and members of the academy',
  'Members of the association of art historians',
  'Teachers of two art institutes',
  'Staff of the military artists’ studio',
]
const free = [
  'People with a group I or II disability',
  'Veterans and heroes',
  'Conscripts',
  'Large families',
  'Children under 7',
]

describe('the rules of a kind of ticket', () => {
  test('open over the page from its row, and the focus comes back', async () => {
    const { page, problems } = await guest({ locale: 'en-GB', reducedMotion: 'reduce' })
    await page.goto(`${site.url}/en/tickets/`)
    const button = page.getByRole('button', { name: 'Who it is for: Concession' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Concession' })
    await dialog.waitFor()
    expect(await dialog.locator('dt').allTextContents()).toEqual(concession)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(false)
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: 'Who it is for: Free' }).click()
    expect(await page.getByRole('dialog', { name: 'Free' }).locator('dt').allTextContents()).toEqual(free)
    expect(problems).toEqual([])
  })

  test('are part of the page without JavaScript, and the row leads to them', async () => {
    const { page } = await guest({ javaScriptEnabled: false })
    await page.goto(`${site.url}/en/tickets/`)
    const categories = page.locator('#rules-concession dt')
    expect(await categories.allTextContents()).toEqual(concession)
    expect(await page.locator('#rules-free dt').allTextContents()).toEqual(free)
    expect(await categories.first().isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Who it is for: Concession' }).click()
    await categories.first().waitFor({ state: 'visible' })
  })
})

describe('what a returned ticket brings', () => {
  test('is told for the day one chooses, and the choice has an address', async () => {
    const { page, problems } = await guest({ locale: 'en-GB' })
    await page.goto(`${site.url}/en/refund/`)
    await whenHydrated(page)
    expect(await said(page)).toBe(
      '100% is refunded if your application arrives today, 20 August. Later it is less: 50% from 15 September.',
    )
    await page.getByRole('link', { name: 'Saturday, 27 September' }).click()
    await expect.poll(() => said(page)).toContain('Later it is less: 50% from 17 September.')
    expect(addressOf(page)).toBe('/en/refund/?visit=2025-09-27')
    await page.reload()
    await expect.poll(() => said(page)).toContain('50% from 17 September.')
    expect(problems).toEqual([])
  })

  test('stands in a table for every day without JavaScript', async () => {
    const { page } = await guest({ javaScriptEnabled: false })
    await page.goto(`${site.url}/en/refund/`)
    const rows = await page
      .locator('main tbody tr')
      .evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent)))
    expect(rows.map(cells => cells.map(spaced))).toEqual([
      [
        'Thursday, 25 September',
        '100%',
        'up to 14 September, now',
        '15–19 September',
        '20–21 September',
        'from 22 September',
      ],
      [
        'Friday, 26 September',
        '100%',
        'up to 15 September, now',
        '16–20 September',
        '21–22 September',
        'from 23 September',
      ],
      [
        'Saturday, 27 September',
        '100%',
        'up to 16 September, now',
        '17–21 September',
        '22–23 September',
        'from 24 September',
      ],
      [
        'Open date',
        '100%',
        'up to 14 September, now',
        '15–19 September',
        '20–21 September',
        'from 22 September',
      ],
    ])
  })
})

test('all thirty-six tours are on the page, each with its guide and its language', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  await page.goto(`${site.url}/en/excursions/`)
  const chips = page.locator('main time')
  expect(await chips.count()).toBe(36)
  expect(await chips.first().textContent()).toBe('11:30')
  expect((await chips.first().locator('xpath=../div/p').allTextContents()).map(spaced)).toEqual([
    'Six sections in an hour',
    'Ksenia Podlesina, in Russian, 60 minutes',
  ])
})

describe('master classes', () => {
  const cards = (page: Page) => page.locator('main a[href*="/program/"]:has(time)')

  test('are chosen by whom they are for, and the choice has an address', async () => {
    const { page, problems } = await guest({ locale: 'en-GB' })
    await page.goto(`${site.url}/en/master-classes/`)
    await whenHydrated(page)
    expect(await cards(page).count()).toBe(18)
    await page.getByRole('link', { name: 'For children, 9' }).click()
    await expect.poll(() => cards(page).count()).toBe(9)
    expect(addressOf(page)).toBe('/en/master-classes/?audience=children')
    expect(await page.locator('main').getByRole('status').textContent()).toBe('9 classes shown')
    await page.reload()
    await expect.poll(() => cards(page).count()).toBe(9)
    expect(problems).toEqual([])
  })

  test('of which there are none say so, and lead to all the others', async () => {
    // Russian only: the other tests read the English pages.
    await sql(site, `update events set published_ru_at = null where audience = 'children'`)
    const { page } = await guest()
    await page.goto(`${site.url}/master-classes/?audience=children`)
    await page.getByText('Таких занятий пока нет.').waitFor()
    await page.getByRole('link', { name: 'Показать все' }).click()
    await expect.poll(() => cards(page).count()).toBe(9)
    expect(addressOf(page)).toBe('/master-classes/')
  })
})

async function said(page: Page): Promise<string> {
  return spaced((await page.locator('main').getByRole('status').locator('p').allTextContents()).join(' '))
}

function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
