import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, click } from '../builders/browser.ts'
import { enter, twoFrames } from './enter.ts'
import { type Lab, openLab } from './lab.ts'
import { fetchesOf } from './watch-fetches.ts'

let lab: Lab

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => {
  lab.reset()
  lab.startsByHand = true
})

test('what visible links lead to is loaded once the page is ready, the rest when it is scrolled to', async () => {
  lab.rooms['/'] = {
    name: '/',
    heightPx: 8_000,
    links: [{ to: '/annex' }, { to: '/en/gallery', locale: 'en' }, { to: '/stands/7', topPx: 5_000 }],
  }
  const { page, traffic } = await enter(lab, '/')
  await twoFrames(page)
  expect(traffic.payloads()).toEqual([])
  expect(chunks(traffic.scripts())).toEqual([])

  await start(page)
  await expect.poll(() => payloads(traffic.payloads())).toEqual(['/annex/', '/en/gallery/'])
  await expect.poll(() => chunks(traffic.scripts())).toEqual(['annex.js', 'gallery.js'])
  await twoFrames(page)
  expect(payloads(traffic.payloads())).toEqual(['/annex/', '/en/gallery/'])

  await page.evaluate(() => scrollTo(0, 4_800))
  await expect.poll(() => payloads(traffic.payloads())).toEqual(['/annex/', '/en/gallery/', '/stands/7/'])
  await expect.poll(() => chunks(traffic.scripts())).toEqual(['annex.js', 'gallery.js', 'stand.js'])
})

test('links of a page entered later are prefetched too', async () => {
  lab.rooms['/gallery/'] = { name: '/gallery/', links: [{ to: '/stands/7' }] }
  const { page, traffic } = await enter(lab, '/')
  await start(page)
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  await expect.poll(() => payloads(traffic.payloads())).toEqual(['/gallery/', '/stands/7/'])
})

test('at most five are loaded at once, and each one once', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1)
  const twice = [...ids, ...ids].map(id => ({ to: `/stands/${id}` }))
  lab.rooms['/'] = { name: '/', links: [...twice, { to: '/stands/3?x=1#h' }] }
  lab.payloadDelayMs = 40
  const { page } = await enter(lab, '/')
  await start(page)
  const answered = async () =>
    (await fetchesOf(page, '_payload')).filter(({ isAnswered }) => isAnswered).length
  await expect.poll(answered).toBe(12)

  expect(await page.evaluate(() => window.fetches.mostInFlight)).toBe(5)
  const asked = await fetchesOf(page, '_payload')
  expect(asked.map(({ path }) => path)).toEqual(ids.map(id => `/stands/${id}/_payload.json?0123456789`))
})

test.each([
  ['2g', { effectiveType: '2g' }, []],
  ['slow-2g', { effectiveType: 'slow-2g' }, []],
  ['data saving', { effectiveType: '4g', saveData: true }, []],
  ['3g', { effectiveType: '3g' }, ['/stands/7/']],
] as const)('on %s the connection decides', async (_, connection, expected) => {
  lab.rooms['/'] = { name: '/', links: [{ to: '/stands/7' }] }
  const { page, traffic } = await enter(lab, '/', { connection })
  await start(page)
  await expect.poll(() => payloads(traffic.payloads())).toEqual(expected)
  await twoFrames(page)
  // What was not asked for before this navigation was not going to be.
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  expect(payloads(traffic.payloads())).toEqual([...expected, '/gallery/'])
})

test('a connection that has become slow is spared', async () => {
  lab.rooms['/'] = {
    name: '/',
    heightPx: 8_000,
    links: [{ to: '/annex' }, { to: '/stands/7', topPx: 5_000 }],
  }
  const { page, traffic } = await enter(lab, '/', { connection: { effectiveType: '4g' } })
  await start(page)
  await expect.poll(() => payloads(traffic.payloads())).toEqual(['/annex/'])
  await page.evaluate(() => {
    Object.assign((navigator as unknown as { connection: object }).connection, { effectiveType: '2g' })
    scrollTo(0, 4_800)
  })
  await twoFrames(page)
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  expect(payloads(traffic.payloads())).toEqual(['/annex/', '/gallery/'])
})

