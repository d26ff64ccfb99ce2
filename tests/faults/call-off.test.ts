import pg from 'pg'
import { expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { order, startOwnShop } from '../builders/buying.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { callOffByTwo } from '../builders/sign-in.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

test('killed between two orders, calling off the fair goes on where it stopped and does nothing twice', {
  timeout: 180_000,
}, async () => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  const clone = await cloneFair()
  const fair = { databaseUrl: clone.url }
  const env = { DATABASE_URL: clone.url }
  const doomed = await startOwnShop(sandbox, env)
  for (const email of ['one@example.test', 'two@example.test', 'three@example.test']) {
    await order(doomed, [{ product: 'free', slot: '2025-09-25-before', quantity: 1 }], { email })
  }
  // Somebody holds the second order, so that the batch has done the others and waits for it when the process dies.
  const [, second] = await sql<{ id: string }>(fair, 'select id from orders order by id')
  const holder = new pg.Client({ connectionString: clone.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from orders where id = $1 for update', [second?.id])

  const wish = {
    do: 'cancel',
    number: '3',
    confirm: 'yes',
    'message-ru': 'Дворец закрыт.',
    'message-en': 'Closed.',
  }
  expect(await callOffByTwo({ ...doomed, ...fair }, wish)).toBe('/office/approvals/?done=agreed')
  const done = () => sql(fair, 'select * from call_off_orders where done_at is not null')
  await until(done, rows => rows.length === 2)
  const ended = new Promise(resolve => doomed.process.once('exit', resolve))
  doomed.process.kill('SIGKILL')
  await ended
  await holder.query('rollback')
  await holder.end()
  expect(await done()).toHaveLength(2)

  const next = await startOwnShop(sandbox, env)
  await until(
    () => sql<{ finished_at: Date | null }>(fair, 'select finished_at from call_offs'),
    ([row]) => row?.finished_at != null,
    90_000,
  )
  const states = await sql(fair, 'select state, count(*)::int from orders group by 1')
  expect(states).toEqual([{ state: 'refunded', count: 3 }])
  expect(await sql(fair, 'select id from returns')).toHaveLength(3)
  await until(
    () => sql(fair, "select id from letters where subject like 'Ярмарка отменена%'"),
    rows => rows.length >= 3,
  )
  expect(await sql(fair, "select id from letters where subject like 'Ярмарка отменена%'")).toHaveLength(3)
  await next.stop()
  await clone.drop()
  await sandbox.stop()
})
