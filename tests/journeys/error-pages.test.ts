import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, click, guest, navigateInside, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults, markupFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyOther } from '../builders/walks/whole-walk.ts'

let site: Site
const expected = /Failed to load resource|Error/

beforeAll(async () => {
  site = await startSite()
  await loseThanks(site.databaseUrl)
})
afterAll(() => site.stop())

const notFound = {
  ru: {
    status: '404',
    title: 'Страница не найдена',
    heading: 'Страница не найдена',
    text: 'К сожалению, мы не смогли найти страницу, которую вы искали. Возможно она временно отключена или находится в разработке.',
    home: '/',
    isIllustrated: true,
  },
  en: {
    status: '404',
    title: 'Not Found 404',
    heading: 'Page not found',
    text: 'Sorry, we could not find the page you were looking for. It may be temporarily unavailable or still being prepared.',
    home: '/en/',
    isIllustrated: true,
  },
}

const unavailable = {
  ru: {
    status: '500',
    title: 'Страница не доступна',
    heading: 'Страница не доступна',
    text: 'К сожалению, эта страница временно недоступна. Попробуйте зайти на неё позже.',
    home: '/',
    isIllustrated: true,
  },
  en: {
    status: '500',
    title: 'Page not available',
    heading: 'Page not available',
    text: 'Sorry, this page is temporarily unavailable. Please try again later.',
    home: '/en/',
    isIllustrated: true,
  },
}

test.each(
  everyOther(
    [
      ['/nowhere/', 404, notFound.ru],
      ['/en/nowhere/', 404, notFound.en],
      ['/en/thanks/', 500, unavailable.en],
      ['/thanks/', 500, unavailable.ru],
    ] as const,
    0,
  ),
)('%s is served as %i, valid and accessible, and taken over without a fault', async (path, status, words) => {
  const { page, problems } = await guest({ expected: /Failed to load resource/ })
  const response = await page.goto(`${site.url}${path}`)
  expect(response?.status()).toBe(status)
  expect(await markupFaults((await response?.text()) ?? '')).toEqual([])
  expect(await errorOf(page, words.text)).toEqual(words)
  expect(await robots(page)).toBe('noindex')
  await whenHydrated(page)
  expect(await errorOf(page, words.text)).toEqual(words)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await accessibilityFaults(page)]).toEqual([width, []])
  }
  expect(problems).toEqual([])
})

test.each([
  ['/nowhere/', notFound.ru],
  ['/en/nowhere/?x=1', notFound.en],
  ['/speakers/999/', notFound.ru],
  ['/thanks/', unavailable.ru],
  ['/en/thanks/', unavailable.en],
] as const)(
  'inside, %s is the same page without a document; it leaves nothing behind',
  async (path, words) => {
    const { page, traffic } = await guest({ expected })
    await page.goto(`${site.url}/award/`)
    await whenHydrated(page)
    traffic.forget()
    await navigateInside(page, path)
    expect(addressOf(page)).toBe(path)
    expect(await errorOf(page, words.text)).toEqual(words)
    expect(await robots(page)).toBe('noindex')

    await click(page, '[data-error] a')
    await page.waitForURL(`${site.url}${words.home}`)
    expect(await robots(page)).toBeNull()
    expect(await page.locator('[data-error]').count()).toBe(0)
    expect(traffic.documents()).toEqual([])
  },
)

test('any other code has neither heading nor illustration', async () => {
  const { page, context } = await guest({ expected, connection: { saveData: true } })
  await page.goto(`${site.url}/award/`)
  await whenHydrated(page)
  await navigateInside(page, '/speakers/')
  await navigateInside(page, '/award/')
  await context.setOffline(true)
  await navigateInside(page, '/speakers/')
  const text = 'Не получилось открыть страницу. Проверьте подключение и попробуйте ещё раз.'
  expect(await errorOf(page, text)).toEqual({
    status: '0',
    title: 'Страница не доступна',
    heading: null,
    text,
    home: '/',
    isIllustrated: false,
  })
  expect(await page.locator('[data-error] :is(h1, h2, h3, h4, h5, h6)').count()).toBe(0)
  // The rule that a page has a heading is the one this page must break.
  expect(await accessibilityFaults(page)).toEqual(['page-has-heading-one: html'])
})

test('an error is shown in the layout of its route, an unknown path in the dark one', async () => {
  const { page } = await guest({ expected, connection: { saveData: true } })
  await page.goto(`${site.url}/award/`)
  await whenHydrated(page)
  await page.route('**/navigator/map/_payload.json*', route => route.fulfill({ status: 500 }))
  await navigateInside(page, '/navigator/map/')
  expect(await page.locator('[data-error]').getAttribute('data-error')).toBe('500')
  expect(await page.locator('html').getAttribute('data-layout')).toBe('clear')
  await navigateInside(page, '/navigator/nowhere/')
  expect(await page.locator('[data-error]').getAttribute('data-error')).toBe('404')
  expect(await page.locator('html').getAttribute('data-layout')).toBe('dark')
})

async function errorOf(page: Page, text: string) {
  const error = page.locator('[data-error]')
  const heading = error.locator('h1')
  const [button] = await error.locator('a').all()
  const hasText = (await error.locator('p', { hasText: text }).count()) > 0
  return {
    status: await error.getAttribute('data-error'),
    title: await page.title(),
    heading: (await heading.count()) > 0 ? await heading.textContent() : null,
    text: hasText ? text : await error.textContent(),
    home: await button?.getAttribute('href'),
    isIllustrated: (await error.locator('svg, img').count()) > 0,
  }
}

function robots(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null)
}

/** The words of a page are taken away: what follows is an error nobody foresaw. */
async function loseThanks(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("delete from pages where key = 'thanks'")
  await client.end()
}
