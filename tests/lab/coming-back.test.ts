import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guest } from '../builders/browser.ts'
import { enter, heldBack, twoFrames, whenInLab } from './enter.ts'
import { type Lab, openLab } from './lab.ts'
import { back, forward, makeTall, navigate, scrollTo, settled, topOf } from './reader.ts'

let lab: Lab

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => {
  lab.reset()
  makeTall(lab)
})

test('back and forward bring the reader to where they were', async () => {
  const { page } = await enter(lab, '/')
  await scrollTo(page, 1_111)
  await navigate(page, '/gallery/')
  await scrollTo(page, 2_222)
  await navigate(page, '/annex/')
  await scrollTo(page, 333)

  await back(page, '/gallery/')
  await expect.poll(() => topOf(page)).toBe(2_222)
  await back(page, '/')
  await expect.poll(() => topOf(page)).toBe(1_111)
  await forward(page, '/gallery/')
  await expect.poll(() => topOf(page)).toBe(2_222)
  await forward(page, '/annex/')
  await expect.poll(() => topOf(page)).toBe(333)
})

test('one may go back before the page has come to rest', async () => {
  lab.startsByHand = true
  const { page } = await enter(lab, '/')
  await scrollTo(page, 1_111)
  await navigate(page, '/gallery/')
  await back(page, '/')
  await expect.poll(() => topOf(page)).toBe(1_111)
})

test('while the page one comes back to is loading, the one that is shown stays still', async () => {
  const { page } = await enter(lab, '/', { connection: { saveData: true } })
  await scrollTo(page, 1_111)
  await navigate(page, '/gallery/')
  await page.reload()
  await whenInLab(page)
  await scrollTo(page, 2_222)
  const steps: [() => Promise<void>, string, number, number][] = [
    [() => page.evaluate(() => history.back()), '/', 2_222, 1_111],
    [() => page.evaluate(() => history.forward()), '/gallery/', 1_111, 2_222],
  ]
  for (const [step, pathname, before, after] of steps) {
    const payload = heldBack()
    lab.heldBack.set(pathname, payload.released)
    const asked = page.waitForRequest(`**${pathname}_payload.json*`)
    await step()
    await asked
    await twoFrames(page)
    expect([pathname, await topOf(page)]).toEqual([pathname, before])
    payload.release()
    await settled(page, pathname)
    expect([pathname, await topOf(page)]).toEqual([pathname, after])
  }
})

test('and so it does when a link was followed before the first page had loaded its pictures', async () => {
  const { page, context } = await guest({ connection: { saveData: true } })
  const picture = heldBack()
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/picture.png' }))
    })
  })
  await page.route('**/picture.png', async route => {
    await picture.released
    await route.fulfill({ status: 404 })
  })
  await page.goto(`${lab.url}/`, { waitUntil: 'commit' })
  await whenInLab(page)
  await scrollTo(page, 1_111)
  await navigate(page, '/gallery/')
  const loaded = page.waitForEvent('load')
  picture.release()
  await loaded

  const payload = heldBack()
  lab.heldBack.set('/', payload.released)
  const asked = page.waitForRequest('**/_payload.json*')
  await page.evaluate(() => history.back())
  await asked
  await twoFrames(page)
  expect(await topOf(page)).toBe(0)
  payload.release()
  await settled(page, '/')
  expect(await topOf(page)).toBe(1_111)
})

test('the saved position wins over the hash of an address one comes back to', async () => {
  const { page } = await enter(lab, '/')
  await navigate(page, '/gallery/#middle')
  await scrollTo(page, 444)
  await navigate(page, '/annex/')
  await back(page, '/gallery/')
  await expect.poll(() => topOf(page)).toBe(444)
})

test('going back within a page, from one anchor to another, restores too', async () => {
  const { page } = await enter(lab, '/')
  await scrollTo(page, 50)
  await navigate(page, '/#middle')
  await scrollTo(page, 2_500)
  await navigate(page, '/#низ')
  await page.evaluate(() => history.back())
  await expect.poll(() => topOf(page)).toBe(2_500)
  await page.evaluate(() => history.back())
  await expect.poll(() => topOf(page)).toBe(50)
})

test('a plain anchor of the document is part of the same history', async () => {
  const { page } = await enter(lab, '/')
  await navigate(page, '/gallery/')
  await page.evaluate(() => {
    location.hash = 'middle'
  })
  await expect.poll(() => topOf(page)).toBe(1_900)
  await scrollTo(page, 2_100)
  await navigate(page, '/annex/')
  await back(page, '/gallery/')
  await expect.poll(() => topOf(page)).toBe(2_100)
})

test('a reload leaves the reader where they were, and so does going back after it', async () => {
  const { page } = await enter(lab, '/')
  await scrollTo(page, 1_234)
  await navigate(page, '/gallery/')
  await scrollTo(page, 777)
  await page.reload()
  await whenInLab(page)
  await expect.poll(() => topOf(page)).toBe(777)
  await back(page, '/')
  await expect.poll(() => topOf(page)).toBe(1_234)
})

test('coming back from another site brings the reader to where they were', async () => {
  const { page } = await enter(lab, '/')
  await navigate(page, '/gallery/')
  await scrollTo(page, 888)
  await page.goto('about:blank')
  await page.goBack()
  await whenInLab(page)
  await expect.poll(() => topOf(page)).toBe(888)
})
