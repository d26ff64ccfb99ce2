import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCallOff } from '../../app/box-office/call-off/call-off-places.server.ts'
import { previewCallOff } from '../../app/box-office/call-off/preview-call-off.server.ts'
import { openSlots } from '../../app/box-office/slots/open-slots.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { migrateDatabase } from '../../app/platform/database/migrate.server.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { buildProcess } from '../builders/build-process.ts'
import { openFair } from '../builders/fair-database.ts'
import { keepPromises, sellOrders } from '../builders/many-orders.ts'
import { openTestBoxOffice } from '../builders/test-box-office.ts'

// `npm run proofs` calls off two hundred thousand orders and kills ten times.
const count = Number(process.env.CALL_OFF_ORDERS ?? 300)
const kills = Number(process.env.CALL_OFF_KILLS ?? 2)
const built = `.cache/call-off-process-${process.pid}`
const now = new Date('2025-09-20T10:00:00+03:00')
const fair = { scope: 'fair', subject: 'fair' } as const

beforeAll(() => buildProcess('tests/faults/call-off-process.ts', built), 120_000)
afterAll(() => rmSync(built, { recursive: true, force: true }))

test(`${count} orders are called off through ${kills} kills, each once, in the same memory`, {
  timeout: 3 * 3_600_000,
}, async () => {
  const database = await openFair()
  const { pool, db } = database
  await migrateDatabase(pool)
  await openSlots(db, autumn2025)
  const { boxOffice } = await openTestBoxOffice(database)
  const ask = async <Row>(text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as Row[]
  await sellOrders(pool, count)
  await keepPromises(pool)

  const plan = await previewCallOff(db, fair)
  expect(plan).toMatchObject({ orders: count, tickets: 2 * count, amountKopecks: 420_000 * count })
  const wish = { ...fair, kind: 'cancelled', message: { ru: 'Закрыто.', en: 'Closed.' }, reason: '' } as const
  const started = await transaction(pool, tx =>
    startCallOff(boxOffice, tx, wish, { actor: 'kassa@portico.example', orders: count }, now),
  )
  if (started.kind !== 'started') throw new Error(started.reason)

  const done = async () =>
    Number((await ask<{ n: string }>('select count(*) as n from call_off_orders'))[0]?.n ?? 0)
  const began = performance.now()
  const heaps: number[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const worker = open(database.url, started.id, heaps)
    const goal = Math.floor((count * kill) / (kills + 1))
    // Counting a hundred thousand rows is work too.
    while ((await done()) < goal && worker.exitCode === null) await wait(count > 10_000 ? 500 : 5)
    const ended = new Promise(resolve => worker.once('exit', resolve))
    worker.kill('SIGKILL')
    await ended
  }
  // The last two share what is left.
  const last = [open(database.url, started.id, heaps), open(database.url, started.id, heaps)]
  const codes = await Promise.all(last.map(one => new Promise(resolve => one.once('exit', resolve))))
  expect(codes).toEqual([0, 0])
  const seconds = (performance.now() - began) / 1000
  console.log(
    `call-off: ${count} orders, ${kills} kills, ${seconds.toFixed(1)} s, ${((seconds * 1000) / count).toFixed(2)} ms an order, heap up to ${Math.round(Math.max(0, ...heaps) / 1e6)} MB`,
  )

  // Every order exactly once: the list, the tickets, the book, the refund, the letter.
  const exactly = async (what: string, query: string) => {
    const [row] = await ask<{ all: string; wrong: string }>(query)
    expect([what, Number(row?.all), Number(row?.wrong)]).toEqual([what, count, 0])
  }
  const perOrder = (from: string, wrong: string) =>
    `select count(*) as all, count(*) filter (where ${wrong}) as wrong from (${from}) one`
  await exactly(
    'list',
    perOrder(
      'select * from call_off_orders',
      'done_at is null or problem is not null or amount_kopecks <> 420000',
    ),
  )
  await exactly('orders', perOrder('select state from orders', `state <> 'refunded'`))
  await exactly(
    'ledger',
    perOrder(
      `select count(*) filter (where kind = 'credit') as credits, sum(amount_kopecks) as owed from ledger group by order_id`,
      'credits <> 1 or owed <> -420000',
    ),
  )
  await exactly(
    'refunds',
    perOrder(
      'select count(*) as n, sum(amount_kopecks) as sum from payouts group by payment_id',
      'n <> 1 or sum <> 420000',
    ),
  )
  await exactly(
    'money set aside',
    perOrder('select refunded_kopecks from payments', 'refunded_kopecks <> 420000'),
  )
  for (const queue of ['order-letter', 'send-payout']) {
    const key = queue === 'order-letter' ? 'orderId' : 'payoutId'
    await exactly(
      queue,
      perOrder(
        `select count(*) as n from promised_work where queue = '${queue}' group by data ->> '${key}'`,
        'n <> 1',
      ),
    )
  }
  expect(await ask(`select 1 from tickets where state <> 'returned' limit 1`)).toEqual([])
  expect(await ask('select finished_at is not null as over from call_offs')).toEqual([{ over: true }])
  expect(await ask('select distinct taken from slots')).toEqual([{ taken: 0 }])
  // A worker that kept what it has read would need a kilobyte and more for each order.
  if (count > 10_000) expect(Math.max(...heaps)).toBeLessThan(120e6)
  await database.drop()
})

function open(url: string, callOffId: string, heaps: number[]): ChildProcess {
  const child = spawn(process.execPath, ['--expose-gc', `${built}/call-off-process.js`], {
    env: { ...process.env, DATABASE_URL: url, CALL_OFF: callOffId, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  lines.on('line', line => {
    if (line.startsWith('{')) heaps.push((JSON.parse(line) as { heap: number }).heap)
  })
  return child
}
