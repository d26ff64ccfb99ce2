import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { queues } from '../box-office.ts'
import { cancelOrder, expireOrders } from './close-order.server.ts'
import { setWayToPay } from './set-way-to-pay.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe.each(oneWay(bothDatabases, 1))('money that comes late, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    till = await openTestBoxOffice(database)
  })
  afterAll(() => database.drop())

  const invitationFor = async (uses: number) => {
    const code = `ONCE-${randomUUID().toUpperCase()}`
    await database.pool.query(
      `insert into invitations (code, kind, product, price_kopecks, uses, valid_from, valid_until)
       values ($1, 'vip', 'premium', 100000, $2, '2025-08-01T00:00:00Z', '2025-09-24T00:00:00Z')`,
      [code, uses],
    )
    return code
  }
  const ordered = async (at: Date, wish: { slot: string; invitation?: string; quantity?: number }) => {
    const { slot, invitation, quantity = 1 } = wish
    const product = invitation ? ('premium' as const) : ('day' as const)
    const placed = await till.place({ lines: [{ product, slot, quantity }], invitation }, at)
    if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed))
    const { id } = await till.order(placed.token, at)
    return { id, token: placed.token, gatewayId: await till.startPayment(placed.token, at) }
  }
  const lettersOf = async (orderId: string) =>
    (await till.promised()).flatMap(({ queue, data }) => {
      const { orderId: about, letter } = data as { orderId: string; letter: string }
      return queue === queues.orderLetter && about === orderId ? [letter] : []
    })
  const used = async (code: string) =>
    (await database.pool.query('select used from invitations where code = $1', [code])).rows[0].used

  test('buys nothing with an invitation that somebody else has used since: back whole, one letter', async () => {
    const code = await invitationFor(1)
    const slot = await till.newSlot(9, 'premium', '2025-09-24T10:00:00Z')
    const first = await ordered(now, { slot, invitation: code })
    await expireOrders(till.boxOffice, later(31))
    const second = await ordered(later(32), { slot, invitation: code })
    await till.payAtGateway(second.gatewayId)
    await till.settle(second.token, later(33))

    await till.payAtGateway(first.gatewayId)
    await Promise.all([till.settle(first.token, later(40)), till.settle(first.token, later(40))])
    expect(await lettersOf(first.id)).toEqual(['placed', 'expired', 'late-invitation-returned'])
    await till.payOut(later(41))

    const [late, good] = [await till.order(first.token, later(42)), await till.order(second.token, later(42))]
    expect([late.state, late.tickets.length, await till.balance(first.token)]).toEqual(['expired', 0, 0])
    expect([good.state, good.tickets.length, await used(code)]).toEqual(['paid', 1, 1])
    expect(await till.taken(slot)).toBe(1)
    const { body } = await till.gateway.ask(`/payments/${first.gatewayId}`)
    expect(body.refunded_amount.value).toBe('1000.00')
  })

  test('spends an invitation that nobody has used since, and nobody can use it then', async () => {
    const code = await invitationFor(1)
    const slot = await till.newSlot(9, 'premium', '2025-09-24T10:00:00Z')
    const first = await ordered(now, { slot, invitation: code })
    await expireOrders(till.boxOffice, later(31))
    expect(await used(code)).toBe(0)
    await till.payAtGateway(first.gatewayId)
    await till.settle(first.token, later(40))
    expect([(await till.order(first.token, now)).state, await used(code)]).toEqual(['paid', 1])
    const again = await till.place(
      { lines: [{ product: 'premium', slot, quantity: 1 }], invitation: code },
      later(41),
    )
    expect(again.kind).toBe('invitation-refused')
  })

  test('two late payments and one use left: one ticket, whoever is first', async () => {
    const code = await invitationFor(1)
    const slot = await till.newSlot(9, 'premium', '2025-09-24T10:00:00Z')
    const both = [await ordered(now, { slot, invitation: code })]
    await expireOrders(till.boxOffice, later(31))
    both.push(await ordered(later(32), { slot, invitation: code }))
    await expireOrders(till.boxOffice, later(64))
    for (const { gatewayId } of both) await till.payAtGateway(gatewayId)
    await Promise.all(both.map(({ token }) => till.settle(token, later(70))))
    await till.payOut(later(71))
    const states = await Promise.all(both.map(async ({ token }) => (await till.order(token, now)).state))
    expect([states.toSorted(), await used(code), await till.taken(slot)]).toEqual([['expired', 'paid'], 1, 1])
    expect([await till.balance(both[0]?.token ?? ''), await till.balance(both[1]?.token ?? '')]).toEqual([
      0, 0,
    ])
  })

  test('for an order that was given up it goes back with one letter', async () => {
    const slot = await till.newSlot(1)
    const order = await ordered(now, { slot })
    await cancelOrder(till.boxOffice, order.id, later(1))
    await till.payAtGateway(order.gatewayId)
    await Promise.all([till.settle(order.token, later(2)), till.settle(order.token, later(2))])
    await till.settle(order.token, later(3))
    expect(await lettersOf(order.id)).toEqual(['placed', 'cancelled-payment-returned'])
    await till.payOut(later(4))
    expect([await till.balance(order.token), await till.taken(slot)]).toEqual([0, 0])
  })

  test('paid by card in one tab and by SBP in another: tickets once, and the second sum back with one letter', async () => {
    const order = await ordered(now, { slot: await till.newSlot(1) })
    await setWayToPay(till.boxOffice, order.id, later(1), 'sbp')
    const sbp = await till.startPayment(order.token, later(1))
    expect(sbp).not.toBe(order.gatewayId)
    await till.payAtGateway(order.gatewayId)
    await till.payAtGateway(sbp)
    const { rows } = await database.pool.query('select id from payments where order_id = $1', [order.id])
    await Promise.all(rows.map(({ id }) => settlePayment(till.boxOffice, id, later(2))))
    expect(await lettersOf(order.id)).toEqual(['placed', 'paid', 'double-payment-returned'])
    await till.payOut(later(3))
    const { state, tickets } = await till.order(order.token, later(3))
    expect([state, tickets.length, await till.balance(order.token)]).toEqual(['paid', 1, 0])
    const refunded = await Promise.all(
      [order.gatewayId, sbp].map(
        async id => (await till.gateway.ask(`/payments/${id}`)).body.refunded_amount.value,
      ),
    )
    expect(refunded.toSorted()).toEqual(['0.00', '2100.00'])
  })

  test('whoever goes to and fro between two ways of paying finds the page they had', async () => {
    const order = await ordered(now, { slot: await till.newSlot(1) })
    const offered = async (minutes: number, method: 'bank_card' | 'sbp' | null) => {
      expect(await setWayToPay(till.boxOffice, order.id, later(minutes), method)).toBe(true)
      return till.startPayment(order.token, later(minutes))
    }
    expect(await offered(1, null)).toBe(order.gatewayId)
    const [card, sbp] = [await offered(2, 'bank_card'), await offered(3, 'sbp')]
    expect(await offered(4, 'bank_card')).toBe(card)
    expect(await offered(5, null)).toBe(card)
    expect((await till.order(order.token, later(5))).payment?.method).toBe('bank_card')
    const { body } = await till.gateway.ask('/payments')
    expect(new Set(body.items.map(({ id }: { id: string }) => id))).toEqual(
      new Set([order.gatewayId, card, sbp]),
    )
    expect(await setWayToPay(till.boxOffice, order.id, later(31), 'sbp')).toBe(false)
  })

  test('for an order that is paid already it goes back with one letter', async () => {
    const slot = await till.newSlot(1)
    const order = await ordered(now, { slot })
    // The first attempt is thought dead, a second is made, and then both bring money.
    await database.pool.query(`update payments set state = 'canceled' where order_id = $1`, [order.id])
    await setWayToPay(till.boxOffice, order.id, later(1))
    const second = await till.startPayment(order.token, later(1))
    await till.payAtGateway(second)
    await till.settle(order.token, later(2))
    const { rows } = await database.pool.query(
      `update payments set state = 'pending' where gateway_id = $1 returning id`,
      [order.gatewayId],
    )
    await till.payAtGateway(order.gatewayId)
    await settlePayment(till.boxOffice, rows[0].id, later(3))
    expect(await lettersOf(order.id)).toEqual(['placed', 'paid', 'double-payment-returned'])
    await till.payOut(later(4))
    expect([await till.balance(order.token), (await till.order(order.token, now)).tickets.length]).toEqual([
      0, 1,
    ])
  })
})
