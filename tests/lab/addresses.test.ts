import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, asItIs, click, guest } from '../builders/browser.ts'
import { enter, heldBack, whenInLab } from './enter.ts'
import { type Lab, openLab } from './lab.ts'

let lab: Lab

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => lab.reset())

test('the slash is added on the way, query and hash kept', async () => {
  const { page, traffic } = await enter(lab, '/')
  traffic.forget()
  await page.evaluate(() => window.lab.navigate('/annex?x=1#h'))
  expect(addressOf(page)).toBe('/annex/?x=1#h')
  await page.evaluate(() => window.lab.navigate('/en/gallery?x=a%20b&y#h'))
  expect(addressOf(page)).toBe('/en/gallery/?x=a%20b&y#h')
  expect(traffic.payloads().map(path => path.split('?')[0])).toEqual([
    '/annex/_payload.json',
    '/en/gallery/_payload.json',
  ])
  expect(traffic.documents()).toEqual([])
})

const redirected = [
  ['/old', '/gallery/'],
  ['/old/', '/gallery/'],
  ['/old?x=1#middle', '/gallery/?x=1#middle'],
  ['/en/old?x=1#middle', '/en/gallery/?x=1#middle'],
  ['/people/3', '/stands/3/'],
  ['/en/people/3?x=1#h', '/en/stands/3/?x=1#h'],
  ['/named?x=1#h', '/gallery/?from=rule#middle'],
] as const

test('the table of redirects is followed before it has arrived by itself, and is fetched once', async () => {
  lab.startsByHand = true
  const { page, traffic } = await enter(lab, '/')
  traffic.forget()
  for (const [from, to] of redirected) {
    await page.evaluate(from => window.lab.navigate(from), from)
    expect([from, addressOf(page)]).toEqual([from, to])
  }
  expect(traffic.documents()).toEqual([])
  expect(traffic.builds()).toEqual(['/_assets/builds/meta/build-1.json'])
})

test('and so it is afterwards, also for an address that has a page of its own', async () => {
  const { page, traffic } = await enter(lab, '/', { connection: { saveData: true } })
  await page.waitForResponse(response => response.url().includes('/builds/meta/'))
  traffic.forget()
  for (const [from, to] of [...redirected, ['/stands/13?x=1#h', '/stands/12/?x=1#h']] as const) {
    await page.evaluate(from => window.lab.navigate(from), from)
    expect([from, addressOf(page)]).toEqual([from, to])
  }
  expect(traffic.documents()).toEqual([])
  expect(traffic.all().filter(path => path.startsWith('/stands/13'))).toEqual([])
})

test('a redirected click leaves no trace of the old address in the history', async () => {
  lab.rooms['/'] = { name: '/', links: [{ to: '/old' }] }
  const { page } = await enter(lab, '/')
  await click(page, '[data-link="0"]')
  await page.locator('h1', { hasText: '/gallery/' }).waitFor()
  await page.evaluate(() => history.back())
  await page.locator('h1', { hasText: /^\/$/ }).waitFor()
  expect(addressOf(page)).toBe('/')
})

test('the site works on plain http, where browsers withhold part of their means', async () => {
  const { page, context } = await guest({ connection: asItIs })
  await context.addInitScript(() => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined })
  })
  await page.goto(`${lab.url}/`)
  await whenInLab(page)
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  await page.evaluate(() => history.back())
  await page.locator('h1', { hasText: /^\/$/ }).waitFor()
})

test('a redirect may lead to another site', async () => {
  const { page, context } = await enter(lab, '/', { expected: /^foreign request/ })
  await context.route('https://elsewhere.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  )
  await page.evaluate(() => void window.lab.navigate('/away'))
  await page.waitForURL('https://elsewhere.example/')
})

test('the page asked for last is the one that is shown, whatever arrives later', async () => {
  const payload = heldBack()
  lab.heldBack.set('/annex/', payload.released)
  const { page } = await enter(lab, '/')
  const slow = page.waitForRequest('**/annex/_payload.json*')
  await page.evaluate(() => {
    Object.assign(window, { slow: window.lab.navigate('/annex/') })
  })
  await slow
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  payload.release()
  await page.evaluate(() => (window as unknown as { slow: Promise<void> }).slow)
  expect(addressOf(page)).toBe('/gallery/')
  expect(await page.locator('h1').textContent()).toBe('/gallery/')
})

test('each route has its layout, on errors the plain one', async () => {
  const { page } = await enter(lab, '/')
  const layout = () => page.locator('[data-layout]').getAttribute('data-layout')
  const layouts: [string, string | null][] = []
  for (const to of ['/clear/', '/gallery/', '/empty/', '/nowhere/', '/clear/']) {
    await page.evaluate(to => window.lab.navigate(to), to)
    await page.waitForURL(`**${to}`)
    layouts.push([to, await layout()])
  }
  expect(layouts).toEqual([
    ['/clear/', 'clear'],
    ['/gallery/', 'dark'],
    ['/empty/', 'empty'],
    ['/nowhere/', 'dark'],
    ['/clear/', 'clear'],
  ])
})
