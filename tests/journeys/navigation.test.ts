import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLocale } from '../../app/platform/languages.ts'
import { addressOf, click, guest, navigateInside, whenHydrated, whenStill } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyKind, everyPath } from '../builders/walks/every-path.ts'
import { everyNth, everyOther } from '../builders/walks/whole-walk.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('a walk by links loads data and code, never a document; layout, language and head follow', async () => {
  const { page, traffic, problems } = await guest({ connection: { saveData: true } })
  await page.goto(`${site.url}/`)
  await whenHydrated(page)
  const walk: [string, string][] = [
    ['/speakers/', 'dark'],
    ['/navigator/map/', 'clear'],
    ['/award/', 'dark'],
  ]
  for (const [path, layout] of walk) {
    traffic.forget()
    await click(page, `a[href="${path}"]`)
    await page.waitForURL(`${site.url}${path}`)
    expect(await page.locator('html').getAttribute('data-layout')).toBe(layout)
    expect(traffic.documents()).toEqual([])
    expect(traffic.payloads()).toEqual([
      expect.stringMatching(new RegExp(`^${path}_payload\\.json\\?[0-9a-f]{10}$`)),
    ])
    expect(traffic.scripts().length).toBeGreaterThan(0)
  }
  expect(problems).toEqual([])
})

// What they are about is known to the browser alone; without a script they say so.
const keptOnDevice = new Set(['/works/saved/', '/program/plan/walk/'])

test('a page entered from inside is the page the server sends, in its head, frame and words', async () => {
  const { page, traffic } = await guest()
  const { page: plainPage } = await guest({ javaScriptEnabled: false })
  await page.goto(`${site.url}/thanks/`)
  await whenHydrated(page)
  traffic.forget()
  // Kinds of pages once each, every other one in English.
  const kinds = everyNth(
    3,
    everyKind.filter(path => !path.startsWith('/en/') && !keptOnDevice.has(path)),
  )
  const own = kinds.map((path, place) => (place % 2 === 0 ? path : withLocale(path, 'en')))
  for (const path of [...own, '/nowhere/', '/en/nowhere/']) {
    await navigateInside(page, path)
    await plainPage.goto(`${site.url}${path}`)
    expect([path, await frameOf(page)]).toEqual([path, await frameOf(plainPage)])
  }
  expect(traffic.documents()).toEqual([])
}, 240_000)

test('without JavaScript every link still leads where it says', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  await page.goto(`${site.url}/`)
  await page.locator('a[href="/award/"]:visible').first().click()
  await page.waitForURL(`${site.url}/award/`)
  const heading = await page.locator('h1').textContent()
  await page.locator('a[href="/navigator/map/"]:visible').first().click()
  await page.waitForURL(`${site.url}/navigator/map/`)
  expect(await page.locator('html').getAttribute('data-layout')).toBe('clear')

  const { page: withScripts } = await guest()
  await withScripts.goto(`${site.url}/`)
  await whenHydrated(withScripts)
  await navigateInside(withScripts, '/award/')
  expect(await withScripts.locator('h1').textContent()).toBe(heading)
})

test('every link of every page has its slash and stays in the page’s language', async () => {
  const wrong: string[] = []
  for (const path of everyOther(everyPath)) {
    const html = await (await fetch(`${site.url}${path}`)).text()
    const anchors = html.match(/<a [^>]*>/g)?.filter(anchor => !/hreflang/i.test(anchor)) ?? []
    const hrefs = anchors.flatMap(anchor => /href="(\/[^"]*)"/.exec(anchor)?.[1] ?? [])
    // A file is the same in both languages and takes no slash.
    const isRight = (href: string) =>
      /\.[a-z0-9]+(?:[?#]|$)/.test(href) ||
      (/^[^?#]*\/(?:[?#]|$)/.test(href) && href.startsWith('/en/') === path.startsWith('/en/'))
    wrong.push(...hrefs.filter(href => !isRight(href)).map(href => `${path}: ${href}`))
    expect(hrefs.length).toBeGreaterThan(0)
  }
  expect(wrong).toEqual([])
})

test('the slash is added with query and hash kept, by the server and inside', async () => {
  const { page, traffic } = await guest()
  await page.goto(`${site.url}/award?x=1#h`)
  expect(addressOf(page)).toBe('/award/?x=1#h')
  await whenHydrated(page)
  traffic.forget()
  await navigateInside(page, '/en/speakers?x=1#h')
  expect(addressOf(page)).toBe('/en/speakers/?x=1#h')
  expect(traffic.documents()).toEqual([])
})

test.each([
  ['/map?x=1#h', '/navigator/map/?x=1#h'],
  ['/people/3?x=1#h', '/speakers/3/?x=1#h'],
  ['/en/people/3', '/en/speakers/3/'],
  ['/en/prize/', '/en/award/'],
])('%s is redirected alike by the server and inside', async (from, to) => {
  const { page, traffic } = await guest()
  await page.goto(`${site.url}${from}`)
  expect(addressOf(page)).toBe(to)

  await page.goto(`${site.url}/thanks/`)
  await whenHydrated(page)
  traffic.forget()
  await navigateInside(page, from)
  expect(addressOf(page)).toBe(to)
  expect(traffic.documents()).toEqual([])
})

test('one comes back to where one was', async () => {
  const { page } = await guest()
  await page.goto(`${site.url}/speakers/`)
  await whenHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await click(page, 'a[href="/award/"]')
  await page.waitForURL(`${site.url}/award/`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => history.back())
  await page.waitForURL(`${site.url}/speakers/`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('one comes back from a jump to what one was reading, whatever had not been laid out yet', async () => {
  const { page } = await guest({ viewport: { width: 390, height: 844 } })
  await page.goto(`${site.url}/`)
  await whenHydrated(page)
  // Over the sections between, as by the End key or the scroll bar: they keep their estimated heights.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const heading = page.locator('main h2').last()
  const top = () => heading.evaluate(element => Math.round(element.getBoundingClientRect().top))
  await whenStill(page)
  const before = await top()
  await navigateInside(page, '/#main')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)
  await page.evaluate(() => history.back())
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
})

/** What the document says of itself, and the headings one reads. */
function frameOf(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement
    const tags = [
      ...document.head.querySelectorAll('meta[name], meta[property], link[rel="canonical"], link[hreflang]'),
    ]
    const attributes = (tag: Element) =>
      [...tag.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')
    return {
      lang: root.lang,
      layout: root.dataset.layout,
      title: document.title,
      tags: tags.map(attributes).sort(),
      headings: [...document.querySelectorAll('main :is(h1, h2, h3)')].map(heading => heading.textContent),
    }
  })
}
