import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { buyer, openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { recordScan } from '../../door/record-scan.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { startCallOff } from '../call-off/call-off-places.server.ts'
import { affectedOrders, previewCallOff } from '../call-off/preview-call-off.server.ts'
import { runCallOff } from '../call-off/run-call-off.server.ts'
import type { ProductId } from '../catalogue/products.ts'
import { receivePapers } from '../refunds/answer-return.server.ts'
import { withdrawReturn } from '../refunds/close-request.server.ts'
import { promiseRefund } from '../refunds/promise-refund.server.ts'
import { decideReturn } from '../refunds/settle-return.server.ts'
import { switchTicket } from '../refunds/switch-ticket.server.ts'
import type { WantedLine } from './check-order.ts'
import { expireSwitches } from './settle-difference.server.ts'
import { returns } from './tables.ts'

// A tour or a class leans on an entry ticket: whatever happens to one, nobody is left with a ticket that opens nothing.
const now = new Date('2025-08-20T10:00:00+03:00')
const at = (moment: string) => new Date(`${moment}+03:00`)
const actor = 'ольга'

let database: Awaited<ReturnType<typeof openFair>>
let till: Awaited<ReturnType<typeof openTestBoxOffice>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())
beforeEach(async () => {
  till = await openTestBoxOffice(database)
  await till.takePromised()
})

const line = (product: ProductId, slot: string, quantity = 1): WantedLine => ({ product, slot, quantity })
const place = async (lines: WantedLine[], withOrder?: string) => {
  const placed = await till.place(
    { lines, withOrder, buyer: { ...buyer, email: `${crypto.randomUUID()}@example.test` } },
    now,
  )
  if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed))
  return placed.token
}
const pay = async (token: string, moment = now) => {
  await till.payAtGateway(await till.startPayment(token, moment))
  await till.settle(token, moment)
}
const bought = async (lines: WantedLine[], withOrder?: string) => {
  const token = await place(lines, withOrder)
  if ((await till.order(token, now)).state === 'waiting_for_payment') await pay(token)
  return till.order(token, now)
}
const codes = (order: { tickets: { code: string }[] }) => order.tickets.map(({ code }) => code)
const statesOf = async ({ token }: { token: string }) => {
  const order = await till.order(token, now)
  return [order.state, ...order.tickets.map(({ state }) => state)]
}
const lettersOf = async ({ id }: { id: string }) =>
  (await till.promised()).flatMap(({ data }) => {
    const { orderId, letter } = data as { orderId?: string; letter?: string }
    return orderId === id && letter ? [letter] : []
  })
const payoutsOf = async ({ id }: { id: string }) => {
  const { rows } = await database.pool.query(
    `select o.amount_kopecks from payouts o join payments p on p.id = o.payment_id
     where p.order_id = $1 order by o.amount_kopecks`,
    [id],
  )
  return rows.map(row => row.amount_kopecks)
}
const shown = async (text: string, gate: string, moment: Date) => {
  const scan = { text, at: moment, nonce: crypto.randomUUID(), gate, actor: 'gate@portico.example' }
  const { judgement } = await recordScan(till.boxOffice, scan, moment)
  return judgement.verdict === 'admit' ? 'admit' : judgement.reason
}
const returnsOf = async ({ id }: { id: string }) =>
  (await till.db.select().from(returns)).filter(row => row.orderId === id)

const window = (kind = 'before', day = '25') =>
  till.newSlot(9, kind, `2025-09-${day}T${kind === 'after' ? '11' : '08'}:00:00Z`)
const walkOn = (day = '25') => till.newSlot(9, 'group', `2025-09-${day}T09:00:00Z`)

