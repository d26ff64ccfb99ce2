import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFair } from '../builders/fair-database.ts'
import { openHistories } from '../builders/histories/order-histories.ts'
import type { Step } from '../builders/histories/order-steps.ts'

// `npm run proofs` lives ten thousand.
const histories = Number(process.env.HISTORIES ?? 400)
let database: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

test(
  `in ${histories} random histories nothing is oversold, lost, or paid twice`,
  async () => {
    const { liveMany } = await openHistories(database)
    expect(await liveMany(histories)).toEqual([])
  },
  15 * 60_000,
)

test('the look into the books sees what goes wrong', async () => {
  const { live } = await openHistories(database)
  const steps: Step[] = [
    { do: 'order', slot: 0, quantity: 1, product: 'day' },
    { do: 'settle', order: 0 },
    { do: 'pay', order: 0 },
    { do: 'settle', order: 0 },
  ]
  expect(await live(steps)).toEqual([])
  const lost = await live(steps, async slots => {
    await database.pool.query('update slots set taken = taken - 1 where id = $1', [slots[0]])
  })
  expect(lost).toEqual([expect.stringContaining('counts 0, but 1 sit')])
})
