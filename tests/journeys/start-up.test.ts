import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, click, guest, whenHydrated } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('a chunk that cannot be loaded on a click: one full load of the target, then the error page, no loop', async () => {
  const { page, traffic, lines } = await start({ saveData: true })
  await page.goto(`${site.url}/`)
  await whenHydrated(page)
  await page.route('**/_assets/award-*.js', route => route.abort())
  traffic.forget()
  await click(page, 'a[href="/award/"]')
  await page.locator('[data-error="500"] h1', { hasText: 'Страница не доступна' }).waitFor()
  expect(traffic.documents()).toEqual(['/award/'])
  expect(addressOf(page)).toBe('/award/')
  expect(lines).toContainEqual(expect.stringMatching(/^The site could not be started in this browser/))
})

test('a page whose code never comes is tried once more, then says so', async () => {
  const { page, traffic, lines } = await start()
  await page.route('**/_assets/award-*.js', route => route.abort())
  await page.goto(`${site.url}/en/award/?x=1#h`)
  await page.locator('[data-error="500"] h1', { hasText: 'Page not available' }).waitFor()
  expect(traffic.documents()).toEqual(['/en/award/?x=1', '/en/award/?x=1'])
  expect(lines.filter(line => line.startsWith('The site could not be started in this browser'))).toHaveLength(
    2,
  )
  expect(await page.title()).toBe('Page not available')
  expect(await page.locator('[data-error] a').getAttribute('href')).toBe('/en/')
})

test.each([
  ['cut short', (html: string) => html.replace(/(id="handover">\{).*<\/script>/s, '$1</script>')],
  ['without its data', (html: string) => html.replace(/<script type="application\/json".*<\/script>/s, '')],
])('a document %s shows the error page too', async (_, damage) => {
  const { page, traffic, lines } = await start()
  await page.route(`${site.url}/award/`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: damage(await response.text()) })
  })
  await page.goto(`${site.url}/award/`)
  await page
    .locator('[data-error="500"] h1', { hasText: 'Страница не доступна · Page not available' })
    .waitFor()
  expect(traffic.documents()).toEqual(['/award/', '/award/'])
  expect(lines).toContainEqual(expect.stringMatching(/^The site could not be started in this browser/))
})

test('words of a language that cannot be loaded are reported to the console', async () => {
  const { page, lines } = await start({ saveData: true })
  await page.goto(`${site.url}/award/`)
  await whenHydrated(page)
  await page.route('**/_assets/texts.en-*.js', route => route.abort())
  await page
    .getByRole('link', { name: 'ENG', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.locator('[data-error="500"]').waitFor()
  expect(addressOf(page)).toBe('/en/award/')
  expect(lines).toContainEqual(expect.stringMatching(/^The words of this language could not be loaded/))
})

test('a site that cannot be mounted is reported to the console, and the error page is shown', async () => {
  const { page, lines } = await start()
  await page.route('**/_assets/texts.ru-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default {}' }),
  )
  await page.goto(`${site.url}/award/`)
  await page.locator('[data-error="500"] h1', { hasText: 'Страница не доступна' }).waitFor()
  expect(lines).toContainEqual(expect.stringMatching(/^The site could not be mounted/))
})

test('a page that breaks while it is taken over is a 500 inside the site', async () => {
  const { page, traffic } = await start()
  await page.route(`${site.url}/award/`, async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/"data":\{.*\},"?error"?:null/s, '"data":null},"error":null'),
    })
  })
  await page.goto(`${site.url}/award/`)
  await page.locator('main [data-error="500"] h1').waitFor()
  traffic.forget()
  await click(page, 'a[href="/speakers/"]')
  await page.waitForURL(`${site.url}/speakers/`)
  expect(await page.locator('[data-error]').count()).toBe(0)
  expect(traffic.documents()).toEqual([])
})

async function start(connection: { saveData?: boolean } = {}) {
  const visit = await guest({ connection })
  return { ...visit, lines: consoleErrors(visit.page) }
}

function consoleErrors(page: Page): string[] {
  const lines: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') lines.push(message.text())
  })
  return lines
}