describe('to a dearer time, with the tour that leans on the ticket', () => {
  const toDearer = async () => {
    const [cheap, dear, walk] = [await window(), await window('after', '26'), await walkOn()]
    const order = await bought([line('day', cheap), line('tour-group', walk)])
    const [code = ''] = codes(order)
    const move = (together: boolean) =>
      switchTicket(till.boxOffice, order.id, code, dear, { together }, new Date(now.getTime() + 1000))
    return { order, code, cheap, dear, walk, move }
  }

  test('both are offered together: the tour is asked back when the difference is paid', async () => {
    const { order, dear, walk, move } = await toDearer()
    expect(await move(false)).toEqual({ kind: 'refused', reason: 'leaned-on-switch' })
    expect((await move(true)).kind).toBe('to-pay')
    // Nothing has been given up before the money is there.
    expect(await statesOf(order)).toEqual(['paid', 'valid', 'valid'])
    await pay(order.token)
    const after = await till.order(order.token, now)
    expect(after.tickets.map(({ slot, state }) => [slot.id, state])).toEqual([
      [dear, 'valid'],
      [walk, 'returning'],
    ])
    expect((await lettersOf(order)).slice(-2).sort()).toEqual(['return-requested', 'switched'])
    expect(await till.balance(order.token)).toBe(0)
  })

  test('who does not pay keeps both', async () => {
    const { order, cheap, dear, walk, move } = await toDearer()
    await move(true)
    await expireSwitches(till.boxOffice, new Date(now.getTime() + 32 * 60_000))
    expect(await statesOf(order)).toEqual(['paid', 'valid', 'valid'])
    expect([await till.taken(cheap), await till.taken(dear), await till.taken(walk)]).toEqual([1, 0, 1])
  })

  test('a tour that was used meanwhile keeps the ticket where it is, and the difference goes back', async () => {
    const { order, cheap, move } = await toDearer()
    await move(true)
    const [, tour = ''] = codes(order)
    expect(await shown(tour, 'information', at('2025-09-25T12:00:00'))).toBe('admit')
    await pay(order.token)
    expect((await till.order(order.token, now)).tickets[0]?.slot.id).toBe(cheap)
    await till.payOut(now)
    expect([await payoutsOf(order), await till.balance(order.token)]).toEqual([[40_000], 0])
  })

  test('somebody about to pay for a tour with the moved ticket is not sold a tour without entry', async () => {
    const [cheap, dear, walk] = [await window(), await window('after', '26'), await walkOn()]
    const base = await bought([line('day', cheap)])
    const [code = ''] = codes(base)
    await switchTicket(till.boxOffice, base.id, code, dear, {}, new Date(now.getTime() + 1000))
    const unpaid = await place([line('tour-group', walk)], base.code)
    const gatewayId = await till.startPayment(unpaid, now)
    await pay(base.token)
    expect((await till.order(base.token, now)).tickets[0]?.slot.id).toBe(dear)
    await till.payAtGateway(gatewayId)
    await till.settle(unpaid, now)
    const { state, tickets } = await till.order(unpaid, now)
    expect([state, tickets]).toEqual(['cancelled', []])
    await till.payOut(now)
    expect(await till.balance(unpaid)).toBe(0)
  })

  test('money that comes when the old visit is over moves nothing: it goes back', async () => {
    const [cheap, dear] = [await window(), await window('after', '26')]
    const order = await bought([line('day', cheap)])
    const [code = ''] = codes(order)
    const asked = at('2025-09-25T13:55:00')
    expect((await switchTicket(till.boxOffice, order.id, code, dear, {}, asked)).kind).toBe('to-pay')
    const gatewayId = await till.startPayment(order.token, asked)
    const late = at('2025-09-25T14:45:00')
    await expireSwitches(till.boxOffice, late)
    await till.payAtGateway(gatewayId)
    await till.settle(order.token, late)
    expect((await till.order(order.token, late)).tickets[0]?.slot.id).toBe(cheap)
    await till.payOut(late)
    expect([await payoutsOf(order), await till.balance(order.token)]).toEqual([[40_000], 0])
  })
})

