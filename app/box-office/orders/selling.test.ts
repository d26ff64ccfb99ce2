import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { runCallOff } from '../call-off/run-call-off.server.ts'
import { decideTours } from '../call-off/settle-tours.server.ts'
import { decideReturn } from '../refunds/settle-return.server.ts'
import { switchTicket } from '../refunds/switch-ticket.server.ts'
import { checkOut, extendHold, setLines } from './change-cart.server.ts'
import { renameHolder } from './change-ticket.server.ts'
import { cancelOrder, expireOrders } from './close-order.server.ts'
import { resendPayout } from './resend-payout.server.ts'
import { setWayToPay } from './set-way-to-pay.server.ts'
import { returns } from './tables.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe.each(bothDatabases)('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  const boxOffice = async () => {
    till = await openTestBoxOffice(database)
    return till
  }
  /** Goes through what the clockwork has called off. */
  const runPromised = async () => {
    for (const { queue, data } of await till.promised())
      if (queue === 'call-off')
        await runCallOff(till.boxOffice, (data as { callOffId: string }).callOffId, () => now)
  }
  const bought = async (slot: string, quantity = 1, product = 'day' as const) => {
    return till.ordered({ lines: [{ product, slot, quantity }] }, now)
  }
  const paid = async (slot: string, quantity = 1) => {
    const order = await bought(slot, quantity)
    await till.payAtGateway(order.gatewayId)
    await till.settle(order.token, now)
    return order
  }

  test('money becomes tickets once, however often one asks', async () => {
    const { newSlot, order, taken, balance, settle, letters } = await boxOffice()
    const slot = await newSlot(5)
    const { token, gatewayId } = await bought(slot, 2)
    expect(await order(token, now)).toMatchObject({ state: 'waiting_for_payment', totalKopecks: 420_000 })
    await till.payAtGateway(gatewayId)
    await Promise.all([settle.call(till, token, now), settle.call(till, token, now)])
    await settle.call(till, token, now)
    const { state, tickets } = await order.call(till, token, now)
    expect({ state, tickets: tickets.map(ticket => ticket.state) }).toEqual({
      state: 'paid',
      tickets: ['valid', 'valid'],
    })
    expect([await taken(slot), await balance(token)]).toEqual([2, 0])
    expect(await letters()).toEqual(['placed', 'paid'])
  })

  test('money the gateway would not send back is owed until it is sent again, once', async () => {
    const { newSlot, order, balance, gateway } = await boxOffice()
    const { token } = await paid(await newSlot(5), 1)
    const { id, tickets } = await order(token, now)
    await till.requestReturn(id, [tickets[0]?.code ?? ''], 'visitor', now)
    const [wish] = (await till.db.select().from(returns)).filter(row => row.orderId === id)
    await gateway.order({ status: 400 })
    await decideReturn(till.boxOffice, wish?.id ?? '', { approve: true, actor: 'ольга', note: '' }, now)
    await till.payOut(now)
    const failed = (await till.db.select().from(returns)).find(row => row.orderId === id)
    expect([failed?.state, await balance(token)]).toEqual(['approved', expect.any(Number)])
    expect(await balance(token)).not.toBe(0)

    const again = () => resendPayout(till.boxOffice, id, failed?.payoutId ?? '', 'ольга', later(5))
    const outcomes = [await again(), await again()]
    await till.payOut(later(6))
    expect(outcomes).toEqual(['done', 'not-possible'])
    const settled = (await till.db.select().from(returns)).find(row => row.orderId === id)
    expect([settled?.state, await balance(token)]).toEqual(['paid_out', 0])
    expect(await resendPayout(till.boxOffice, id, settled?.payoutId ?? '', 'ольга', later(7))).toBe(
      'not-possible',
    )
  })

  test('the last place is sold once, and the next slots with room are named', async () => {
    const { newSlot, place, taken } = await boxOffice()
    const slot = await newSlot(1)
    const wish = { lines: [{ product: 'day' as const, slot, quantity: 1 }] }
    const answers = await Promise.all([place(wish, now), place(wish, now), place(wish, now)])
    expect(answers.filter(({ kind }) => kind === 'placed')).toHaveLength(1)
    const refused = answers.find(({ kind }) => kind === 'sold-out')
    expect(refused).toMatchObject({ slotId: slot, nextSlots: expect.arrayContaining([expect.any(String)]) })
    expect(await taken(slot)).toBe(1)
  })

  test('a cart that finds one slot full takes nothing of the others', async () => {
    const { newSlot, place, taken } = await boxOffice()
    const [free, full] = [await newSlot(5), await newSlot(0)]
    const lines = [free, full].map(slot => ({ product: 'day' as const, slot, quantity: 1 }))
    expect((await place({ lines }, now)).kind).toBe('sold-out')
    expect(await taken(free)).toBe(0)
  })

  test('what is not paid for in thirty minutes is let go at that very second', async () => {
    const { newSlot, order, taken, balance } = await boxOffice()
    const slot = await newSlot(3)
    const { token } = await bought(slot)
    await expireOrders(till.boxOffice, new Date(later(30).getTime() - 1))
    expect((await order(token, now)).state).toBe('waiting_for_payment')
    await expireOrders(till.boxOffice, later(30))
    expect([(await order(token, now)).state, await taken(slot), await balance(token)]).toEqual([
      'expired',
      0,
      0,
    ])
  })

  test('money that comes late buys the same places if they are free', async () => {
    const { newSlot, order, taken, balance } = await boxOffice()
    const slot = await newSlot(1)
    const { token, gatewayId } = await bought(slot)
    await till.payAtGateway(gatewayId)
    await expireOrders(till.boxOffice, later(31))
    await till.settle(token, later(32))
    expect([(await order(token, now)).state, await taken(slot), await balance(token)]).toEqual(['paid', 1, 0])
  })

  test('money that comes late and finds no place goes back whole, with a letter', async () => {
    const { newSlot, order, taken, balance, letters } = await boxOffice()
    const slot = await newSlot(1)
    const { token, gatewayId } = await bought(slot)
    await till.payAtGateway(gatewayId)
    await expireOrders(till.boxOffice, later(31))
    await till.place({ lines: [{ product: 'day', slot, quantity: 1 }] }, later(31))
    await till.settle(token, later(32))
    expect(await letters()).toContain('late-payment-returned')
    await till.payOut(later(33))
    expect([(await order(token, now)).state, await taken(slot), await balance(token)]).toEqual([
      'expired',
      1,
      0,
    ])
    const { body } = await till.gateway.ask(`/payments/${gatewayId}`)
    expect(body.refunded_amount.value).toBe('2100.00')
  })

  test('a declined card leaves the places, and another attempt pays', async () => {
    const { newSlot, order } = await boxOffice()
    const { token, gatewayId } = await bought(await newSlot(1))
    await till.gateway.fill(gatewayId, '', { number: '5555555555554600', expiry: '12/30', csc: '123' })
    expect(await till.settle(token, later(1))).toBe('canceled')
    expect((await order(token, now)).payment).toMatchObject({
      state: 'canceled',
      reason: 'insufficient_funds',
    })
    expect(await setWayToPay(till.boxOffice, (await order(token, now)).id, later(2))).toBe(true)
    const second = await till.startPayment(token, later(2))
    expect(second).not.toBe(gatewayId)
    await till.payAtGateway(second)
    await till.settle(token, later(3))
    expect((await order(token, now)).state).toBe('paid')
  })

  test('money for an order that was given up goes back', async () => {
    const { newSlot, order, taken, balance } = await boxOffice()
    const slot = await newSlot(1)
    const { token, gatewayId } = await bought(slot)
    await cancelOrder(till.boxOffice, (await order(token, now)).id, later(1))
    await till.payAtGateway(gatewayId)
    await till.settle(token, later(2))
    await till.payOut(later(3))
    expect([(await order(token, now)).state, await taken(slot), await balance(token)]).toEqual([
      'cancelled',
      0,
      0,
    ])
  })

  test('a gateway that does not answer loses nothing: the same key asks again', async () => {
    const { newSlot, place, order, gateway } = await boxOffice()
    const placed = await place({ lines: [{ product: 'day', slot: await newSlot(1), quantity: 1 }] }, now)
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    await gateway.order({ status: 500 })
    expect(await till.settle(placed.token, now)).toBe('started')
    const id = await till.startPayment(placed.token, later(1))
    expect(id).toEqual(expect.any(String))
    expect((await gateway.ask('/payments')).body.items).toHaveLength(1)
    expect((await order(placed.token, now)).payment?.url).toContain(id)
  })

  test('the cart is held a quarter of an hour, once longer, and then is a sale', async () => {
    const { newSlot, place, order } = await boxOffice()
    const placed = await place(
      { lines: [{ product: 'day', slot: await newSlot(1), quantity: 1 }], buyer: undefined as never },
      now,
    )
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    const cart = await order(placed.token, now)
    expect(cart).toMatchObject({ state: 'held', heldUntil: later(15), canExtend: true })
    expect(await extendHold(till.boxOffice, cart.id, later(14))).toBe(true)
    expect(await extendHold(till.boxOffice, cart.id, later(15))).toBe(false)
    const buyer = { name: 'Ирина', email: 'irina@example.test', phone: '+7 900 000-00-01' }
    expect(await checkOut(till.boxOffice, cart.id, buyer, [], later(29))).toBe('expired')
    expect(await checkOut(till.boxOffice, cart.id, buyer, [], later(28))).toBe('waiting')
    expect(await order(placed.token, now)).toMatchObject({ heldUntil: later(58), buyer })
  })

  test('free tickets need no payment', async () => {
    const { newSlot, place, order } = await boxOffice()
    const placed = await place({ lines: [{ product: 'free', slot: await newSlot(2), quantity: 2 }] }, now)
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    const { state, tickets, payment } = await order(placed.token, now)
    expect({ state, count: tickets.length, payment }).toEqual({ state: 'paid', count: 2, payment: null })
  })

  test('nobody’s free ticket comes back alone while a companion’s is left', async () => {
    const { newSlot, place, order, taken } = await boxOffice()
    const slot = await newSlot(4)
    const lines = [
      { product: 'free-disability' as const, slot, quantity: 2 },
      { product: 'companion' as const, slot, quantity: 1 },
    ]
    const placed = await place({ lines }, now)
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    const { id, tickets } = await order(placed.token, now)
    const [one = '', other = '', companion = ''] = tickets.map(({ code }) => code)
    const back = (...codes: string[]) => till.requestReturn(id, codes, 'visitor', now)
    expect((await back(one)).kind).toBe('requested')
    expect(await back(other)).toEqual({
      kind: 'refused',
      ticket: other,
      reason: 'leaned-on',
      together: expect.toSatisfy((codes: string[]) => codes.length === 2 && codes.includes(companion)),
    })
    expect(await taken(slot)).toBe(2)
    expect((await back(other, companion)).kind).toBe('requested')
    expect(await taken(slot)).toBe(0)
  })

  test('a pass buys one concession, until it is given back', async () => {
    const { newSlot, place, order } = await boxOffice()
    const slot = await newSlot(5)
    const wish = (passNumber: string) => ({
      lines: [{ product: 'concession' as const, slot, quantity: 1, passNumber }],
    })
    const pass = `А-${Math.random()}`
    const placed = await place(wish(pass), now)
    expect((await place(wish(pass.toLowerCase().replace('-', ' ')), now)).kind).toBe('pass-used')
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    await cancelOrder(till.boxOffice, (await order(placed.token, now)).id, now)
    expect((await place(wish(pass), now)).kind).toBe('placed')
  })

  test('a cart that is changed keeps the pass and the order it was named with', async () => {
    const { newSlot, order, place, settle, payAtGateway } = await boxOffice()
    const [slot, walk] = [await newSlot(9), await newSlot(5, 'group')]
    const first = await bought(slot, 2)
    await payAtGateway(first.gatewayId)
    await settle.call(till, first.token, now)
    const { code } = await order(first.token, now)

    const passNumber = `Б-${Math.random()}`
    const reduced = { product: 'concession' as const, slot, quantity: 1 }
    const tour = { product: 'tour-group' as const, slot: walk, quantity: 3 }
    const cart = { buyer: undefined as never, withOrder: code }
    const placed = await place({ ...cart, lines: [{ ...reduced, passNumber }, tour] }, now)
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    const { id, lines } = await order(placed.token, now)
    const kept = { ...reduced, passOf: lines[0]?.id }

    // Three on the walk: one with the pass, two with the tickets of the other order.
    expect((await setLines(till.boxOffice, id, [kept, { ...tour, quantity: 2 }], now)).kind).toBe('set')
    const changed = await order(placed.token, now)
    expect(changed.lines.map(({ isForPass, quantity }) => [isForPass, quantity])).toEqual([
      [true, 1],
      [false, 2],
    ])
    expect((await place({ lines: [{ ...reduced, passNumber }] }, now)).kind).toBe('pass-used')
    const passOf = changed.lines[0]?.id
    expect(await setLines(till.boxOffice, id, [{ ...reduced, quantity: 2, passOf }], now)).toMatchObject({
      wrong: [{ code: 'one-per-pass' }],
    })
    expect((await setLines(till.boxOffice, id, [{ ...reduced, passOf }, tour], now)).kind).toBe('set')

    const other = await place({ ...cart, lines: [{ product: 'day', slot, quantity: 1 }] }, now)
    if (other.kind !== 'placed') throw new Error(other.kind)
    const twice = [{ ...reduced, passNumber }]
    expect(await setLines(till.boxOffice, (await order(other.token, now)).id, twice, now)).toEqual({
      kind: 'pass-used',
    })
  })

  test.each([
    ['2025-09-14T23:59:59+03:00', 100, 210_000],
    ['2025-09-15T00:00:00+03:00', 50, 105_000],
    ['2025-09-19T23:59:59+03:00', 50, 105_000],
    ['2025-09-20T00:00:00+03:00', 30, 63_000],
    ['2025-09-21T23:59:59+03:00', 30, 63_000],
  ])('a ticket for 25 September given back at %s brings %i %%', async (at, percent, kopecks) => {
    const { newSlot, order, taken, balance } = await boxOffice()
    const slot = await newSlot(5)
    const { token, gatewayId } = await paid(slot, 2)
    const { id, tickets } = await order(token, now)
    const code = tickets[0]?.code ?? ''
    const moment = new Date(at)
    expect(await till.requestReturn(id, [code], 'visitor', moment)).toEqual({
      kind: 'requested',
      returns: [{ ticket: code, percent, amountKopecks: kopecks }],
    })
    const wish = (await till.db.select().from(returns)).find(row => row.orderId === id)
    expect(wish).toMatchObject({ state: 'requested', dueCalendar: expect.stringMatching(/^2025-\d\d-\d\d$/) })
    await decideReturn(
      till.boxOffice,
      wish?.id ?? '',
      { approve: true, actor: 'ольга', note: 'документы' },
      moment,
    )
    await till.payOut(moment)
    expect([(await order(token, now)).state, await taken(slot), await balance(token)]).toEqual([
      'partly_refunded',
      1,
      0,
    ])
    const { body } = await till.gateway.ask(`/payments/${gatewayId}`)
    expect(body.refunded_amount.value).toBe((kopecks / 100).toFixed(2))
  })

  test('three days before, nothing comes back, and the ticket stays', async () => {
    const { newSlot, order } = await boxOffice()
    const { token } = await paid(await newSlot(1))
    const { id, tickets } = await order(token, now)
    const code = tickets[0]?.code ?? ''
    const moment = new Date('2025-09-22T00:00:00+03:00')
    expect(await till.requestReturn(id, [code], 'visitor', moment)).toEqual({
      kind: 'refused',
      ticket: code,
      reason: 'nothing-back',
    })
    expect((await order(token, now)).tickets[0]?.state).toBe('valid')
  })

  test('another day at the same price: a new code, one place, and never back to the old QR', async () => {
    const { newSlot, order, taken } = await boxOffice()
    const [from, to] = [await newSlot(1), await newSlot(1, 'before', '2025-09-26T08:00:00Z')]
    const { token } = await paid(from)
    const { id, tickets } = await order(token, now)
    const code = tickets[0]?.code ?? ''
    const switched = await switchTicket(till.boxOffice, id, code, to, {}, now)
    expect(switched.kind).toBe('switched')
    expect([await taken(from), await taken(to)]).toEqual([0, 1])
    expect((await order(token, now)).tickets.map(ticket => ticket.code)).not.toContain(code)
    expect(await switchTicket(till.boxOffice, id, code, from, {}, now)).toEqual({
      kind: 'refused',
      reason: 'unknown-ticket',
    })
  })

  test('a first name keeps the QR, another name changes it', async () => {
    const { newSlot, order } = await boxOffice()
    const { token } = await paid(await newSlot(1))
    const { id, tickets } = await order(token, now)
    const code = tickets[0]?.code ?? ''
    expect(await renameHolder(till.boxOffice, id, code, 'Пётр', now)).toBe(code)
    expect(await renameHolder(till.boxOffice, id, code, 'Павел', now)).not.toBe(code)
  })

  test('an author’s tour is confirmed by its third guest', async () => {
    const { newSlot, place, letters } = await boxOffice()
    const [entry, tour] = [await newSlot(9), await newSlot(8, 'author')]
    const book = async (people: number) => {
      const lines = [
        { product: 'day' as const, slot: entry, quantity: people },
        { product: 'tour-author' as const, slot: tour, quantity: people },
      ]
      const placed = await place({ lines }, now)
      if (placed.kind !== 'placed') throw new Error(placed.kind)
      await till.payAtGateway(await till.startPayment(placed.token, now))
      await till.settle(placed.token, now)
    }
    await book(2)
    await decideTours(till.boxOffice, now)
    expect(await letters()).not.toContain('tour-confirmed')
    await book(1)
    await decideTours(till.boxOffice, now)
    expect((await letters()).filter(letter => letter === 'tour-confirmed')).toHaveLength(2)
  })

  test('with too few a day before, it is called off and everybody gets everything back', async () => {
    const { newSlot, place, order, balance, letters } = await boxOffice()
    const [entry, tour] = [await newSlot(9), await newSlot(8, 'author')]
    const lines = [
      { product: 'day' as const, slot: entry, quantity: 2 },
      { product: 'tour-author' as const, slot: tour, quantity: 2 },
    ]
    const placed = await place({ lines }, now)
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    const gatewayId = await till.startPayment(placed.token, now)
    await till.payAtGateway(gatewayId)
    await till.settle(placed.token, now)
    await decideTours(till.boxOffice, new Date('2025-09-24T10:59:59+03:00'))
    expect(await letters()).not.toContain('called-off')
    await decideTours(till.boxOffice, new Date('2025-09-24T11:00:00+03:00'))
    await runPromised()
    expect(await letters()).toContain('called-off')
    await till.payOut(now)
    const { tickets, state } = await order(placed.token, now)
    expect(tickets.map(ticket => [ticket.product, ticket.state]).sort()).toEqual([
      ['day', 'valid'],
      ['day', 'valid'],
      ['tour-author', 'returned'],
      ['tour-author', 'returned'],
    ])
    expect([state, await balance(placed.token)]).toEqual(['partly_refunded', 0])
    expect((await till.gateway.ask(`/payments/${gatewayId}`)).body.refunded_amount.value).toBe('6000.00')
  })

  test('the book cannot be changed, and nothing is deleted', async () => {
    const { newSlot } = await boxOffice()
    await paid(await newSlot(1))
    for (const statement of [
      'update ledger set amount_kopecks = 0',
      'delete from ledger',
      'delete from orders',
      'delete from tickets',
      'delete from payments',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow(/kept as they are|violates foreign key/)
    }
  })
})
