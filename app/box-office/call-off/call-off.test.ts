import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { buyer, openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { officeChanges, orderChanges } from '../ledger/tables.ts'
import { returns } from '../orders/tables.ts'
import { callOffs, slots } from '../slots/tables.ts'
import {
  type Caller,
  openSale,
  resumeCallOffs,
  retryCallOff,
  startCallOff,
} from './call-off-places.server.ts'
import type { CallOffWish } from './call-off-wish.ts'
import { affectedOrders, previewCallOff } from './preview-call-off.server.ts'
import { callOffsProgress } from './read-progress.server.ts'
import { runCallOff } from './run-call-off.server.ts'
import { decideTours } from './settle-tours.server.ts'
import { callOffOrders } from './tables.ts'

const now = new Date('2025-09-20T10:00:00+03:00')
const actor = 'admin@portico.example'
const fair = { scope: 'fair', subject: 'fair' } as const
const message = { ru: 'Дворец закрыт.', en: 'The palace is closed.' }

// The embedded database is opened anew for each test, which takes its time on a busy machine.
describe.each(oneWay(bothDatabases, 0))(
  'a fair that is called off, on $name',
  { timeout: 90_000 },
  ({ open }) => {
    let database: Awaited<ReturnType<typeof open>>
    let till: Awaited<ReturnType<typeof openTestBoxOffice>>
    let slot: string

    // It touches everything that was ever sold: each test has a fair of its own.
    beforeEach(async () => {
      database = await open()
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
    const paid = async (quantity: number) =>
      (await till.paid({ lines: [{ product: 'day', slot, quantity }], buyer }, now)).token
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
      await till.letIn(tickets[place]?.id ?? '', now)
    }
    const start = (wish: CallOffWish, by: Omit<Caller, 'actor'> = {}) =>
      transaction(database.pool, tx => startCallOff(till.boxOffice, tx, wish, { actor, ...by }, now))
    const runToTheEnd = (id: string) => runCallOff(till.boxOffice, id, () => now)

    test('a postponement gives nothing back by itself, and everything to whoever asks in time', async () => {
      await boxOffice()
      const kept = await paid(1)
      const going = await paid(2)
      const { id, asked } = await askBack(going)
      // Five days before, by the ladder.
      expect(asked).toMatchObject({ percent: 30 })
      const cart = await placed(1)
      const plan = await previewCallOff(till.db, fair)
      expect(plan).toMatchObject({ orders: 2, tickets: 3, amountKopecks: 630_000, unpaid: 1, used: 0 })
      const wish = { ...fair, kind: 'postponed', message, reason: '' } as const
      const dates = { newFrom: '2026-04-02', newTo: '2026-04-05', returnsUntil: '2025-10-31' }
      expect(await start({ ...wish, ...dates }, { orders: 3 })).toEqual({
        kind: 'refused',
        reason: 'numbers-changed',
      })
      const started = await start({ ...wish, ...dates }, { orders: 2 })
      if (started.kind !== 'started') throw new Error(started.reason)
      expect(await start({ ...wish, ...dates }, { orders: 2 })).toMatchObject({ kind: 'refused' })
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
      const plan = await previewCallOff(till.db, fair)
      expect(plan).toMatchObject({ used: 2, unpaid: 1 })
      const rows = await affectedOrders(till.db, fair)
      const halfId = (await till.order(half, now)).id
      expect(rows.find(({ id }) => id === halfId)).toMatchObject({
        tickets: 1,
        amountKopecks: 210_000,
        used: 1,
        email: buyer.email,
      })
      const wish = { ...fair, kind: 'cancelled', message, reason: '' } as const
      const started = await start(wish, { orders: plan.orders })
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
      const broken = (await till.db.select().from(callOffOrders)).filter(({ problem }) => problem)
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
      const done = await till.db.select().from(callOffOrders).where(eq(callOffOrders.callOffId, started.id))
      expect(done.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0)).toBe(plan.amountKopecks)
      expect(done.filter(({ doneAt }) => !doneAt)).toEqual([])
      const wholeId = (await till.order(whole, now)).id
      const notes = await till.db.select().from(orderChanges).where(eq(orderChanges.orderId, wholeId))
      expect(notes.find(({ what }) => what === 'fair-cancelled')).toMatchObject({ actor, reason: message.ru })

      await till.payOut(now)
      expect([await till.balance(whole), await till.balance(half)]).toEqual([0, 0])
      expect((await previewCallOff(till.db, fair)).orders).toBe(0)
      expect(await retryCallOff(till.boxOffice, started.id, actor, now)).toBe(false)
      expect(await start(wish, { orders: 0 })).toEqual({
        kind: 'refused',
        reason: 'already-called-off',
      })
      const [callOff] = await till.db.select().from(callOffs).where(eq(callOffs.id, started.id))
      expect(callOff?.finishedAt).toEqual(now)
      const journal = await till.db.select().from(officeChanges)
      expect(journal.map(({ what, actor: who }) => [what, who])).toEqual([
        ['fair-cancelled', actor],
        ['call-off-again', actor],
      ])
    })

    describe('a slot, a window, a day', () => {
      const cancel = (scope: 'slot' | 'day', subject: string) =>
        start({ scope, subject, kind: 'cancelled', message: { ru: '', en: '' }, reason: 'болезнь' })
      const begun = async (scope: 'slot' | 'day', subject: string) => {
        const started = await cancel(scope, subject)
        if (started.kind !== 'started') throw new Error(started.reason)
        return started.id
      }
      const withTour = async (tour: string, quantity = 1) => {
        const lines = [
          { product: 'day' as const, slot, quantity },
          { product: 'tour-author' as const, slot: tour, quantity },
        ]
        const placed = await till.place({ lines, buyer }, now)
        if (placed.kind !== 'placed') throw new Error(placed.kind)
        return placed.token
      }
      const pay = async (token: string) => {
        await till.payAtGateway(await till.startPayment(token, now))
        await till.settle(token, now)
      }
      const lettersOf = async (token: string) => {
        const { id } = await till.order(token, now)
        return (await till.promised()).flatMap(({ queue, data }) => {
          const { orderId, letter } = data as { orderId: string; letter: string }
          return queue === 'order-letter' && orderId === id ? [letter] : []
        })
      }
      const payoutsOf = async (token: string) => {
        const { rows } = await database.pool.query(
          `select p.amount_kopecks from payouts p join payments y on y.id = p.payment_id
         join orders o on o.id = y.order_id where o.token = $1`,
          [token],
        )
        return rows.map(row => row.amount_kopecks)
      }

      test('an order gets one refund and one letter, however many tickets it has', async () => {
        await boxOffice()
        const tour = await till.newSlot(9, 'author')
        const token = await withTour(tour, 3)
        await pay(token)
        await runToTheEnd(await begun('slot', tour))
        expect(await payoutsOf(token)).toEqual([900_000])
        expect(await lettersOf(token)).toEqual(['placed', 'paid', 'called-off'])
        expect(await till.taken(tour)).toBe(0)
        await till.payOut(now)
        expect(await till.balance(token)).toBe(0)
        // The money has arrived: whoever knew that it would come is not written to again.
        expect(await till.letters()).not.toContain('paid-out')
        expect(await cancel('slot', tour)).toEqual({ kind: 'refused', reason: 'already-called-off' })
      })

      test('killed in the middle, it goes on, and nobody is refused or paid twice', async () => {
        await boxOffice()
        const tour = await till.newSlot(9, 'author')
        const tokens = []
        for (let each = 0; each < 5; each++) {
          tokens.push(await withTour(tour))
          await pay(tokens.at(-1) ?? '')
        }
        const id = await begun('slot', tour)
        // It dies before the third order, and nobody says goodbye.
        let orders = 0
        const dies = () => {
          if (++orders > 2) throw new Error('killed')
          return now
        }
        await expect(runCallOff(till.boxOffice, id, dies)).rejects.toThrow('killed')
        expect(await till.db.select().from(callOffOrders)).toHaveLength(2)
        // Its job is gone as well: the clockwork finds it standing still.
        const later = new Date(now.getTime() + 10 * 60_000)
        expect(await resumeCallOffs(till.boxOffice, now)).toBe(0)
        expect(await resumeCallOffs(till.boxOffice, later)).toBe(1)
        await Promise.all([runToTheEnd(id), runToTheEnd(id)])
        for (const token of tokens) {
          expect(await payoutsOf(token)).toEqual([300_000])
          expect((await lettersOf(token)).filter(letter => letter === 'called-off')).toHaveLength(1)
          expect((await till.order(token, now)).state).toBe('partly_refunded')
        }
        expect(await resumeCallOffs(till.boxOffice, new Date(later.getTime() + 600_000))).toBe(0)
      })

      test('called off while somebody pays: what stands is theirs, the rest comes back, in one letter', async () => {
        await boxOffice()
        const tour = await till.newSlot(9, 'author')
        const token = await withTour(tour)
        const gatewayId = await till.startPayment(token, now)
        const id = await begun('slot', tour)
        await till.payAtGateway(gatewayId)
        await till.settle(token, now)
        await runToTheEnd(id)
        const { state, tickets } = await till.order(token, now)
        expect([state, tickets.map(({ product, state }) => [product, state]).sort()]).toEqual([
          'partly_refunded',
          [
            ['day', 'valid'],
            ['tour-author', 'returned'],
          ],
        ])
        expect(await lettersOf(token)).toEqual(['placed', 'paid-in-part'])
        expect(await payoutsOf(token)).toEqual([300_000])
        await till.payOut(now)
        expect(await till.balance(token)).toBe(0)
      })

      test('nothing of it stands: all comes back, before the batch or after it, with one letter', async () => {
        await boxOffice()
        const window = await till.newSlot(9)
        const buy = async () => {
          const placed = await till.place(
            { lines: [{ product: 'day', slot: window, quantity: 2 }], buyer },
            now,
          )
          if (placed.kind !== 'placed') throw new Error(placed.kind)
          return { token: placed.token, gatewayId: await till.startPayment(placed.token, now) }
        }
        const [early, late] = [await buy(), await buy()]
        const id = await begun('slot', window)
        await till.payAtGateway(early.gatewayId)
        await till.settle(early.token, now)
        await runToTheEnd(id)
        await till.payAtGateway(late.gatewayId)
        await till.settle(late.token, now)
        expect((await till.order(early.token, now)).state).toBe('refunded')
        expect(await lettersOf(early.token)).toEqual(['placed', 'called-off'])
        expect((await till.order(late.token, now)).state).toBe('cancelled')
        expect([await payoutsOf(early.token), await payoutsOf(late.token)]).toEqual([[420_000], [420_000]])
        await till.payOut(now)
        expect([await till.balance(early.token), await till.balance(late.token)]).toEqual([0, 0])
        expect(await till.taken(window)).toBe(0)
      })

      test('a cart loses what is called off and keeps the rest', async () => {
        await boxOffice()
        const tour = await till.newSlot(9, 'author')
        const lines = [
          { product: 'day' as const, slot, quantity: 1 },
          { product: 'tour-author' as const, slot: tour, quantity: 1 },
        ]
        const cart = await till.cart(lines, now)
        await runToTheEnd(await begun('slot', tour))
        const { state, lines: left, totalKopecks } = await till.order(cart, now)
        expect([state, left.map(({ product }) => product), totalKopecks]).toEqual(['held', ['day'], 210_000])
        expect(await till.taken(tour)).toBe(0)
      })

      test('a day takes its windows and tours with it, and no ticket of another day', async () => {
        await boxOffice()
        await database.pool.query(`update slots set day = '2025-09-27' where id = $1`, [slot])
        const other = await till.newSlot(9, 'before', '2025-09-26T08:00:00Z')
        const tour = await till.newSlot(9, 'author', '2025-09-27T09:00:00Z')
        const both = await withTour(tour, 2)
        await pay(both)
        slot = other
        const stays = await paid(1)
        await runToTheEnd(await begun('day', '2025-09-27'))
        expect((await till.order(both, now)).state).toBe('refunded')
        expect(await payoutsOf(both)).toEqual([1_020_000])
        expect(await stateOf(stays)).toEqual(['paid', ['valid']])
        const off = await till.db.select().from(slots).where(eq(slots.day, '2025-09-27'))
        expect(off.filter(({ calledOffAt }) => !calledOffAt)).toEqual([])
        const [openDate] = await till.db.select().from(slots).where(eq(slots.id, 'open-date'))
        expect(openDate?.calledOffAt).toBeNull()
        expect(await cancel('day', '2025-13-41')).toEqual({ kind: 'refused', reason: 'unknown-slot' })
      })

      test('what was given back before is named, and not given twice', async () => {
        await boxOffice()
        const token = await paid(2)
        // Somebody has given half of it back in the gateway's own cabinet.
        await database.pool.query(`update payments set refunded_kopecks = 210000`)
        expect(await previewCallOff(till.db, { scope: 'slot', subject: slot })).toMatchObject({
          givenBefore: 1,
          givenBeforeKopecks: 210_000,
        })
        await runToTheEnd(await begun('slot', slot))
        expect(await stateOf(token)).toEqual(['refunded', ['returned', 'returned']])
        expect(await payoutsOf(token)).toEqual([210_000])
        const [progress] = await callOffsProgress(till.db)
        expect(progress).toMatchObject({ done: 1, givenBeforeKopecks: 210_000, failed: 0 })
        expect(progress).toMatchObject({ amountKopecks: 210_000 })
        expect(progress?.problems).toHaveLength(1)
        const { rows } = await database.pool.query(
          `select sum(amount_kopecks)::int as credit from ledger where kind = 'credit'`,
        )
        expect(rows).toEqual([{ credit: -210_000 }])
      })

      test('sums are larger than thirty-two bits', async () => {
        await boxOffice()
        await paid(2)
        await database.pool.query('update tickets set price_kopecks = 2000000000')
        const big = 4_000_000_000
        expect((await previewCallOff(till.db, fair)).amountKopecks).toBe(big)
        expect((await affectedOrders(till.db, fair))[0]?.amountKopecks).toBe(big)
        await database.pool.query(
          'update payments set amount_kopecks = 2000000000, captured_kopecks = 2000000000',
        )
        const id = await begun('slot', slot)
        await database.pool.query(
          `insert into call_off_orders (call_off_id, order_id, done_at, tickets, amount_kopecks)
         select $1, id, now(), 2, ${big} from orders`,
          [id],
        )
        expect((await callOffsProgress(till.db))[0]).toMatchObject({ done: 1, amountKopecks: big })
      })

      test('a tour that was confirmed takes place, whoever leaves it afterwards', async () => {
        await boxOffice()
        const tour = await till.newSlot(9, 'author')
        const tokens = [await withTour(tour), await withTour(tour), await withTour(tour)]
        for (const token of tokens) await pay(token)
        await decideTours(till.boxOffice, now)
        await database.pool.query(
          `update tickets set state = 'void' where slot_id = $1 and order_id = (select id from orders where token = $2)`,
          [tour, tokens[0]],
        )
        await decideTours(till.boxOffice, new Date('2025-09-24T12:00:00+03:00'))
        const [kept] = await till.db.select().from(slots).where(eq(slots.id, tour))
        expect(kept).toMatchObject({ confirmedAt: now, calledOffAt: null })
      })

      test('the clockwork calls off through the same list', async () => {
        await boxOffice()
        const tour = await till.newSlot(9, 'author')
        await pay(await withTour(tour))
        await decideTours(till.boxOffice, new Date('2025-09-24T12:00:00+03:00'))
        await decideTours(till.boxOffice, new Date('2025-09-24T12:00:02+03:00'))
        const batches = await till.db.select().from(callOffs)
        expect(batches).toMatchObject([{ scope: 'slot', subject: tour, actor: 'clockwork', planned: 1 }])
      })
    })
  },
)
