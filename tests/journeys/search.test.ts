import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, guest, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults, markupFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyOther } from '../builders/walks/whole-walk.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('typing finds, the address keeps the question, and one comes back to what one had found', async () => {
  const { page, traffic, problems } = await guest()
  await page.goto(`${site.url}/award/`)
  await whenHydrated(page)
  await page.getByRole('link', { name: 'Поиск' }).first().click()
  await page.waitForURL(`${site.url}/search/`)
  traffic.forget()

  const field = page.locator('main').getByRole('searchbox')
  await field.pressSequentially('Велиг')
  await page
    .getByRole('status')
    .filter({ hasText: /^Найдено \d+/ })
    .waitFor()
  await field.pressSequentially('ор')
  await expect.poll(() => addressOf(page)).toBe(`/search/?q=${encodeURIComponent('Велигор')}`)
  expect(await page.locator('mark').first().textContent()).toBe('Велигор')
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
  expect(traffic.documents()).toEqual([])

  await page
    .getByRole('navigation', { name: 'Где искать' })
    .getByRole('link', { name: /^Спикеры/ })
    .click()
  await expect.poll(() => addressOf(page)).toMatch(/&kind=speaker$|kind=speaker/)
  expect(await page.locator('main h2').allTextContents()).toEqual(['Спикеры1'])

  await page.locator('main').getByRole('link', { name: 'Анна Велигор' }).click()
  await page.waitForURL(`${site.url}/speakers/1/`)
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe('Велигор')
  expect(await page.locator('main h2').allTextContents()).toEqual(['Спикеры1'])
  await page.goBack()
  await expect.poll(() => page.locator('main h2').count()).toBeGreaterThan(1)
  expect(problems).toEqual([])
}, 60_000)

test('by keyboard alone: the field, the kinds, the results', async () => {
  const { page } = await guest({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/search/`)
  await whenHydrated(page)
  await page.locator('main').getByRole('searchbox').focus()
  await page.keyboard.type('сангина')
  await page.keyboard.press('Enter')
  await page.locator('mark').first().waitFor()
  const reached: string[] = []
  for (let step = 0; step < 40 && !reached.some(name => name.startsWith('Сангина')); step++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(reached[0]).toBe('Найти')
  expect(reached[1]).toMatch(/^Всё,/)
  expect(reached.at(-1)).toMatch(/^Сангина/)
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(/^\/(?:program|participants)\//)
})

test('a slip is mended and said so; what is nowhere ends with advice', async () => {
  const { page, problems } = await guest({ locale: 'en-GB' })
  await page.goto(`${site.url}/en/search/?q=Veligar`)
  await whenHydrated(page)
  await page.getByRole('link', { name: '“veligor”' }).click()
  await expect.poll(() => addressOf(page)).toBe('/en/search/?q=veligor')
  await expect.poll(() => page.locator('main').getByRole('searchbox').inputValue()).toBe('veligor')

  await page.locator('main').getByRole('searchbox').fill('zzzzzz')
  await page.locator('main').getByText('Nothing was found for “zzzzzz”.').last().waitFor()
  expect(await page.getByRole('heading', { name: 'Most often looked for' }).count()).toBe(1)
  expect(problems).toEqual([])
})

test('when no answer comes, what was found stays and one is told', async () => {
  const { page } = await guest()
  await page.goto(`${site.url}/search/?q=${encodeURIComponent('сангина')}`)
  await whenHydrated(page)
  await page.route('**/_payload.json*', route => route.abort())
  await page.locator('main').getByRole('searchbox').fill('офорт')
  await page.getByRole('alert').waitFor()
  expect(await page.locator('mark').first().textContent()).toMatch(/сангин/i)
  await page.unroute('**/_payload.json*')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect.poll(() => page.locator('mark').first().textContent()).toMatch(/офорт/i)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('without JavaScript the form asks and the page answers', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  await page.goto(`${site.url}/en/search/`)
  await page.locator('main').getByRole('searchbox').fill('etching')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(`${site.url}/en/search/?q=etching`)
  expect(await page.locator('mark').first().textContent()).toMatch(/^etching/i)
  await page
    .getByRole('navigation', { name: 'Where to look' })
    .getByRole('link', { name: /^Works/ })
    .click()
  expect(addressOf(page)).toBe('/en/search/?q=etching&kind=work')
})

test.each(
  everyOther(
    ['/search/', '/search/?q=скульптуры', '/en/search/?q=veligar', '/search/?q=ззззз', '/en/search/?q=a'],
    0,
  ),
)('%s is accessible wide and narrow, fits 320 px, and is valid HTML', async path => {
  const { page, problems } = await guest({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}${path}`)
  await whenHydrated(page)
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await accessibilityFaults(page)]).toEqual([width, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(problems).toEqual([])
  expect(await markupFaults(await (await fetch(`${site.url}${path}`)).text())).toEqual([])
})
