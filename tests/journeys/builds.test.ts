import { afterAll, beforeAll, expect, test } from 'vitest'
import { click, guest, whenHydrated } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site
const clockAt = '2025-08-20T10:00:00Z'
const hourMs = 3_600_000

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('the running site asks for its metadata once and for the latest build every hour', async () => {
  const { page, traffic, problems } = await openWithStillClock()
  expect(traffic.builds()).toEqual([])
  await page.clock.runFor(2_000)
  await expect
    .poll(() => traffic.builds())
    .toEqual([expect.stringMatching(/^\/_assets\/builds\/meta\/[0-9a-f-]{36}\.json$/)])
  const answered = page.waitForResponse('**/builds/latest.json*')
  await page.clock.runFor(hourMs)
  expect(await (await answered).json()).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(traffic.builds()).toEqual([
    expect.any(String),
    expect.stringMatching(/^\/_assets\/builds\/latest\.json\?\d+$/),
  ])

  // It was the same build: navigation goes on inside.
  await click(page, 'a[href="/award/"]')
  await page.waitForURL(`${site.url}/award/`)
  expect(traffic.documents()).toEqual(['/'])
  expect(problems).toEqual([])
})

test('once a new build is known, the next link is a full load', async () => {
  const { page, traffic } = await openWithStillClock()
  await page.route('**/builds/latest.json*', route =>
    route.fulfill({ json: { id: 'another', timestamp: 0 } }),
  )
  const answered = page.waitForResponse('**/builds/latest.json*')
  await page.clock.runFor(hourMs + 1_000)
  await (await answered).finished()
  await Promise.all([page.waitForEvent('load'), click(page, 'a[href="/award/"]')])
  expect(page.url()).toBe(`${site.url}/award/`)
  expect(traffic.documents()).toEqual(['/', '/award/'])
})

async function openWithStillClock() {
  const visit = await guest({ connection: { saveData: true } })
  await visit.page.clock.install({ time: new Date(Date.parse(clockAt) - 600_000) })
  await visit.page.clock.pauseAt(clockAt)
  await visit.page.goto(`${site.url}/`)
  // The first frames, after which the scripts are asked for.
  await visit.page.clock.runFor(100)
  await whenHydrated(visit.page)
  return visit
}
