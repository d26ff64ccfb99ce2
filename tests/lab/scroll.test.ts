import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, click } from '../builders/browser.ts'
import { enter } from './enter.ts'
import { type Lab, openLab } from './lab.ts'
import { makeTall, navigate, scrollTo, topOf } from './reader.ts'

let lab: Lab

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => {
  lab.reset()
  makeTall(lab)
})

test('a new page begins at its top', async () => {
  const { page } = await enter(lab, '/')
  await scrollTo(page, 1_500)
  await navigate(page, '/gallery/')
  expect(await topOf(page)).toBe(0)
})

test('a hash inside closed folds opens them, on the same page and on a new one', async () => {
  for (const path of ['/', '/gallery/']) lab.rooms[path] = { name: path, heightPx: 6_000, folded: 'rules' }
  const { page } = await enter(lab, '/')
  for (const path of ['/', '/gallery/']) {
    expect(await page.locator('details[open]').count()).toBe(0)
    await navigate(page, `${path}#rules`)
    expect(await page.locator('details[open]').count()).toBe(2)
    expect(await page.locator('#rules').isVisible()).toBe(true)
    expect(await topOf(page)).toBeGreaterThan(1_000)
    await page.evaluate(() => window.lab.navigate('/annex/'))
    await page.evaluate(() => window.lab.navigate('/drawer/'))
  }
})

test('a page that opts out leaves the reader where they were', async () => {
  const { page } = await enter(lab, '/')
  await scrollTo(page, 1_500)
  await navigate(page, '/drawer/')
  expect(await topOf(page)).toBe(1_500)
})

test('a hash leads to its anchor, the anchor’s margin kept free, on the same page and on a new one', async () => {
  const { page, traffic } = await enter(lab, '/')
  traffic.forget()
  await navigate(page, '/#middle')
  expect(await topOf(page)).toBe(1_900)
  expect(traffic.payloads()).toEqual([])
  await navigate(page, '/gallery/#middle')
  expect(await topOf(page)).toBe(1_900)
  await navigate(page, '/drawer/#низ')
  expect(await topOf(page)).toBe(3_000)
})

test('a hash followed once more leads to its anchor again', async () => {
  lab.rooms['/'] = { ...lab.rooms['/'], name: '/', links: [{ to: '#middle' }] }
  const { page } = await enter(lab, '/')
  await click(page, '[data-link="0"]')
  await expect.poll(() => topOf(page)).toBe(1_900)
  const entries = await page.evaluate(() => history.length)
  await scrollTo(page, 500)
  await click(page, '[data-link="0"]')
  await expect.poll(() => topOf(page)).toBe(1_900)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('taking the hash away leads back to the top', async () => {
  const { page } = await enter(lab, '/')
  await navigate(page, '/#middle')
  await navigate(page, '/')
  expect(await topOf(page)).toBe(0)
})

test('a change of the query alone moves nothing and loads nothing', async () => {
  const { page, traffic } = await enter(lab, '/')
  await scrollTo(page, 700)
  traffic.forget()
  await navigate(page, '/?day=2')
  expect(addressOf(page)).toBe('/?day=2')
  expect(await topOf(page)).toBe(700)
  expect([...traffic.documents(), ...traffic.payloads()]).toEqual([])
})

test('a hash without an anchor leaves the reader alone on the same page, at the top on a new one', async () => {
  const { page } = await enter(lab, '/')
  await scrollTo(page, 700)
  await navigate(page, '/#nowhere')
  expect(await topOf(page)).toBe(700)
  await navigate(page, '/gallery/#nowhere')
  expect(await topOf(page)).toBe(0)
  await navigate(page, '/#%E0%A4%A')
  expect(await topOf(page)).toBe(0)
})
