import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { setLines } from './change-cart.server.ts'
import type { WantedLine } from './check-order.ts'
import { placeOrder } from './place-order.server.ts'

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

const setPrice = (slot: string, kopecks: number) =>
  database.pool.query('update slots set price_kopecks = $1 where id = $2', [kopecks, slot])

test('while a cart is kept its prices are those it has shown, whatever is changed in it', async () => {
  const slot = await till.newSlot(9)
  const workshop = await till.newSlot(9, 'class', '2025-09-25T09:00:00Z')
  await setPrice(workshop, 50_000)
  const wish = (places: number): WantedLine[] => [
    { product: 'day', slot, quantity: 2 },
    { product: 'master-class', slot: workshop, quantity: places },
  ]
  const token = await till.cart(wish(1), now)
  await setPrice(workshop, 90_000)

  const { id } = await till.order(token, now)
  expect(await setLines(till.boxOffice, id, wish(2), now)).toEqual({ kind: 'set' })
  const { lines, totalKopecks } = await till.order(token, now)
  expect(lines.map(({ unitKopecks }) => unitKopecks)).toEqual([210_000, 50_000])
  expect(totalKopecks).toBe(520_000)
  // Whoever chooses now pays what it costs now.
  const other = await till.order(await till.cart(wish(1), now), now)
  expect(other.lines.map(({ unitKopecks }) => unitKopecks)).toEqual([210_000, 90_000])
})

test('a cart with an invitation is not changed, and that is said', async () => {
  const code = `CART-${randomUUID().toUpperCase()}`
  await database.pool.query(
    `insert into invitations (code, kind, product, price_kopecks, uses, valid_from, valid_until)
     values ($1, 'vip', 'premium', 100000, 2, '2025-08-01T00:00:00Z', '2025-09-24T00:00:00Z')`,
    [code],
  )
  const slot = await till.newSlot(9, 'premium', '2025-09-24T16:00:00Z')
  const wish = (quantity: number): WantedLine[] => [{ product: 'premium', slot, quantity }]
  const placed = await placeOrder(till.boxOffice, { locale: 'ru', lines: wish(1), invitation: code }, now)
  if (placed.kind !== 'placed') throw new Error(placed.kind)
  const { id } = await till.order(placed.token, now)
  expect(await setLines(till.boxOffice, id, wish(2), now)).toEqual({
    kind: 'refused',
    wrong: [{ field: 'invitation', code: 'invited-cart' }],
  })
  expect((await till.order(placed.token, now)).lines.map(({ quantity }) => quantity)).toEqual([1])
})

test('free places are counted by the network that takes them, hour by hour; whoever pays meets no limit', async () => {
  const slot = await till.newSlot(500)
  const from = `203.0.113.${Math.ceil(Math.random() * 250)}`
  const take = async (product: 'free' | 'day', at: Date, address = from) =>
    (
      await placeOrder(
        till.boxOffice,
        { locale: 'ru', lines: [{ product, slot, quantity: 5 }], from: address },
        at,
      )
    ).kind
  const { freePlacesPerHour } = till.boxOffice
  for (let taken = 0; taken < freePlacesPerHour; taken += 5) expect(await take('free', now)).toBe('placed')
  expect(await take('free', now)).toBe('refused')
  expect(await take('day', now)).toBe('placed')
  expect(await take('free', now, '198.51.100.7')).toBe('placed')
  expect(await take('free', new Date(now.getTime() + 3_600_000))).toBe('placed')
})
