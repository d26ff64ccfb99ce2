import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { matchRoute } from '../../app/navigation/route-table.ts'
import { routes } from '../../app/routes.ts'
import { pagesForTheDay } from '../../app/shell/service-worker/offline-build.ts'
import { addressOf, click, guest, whenHydrated } from '../builders/browser.ts'
import { order } from '../builders/buying.ts'
import { type Front, openFront } from '../builders/front.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { until } from '../builders/until.ts'

let site: Site
let front: Front

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  front = await openFront(site)
})
afterEach(() => front.close())

test('who has been here opens home and plan without a signal, by a load and by a link', async () => {
  const { page } = await visitAndStay('/')
  front.isDown = true

  await page.goto(`${front.url}/navigator/map/`)
  await whenHydrated(page)
  expect(await page.locator('html').getAttribute('data-layout')).toBe('clear')
  expect(await page.locator('h1').textContent()).toBe('План ярмарки')
  await click(page, 'a[href="/"]')
  await page.waitForURL(`${front.url}/`)
  expect(await page.locator('[data-error]').count()).toBe(0)
  // The style has come along: without it there would be no entablature to see.
  expect(
    await page
      .locator('footer .entablature')
      .first()
      .evaluate(line => line.clientHeight),
  ).toBeGreaterThan(0)
})

test('a page that is not kept says so in its language and names those that are', async () => {
  const { page } = await visitAndStay('/')
  front.isDown = true
  const answer = await page.goto(`${front.url}/en/award/?from=hall`)
  expect(answer?.status()).toBe(503)
  expect(await page.locator('h1').textContent()).toBe('No connection')
  const kept = pagesForTheDay.filter(path => matchRoute(routes, path) !== null)
  expect(await hrefs(page)).toEqual([...kept.map(path => `/en${path}`), '/en/award/?from=hall'])
  await page.goto(`${front.url}/award/`)
  expect(await page.locator('h1').textContent()).toBe('Нет\u00a0связи')
  expect(await markupFaults((await page.content()).replace('<html>', '<!doctype html><html>'))).toEqual([])

  front.isDown = false
  await page.getByRole('link', { name: 'Обновить' }).click()
  await whenHydrated(page)
  expect(addressOf(page)).toBe('/award/')
})

test('a page once read is kept too, and the bar tells of the lost connection until it is back', async () => {
  const { page } = await visitAndStay('/')
  await page.goto(`${front.url}/award/`)
  await stay(page)
  await until(
    () => keptAddresses(page),
    kept => kept.includes('/award/'),
  )
  front.isDown = true
  await page.reload()
  await stay(page)
  const bar = page.getByRole('status').locator('p')
  await bar.waitFor()
  expect(await bar.textContent()).toBe(
    'Нет\u00a0связи. Показываем то, что\u00a0сохранено на\u00a0устройстве.',
  )
  expect(await page.locator('h1').textContent()).toBe('Слово об\u00a0искусстве')
  const loadedAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await loadedAgain
  await bar.waitFor()

  // From here on the bar goes by itself with the first answer that gets through.
  front.isDown = false
  await page.reload()
  await stay(page)
  await bar.waitFor({ state: 'detached' })
})

test('without a signal the root still leads an English reader to their language', async () => {
  const { page } = await visitAndStay('/en/award/')
  front.isDown = true
  await page.goto(`${front.url}/`)
  expect(addressOf(page)).toBe('/en/')
  await whenHydrated(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB')
})

test('a new build replaces the worker and everything it kept, and open pages are told', async () => {
  const { page, problems } = await visitAndStay('/')
  const [before] = await keptBuilds(page)
  front.buildId = '00000000-0000-4000-8000-00000000beef'
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => keptBuilds(page)).toEqual([front.buildId])
  expect(before).not.toBe(front.buildId)

  const bar = page.getByRole('status').locator('p')
  await bar.waitFor()
  expect(await bar.textContent()).toBe('Сайт обновился.')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await page.waitForFunction(
    id => document.getElementById('handover')?.textContent?.includes(id),
    front.buildId,
  )
  await stay(page)
  expect(await bar.count()).toBe(0)
  expect(problems).toEqual([])
})

