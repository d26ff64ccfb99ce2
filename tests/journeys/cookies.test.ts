import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { click, guest, whenHydrated } from '../builders/browser.ts'
import { order, startShop } from '../builders/buying.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'

const tag = 'https://mc.yandex.ru/metrika/tag.js'
// What the real one does, as far as a visitor can tell: takes the queue over and leaves cookies.
const counter = `
  window.calls ??= []
  var queued = window.ym.a ?? []
  window.ym = (...call) => { window.calls.push(call); if (call[1] === 'hit') document.cookie = '_ym_uid=1; Path=/' }
  for (const call of queued) window.ym(...call)
  localStorage.setItem('_ym_retryReqs', '{}')`

describe('where no counter is configured', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test('nothing is asked, no foreign host is allowed, and the foot of the page says so', async () => {
    const { page, problems } = await guest()
    await page.goto(`${site.url}/award/`)
    await whenHydrated(page)
    expect(await notice(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Настройки куки' }).click()
    const dialog = page.getByRole('dialog', { name: 'Настройки куки' })
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain('нет ни\u00a0аналитических, ни\u00a0рекламных куки')
    expect(await dialog.getByRole('button', { name: 'Принять' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Настройки куки')
    const { headers } = await ask(site, '/award/')
    // The one foreign host is the gateway's, and only a form may lead there.
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy.filter(rule => /https?:/.test(rule))).toEqual([
      expect.stringMatching(/^form-action 'self' http:\/\/127\.0\.0\.1:\d+$/),
    ])
    expect(problems).toEqual([])
  })
})

describe('with a counter', () => {
  let site: Site
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    site = await startShop(sandbox, { METRIKA_ID: '12345678' })
  })
  afterAll(async () => {
    await site.stop()
    await sandbox.stop()
  })

  test('nothing is counted before an answer; both answers weigh the same and nothing moves', async () => {
    const { page, foreign } = await enter('/award/')
    await notice(page).waitFor()
    expect(foreign()).toEqual([])
    const [accept, refuse] = await notice(page).getByRole('button').all()
    expect([await accept?.textContent(), await refuse?.textContent()]).toEqual([
      'Принять',
      'Только необходимые',
    ])
    const look = (button: HTMLElement) => {
      const { width, height } = button.getBoundingClientRect()
      const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button)
      return { width, height, backgroundColor, color, fontWeight, borderColor }
    }
    expect(await accept?.evaluate(look as never)).toEqual(await refuse?.evaluate(look as never))
    expect(await page.evaluate(shifts)).toBe(0)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await accessibilityFaults(page)]).toEqual([width, []])
    }
  })

  test('after a yes every page entered is counted, once, and the answer is remembered', async () => {
    const { page, foreign } = await enter('/award/')
    await notice(page).getByRole('button', { name: 'Принять' }).click()
    await expect.poll(() => hits(page)).toEqual(['/award/'])
    expect(await notice(page).count()).toBe(0)
    await click(page, 'a[href="/speakers/"]')
    await expect.poll(() => hits(page)).toEqual(['/award/', '/speakers/'])
    expect(await calls(page, 'init')).toEqual([
      ['12345678', 'init', expect.objectContaining({ defer: true })],
    ])
    expect(foreign()).toEqual([tag])

    await page.reload()
    await expect.poll(() => hits(page)).toEqual(['/speakers/'])
    expect(await notice(page).count()).toBe(0)
    const kept = (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')
    expect(kept).toMatchObject({ value: 'all', path: '/', sameSite: 'Lax' })
  })

  test('a yes taken back stops the counter and takes its cookies away', async () => {
    const { page, foreign } = await enter('/award/')
    await notice(page).getByRole('button', { name: 'Принять' }).click()
    await expect.poll(() => cookieNames(page)).toContain('_ym_uid')
    await page.getByRole('button', { name: 'Настройки куки' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.textContent()).toContain('Сейчас включены.')
    await dialog.getByRole('button', { name: 'Только необходимые' }).click()
    await expect.poll(() => cookieNames(page)).not.toContain('_ym_uid')
    expect(await calls(page, 'destruct')).toEqual([['12345678', 'destruct']])
    expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('_ym')))).toEqual(
      [],
    )
    const before = foreign().length
    await click(page, 'a[href="/speakers/"]')
    await page.waitForURL(`${site.url}/speakers/`)
    await page.reload()
    await whenHydrated(page)
    expect(foreign()).toHaveLength(before)
    expect(await notice(page).count()).toBe(0)
  })

  test('a no is a no, in English too', async () => {
    const { page, foreign, problems } = await enter('/en/award/')
    await notice(page).getByRole('button', { name: 'Necessary only' }).click()
    expect(await notice(page).count()).toBe(0)
    await click(page, 'a[href="/en/speakers/"]')
    await page.waitForURL(`${site.url}/en/speakers/`)
    expect(foreign()).toEqual([])
    expect(await cookieNames(page)).toEqual(['cookie_consent', 'i18n_redirected'])
    expect(problems).toEqual([])
  })

  test('nothing of an order is ever counted: not its page, not the way to it, not the way from it', async () => {
    const { token, code } = await order(site, [{ product: 'day', slot: '2025-09-26-before', quantity: 1 }])
    const own = `/tickets/order/${token}/`
    const { page, foreign, problems } = await enter('/refund/?utm_source=letter&code=secret#refund')
    await notice(page).getByRole('button', { name: 'Принять' }).click()
    await expect.poll(() => hits(page)).toEqual(['/refund/'])
    expect((await calls(page, 'hit'))[0]?.[2]).toBe(`${site.url}/refund/?utm_source=letter`)
    expect((await calls(page, 'init'))[0]?.[2]).toEqual({
      defer: true,
      trackLinks: false,
      clickmap: false,
      webvisor: false,
      accurateTrackBounce: false,
    })

    // Within the site: the counter is gone before the page of somebody's own is there, and comes back after it.
    await click(page, 'main a[href="/tickets/lost/"]')
    await page.waitForURL(`${site.url}/tickets/lost/`)
    await expect.poll(() => calls(page, 'destruct')).toHaveLength(1)
    expect(await page.evaluate(() => 'ym' in window)).toBe(false)
    await click(page, 'a[href="/speakers/"]')
    await expect.poll(() => hits(page)).toEqual(['/refund/', '/speakers/'])

    // With a document of its own: it knows no foreign host, and what follows in it is not counted either.
    const before = foreign().length
    const answer = await page.goto(`${site.url}${own}`)
    expect(answer?.headers()['content-security-policy']).not.toContain('yandex')
    await whenHydrated(page)
    await click(page, 'a[href="/speakers/"]')
    await page.waitForURL(`${site.url}/speakers/`)
    expect([foreign().length, await calls(page, 'hit')]).toEqual([before, []])

    // And a document entered from there does not know from where.
    await page.goto(`${site.url}${own}`)
    await page.evaluate(() => location.assign('/award/'))
    await expect.poll(() => hits(page)).toEqual(['/award/'])
    const told = await page.evaluate(() => JSON.stringify([document.referrer, Reflect.get(window, 'calls')]))
    for (const secret of [token, code]) expect(told).not.toContain(secret)
    for (const address of foreign()) expect(address).not.toContain(token)
    expect(problems).toEqual([])
  })

  async function enter(path: string) {
    const visit = await guest({
      connection: { saveData: true },
      expected: /foreign request: https:\/\/mc\.yandex/,
    })
    const { page } = visit
    await page.route('https://mc.yandex.ru/**', route =>
      route.fulfill({ contentType: 'text/javascript', body: counter }),
    )
    const asked: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(site.url)) asked.push(request.url())
    })
    await page.addInitScript(watchShifts)
    await page.goto(`${site.url}${path}`)
    await whenHydrated(page)
    return { ...visit, foreign: () => asked }
  }
})

function notice(page: Page) {
  return page.locator('.cookie-notice')
}

async function calls(page: Page, name: string): Promise<unknown[][]> {
  const all = await page.evaluate(() => (window as unknown as { calls?: unknown[][] }).calls ?? [])
  return all.filter(call => call[1] === name)
}

async function hits(page: Page): Promise<string[]> {
  return (await calls(page, 'hit')).map(call => new URL(String(call[2])).pathname)
}

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort()
}

function watchShifts() {
  const seen = { sum: 0 }
  Object.assign(window, { seenShifts: seen })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.sum += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

function shifts(): number {
  return (window as unknown as { seenShifts: { sum: number } }).seenShifts.sum
}
