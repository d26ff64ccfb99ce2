import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { type OwnSite, startOwnSite } from '../builders/site.ts'
import { until } from '../builders/until.ts'

/** A page whose rendering waits until the test lets it go on. */
async function slowPage(site: OwnSite) {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table pages in access exclusive mode')
  return {
    isAsked: () =>
      until(async () => {
        const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return (await client.query(waiting)).rowCount === 1
      }),
    async goOn() {
      await client.query('commit')
      await client.end()
    },
  }
}

const isRefused = (site: OwnSite) =>
  until(() =>
    ask(site, '/healthz').then(
      () => false,
      (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
    ),
  )

test('told to stop, it takes nobody new, finishes what runs and leaves with code 0', async () => {
  const site = await startOwnSite()
  const page = await slowPage(site)
  const answer = ask(site, '/award/')
  await page.isAsked()
  const stopped = site.stop()
  expect(await isRefused(site)).toBe(true)
  expect(site.process.exitCode).toBeNull()
  await page.goOn()
  expect((await answer).status).toBe(200)
  expect((await answer).text).toMatch(/<\/html>$/)
  expect(await stopped).toEqual({ code: 0 })
})

test('a browser that keeps its connection does not hold it up', async () => {
  const site = await startOwnSite()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const page = await slowPage(site)
  const answered = new Promise<string>((resolve, reject) => {
    get(`${site.url}/award/`, { agent }, response => text(response).then(resolve, reject)).on('error', reject)
  })
  await page.isAsked()
  const stopped = site.stop()
  await isRefused(site)
  await page.goOn()
  expect(await answered).toMatch(/<\/html>$/)
  const since = performance.now()
  expect(await stopped).toEqual({ code: 0 })
  // Idle connections are kept for five seconds while open; not so when closing.
  expect(performance.now() - since).toBeLessThan(4_000)
})