describe('an entry window that is called off', () => {
  const off = async (slot: string, during = async () => {}) => {
    const wish = { scope: 'slot', subject: slot, kind: 'cancelled', reason: 'x' } as const
    const message = { ru: 'Закрыто.', en: 'Closed.' }
    const plan = await previewCallOff(till.db, wish)
    const rows = await affectedOrders(till.db, wish)
    const started = await transaction(database.pool, tx =>
      startCallOff(till.boxOffice, tx, { ...wish, message }, { actor, orders: plan.orders }, now),
    )
    if (started.kind !== 'started') throw new Error(started.reason)
    await during()
    await runCallOff(till.boxOffice, started.id, () => now)
    return { plan, rows }
  }

  test('takes along what leans on its tickets: one refund, one letter, told beforehand', async () => {
    const [entry, walk, course] = [await window(), await walkOn(), await till.newSlot(9, 'class')]
    await database.pool.query('update slots set price_kopecks = 10000 where id = $1', [course])
    const order = await bought([line('day', entry), line('tour-group', walk), line('master-class', course)])
    const { plan, rows } = await off(entry)
    expect(plan).toMatchObject({ orders: 1, tickets: 3, amountKopecks: 270_000 })
    expect(rows).toMatchObject([{ id: order.id, tickets: 3, amountKopecks: 270_000 }])
    expect(await statesOf(order)).toEqual(['refunded', 'returned', 'returned', 'returned'])
    expect(await payoutsOf(order)).toEqual([270_000])
    expect((await lettersOf(order)).filter(letter => letter === 'called-off')).toHaveLength(1)
    expect([await till.taken(walk), await till.taken(course)]).toEqual([0, 0])
    await till.payOut(now)
    expect(await till.balance(order.token)).toBe(0)
  })

  test('only as much as is too much: who has another ticket for the day keeps the tour', async () => {
    const [entry, evening, walk] = [await window(), await window('after'), await walkOn()]
    const order = await bought([line('day', entry), line('day', evening), line('tour-group', walk, 2)])
    const { plan } = await off(entry)
    expect(plan).toMatchObject({ orders: 1, tickets: 2, amountKopecks: 260_000 })
    expect((await statesOf(order)).slice(1).sort()).toEqual(['returned', 'returned', 'valid', 'valid'])
    expect(await till.taken(walk)).toBe(1)
  })

  test('who is in already goes on their tour', async () => {
    const [entry, walk] = [await window(), await walkOn()]
    const order = await bought([line('day', entry), line('tour-group', walk)])
    const noon = at('2025-09-25T12:00:00')
    expect(await shown(codes(order)[0] ?? '', 'main-entrance', noon)).toBe('admit')
    const { plan } = await off(entry)
    expect(plan).toMatchObject({ orders: 0, tickets: 0, used: 1 })
    expect(await statesOf(order)).toEqual(['paid', 'valid', 'valid'])
  })

  test('another order’s tour goes back to whoever paid for it, with a letter of its own', async () => {
    const [entry, walk] = [await window(), await walkOn()]
    const base = await bought([line('day', entry)])
    const leaning = await bought([line('tour-group', walk)], base.code)
    const { plan, rows } = await off(entry)
    expect(plan).toMatchObject({ orders: 2, tickets: 2, amountKopecks: 260_000 })
    expect(rows.map(({ id }) => id).sort()).toEqual([base.id, leaning.id].sort())
    expect([await payoutsOf(base), await payoutsOf(leaning)]).toEqual([[210_000], [50_000]])
    expect(await statesOf(leaning)).toEqual(['refunded', 'returned'])
    expect((await lettersOf(leaning)).filter(letter => letter === 'called-off')).toHaveLength(1)
  })

  test('a cart loses the tour with the entry', async () => {
    const [entry, walk, other] = [await window(), await walkOn(), await window('before', '26')]
    const token = await till.cart([line('day', entry), line('day', other), line('tour-group', walk)], now)
    await off(entry)
    const { state, lines, totalKopecks } = await till.order(token, now)
    expect([state, lines.map(one => one.slot.id), totalKopecks]).toEqual(['held', [other], 210_000])
    expect(await till.taken(walk)).toBe(0)
  })

  test.each(['before', 'after'])('paid %s the batch: the tour comes back with the entry', async when => {
    const [entry, walk] = [await window(), await walkOn()]
    const token = await place([line('day', entry), line('tour-group', walk)])
    const gatewayId = await till.startPayment(token, now)
    const settle = async () => {
      await till.payAtGateway(gatewayId)
      await till.settle(token, now)
    }
    await off(entry, when === 'before' ? settle : undefined)
    if (when === 'after') await settle()
    const order = await till.order(token, now)
    expect(order.tickets.every(({ state }) => state === 'returned')).toBe(true)
    expect(await payoutsOf(order)).toEqual([260_000])
    await till.payOut(now)
    expect([await till.taken(walk), await till.balance(token)]).toEqual([0, 0])
  })

  test.each(['before', 'after'])(
    'a tour with another order’s ticket, paid %s the batch, is not sold',
    async when => {
      const [entry, walk] = [await window(), await walkOn()]
      const base = await bought([line('day', entry)])
      const token = await place([line('tour-group', walk)], base.code)
      const gatewayId = await till.startPayment(token, now)
      const settle = async () => {
        await till.payAtGateway(gatewayId)
        await till.settle(token, now)
      }
      await off(entry, when === 'before' ? settle : undefined)
      if (when === 'after') await settle()
      const order = await till.order(token, now)
      expect(order.tickets.every(({ state }) => state === 'returned')).toBe(true)
      expect(await payoutsOf(order)).toEqual([50_000])
      const told = (await lettersOf(order)).filter(letter => letter !== 'placed')
      expect(told).toEqual([when === 'before' ? 'called-off' : 'cancelled-payment-returned'])
      await till.payOut(now)
      expect([await till.taken(walk), await till.balance(token)]).toEqual([0, 0])
    },
  )
})

