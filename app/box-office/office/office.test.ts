import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { startCallOff } from '../call-off/call-off-places.server.ts'
import { affectedOrders } from '../call-off/preview-call-off.server.ts'
import { runCallOff } from '../call-off/run-call-off.server.ts'
import { officeChanges, orderChanges } from '../ledger/tables.ts'
import { cancelOrder } from '../orders/close-order.server.ts'
import { returns } from '../orders/tables.ts'
import { answerReturn, receivePapers } from '../refunds/answer-return.server.ts'
import { setCapacity, typedPlaces } from '../slots/set-capacity.server.ts'
import { type FoundOrder, findOrders, ordersAfter } from './find-orders.server.ts'
import { noFilter, type OrderFilter } from './order-filter.ts'
import { orderRecord } from './read-order-record.server.ts'
import { officeReturns } from './read-returns.server.ts'
import { officeSlots } from './read-slots.server.ts'

const now = new Date('2025-09-18T10:00:00+03:00')
const actor = 'kassa@portico.example'

describe.each(oneWay(bothDatabases, 0))('the office, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())
  const boxOffice = async () => {
    till = await openTestBoxOffice(database)
  }

  const bought = async (
    quantity = 1,
    buyer = { name: 'Анна Берёзова', email: 'a@b.test', phone: '+7 911 222-33-44' },
  ) => {
    const slot = await till.newSlot(9)
    return { ...(await till.paid({ lines: [{ product: 'day', slot, quantity }], buyer }, now)), slot }
  }
  const asked = async (reason: 'visitor' | 'illness' = 'visitor') => {
    const order = await bought()
    await till.requestReturn(order.id, [order.tickets[0]?.code ?? ''], reason, now)
    const [row] = await till.db.select().from(returns).where(eq(returns.orderId, order.id))
    if (!row) throw new Error('nothing asked')
    return { order, id: row.id }
  }
  const rowOf = async (id: string) => (await till.db.select().from(returns).where(eq(returns.id, id)))[0]

  test('an order is found by whatever its buyer can say', async () => {
    await boxOffice()
    const order = await bought(1, {
      name: 'Пётр Зимородков',
      email: 'zima@mail.test',
      phone: '+7 (999) 765-43-21',
    })
    const [ticket] = order.tickets
    const typed = [
      order.code.toLowerCase(),
      order.code.replace('P-', ' '),
      ticket?.code.toLowerCase() ?? '',
      ticket?.number ?? '',
      'ZIMA@mail',
      'петр зим',
      '8 999 765 43 21',
      '765-43-21',
      order.gatewayId.toUpperCase(),
    ]
    for (const text of typed) {
      const { found } = await findOrders(till.db, { ...noFilter, query: text }, 1)
      expect([text, found.map(({ code, tickets }) => [code, tickets])]).toEqual([text, [[order.code, 1]]])
    }
    expect((await findOrders(till.db, { ...noFilter, query: '100%' }, 1)).found).toEqual([])
    expect((await findOrders(till.db, noFilter, 1)).count).toBeGreaterThan(0)
  })

  test('orders are told apart by state, day and type, and read in batches without a gap', async () => {
    await boxOffice()
    const [morning, tour] = [
      await till.newSlot(20, 'before', '2025-09-26T08:00:00Z'),
      await till.newSlot(9, 'group', '2025-09-26T12:00:00Z'),
    ]
    const email = 'filters@example.test'
    const who = { name: '=1+1', email, phone: '+7 900 111-22-33' }
    const entry = { product: 'day' as const, slot: morning, quantity: 2 }
    const walk = { product: 'tour-group' as const, slot: tour, quantity: 1 }
    const placed = []
    for (const lines of [[entry], [entry, walk], [entry], [entry], [entry]])
      placed.push(await till.place({ lines, buyer: who }, now))
    const [first] = placed
    if (first?.kind !== 'placed') throw new Error('not placed')
    await till.payAtGateway(await till.startPayment(first.token, now))
    await till.settle(first.token, now)
    const paid = await till.order(first.token, now)
    const find = async (asked: Partial<OrderFilter>) =>
      (await findOrders(till.db, { ...noFilter, query: email, ...asked }, 1)).count
    expect([
      await find({}),
      await find({ state: 'paid' }),
      await find({ state: 'waiting_for_payment' }),
      await find({ day: '2025-09-26' }),
      await find({ day: '2025-09-25' }),
      await find({ product: 'tour-group' }),
      await find({ product: 'tour-group', state: 'paid' }),
    ]).toEqual([5, 1, 4, 5, 0, 1, 0])
    const read = []
    for (let after: FoundOrder | null = null; ; ) {
      const batch: FoundOrder[] = await ordersAfter(till.db, { ...noFilter, query: email }, after, 2)
      read.push(...batch)
      after = batch.at(-1) ?? null
      if (batch.length < 2) break
    }
    expect(new Set(read.map(({ id }) => id)).size).toBe(5)
    expect(read.find(({ code }) => code === paid.code)).toMatchObject({
      products: 'day×2',
      paidKopecks: 420_000,
      refundedKopecks: 0,
    })
  })

  test('by the ladder nothing is decided before the papers are here', async () => {
    await boxOffice()
    const { id, order } = await asked()
    const decision = { kind: 'by-ladder', actor, reason: '' } as const
    expect(await answerReturn(till.boxOffice, id, decision, now)).toBe('no-papers')
    expect(await receivePapers(till.boxOffice, id, { on: '2025-09-19', actor }, now)).toBe('wrong-day')
    expect(await receivePapers(till.boxOffice, id, { on: '2025-09-18', actor }, now)).toBe('done')
    expect(await receivePapers(till.boxOffice, id, { on: '2025-09-18', actor }, now)).toBe('already-decided')
    expect(await answerReturn(till.boxOffice, id, decision, now)).toBe('done')
    expect(await answerReturn(till.boxOffice, id, decision, now)).toBe('already-decided')
    expect(await rowOf(id)).toMatchObject({
      state: 'approved',
      percent: 50,
      decidedBy: actor,
      amountKopecks: 105_000,
    })
    await till.payOut(now)
    expect([(await rowOf(id))?.state, await till.balance(order.token)]).toEqual(['paid_out', 0])
    const changes = await till.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id))
    expect(changes.filter(change => change.actor === actor).map(({ what }) => what)).toEqual([
      'papers-received',
      'return-approved',
    ])
  })

  test('with a certificate all of it comes back, and the reason is kept', async () => {
    await boxOffice()
    const { id } = await asked('illness')
    await receivePapers(till.boxOffice, id, { on: '2025-09-18', actor }, now)
    const inFull = { kind: 'in-full', actor } as const
    expect(await answerReturn(till.boxOffice, id, { ...inFull, reason: ' ' }, now)).toBe('no-reason')
    expect(await answerReturn(till.boxOffice, id, { ...inFull, reason: 'справка' }, now)).toBe('done')
    expect(await rowOf(id)).toMatchObject({ percent: 100, amountKopecks: 210_000, note: 'справка' })
  })

  test('a refusal needs a reason the visitor reads, and leaves the ticket valid', async () => {
    await boxOffice()
    const { id, order } = await asked()
    const refuse = { kind: 'refuse', actor, reason: '' } as const
    expect(await answerReturn(till.boxOffice, id, refuse, now)).toBe('no-reason')
    expect(await answerReturn(till.boxOffice, id, { ...refuse, reason: 'Нет подписи' }, now)).toBe('done')
    const { tickets } = await till.order(order.token, now)
    expect(tickets[0]).toMatchObject({ state: 'valid', returned: { state: 'declined', note: 'Нет подписи' } })
  })

  test('capacity never falls below what is taken', async () => {
    await boxOffice()
    const { slot } = await bought(2)
    expect(await setCapacity(till.boxOffice, slot, 1, actor, now)).toBe('below-taken')
    expect(await setCapacity(till.boxOffice, slot, 2, actor, now)).toBe('set')
    expect(await setCapacity(till.boxOffice, 'nowhere', 2, actor, now)).toBe('unknown-slot')
    // A guide leads so many and no more; a tour that is sold whole is one place.
    const { maxPeople } = till.boxOffice.edition.tours.author
    const author = await till.newSlot(3, 'author')
    expect(await setCapacity(till.boxOffice, author, maxPeople, actor, now)).toBe('set')
    expect(await setCapacity(till.boxOffice, author, maxPeople + 1, actor, now)).toBe('above-rules')
    expect(await setCapacity(till.boxOffice, await till.newSlot(1, 'individual'), 2, actor, now)).toBe(
      'above-rules',
    )
    const typed = ['   ', '', '0', ' 12 ', '-1', '1.5', '1e3', '0x10', '100001', undefined]
    expect(typed.map(typedPlaces)).toEqual([null, null, 0, 12, null, null, null, null, null, null])
    const refused = await till.place({ lines: [{ product: 'day', slot, quantity: 1 }] }, now)
    expect(refused.kind).toBe('sold-out')
    const journal = await till.db.select().from(officeChanges).where(eq(officeChanges.subject, slot))
    expect(journal).toMatchObject([{ what: 'capacity', actor, details: { from: 9, to: 2 } }])
  })

  test('a departure called off gives all back, to those too who had asked for less', async () => {
    await boxOffice()
    const [entry, tour] = [await till.newSlot(9), await till.newSlot(8, 'author')]
    const lines = [
      { product: 'day' as const, slot: entry, quantity: 2 },
      { product: 'tour-author' as const, slot: tour, quantity: 2 },
    ]
    const placed = await till.place({ lines }, now)
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    await till.payAtGateway(await till.startPayment(placed.token, now))
    await till.settle(placed.token, now)
    const { id, tickets, code } = await till.order(placed.token, now)
    const back = tickets.find(({ product }) => product === 'tour-author')
    await till.requestReturn(id, [back?.code ?? ''], 'visitor', now)
    expect((await officeSlots(till.db, 'ru')).find(({ id }) => id === tour)).toMatchObject({
      paid: 2,
      taken: 2,
    })
    expect(await affectedOrders(till.db, { scope: 'slot', subject: tour })).toMatchObject([
      { code, tickets: 2, amountKopecks: 600_000 },
    ])
    const wish = { scope: 'slot', subject: tour, kind: 'cancelled', reason: 'болезнь' } as const
    const started = await transaction(database.pool, tx =>
      startCallOff(till.boxOffice, tx, { ...wish, message: { ru: '', en: '' } }, { actor }, now),
    )
    if (started.kind !== 'started') throw new Error(started.reason)
    await runCallOff(till.boxOffice, started.id, () => now)
    const rows = await till.db.select().from(returns).where(eq(returns.orderId, id))
    expect(rows.map(({ percent, state, decidedBy }) => [percent, state, decidedBy])).toEqual([
      [100, 'approved', actor],
      [100, 'approved', actor],
    ])
    await till.payOut(now)
    expect([await till.taken(tour), await till.balance(placed.token)]).toEqual([0, 0])
  })

  test('staff cancel an unpaid order in their own name', async () => {
    await boxOffice()
    const slot = await till.newSlot(9)
    const placed = await till.place({ lines: [{ product: 'day', slot, quantity: 1 }] }, now)
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    const { id } = await till.order(placed.token, now)
    expect(await cancelOrder(till.boxOffice, id, now, { actor, reason: 'просьба по телефону' })).toBe(true)
    const record = await orderRecord(till.db, till.boxOffice.edition, id, now)
    expect(record?.changes.at(-1)).toMatchObject({ what: 'cancelled', actor, reason: 'просьба по телефону' })
    expect(record?.ledger.map(({ kind }) => kind)).toEqual(['charge', 'release'])
  })

  test('the queue begins with whoever has waited longest', async () => {
    await boxOffice()
    await asked()
    const open = await officeReturns(till.db, 'waiting')
    expect(open.map(({ state }) => state)).toEqual(open.map(() => 'requested'))
    expect(open.map(({ dueOn }) => dueOn)).toEqual(open.map(({ dueOn }) => dueOn).toSorted())
  })
})
