import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, click } from '../builders/browser.ts'
import { enter, heldBack, leaveFor, whenInLab } from './enter.ts'
import { type Lab, openLab } from './lab.ts'

let lab: Lab
const clockAt = '2025-08-20T10:00:00Z'
const expected = /Failed to load resource|a chunk could not be loaded/

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => lab.reset())

test('a chunk that fails on a click makes one full load of the target, remembered for ten seconds', async () => {
  lab.rooms['/'] = { name: '/', links: [{ to: '/annex?x=1#middle' }] }
  const { page, traffic } = await enter(lab, '/', { clockAt, expected, connection: { saveData: true } })
  lab.refused.add('annex.js')
  lab.isMendedByReload = true
  traffic.forget()
  await Promise.all([page.waitForEvent('load'), click(page, '[data-link="0"]')])
  await whenInLab(page)
  expect(traffic.documents()).toEqual(['/annex/?x=1'])
  expect(addressOf(page)).toBe('/annex/?x=1#middle')
  expect(await page.locator('h1').textContent()).toBe('/annex/')
  expect(await guardOf(page)).toEqual({
    path: '/annex/?x=1#middle',
    expires: Date.parse(clockAt) + 10_000,
  })
})

test('within ten seconds of such a load there is no second one, but the error page; afterwards there may be', async () => {
  const { page, traffic } = await enter(lab, '/', { clockAt, expected, connection: { saveData: true } })
  await rememberReload(page, '/annex/', Date.parse(clockAt) + 10_000)
  lab.refused.add('annex.js')
  traffic.forget()
  await page.clock.runFor(9_999)
  await page.evaluate(() => window.lab.navigate('/annex/'))
  expect(await page.locator('[data-error]').getAttribute('data-error')).toBe('500')
  expect(addressOf(page)).toBe('/annex/')
  expect(traffic.documents()).toEqual([])

  await page.evaluate(() => window.lab.navigate('/gallery/'))
  await page.clock.runFor(1)
  lab.isMendedByReload = true
  await leaveFor(page, '/annex/')
  expect(traffic.documents()).toEqual(['/annex/'])
})

test('the guard of one address does not hold another back', async () => {
  const { page, traffic } = await enter(lab, '/', { clockAt, expected, connection: { saveData: true } })
  await rememberReload(page, '/annex/', Date.parse(clockAt) + 10_000)
  lab.refused.add('annex.js')
  lab.isMendedByReload = true
  traffic.forget()
  await leaveFor(page, '/annex/?x=1')
  expect(traffic.documents()).toEqual(['/annex/?x=1'])
})

test('a chunk that fails for a page no longer wanted changes nothing', async () => {
  const { page, traffic } = await enter(lab, '/', { expected })
  const failure = heldBack()
  await page.route('**/annex.js', async route => {
    await failure.released
    await route.abort()
  })
  traffic.forget()
  const wanted = page.waitForRequest('**/annex.js')
  await page.evaluate(() => {
    Object.assign(window, { annex: window.lab.navigate('/annex/') })
  })
  await wanted
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  failure.release()
  await page.evaluate(() => (window as unknown as { annex: Promise<void> }).annex)
  expect(addressOf(page)).toBe('/gallery/')
  expect(await page.locator('h1').textContent()).toBe('/gallery/')
  expect(traffic.documents()).toEqual([])
})

test('a full load is a load, also where only the hash differs', async () => {
  const { page, traffic } = await enter(lab, '/', { clockAt, expected, connection: { saveData: true } })
  await rememberReload(page, '/annex/', Date.parse(clockAt) + 10_000)
  lab.refused.add('annex.js')
  await page.evaluate(() => window.lab.navigate('/annex/'))
  await page.locator('[data-error="500"]').waitFor()
  traffic.forget()
  lab.isMendedByReload = true
  await leaveFor(page, '/annex/#middle')
  expect(traffic.documents()).toEqual(['/annex/'])
  expect(addressOf(page)).toBe('/annex/#middle')
  expect(await page.locator('h1').textContent()).toBe('/annex/')
})

test('a browser without storage gets its full load all the same', async () => {
  const { page, traffic, context } = await enter(lab, '/', { expected, connection: { saveData: true } })
  await context.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.reload()
  await whenInLab(page)
  lab.refused.add('annex.js')
  lab.isMendedByReload = true
  traffic.forget()
  await leaveFor(page, '/annex/')
  expect(traffic.documents()).toEqual(['/annex/'])
})

function guardOf(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('portico:reload') ?? 'null'))
}

async function rememberReload(page: Page, path: string, expires: number) {
  await page.evaluate(guard => sessionStorage.setItem('portico:reload', JSON.stringify(guard)), {
    path,
    expires,
  })
}
