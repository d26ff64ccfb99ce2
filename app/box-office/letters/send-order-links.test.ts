import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { buyer, openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { letters } from '../../mail/tables.ts'
import { sendOrderLinks } from './send-order-links.server.ts'

const now = new Date('2025-08-20T07:00:00Z')
type Shop = Awaited<ReturnType<typeof openTestBoxOffice>>
let database: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

async function orderOf(shop: Shop, email: string): Promise<string> {
  const lines = [{ product: 'day' as const, slot: await shop.newSlot(5), quantity: 1 }]
  const placed = await shop.place({ lines, buyer: { ...buyer, email } }, now)
  if (placed.kind !== 'placed') throw new Error(placed.kind)
  return placed.token
}

const ask = async (shop: Shop, email: string, id: string) => {
  const services = { boxOffice: shop.boxOffice, jobs: shop.boxOffice }
  await sendOrderLinks(services, { email, locale: 'ru' }, id, now)
  return database.db.select({ recipient: letters.recipient, body: letters.body }).from(letters)
}

test('the links go to each address as it was given with the order, never to the one that was typed', async () => {
  const shop = await openTestBoxOffice(database)
  const kate = await orderOf(shop, 'kate@example.test')
  const capital = await orderOf(shop, 'Kate@example.test')
  const id = '5b0f2c52-5f0e-4f6e-9d0a-1d1f0a6f3c11'
  // Before the rule refused the Kelvin sign, its lower case found the orders of a k.
  for (const typed of ['\u212aate@example.test', 'KATE@EXAMPLE.TEST', 'KATE@EXAMPLE.TEST'])
    await ask(shop, typed, id)
  const sent = await ask(shop, 'KATE@example.test', id)
  const got = Object.fromEntries(
    sent.map(({ recipient, body }) => [recipient, [kate, capital].map(token => body.includes(token))]),
  )
  expect(got).toEqual({ 'kate@example.test': [true, false], 'Kate@example.test': [false, true] })
  expect(sent).toHaveLength(2)
})
