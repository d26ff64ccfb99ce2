import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf } from '../builders/browser.ts'
import { enter, leaveFor, whenInLab } from './enter.ts'
import { type Lab, openLab } from './lab.ts'
import { fetchesOf } from './watch-fetches.ts'

let lab: Lab
const clockAt = '2025-08-20T10:00:00Z'
const startedAtMs = Date.parse(clockAt)
const hourMs = 3_600_000

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => {
  lab.reset()
  lab.startsByHand = true
})

test.each([{}, { effectiveType: '2g', saveData: true }])(
  'the metadata is fetched once, a second after the start: %o',
  async connection => {
    const { page } = await enter(lab, '/', { clockAt, connection })
    await page.clock.runFor(5_000)
    expect(await fetchesOf(page, '/builds/')).toEqual([])

    await page.evaluate(() => window.lab.start())
    await page.clock.runFor(999)
    expect(await fetchesOf(page, '/builds/')).toEqual([])
    await page.clock.runFor(1)
    const path = '/_assets/builds/meta/build-1.json'
    await expect
      .poll(() => fetchesOf(page, '/builds/'))
      .toEqual([{ path, atMs: startedAtMs + 6_000, isAnswered: true }])

    await page.clock.runFor(10 * 60_000)
    await page.evaluate(() => window.lab.navigate('/old'))
    expect(await fetchesOf(page, '/builds/')).toHaveLength(1)
  },
)

test('on slow-2g the metadata is not fetched until it is needed', async () => {
  const { page } = await enter(lab, '/', { clockAt, connection: { effectiveType: 'slow-2g' } })
  await page.evaluate(() => window.lab.start())
  await page.clock.runFor(10 * 60_000)
  expect(await fetchesOf(page, '/builds/')).toEqual([])
  await page.evaluate(() => window.lab.navigate('/old'))
  expect(await fetchesOf(page, '/builds/')).toHaveLength(1)
  expect(addressOf(page)).toBe('/gallery/')
})

test('the latest build is asked for every hour', async () => {
  const { page } = await enter(lab, '/', { clockAt })
  await page.evaluate(() => window.lab.start())
  await page.clock.runFor(hourMs - 1)
  expect(await fetchesOf(page, 'latest.json')).toEqual([])
  await page.clock.runFor(1)
  const moments = async () => (await fetchesOf(page, 'latest.json')).map(({ atMs }) => atMs - startedAtMs)
  expect(await moments()).toEqual([hourMs])
  await page.clock.runFor(hourMs)
  expect(await moments()).toEqual([hourMs, 2 * hourMs])
})

test('after a new build nothing happens at once; the next navigation is one full load of its target', async () => {
  const { page, traffic } = await enter(lab, '/', { clockAt })
  traffic.forget()
  await hearOfNewBuild(page)
  await leaveFor(page, '/annex?x=1#middle')
  expect(traffic.documents()).toEqual(['/annex/?x=1'])
  expect(traffic.payloads()).toEqual([])
  expect(addressOf(page)).toBe('/annex/?x=1#middle')

  // The page now loaded knows of no newer build: from here on all is as usual.
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  expect(addressOf(page)).toBe('/gallery/')
  expect(traffic.documents()).toHaveLength(1)
})

test('a change of query or hash needs no new build', async () => {
  const { page, traffic } = await enter(lab, '/', { clockAt })
  traffic.forget()
  await hearOfNewBuild(page)
  await page.evaluate(() => window.lab.navigate('/?day=2#middle'))
  expect(addressOf(page)).toBe('/?day=2#middle')
  expect(traffic.documents()).toEqual([])
})

test('going back after a new build is a full load too', async () => {
  const { page, traffic } = await enter(lab, '/', { clockAt })
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  traffic.forget()
  await hearOfNewBuild(page)
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => history.back())])
  await whenInLab(page)
  expect(traffic.documents()).toEqual(['/'])
  expect(await page.locator('h1').textContent()).toBe('/')
})

test('the same build id, or no answer at all, changes nothing', async () => {
  const { page, traffic } = await enter(lab, '/', { clockAt, expected: /Failed to load resource/ })
  traffic.forget()
  await page.evaluate(() => window.lab.start())
  await passAnHour(page)
  lab.refused.add('latest.json')
  await passAnHour(page)
  await page.evaluate(() => window.lab.navigate('/annex/'))
  expect(addressOf(page)).toBe('/annex/')
  expect(traffic.documents()).toEqual([])
})

test('a payload of another build makes a full load of the target', async () => {
  const { page, traffic } = await enter(lab, '/')
  Object.assign(lab, { documentBuild: 'build-2', payloadBuild: 'build-2' })
  traffic.forget()
  await leaveFor(page, '/annex/?x=1#middle')
  expect(traffic.documents()).toEqual(['/annex/?x=1'])
  expect(addressOf(page)).toBe('/annex/?x=1#middle')
})

type Page = Awaited<ReturnType<typeof enter>>['page']

async function hearOfNewBuild(page: Page) {
  lab.latestBuild = 'build-2'
  await page.evaluate(() => window.lab.start())
  await passAnHour(page)
}

/** Until the hourly question has been asked and answered. */
async function passAnHour(page: Page) {
  const answered = async () =>
    (await fetchesOf(page, 'latest.json')).filter(({ isAnswered }) => isAnswered).length
  const before = await answered()
  await page.clock.runFor(hourMs)
  await expect.poll(answered).toBe(before + 1)
}
