import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { buyer, openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { letters } from '../../mail/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { formatRoubles } from '../../platform/money.ts'
import { type LetterKind, queues } from '../box-office.ts'
import type { ProductId } from '../catalogue/products.ts'
import { promiseRefund } from '../refunds/promise-refund.server.ts'
import { sealWith } from '../tickets/seal-ticket.server.ts'
import { resendLetter } from './resend-letter.server.ts'
import { type PromisedLetter, writeLetter } from './write-letter.server.ts'

const now = new Date('2025-09-10T07:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
let database: Awaited<ReturnType<typeof openFair>>
let till: Awaited<ReturnType<typeof openTestBoxOffice>>

beforeAll(async () => {
  database = await openFair()
})
beforeEach(async () => {
  till = await openTestBoxOffice(database)
  await database.pool.query('delete from letters')
  await database.pool.query('delete from rate_limits')
})
afterAll(() => database.drop())

async function place(email: string, product: ProductId = 'day') {
  const lines = [{ product, slot: await till.newSlot(9), quantity: 1 }]
  const placed = await till.place({ lines, buyer: { ...buyer, email } }, now)
  if (placed.kind !== 'placed') throw new Error(placed.kind)
  return placed.token
}

async function buy(email: string) {
  const token = await place(email)
  await till.payAtGateway(await till.startPayment(token, now))
  await till.settle(token, now)
  await till.takePromised()
  return till.order(token, now)
}

const write = (letter: PromisedLetter, at = now) =>
  writeLetter(
    { boxOffice: till.boxOffice, sealTicket: sealWith(till.sealKey.privateKey), jobs: till.boxOffice },
    letter,
    randomUUID(),
    at,
  )
/** Writes all that is promised so far, and what the writing of it promises is promised then. */
async function writePromised(at = now) {
  const waiting = (await till.takePromised()).filter(({ queue }) => queue === queues.orderLetter)
  for (const { data } of waiting) await write(data as PromisedLetter, at)
}
const recipients = async () =>
  (await database.db.select({ to: letters.recipient }).from(letters)).map(({ to }) => to)
const promisedLetters = async () =>
  (await till.promised()).filter(({ queue }) => queue === queues.orderLetter).length

test('orders that nobody has paid for fill no stranger’s mailbox, however its address is spelled', async () => {
  for (let time = 0; time < 30; time++) {
    await place(time % 2 ? `victim+${time}@example.test` : 'Victim@example.test')
  }
  await place('other@example.test')
  await writePromised()
  const got = await recipients()
  expect(got.filter(to => to !== 'other@example.test')).toHaveLength(5)
  expect(got).toContain('other@example.test')
})

test('free tickets taken and given back again and again fill none either', async () => {
  const order = await till.order(await place('free@example.test', 'free'), now)
  await till.takePromised()
  for (let time = 0; time < 15; time++)
    for (const letter of ['paid', 'switched', 'return-requested'] satisfies LetterKind[])
      await write({ orderId: order.id, letter }, after(time))
  expect((await recipients()).length).toBeLessThanOrEqual(12)
  // Whoever is told that something does not take place is always told.
  const before = (await recipients()).length
  await write({ orderId: order.id, letter: 'called-off' })
  expect(await recipients()).toHaveLength(before + 1)
})

test('what staff send again goes out although the mailbox has had its letters', async () => {
  for (let time = 0; time < 6; time++) await place('slow@example.test')
  const order = await till.order(await place('slow@example.test'), now)
  await writePromised()
  expect(await recipients()).toHaveLength(5)
  expect(await resendLetter(till.boxOffice, order.id, 'placed', 'ольга', now)).toBe('done')
  await writePromised()
  expect(await recipients()).toHaveLength(6)
})

test('staff send a letter again as often as anybody may need it, and no oftener', async () => {
  const order = await buy('again@example.test')
  const outcomes: unknown[] = []
  for (let time = 0; time < 11; time++)
    outcomes.push(await resendLetter(till.boxOffice, order.id, 'paid', 'ольга', now))
  expect(outcomes).toEqual([...Array(10).fill('done'), 'sent-too-often'])
  expect(await promisedLetters()).toBe(10)
  const { rows } = await database.pool.query(
    `select count(*)::int from order_changes where order_id = $1 and what = 'letter-again'`,
    [order.id],
  )
  expect(rows).toEqual([{ count: 10 }])
})

test.each(['paid-out', 'return-decided', 'refunded-by-staff'] satisfies LetterKind[])(
  'ten happenings of one order are told by a letter (%s) at once and one that says the rest',
  async letter => {
    const { id: orderId } = await buy('ten@example.test')
    for (let time = 0; time < 10; time++) await write({ orderId, letter }, after(time / 10))
    expect(await recipients()).toHaveLength(1)
    await writePromised(after(11))
    expect(await recipients()).toHaveLength(2)
    expect(await promisedLetters()).toBe(0)
    // What happens afterwards is told again.
    await write({ orderId, letter }, after(40))
    expect(await recipients()).toHaveLength(3)
  },
)

test('a refund by staff is told with all that they have given back of the order', async () => {
  const { id: orderId } = await buy('refund@example.test')
  const cause = { actor: 'ольга', reason: 'в очереди', now }
  for (const amountKopecks of [50_000, 30_000])
    await transaction(database.pool, tx =>
      promiseRefund(till.boxOffice, tx, { orderId, amountKopecks, tickets: [] }, cause),
    )
  await write({ orderId, letter: 'refunded-by-staff' })
  const [letter] = await database.db.select().from(letters)
  expect(letter?.body).toContain(`всего ${formatRoubles(80_000, 'ru')}`)
})

test('one order’s letter keeps back no other’s, nor one of another kind', async () => {
  const one = await buy('both@example.test')
  const other = await buy('both@example.test')
  await write({ orderId: one.id, letter: 'return-decided' })
  await write({ orderId: one.id, letter: 'paid-out' })
  await write({ orderId: other.id, letter: 'paid-out' })
  expect(await recipients()).toHaveLength(3)
})
