import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf } from '../builders/browser.ts'
import { enter } from './enter.ts'
import { type Lab, openLab } from './lab.ts'

let lab: Lab
// Whoever opens the console may read what went wrong; the page never says it.
const expected = /Error|Failed to load resource|Warning/

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => lab.reset())

test('a fatal error becomes the page’s error; the first one stays', async () => {
  const { page } = await enter(lab, '/', { expected })
  await page.evaluate(() => window.lab.fail('a secret of the inside'))
  expect(await errorOf(page)).toEqual({ status: '500', message: 'Internal error' })
  await page.evaluate(() => window.lab.fail('Not for you', 403))
  expect(await errorOf(page)).toEqual({ status: '500', message: 'Internal error' })
})

test('a failure of ours keeps its status and its words', async () => {
  const { page } = await enter(lab, '/', { expected })
  await page.evaluate(() => window.lab.fail('Not for you', 403))
  expect(await errorOf(page)).toEqual({ status: '403', message: 'Not for you' })
})

test('navigation clears the error, also to the very page it is shown on', async () => {
  const { page } = await enter(lab, '/', { expected })
  await page.evaluate(() => window.lab.fail('broken'))
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  expect(await page.locator('h1').textContent()).toBe('/gallery/')
  expect(await page.locator('[data-error]').count()).toBe(0)

  await page.evaluate(() => window.lab.fail('broken'))
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  expect(await page.locator('h1').textContent()).toBe('/gallery/')
})

test('clearing the error brings the page back', async () => {
  const { page } = await enter(lab, '/', { expected })
  await page.evaluate(() => window.lab.fail('broken'))
  await page.evaluate(() => window.lab.clearError())
  expect(await page.locator('h1').textContent()).toBe('/')
})

test('clearing with a redirect leads on, in place of the broken page', async () => {
  const { page } = await enter(lab, '/', { expected })
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => window.lab.fail('broken'))
  await page.evaluate(() => window.lab.clearError({ redirect: '/gallery?x=1' }))
  expect(addressOf(page)).toBe('/gallery/?x=1')
  expect(await page.locator('h1').textContent()).toBe('/gallery/')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a page that breaks while rendering is a 500, and the rest of the site goes on', async () => {
  const { page, traffic } = await enter(lab, '/', { expected })
  traffic.forget()
  await page.evaluate(() => window.lab.navigate('/broken/'))
  expect(await errorOf(page)).toEqual({ status: '500', message: 'Internal error' })
  expect(addressOf(page)).toBe('/broken/')
  expect(await page.content()).not.toContain('a secret of the inside')
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  expect(await page.locator('h1').textContent()).toBe('/gallery/')
  expect(traffic.documents()).toEqual([])
})

test('an unknown path is a 404 at that address, without a document', async () => {
  const { page, traffic } = await enter(lab, '/')
  traffic.forget()
  await page.evaluate(() => window.lab.navigate('/nowhere?x=1#h'))
  expect(await errorOf(page)).toEqual({ status: '404', message: 'Page not found: /nowhere/?x=1' })
  expect(addressOf(page)).toBe('/nowhere/?x=1#h')
  await page.evaluate(() => window.lab.navigate('/stands/one/'))
  expect(await errorOf(page)).toEqual({ status: '404', message: 'Page not found: /stands/one/' })
  expect(traffic.documents()).toEqual([])
  await page.evaluate(() => history.back())
  // The address changes first, the page a moment later.
  await expect.poll(() => errorOf(page)).toEqual({ status: '404', message: 'Page not found: /nowhere/?x=1' })
  expect(addressOf(page)).toBe('/nowhere/?x=1#h')
})

test('a page whose payload does not exist is a 404', async () => {
  const { page } = await enter(lab, '/', { expected })
  lab.refused.add('/stands/99/_payload.json')
  await page.evaluate(() => window.lab.navigate('/stands/99/'))
  expect(await errorOf(page)).toEqual({ status: '404', message: 'Page not found: /stands/99/' })
})

test('without a connection the page says so, and a later try succeeds', async () => {
  const { page, context, traffic } = await enter(lab, '/', { expected })
  await page.evaluate(() => window.lab.navigate('/annex/'))
  await page.evaluate(() => window.lab.navigate('/'))
  await context.setOffline(true)
  traffic.forget()
  await page.evaluate(() => window.lab.navigate('/annex/'))
  expect(await errorOf(page)).toEqual({ status: '0', message: 'The page could not be loaded' })
  expect(traffic.documents()).toEqual([])
  await context.setOffline(false)
  await page.evaluate(() => window.lab.navigate('/annex/'))
  expect(await page.locator('h1').textContent()).toBe('/annex/')
})

async function errorOf(page: Page) {
  const shown = page.locator('[data-error]')
  return { status: await shown.getAttribute('data-error'), message: await shown.textContent() }
}