describe('asked back together', () => {
  test('whoever leans on somebody’s ticket cannot take back that one’s wish', async () => {
    const [entry, walk] = [await window(), await walkOn()]
    const base = await bought([line('day', entry)])
    const stranger = await bought([line('tour-group', walk)], base.code)
    await till.requestReturn(base.id, codes(base), 'visitor', now)
    const [tour = ''] = codes(stranger)
    expect(await withdrawReturn(till.boxOffice, stranger.id, tour, now)).toBe('not-possible')
    expect(await statesOf(base)).toEqual(['paid', 'returning'])
    // Its owner can, and then the tour is good as well.
    expect(await withdrawReturn(till.boxOffice, base.id, codes(base)[0] ?? '', now)).toBe('withdrawn')
    expect([await statesOf(base), await statesOf(stranger)]).toEqual([
      ['paid', 'valid'],
      ['paid', 'valid'],
    ])
  })

  const askedBoth = async () => {
    const [entry, walk] = [await window(), await walkOn()]
    const order = await bought([line('day', entry), line('tour-group', walk)])
    await till.requestReturn(order.id, codes(order), 'visitor', now)
    const rows = await returnsOf(order)
    await receivePapers(till.boxOffice, rows[0]?.id ?? '', { on: '2025-08-20', actor }, now)
    const idOf = (place: number) => rows.find(row => row.ticketId === order.tickets[place]?.id)?.id ?? ''
    return { order, entry: idOf(0), tour: idOf(1) }
  }
  const decide = (returnId: string, approve: boolean) =>
    decideReturn(till.boxOffice, returnId, { approve, actor, note: 'x' }, now)

  test('staff do not refuse the tour whose entry has gone back, nor let the entry go under a tour', async () => {
    const first = await askedBoth()
    expect(await decide(first.entry, true)).toBe('done')
    expect(await decide(first.tour, false)).toBe('leaned-on')
    expect(await decide(first.tour, true)).toBe('done')
    const second = await askedBoth()
    expect(await decide(second.tour, false)).toBe('done')
    expect(await decide(second.entry, true)).toBe('leaned-on')
    expect(await decide(second.entry, false)).toBe('done')
    expect(await statesOf(second.order)).toEqual(['paid', 'valid', 'valid'])
  })

  test('nobody takes the tour’s wish back when its entry has gone', async () => {
    const { order, entry } = await askedBoth()
    await decide(entry, true)
    expect(await withdrawReturn(till.boxOffice, order.id, codes(order)[1] ?? '', now)).toBe('not-possible')
  })
})

