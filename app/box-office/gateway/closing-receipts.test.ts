import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import type { BoxOffice } from '../box-office.ts'
import { decideReturn } from '../refunds/settle-return.server.ts'
import {
  ordersToClose,
  promiseClosingReceipt,
  receiptsToSend,
  sendClosingReceipt,
} from './send-closing-receipt.server.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const dayOfVisit = new Date('2025-09-25T18:00:00+03:00')
const dayAfter = new Date('2025-09-26T00:10:00+03:00')

describe.each(oneWay(bothDatabases, 0))('the closing receipt of a prepayment, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>
  let boxOffice: BoxOffice

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.pool.query(`update tickets set state = 'void'`)
    await database.pool.query(`update closing_receipts set state = 'succeeded'`)
    till = await openTestBoxOffice(database)
    boxOffice = { ...till.boxOffice, receipts: { vatCode: 4, paymentMode: 'full_prepayment' } }
  })
  afterAll(() => database.drop())

  const paid = async (quantity: number) => {
    const slot = await till.newSlot(9)
    return till.paid({ lines: [{ product: 'day', slot, quantity }] }, now)
  }
  const admit = (ticketId: string) => till.letIn(ticketId, dayOfVisit)
  const close = async (at: Date) => {
    const db = drizzle(database.pool)
    for (const id of await ordersToClose(boxOffice, db, at)) await promiseClosingReceipt(boxOffice, id, at)
    for (const id of await receiptsToSend(db, at)) await sendClosingReceipt(boxOffice, id, at)
  }
  const receiptsOf = async (gatewayId: string) => {
    const { items } = (await till.gateway.ask(`/receipts?payment_id=${gatewayId}`)).body
    type Told = {
      settlements: { type: string; amount: { value: string } }[]
      items: { quantity: number; payment_mode: string; vat_code: number }[]
    }
    return (items as Told[])
      .filter(({ settlements }) => settlements[0]?.type === 'prepayment')
      .map(told => [
        told.settlements[0]?.amount.value,
        told.items.map(({ quantity, payment_mode, vat_code }) => [quantity, payment_mode, vat_code]),
      ])
  }

  test('is sent once the day is over, once, by however many', async () => {
    const { gatewayId, id } = await paid(2)
    await close(dayOfVisit)
    expect(await receiptsOf(gatewayId)).toEqual([])
    await Promise.all([close(dayAfter), close(dayAfter)])
    await close(dayAfter)
    expect(await receiptsOf(gatewayId)).toEqual([['4200.00', [[2, 'full_payment', 4]]]])
    till.gateway.wait(6_000)
    await close(new Date(dayAfter.getTime() + 6 * 60_000))
    const { rows } = await database.pool.query(
      'select state, amount_kopecks from closing_receipts where order_id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'succeeded', amount_kopecks: 420_000 }])
  })

  test('is sent for whoever came, and the day after for whoever did not', async () => {
    const { gatewayId, tickets } = await paid(2)
    await admit(tickets[0]?.id ?? '')
    await close(dayOfVisit)
    expect(await receiptsOf(gatewayId)).toEqual([['2100.00', [[1, 'full_payment', 4]]]])
    await close(dayAfter)
    expect((await receiptsOf(gatewayId)).map(([sum]) => sum)).toEqual(['2100.00', '2100.00'])
  })

  test('leaves out what came back, and what is asked back until that is decided', async () => {
    const { gatewayId, id, tickets } = await paid(3)
    for (const place of [0, 1]) await till.requestReturn(id, [tickets[place]?.code ?? ''], 'visitor', now)
    const { rows } = await database.pool.query(
      'select id from returns where order_id = $1 order by requested_at, id',
      [id],
    )
    const decide = (place: number, approve: boolean, at: Date) =>
      decideReturn(boxOffice, rows[place].id, { approve, actor: 'ольга', note: '' }, at)
    await decide(0, true, now)
    await till.payOut(now)
    await close(dayAfter)
    expect(await receiptsOf(gatewayId)).toEqual([['2100.00', [[1, 'full_payment', 4]]]])
    await decide(1, false, dayAfter)
    await close(dayAfter)
    expect((await receiptsOf(gatewayId)).map(([sum]) => sum)).toEqual(['2100.00', '2100.00'])
  })

  test('whose answer is lost is sent again, and is one', async () => {
    const { gatewayId } = await paid(1)
    await till.gateway.order({ status: 500 })
    await close(dayAfter)
    await close(new Date(dayAfter.getTime() + 10 * 60_000))
    expect(await receiptsOf(gatewayId)).toHaveLength(1)
  })

  test('is nothing where the full payment was written at once', async () => {
    const { gatewayId } = await paid(1)
    boxOffice = till.boxOffice
    await close(dayAfter)
    expect(await receiptsOf(gatewayId)).toEqual([])
  })
})
