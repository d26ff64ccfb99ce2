import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLocale } from '../../../app/platform/languages.ts'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const visits = [
  {
    locale: 'ru',
    browser: 'ru-RU',
    width: 390,
    pale: 'Синий, светлый тон',
    like: 'Похожие по\u00a0цвету',
    scale: 2.4,
  },
  { locale: 'en', browser: 'en-GB', width: 1440, pale: 'Blue, pale', like: 'Similar in colour', scale: 3.7 },
] as const

test.each(oneWay(visits, 1))(
  'a work is found by the wheel and the size of a wall, by keys alone, at $width in $locale',
  async ({ locale, browser, width, pale, like, scale }) => {
    const { page, problems } = await guest({
      locale: browser,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    const at = (path: string) => `${site.url}${withLocale(path, locale)}`
    await page.goto(at('/works/?colour=blue'))
    await whenHydrated(page)
    // The wheel turns and changes its ring; each step is in the address.
    await page.locator('input[value="blue"]').focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(at('/works/?colour=blue-pale'))
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('blue-pale')
    await page.getByRole('link', { name: pale }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.waitForURL(at('/works/?colour=blue'))
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(at('/works/?colour=ultramarine'))
    await page.goBack()
    await page.waitForURL(at('/works/?colour=blue'))
    await expect.poll(() => page.locator('input[value="blue"]').isChecked()).toBe(true)

    await page.locator('input[name=h]').fill('60')
    await page.keyboard.press('Enter')
    await page.waitForURL(at('/works/?colour=blue&h=60'))
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    // One scale for all: as many pixels a centimetre as the page says, by the label of each work.
    const drawn = await page.locator('.works-wall > li').evaluateAll(places =>
      places.map(place => {
        const [, height, breadth] = /(\d+)\s×\s(\d+)/.exec(place.textContent) ?? []
        const box = place.querySelector('img')?.getBoundingClientRect()
        return [(box?.height ?? 0) / Number(height), (box?.width ?? 0) / Number(breadth)]
      }),
    )
    expect(drawn.length).toBeGreaterThan(1)
    for (const side of drawn.flat()) expect(Math.abs(side - scale)).toBeLessThan(scale * 0.02)

    await page.locator('.works-wall li a:not([tabindex])').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/works\/\d+-\d+\/$/)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('link', { name: like, exact: true }).click()
    await page.waitForURL(/\/works\/\?like=\d+-\d+$/)
    expect(problems).toEqual([])
  },
)

test('without a script the form is a form', async () => {
  const { page } = await guest({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(`${site.url}/works/`)
  // A piece of the wheel is touched, not the list of its names.
  await page.locator('label:has(input[value="gold"]) path').click()
  await page.locator('input[name=w]').fill('50')
  await page.getByRole('button', { name: 'Показать работы' }).click()
  await page.waitForURL(/colour=gold/)
  expect(await page.locator('input[value="gold"]').isChecked()).toBe(true)
  expect(await page.locator('.works-wall > li').count()).toBeGreaterThan(0)
})