test('nothing of the API, of orders being placed or of the build’s own word is kept', async () => {
  const { page } = await visitAndStay('/')
  await page.evaluate(async () => {
    await fetch('/api/v1/speakers')
    await fetch('/_assets/builds/latest.json')
    await fetch('/healthz')
  })
  const kept = await keptAddresses(page)
  expect(kept.filter(path => /^\/(api|healthz|_assets\/builds|sw\.js)/.test(path))).toEqual([])
  expect(kept).toContain('/navigator/map/_payload.json')
})

test('an order opens without a signal until it is forgotten; then neither it nor its ticket does', async () => {
  const { token } = await order(site, [{ product: 'free', slot: '2025-09-26-before', quantity: 1 }])
  const { page } = await visitAndStay('/')
  const own = `/tickets/order/${token}/`
  await page.goto(`${front.url}${own}`)
  const ticket = (await page.locator('a[href^="/tickets/ticket/"]').first().getAttribute('href')) ?? ''
  await page.goto(`${front.url}${ticket}`)
  await page.goto(`${front.url}/en${own}`)
  const before = await until(
    () => keptAddresses(page),
    kept => [own, ticket, `/en${own}`].every(path => kept.includes(path)),
  )
  // On a busy machine the browser may still be busy with the page before, and give up the first wish.
  const open = (path: string) => until(() => page.goto(`${front.url}${path}`).catch(() => null))
  front.isDown = true
  expect((await open(own))?.status()).toBe(200)
  front.isDown = false

  await open(own)
  await page.getByRole('button', { name: 'Убрать заказ' }).click()
  await page.waitForURL(`${front.url}/tickets/lost/?sent=forgotten`)
  const left = await until(
    () => keptAddresses(page),
    kept => !kept.some(path => path.includes('/tickets/order/') || path.includes('/tickets/ticket/')),
  )
  // The day's pages are still there.
  expect(left).toEqual(expect.arrayContaining(before.filter(path => path.includes('/navigator/map/'))))
  front.isDown = true
  expect((await open(ticket))?.status()).toBe(503)
})

test('a worker nobody knows is sent away with all it kept', async () => {
  front.own.set('/old-worker.js', { type: 'text/javascript', body: 'addEventListener("fetch", () => {})' })
  const { page } = await visitor('/award/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/old-worker.js')
    await navigator.serviceWorker.ready
    await (await caches.open('old')).put('/', new Response('old'))
  })
  await page.reload()
  await stay(page)
  await until(
    () => workers(page),
    paths => paths.join() === '/sw.js',
  )
  expect((await page.evaluate(() => caches.keys())).filter(name => name === 'old')).toEqual([])
})

test('who saves data is not made to load pages ahead', async () => {
  const { page } = await visitor('/', { connection: { saveData: true } })
  await stay(page)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  expect(await workers(page)).toEqual([])
})

async function visitor(path: string, wishes: Parameters<typeof guest>[0] = {}) {
  const isEnglish = path.startsWith('/en/')
  const visit = await guest({
    serviceWorkers: 'allow',
    locale: isEnglish ? 'en-GB' : 'ru-RU',
    ...wishes,
  })
  await visit.page.clock.install()
  await visit.page.goto(`${front.url}${path}`)
  await whenHydrated(visit.page)
  return visit
}

/** Someone whose device has kept what is needed on the day. */
async function visitAndStay(path: string) {
  const visit = await visitor(path)
  await stay(visit.page)
  const wanted = `${path.startsWith('/en/') ? '/en' : ''}/navigator/map/_payload.json`
  await until(
    () => keptAddresses(visit.page),
    kept => kept.includes(wanted),
  )
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return visit
}

/** Long enough for what waits until the visitor has settled. */
async function stay(page: Page) {
  await whenHydrated(page)
  await page.waitForLoadState('load')
  await page.clock.runFor(6_000)
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async name => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return caught.flat().map(url => new URL(url).pathname)
  })
}

async function keptBuilds(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys())
  return [...new Set(names.filter(name => name !== 'pictures').map(name => name.replace(/^\w+-/, '')))]
}

function workers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.map(({ active }) => (active ? new URL(active.scriptURL).pathname : ''))
  })
}

function hrefs(page: Page): Promise<(string | null)[]> {
  return page
    .locator('a')
    .evaluateAll(links =>
      links
        .map(link => new URL((link as HTMLAnchorElement).href))
        .map(({ pathname, search }) => `${pathname}${search}`),
    )
}