describe('a refund by staff', () => {
  const refund = (orderId: string, amountKopecks: number, tickets: string[] = []) =>
    transaction(database.pool, tx =>
      promiseRefund(till.boxOffice, tx, { orderId, amountKopecks, tickets }, { actor, reason: 'x', now }),
    )

  test('closes no ticket that a tour leans on, unless the tour is closed with it', async () => {
    const [entry, walk] = [await window(), await walkOn()]
    const order = await bought([line('day', entry), line('tour-group', walk)])
    const [day = '', tour = ''] = codes(order)
    expect(await refund(order.id, 210_000, [day])).toBe('leaned-on')
    expect(await statesOf(order)).toEqual(['paid', 'valid', 'valid'])
    expect(await refund(order.id, 260_000, [day, tour])).toBe('done')
    const base = await bought([line('day', entry)])
    const leaning = await bought([line('tour-group', walk)], base.code)
    expect(await refund(base.id, 210_000, codes(base))).toBe('leaned-on')
    expect(await refund(leaning.id, 50_000, codes(leaning))).toBe('done')
    expect(await refund(base.id, 210_000, codes(base))).toBe('done')
  })

  test('ends what somebody is about to pay for with the ticket', async () => {
    const [entry, walk] = [await window(), await walkOn()]
    const base = await bought([line('day', entry)])
    const unpaid = await place([line('tour-group', walk)], base.code)
    expect(await refund(base.id, 210_000, codes(base))).toBe('done')
    expect((await till.order(unpaid, now)).state).toBe('cancelled')
  })

  test('closes no ticket on which somebody is in: their place is not sold twice', async () => {
    const entry = await window()
    const order = await bought([line('day', entry)])
    expect(await shown(codes(order)[0] ?? '', 'main-entrance', at('2025-09-25T12:00:00'))).toBe('admit')
    expect(await refund(order.id, 210_000, codes(order))).toBe('ticket-in')
    expect(await refund(order.id, 210_000)).toBe('done')
    expect(await till.taken(entry)).toBe(1)
  })

  test('of everything, then a cheaper time: there is nothing left to give back, and nothing breaks', async () => {
    const [dear, cheap] = [await window('after'), await window('before')]
    const order = await bought([line('day', dear)])
    expect(await refund(order.id, 250_000)).toBe('done')
    const moved = await switchTicket(till.boxOffice, order.id, codes(order)[0] ?? '', cheap, {}, now)
    expect(moved.kind).toBe('switched')
    await till.payOut(now)
    expect([await payoutsOf(order), await till.balance(order.token)]).toEqual([[250_000], 0])
  })
})

test('a class is not moved into an hour in which its person is in another', async () => {
  const entry = await window()
  const morning = '2025-09-25T08:00:00Z'
  const [one, other, twin] = [
    await till.newSlot(9, 'class', morning),
    await till.newSlot(9, 'class', '2025-09-25T13:00:00Z'),
    await till.newSlot(9, 'class', morning),
  ]
  const order = await bought([line('day', entry), line('master-class', one), line('master-class', other)])
  const late = order.tickets.find(({ slot }) => slot.id === other)?.code ?? ''
  const refused = { kind: 'refused', reason: 'one-place-an-hour' }
  expect(await switchTicket(till.boxOffice, order.id, late, twin, {}, now)).toEqual(refused)
  // The same over two orders that name a third.
  const base = await bought([line('day', entry)])
  await bought([line('master-class', one)], base.code)
  const second = await bought([line('master-class', other)], base.code)
  expect(await switchTicket(till.boxOffice, second.id, codes(second)[0] ?? '', twin, {}, now)).toEqual(
    refused,
  )
  const early = await till.newSlot(9, 'class', '2025-09-25T14:00:00Z')
  expect((await switchTicket(till.boxOffice, second.id, codes(second)[0] ?? '', early, {}, now)).kind).toBe(
    'switched',
  )
})
