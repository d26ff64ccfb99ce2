import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { buyer, openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { migrateDatabase } from '../../platform/database/migrate.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { officeChanges, orderChanges } from '../ledger/tables.ts'
import { returns } from '../orders/tables.ts'
import { fairCallOffs } from '../slots/tables.ts'
import { type CallOffWish, openSale, retryCallOff, runCallOff, startCallOff } from './call-off-fair.server.ts'
import { affectedOrders, previewCallOff } from './preview-call-off.server.ts'
import { fairCallOffOrders } from './tables.ts'

const now = new Date('2025-09-20T10:00:00+03:00')
const actor = 'admin@portico.example'
const message = { ru: 'Дворец закрыт.', en: 'The palace is closed.' }

// The embedded database is opened anew for each test, which takes its time on a busy machine.
describe.each(bothDatabases)('a fair that is called off, on $name', { timeout: 90_000 }, ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>
  let slot: string

  // It touches everything that was ever sold: each test has a fair of its own.
  beforeEach(async () => {
    database = await open()
    await migrateDatabase(database.pool)
  })
  afterEach(() => database.drop())

  const boxOffice = async () => {
    till = await openTestBoxOffice(database)
    slot = await till.newSlot(50)
  }

  const placed = async (quantity: number) => {
    const order = await till.place({ lines: [{ product: 'day', slot, quantity }], buyer }, now)
    if (order.kind !== 'placed') throw new Error(order.kind)
    return order.token
  }
  const paid = async (quantity: number) => {
    const token = await placed(quantity)
    await till.payAtGateway(await till.startPayment(token, now))
    await till.settle(token, now)
    return token
  }
  const stateOf = async (token: string) => {
    const { state, tickets } = await till.order(token, now)
    return [state, tickets.map(ticket => ticket.state)]
  }
  const askBack = async (token: string) => {
    const { id, tickets } = await till.order(token, now)
    const asked = await till.requestReturn(id, [tickets[0]?.code ?? ''], 'visitor', now)
    if (asked.kind !== 'requested') throw new Error(asked.reason)
    return { id, asked: asked.returns[0] }
  }
  const letIn = async (token: string, place: number) => {
    const { tickets } = await till.order(token, now)
    await database.pool.query(
      `insert into scans (nonce, ticket_id, text, at, received_at, gate, verdict, actor)
       values ($1, $2, '', $3, $3, 'A', 'admit', 'door')`,
      [randomUUID(), tickets[place]?.id, now],
    )
  }
  const start = (wish: CallOffWish, at: Date) =>
    transaction(database.pool, tx => startCallOff(till.boxOffice, tx, wish, at))
  const runToTheEnd = (id: string) => runCallOff(till.boxOffice, id, () => now)

  test('a postponement gives nothing back by itself, and everything to whoever asks in time', async () => {
    await boxOffice()
    const kept = await paid(1)
    const going = await paid(2)
    const { id, asked } = await askBack(going)
    // Five days before, by the ladder.
    expect(asked).toMatchObject({ percent: 30 })
    const cart = await placed(1)
    const plan = await previewCallOff(till.db)
    expect(plan).toMatchObject({ orders: 2, tickets: 3, amountKopecks: 630_000, unpaid: 1, used: 0 })
    const wish = { kind: 'postponed', actor, message, orders: 2 } as const
    const dates = { newFrom: '2026-04-02', newTo: '2026-04-05', returnsUntil: '2025-10-31' }
    expect(await start({ ...wish, ...dates, orders: 3 }, now)).toEqual({
      kind: 'refused',
      reason: 'numbers-changed',
    })
    const started = await start({ ...wish, ...dates }, now)
    if (started.kind !== 'started') throw new Error(started.reason)
    expect(await start({ ...wish, ...dates }, now)).toMatchObject({ kind: 'refused' })
    await runToTheEnd(started.id)

    expect(await stateOf(kept)).toEqual(['paid', ['valid']])
    expect(await stateOf(going)).toEqual(['paid', ['returning', 'valid']])
    expect((await till.order(cart, now)).state).toBe('cancelled')
    expect((await till.letters()).filter(letter => letter === 'fair-postponed')).toHaveLength(2)
    const [raised] = await till.db.select().from(returns).where(eq(returns.orderId, id))
    expect(raised).toMatchObject({ state: 'requested', percent: 100, amountKopecks: 210_000 })
    // Nothing more is sold for days that will not be.
    const refused = await till.place({ lines: [{ product: 'day', slot, quantity: 1 }], buyer }, now)
    expect(refused.kind).toBe('sold-out')
    expect(await openSale(till.boxOffice, actor, now)).toBeGreaterThan(0)
    expect((await till.place({ lines: [{ product: 'day', slot, quantity: 1 }], buyer }, now)).kind).toBe(
      'placed',
    )
    const onTheDay = new Date('2025-09-25T09:00:00+03:00')
    expect((await till.order(kept, onTheDay)).tickets[0]?.quote).toEqual({
      percent: 100,
      amountKopecks: 210_000,
      fullUntil: '2025-10-31',
    })
    const tooLate = new Date('2025-11-01T00:00:00+03:00')
    expect((await till.order(kept, tooLate)).tickets[0]?.quote).toMatchObject({ percent: 0 })
    const { id: keptId, tickets } = await till.order(kept, onTheDay)
    expect(await till.requestReturn(keptId, [tickets[0]?.code ?? ''], 'visitor', onTheDay)).toMatchObject({
      kind: 'requested',
      returns: [{ percent: 100 }],
    })
  })

  test('a cancellation gives all of it back, whatever the ladder says, and survives being stopped', async () => {
    await boxOffice()
    const whole = await paid(2)
    const half = await paid(2)
    await letIn(half, 1)
    const visited = await paid(1)
    await letIn(visited, 0)
    const waiting = await placed(1)
    const plan = await previewCallOff(till.db)
    expect(plan).toMatchObject({ used: 2, unpaid: 1 })
    const rows = await affectedOrders(till.db)
    const halfId = (await till.order(half, now)).id
    expect(rows.find(({ id }) => id === halfId)).toMatchObject({
      tickets: 1,
      amountKopecks: 210_000,
      used: 1,
      email: buyer.email,
    })
    const wish = { kind: 'cancelled', actor, message, orders: plan.orders } as const
    const started = await start(wish, now)
    if (started.kind !== 'started') throw new Error(started.reason)

    // Stopped in the middle: the second order breaks down as if the process were killed.
    let count = 0
    const dying = {
      ...till.boxOffice,
      enqueue: (tx: Tx, queue: string, data: object) => {
        if (queue === 'order-letter' && ++count > 1) throw new Error('killed')
        return till.boxOffice.enqueue(tx, queue, data)
      },
    }
    await runCallOff(dying, started.id, () => now)
    const broken = (await till.db.select().from(fairCallOffOrders)).filter(({ problem }) => problem)
    expect(broken).toHaveLength(1)
    expect(await retryCallOff(till.boxOffice, started.id, actor, now)).toBe(true)
    await Promise.all([runToTheEnd(started.id), runToTheEnd(started.id)])
    await runToTheEnd(started.id)

    expect(await stateOf(whole)).toEqual(['refunded', ['returned', 'returned']])
    expect((await stateOf(half))[0]).toBe('partly_refunded')
    expect(await stateOf(visited)).toEqual(['paid', ['valid']])
    expect((await till.order(waiting, now)).state).toBe('cancelled')
    const letters = (await till.letters()).filter(letter => letter === 'fair-cancelled')
    expect(letters).toHaveLength(plan.orders)
    const done = await till.db
      .select()
      .from(fairCallOffOrders)
      .where(eq(fairCallOffOrders.callOffId, started.id))
    expect(done.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0)).toBe(plan.amountKopecks)
    expect(done.filter(({ doneAt }) => !doneAt)).toEqual([])
    const wholeId = (await till.order(whole, now)).id
    const notes = await till.db.select().from(orderChanges).where(eq(orderChanges.orderId, wholeId))
    expect(notes.find(({ what }) => what === 'fair-cancelled')).toMatchObject({ actor, reason: message.ru })

    await till.payOut(now)
    expect([await till.balance(whole), await till.balance(half)]).toEqual([0, 0])
    expect((await previewCallOff(till.db)).orders).toBe(0)
    expect(await retryCallOff(till.boxOffice, started.id, actor, now)).toBe(false)
    expect(await start({ ...wish, orders: 0 }, now)).toEqual({
      kind: 'refused',
      reason: 'already-called-off',
    })
    const [callOff] = await till.db.select().from(fairCallOffs).where(eq(fairCallOffs.id, started.id))
    expect(callOff?.finishedAt).toEqual(now)
    const journal = await till.db.select().from(officeChanges)
    expect(journal.map(({ what, actor: who }) => [what, who])).toEqual([
      ['fair-cancelled', actor],
      ['fair-call-off-again', actor],
    ])
  })
})