test('a prefetched payload is used by the click, and asked for again the next time', async () => {
  lab.rooms['/'] = { name: '/', links: [{ to: '/annex' }] }
  const { page, traffic } = await enter(lab, '/')
  await start(page)
  await expect.poll(() => payloads(traffic.payloads())).toEqual(['/annex/'])
  await click(page, '[data-link="0"]')
  await page.locator('h1', { hasText: '/annex/' }).waitFor()
  expect(payloads(traffic.payloads())).toEqual(['/annex/'])
  expect(chunks(traffic.scripts())).toEqual(['annex.js'])

  await page.evaluate(() => window.lab.navigate('/'))
  await page.evaluate(() => window.lab.navigate('/annex/'))
  expect(payloads(traffic.payloads())).toEqual(['/annex/', '/', '/annex/'])
})

test('a payload prefetched more than a minute ago is asked for again', async () => {
  lab.rooms['/'] = { name: '/', links: [{ to: '/annex' }, { to: '/stands/7' }] }
  const { page, traffic } = await enter(lab, '/', { clockAt: '2025-08-20T10:00:00Z' })
  await start(page)
  await whenSeen(page)
  // The still clock has idle moments every fifty milliseconds.
  await page.clock.runFor(50)
  await expect.poll(() => payloads(traffic.payloads())).toEqual(['/annex/', '/stands/7/'])
  await page.clock.runFor(59_999)
  await page.evaluate(() => window.lab.navigate('/annex/'))
  expect(payloads(traffic.payloads())).toEqual(['/annex/', '/stands/7/'])
  await page.clock.runFor(1)
  await page.evaluate(() => window.lab.navigate('/stands/7/'))
  expect(payloads(traffic.payloads())).toEqual(['/annex/', '/stands/7/', '/stands/7/'])
})

test('a page that is not kept ready has only its code prefetched', async () => {
  lab.rooms['/'] = { name: '/', links: [{ to: '/unprepared' }, { to: '/nowhere' }, { to: '/stands/7' }] }
  const { page, traffic } = await enter(lab, '/')
  await start(page)
  await expect.poll(() => chunks(traffic.scripts())).toEqual(['annex.js', 'stand.js'])
  expect(payloads(traffic.payloads())).toEqual(['/stands/7/'])
})

test('a failed prefetch is not heard of, and the click tries again', async () => {
  lab.rooms['/'] = { name: '/', links: [{ to: '/annex' }, { to: '/stands/7' }] }
  lab.refused = new Set(['annex.js', '/stands/7/_payload.json'])
  // The browser itself notes the failed requests.
  const { page, traffic, problems } = await enter(lab, '/', { expected: /Failed to load resource/ })
  traffic.forget()
  const failures = [page.waitForResponse('**/annex.js'), page.waitForResponse('**/stands/7/_payload.json*')]
  await start(page)
  for (const failure of failures) expect((await failure).status()).toBe(404)
  await twoFrames(page)
  expect(addressOf(page)).toBe('/')
  expect(await page.locator('h1').textContent()).toBe('/')

  lab.refused.clear()
  await click(page, '[data-link="1"]')
  await page.locator('h1', { hasText: '/stands/7/' }).waitFor()
  expect(traffic.documents()).toEqual([])
  expect(problems).toEqual([])
})

function payloads(asked: string[]): string[] {
  return asked.map(path => path.replace(/_payload\.json\?[0-9a-f]{10}$/, ''))
}

/** The pages' own chunks, by name. */
function chunks(asked: string[]): string[] {
  const names = asked.map(path => path.split('/').at(-1) ?? '')
  return names.filter(name => /^(?:annex|gallery|stand|drawer)\.js$/.test(name)).sort()
}

/** Observers are told in the order they were made: when this one is, the prefetcher's has been. */
async function whenSeen(page: Page) {
  await page.evaluate(
    () => new Promise<void>(seen => new IntersectionObserver(() => seen()).observe(document.body)),
  )
}

async function start(page: Page) {
  await page.evaluate(() => window.lab.start())
}
