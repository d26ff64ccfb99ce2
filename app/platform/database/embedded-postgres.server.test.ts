import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { heapAfterCollection } from '../../../tests/builders/heap.ts'

// Only where the database lives in this process can what it read stay in this heap.
const embedded = bothDatabases.find(({ name }) => name !== 'PostgreSQL')
type Opened = Awaited<ReturnType<NonNullable<typeof embedded>['open']>>

let database: Opened
beforeAll(async () => {
  if (!embedded) throw new Error('there is no embedded database')
  database = await embedded.open()
})
afterAll(() => database.drop())

const megabyte = 1024 * 1024

test('rows that were read do not stay in memory', async () => {
  await readRows(20)
  const after20 = heapAfterCollection()
  await readRows(80)
  // Eighty times a hundred kilobytes: what keeps them grows by eight megabytes at least.
  expect(heapAfterCollection() - after20).toBeLessThan(2 * megabyte)
})

test('neither does what was refused, nor what somebody was told', async () => {
  await database.subscriptions.listen('memory', () => {})
  await refuseAndNotify(50)
  const after50 = heapAfterCollection()
  await refuseAndNotify(200)
  expect(heapAfterCollection() - after50).toBeLessThan(megabyte)
})

test('an answer longer than one buffer of the database arrives whole and in order', async () => {
  const { rows } = await database.pool.query<{ n: number; word: string }>(
    "select n, repeat('я', n % 700) as word from generate_series(1, 5000) n order by n",
  )
  expect(rows).toEqual(
    Array.from({ length: 5000 }, (_, i) => ({ n: i + 1, word: 'я'.repeat((i + 1) % 700) })),
  )
})

async function readRows(times: number) {
  for (let i = 0; i < times; i++) {
    await database.pool.query("select n, repeat('x', 500) as word from generate_series(1, 200) n")
  }
}

async function refuseAndNotify(times: number) {
  for (let i = 0; i < times; i++) {
    await database.pool.query(`select ${'x'.repeat(2_000)}_${i}`).catch(() => {})
    await database.pool.query("select pg_notify('memory', repeat('x', 4000))")
  }
}
