import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { payments } from '../../payments/tables.ts'
import type { BoxOffice } from '../box-office.ts'
import { checkPayment, hearOfPayment } from './settle-payment.server.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
let database: Awaited<ReturnType<typeof openFair>>
let till: Awaited<ReturnType<typeof openTestBoxOffice>>

beforeAll(async () => {
  database = await openFair()
})
beforeEach(async () => {
  till = await openTestBoxOffice(database)
})
afterAll(() => database.drop())

/** An order that waits, and a shop whose questions to the gateway are counted and answered when they may be. */
async function waitingOrder() {
  const slot = await till.newSlot(5)
  const placed = await till.place({ lines: [{ product: 'day', slot, quantity: 1 }] }, now)
  if (placed.kind !== 'placed') throw new Error(placed.kind)
  const gatewayId = await till.startPayment(placed.token, now)
  const [payment] = (await till.db.select().from(payments)).filter(one => one.gatewayId === gatewayId)
  if (!payment) throw new Error('no payment')
  let asked = 0
  let answer = () => {}
  const mayAnswer = new Promise<void>(resolve => {
    answer = resolve
  })
  const boxOffice: BoxOffice = {
    ...till.boxOffice,
    gateway: {
      ...till.boxOffice.gateway,
      getPayment: async id => {
        asked++
        const told = await till.boxOffice.gateway.getPayment(id)
        await mayAnswer
        return told
      },
    },
  }
  const { token } = placed
  const stateNow = async () => (await till.order(token, now)).state
  return { payment, gatewayId, boxOffice, answer, asked: () => asked, stateNow }
}

test('what a visitor has asked already is not asked again for the notification', async () => {
  const { payment, gatewayId, boxOffice, answer, asked, stateNow } = await waitingOrder()
  await till.payAtGateway(gatewayId)
  const looked = checkPayment(boxOffice, payment.id, now)
  await expect.poll(asked).toBe(1)
  const heard = hearOfPayment(boxOffice, payment, now)
  answer()
  await Promise.all([looked, heard])
  expect([asked(), await stateNow()]).toEqual([1, 'paid'])
})

test('a visitor who asked before the money was there does not keep the notification from being heard', async () => {
  const { payment, gatewayId, boxOffice, answer, asked, stateNow } = await waitingOrder()
  const looked = checkPayment(boxOffice, payment.id, now)
  await expect.poll(asked).toBe(1)
  // Long enough for the gateway to have said that it waits.
  await new Promise(resolve => setTimeout(resolve, 100))
  await till.payAtGateway(gatewayId)
  const heard = hearOfPayment(boxOffice, payment, now)
  answer()
  await Promise.all([looked, heard])
  expect([asked(), await stateNow()]).toEqual([2, 'paid'])
})
