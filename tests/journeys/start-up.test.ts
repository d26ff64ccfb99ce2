import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, click, guest, type Traffic, whenHydrated } from '../builders/browser.ts'
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

test('the page of last resort has its illustration, and search engines are asked to stay away', async () => {
  const { page } = await start()
  await page.route('**/_assets/award-*.js', route => route.abort())
  await page.goto(`${site.url}/award/`)
  await page.locator('[data-error="500"] h1').waitFor()
  const drawing = page.locator('[data-error="500"] svg')
  expect(await drawing.getAttribute('aria-hidden')).toBe('true')
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(100)
  const symbols = await drawing.locator('use').evaluateAll(uses => uses.map(use => use.getAttribute('href')))
  expect(symbols).toHaveLength(2)
  for (const symbol of symbols) expect([symbol, await page.locator(`${symbol}`).count()]).toEqual([symbol, 1])
  expect(await page.locator('head meta[name="robots"]').getAttribute('content')).toBe('noindex')
})

test('a page that cannot name itself is a 500 inside the site', async () => {
  const { page, traffic } = await start({ saveData: true })
  await page.goto(`${site.url}/`)
  await whenHydrated(page)
  await page.route('**/award/_payload.json*', async route => {
    const response = await route.fetch()
    const payload = (await response.json()) as object
    await route.fulfill({ response, json: { ...payload, data: {} } })
  })
  traffic.forget()
  await click(page, 'a[href="/award/"]')
  await page.locator('main [data-error="500"] h1').waitFor()
  expect(await page.locator('header').first().isVisible()).toBe(true)
  expect(await page.title()).toBe('Страница не доступна')
  expect(await page.locator('head meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await click(page, 'a[href="/speakers/"]')
  await page.waitForURL(`${site.url}/speakers/`)
  expect(await page.locator('[data-error]').count()).toBe(0)
  expect(traffic.documents()).toEqual([])
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

test('a site that cannot be mounted is reported to the console, and the page stays as it was served', async () => {
  const { page, lines, traffic } = await start()
  await page.route('**/_assets/texts.ru-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default {}' }),
  )
  await page.goto(`${site.url}/award/`)
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^The site could not be mounted/))
  await expectServed(page, traffic)
})

test('a page that breaks while it is taken over is reported, and stays as it was served', async () => {
  const { page, lines, traffic } = await start()
  await page.route(`${site.url}/award/`, async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/"data":\{.*\},"?error"?:null/s, '"data":null},"error":null'),
    })
  })
  await page.goto(`${site.url}/award/`)
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^The site could not be mounted/))
  await expectServed(page, traffic)
})

test('a page that breaks later is a 500 inside the site, until one goes on', async () => {
  const { page, traffic } = await start()
  await page.route('**/award/_payload.json*', async route => {
    const response = await route.fetch()
    const payload = await response.json()
    await route.fulfill({ response, json: { ...payload, data: { ...payload.data, page: null } } })
  })
  await page.goto(`${site.url}/`)
  await whenHydrated(page)
  traffic.forget()
  await click(page, 'a[href="/award/"]')
  await page.locator('main [data-error="500"] h1').waitFor()
  await click(page, 'a[href="/speakers/"]')
  await page.waitForURL(`${site.url}/speakers/`)
  expect(await page.locator('[data-error]').count()).toBe(0)
  expect(traffic.documents()).toEqual([])
})

/** All of the page is there, and its links work as without a script. */
async function expectServed(page: Page, traffic: Traffic) {
  expect(await page.locator('h1').allTextContents()).toEqual(['Слово об\u00a0искусстве'])
  expect(await page.locator('header, main, footer').count()).toBe(3)
  expect(await page.locator('[data-error]').count()).toBe(0)
  traffic.forget()
  await page.locator('footer a[href="/speakers/"]').click()
  await page.waitForURL(`${site.url}/speakers/`)
  expect(traffic.documents()).toEqual(['/speakers/'])
}

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
