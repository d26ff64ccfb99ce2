import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { until } from '../../../tests/builders/until.ts'
import { createLog } from '../log.server.ts'
import { listenOnPostgres } from './listen.server.ts'

let fair: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  fair = await openFair()
})
afterAll(() => fair.drop())

async function listener(channel: string) {
  const subscriptions = listenOnPostgres(fair.url, createLog('silent'), 20)
  const heard: string[] = []
  await subscriptions.listen(
    channel,
    payload => heard.push(payload),
    () => heard.push('gap'),
  )
  let isClosed = false
  const close = async () => {
    if (!isClosed) await subscriptions.close()
    isClosed = true
  }
  onTestFinished(close)
  return { heard, close, subscriptions }
}

const listening = (channel: string) =>
  fair.pool.query('select pid from pg_stat_activity where query = $1', [`listen ${channel}`])
const cut = (channel: string) =>
  fair.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where query = $1', [
    `listen ${channel}`,
  ])

test('a broken subscription mends itself, says that something may have been missed, and hears again', async () => {
  const { heard } = await listener('mended')
  await cut('mended')
  await until(() => heard.includes('gap'))
  await fair.pool.query("notify mended, 'again'")
  await until(() => heard.includes('again'))
  expect(heard).toEqual(['gap', 'again'])
})

test('as often as it breaks', async () => {
  const { heard } = await listener('often')
  for (const gaps of [1, 2, 3]) {
    await cut('often')
    await until(() => heard.length === gaps)
  }
  await fair.pool.query("notify often, 'still here'")
  await until(() => heard.includes('still here'))
  expect(heard).toEqual(['gap', 'gap', 'gap', 'still here'])
})

test('closed, it leaves no connection behind and does not come back', async () => {
  const { heard, close } = await listener('closed')
  await until(async () => (await listening('closed')).rowCount === 1)
  await close()
  await until(async () => (await listening('closed')).rowCount === 0)
  await new Promise(resolve => setTimeout(resolve, 60))
  expect((await listening('closed')).rowCount).toBe(0)
  expect(heard).toEqual([])
})
