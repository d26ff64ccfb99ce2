import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { codeMark } from '../../door/code-mark.ts'
import { openList } from '../../door/door-list.ts'
import { readList } from '../../door/read-list.server.ts'
import { recordScan } from '../../door/record-scan.server.ts'
import { letters } from '../../mail/tables.ts'
import { ledger, orderChanges } from '../ledger/tables.ts'
import { correctBuyer } from '../letters/correct-buyer.server.ts'
import { cancelOrder, expireOrders } from '../orders/close-order.server.ts'
import { orders, returns } from '../orders/tables.ts'
import { answerReturn, receivePapers } from '../refunds/answer-return.server.ts'
import { switchTicket } from '../refunds/switch-ticket.server.ts'
import { readSales } from './read-sales.server.ts'

const now = new Date('2025-09-18T10:00:00+03:00')
const actor = 'kassa@portico.example'

describe.each(oneWay(bothDatabases, 1))(
  'the office’s figures, on $name',
  { timeout: 120_000 },
  ({ open }) => {
    let database: Awaited<ReturnType<typeof open>>
    let till: Awaited<ReturnType<typeof openTestBoxOffice>>

    beforeAll(async () => {
      database = await open()
    })
    beforeEach(async () => {
      till = await openTestBoxOffice(database)
    })
    afterAll(() => database.drop())

    const bought = async (quantity = 1, product: 'day' | 'child' = 'day') => {
      const slot = await till.newSlot(50)
      const placed = await till.place({ lines: [{ product, slot, quantity }] }, now)
      if (placed.kind !== 'placed') throw new Error(placed.kind)
      return placed.token
    }
    const pay = async (token: string) => {
      await till.payAtGateway(await till.startPayment(token, now))
      await till.settle(token, now)
    }
    const decide = async (token: string, kind: 'by-ladder' | 'in-full' | 'refuse') => {
      const order = await till.order(token, now)
      await till.requestReturn(order.id, [order.tickets[0]?.code ?? ''], 'visitor', now)
      const [row] = await till.db.select().from(returns).where(eq(returns.orderId, order.id))
      const id = row?.id ?? ''
      await receivePapers(till.boxOffice, id, { on: '2025-09-18', actor }, now)
      await answerReturn(till.boxOffice, id, { kind, actor, reason: 'проба' }, now)
    }

    test('the summary equals the ledger to the kopeck, whatever happened', async () => {
      const random = randomOf(20250918)
      const doings: (() => Promise<unknown>)[] = [
        async () => bought(1 + random(4)),
        async () => pay(await bought(1 + random(4), random(2) ? 'day' : 'child')),
        async () => cancelOrder(till.boxOffice, (await till.order(await bought(2), now)).id, now),
        async () => {
          const token = await bought(2)
          await pay(token)
          await decide(token, (['by-ladder', 'in-full', 'refuse'] as const)[random(3)] ?? 'refuse')
          if (random(2)) await till.payOut(now)
        },
        async () => {
          // The money comes after the time is up, and buys the same places again.
          const token = await bought(1)
          const gatewayId = await till.startPayment(token, now)
          await till.db.update(orders).set({ heldUntil: now }).where(eq(orders.token, token))
          await expireOrders(till.boxOffice, now)
          await till.payAtGateway(gatewayId)
          await till.settle(token, now)
        },
      ]
      for (let step = 0; step < 25; step++) await doings[random(doings.length)]?.()

      const rows = await till.db.select().from(ledger)
      const sum = (...kinds: string[]) =>
        rows.reduce((all, { kind, amountKopecks }) => all + (kinds.includes(kind) ? amountKopecks : 0), 0)
      const { money, byProduct, bySlot, moneyByDay, other } = await readSales(till.db)
      expect(money).toMatchObject({
        soldKopecks: sum('charge', 'release'),
        inKopecks: -sum('payment'),
        outKopecks: sum('payout'),
        creditKopecks: -sum('credit') + 0,
        keptKopecks: -sum('payment') - sum('payout'),
      })
      expect(money.inKopecks).toBeGreaterThan(0)
      expect(money.creditKopecks).toBeGreaterThan(0)
      // What is kept is what was sold, without what was given back and what is still to come or to go.
      expect(money.keptKopecks).toBe(
        money.soldKopecks - money.creditKopecks - money.waitingKopecks + money.owedKopecks,
      )
      // The parts make up the whole: every kopeck belongs to a ticket.
      expect(other).toEqual({ soldKopecks: 0, creditKopecks: 0 })
      const total = (values: number[]) => values.reduce((all, value) => all + value, 0)
      expect(total(byProduct.map(row => row.soldKopecks)) + money.waitingKopecks).toBe(money.soldKopecks)
      expect(total(byProduct.map(row => row.creditKopecks))).toBe(money.creditKopecks)
      expect(total(byProduct.map(row => row.sold - row.returned))).toBe(total(bySlot.map(({ paid }) => paid)))
      expect(total(moneyByDay.map(row => row.inKopecks))).toBe(money.inKopecks)
    })

    test('a difference that is still to be paid waits; nobody owes it to a buyer', async () => {
      const before = (await readSales(till.db)).money
      const morning = await till.newSlot(50, 'before', '2025-09-27T08:00:00Z')
      const evening = await till.newSlot(50, 'after', '2025-09-27T11:00:00Z')
      const placed = await till.place({ lines: [{ product: 'day', slot: morning, quantity: 1 }] }, now)
      if (placed.kind !== 'placed') throw new Error(placed.kind)
      await pay(placed.token)
      const order = await till.order(placed.token, now)
      await switchTicket(till.boxOffice, order.id, order.tickets[0]?.code ?? '', evening, {}, now)
      const { money } = await readSales(till.db)
      expect([money.soldKopecks - before.soldKopecks, money.waitingKopecks - before.waitingKopecks]).toEqual([
        250_000, 40_000,
      ])
      expect(money.owedKopecks).toBe(before.owedKopecks)
    })

    test('sums have 64 bits', async () => {
      const before = (await readSales(till.db)).money
      const line = { at: now, orderId: randomUUID(), actor, reason: 'проба', amountKopecks: 2_000_000_000 }
      const added = [
        { ...line, kind: 'charge' as const },
        { ...line, kind: 'charge' as const },
      ]
      await till.db.insert(ledger).values([...added, ...added])
      expect((await readSales(till.db)).money.soldKopecks - before.soldKopecks).toBe(8_000_000_000)
    })

    describe('a buyer put right by staff', () => {
      const wanted = {
        name: 'Анна Ветрова',
        email: 'right@example.test',
        phone: '+7 900 000-00-00',
        locale: 'en' as const,
      }
      const cause = { actor, reason: 'опечатка в почте' }

      test('with another address the old links open nothing, and the letter goes there', async () => {
        const token = await bought(2)
        await pay(token)
        const { id, tickets } = await till.order(token, now)
        await till.takePromised()
        await till.db.insert(letters).values({
          recipient: 'anna@example.test',
          subject: 'ещё не ушло',
          body: '',
          createdAt: now,
          about: [id],
        })
        expect(await correctBuyer(till.boxOffice, id, wanted, cause, now)).toBe('done')
        await expect(till.order(token, now)).rejects.toThrow('no such order')
        const [row] = await till.db.select().from(orders).where(eq(orders.id, id))
        const after = await till.order(row?.token ?? '', now)
        expect(after).toMatchObject({ locale: 'en', buyer: { email: 'right@example.test' }, state: 'paid' })
        for (const { secret } of tickets) expect(after.tickets.map(one => one.secret)).not.toContain(secret)
        expect(await till.letters()).toEqual(['paid'])
        const unsent = (await till.db.select().from(letters)).filter(({ about }) => about.includes(id))
        expect(unsent).toEqual([])
        const changes = await till.db.select().from(orderChanges).where(eq(orderChanges.orderId, id))
        expect(changes.at(-1)).toMatchObject({
          what: 'buyer-corrected',
          ...cause,
          details: { changed: ['email', 'locale'], newLinks: true },
        })
      })

      test('whoever got the tickets by mistake does not get in, with a network or without', async () => {
        const token = await bought(1)
        await pay(token)
        const { id, tickets } = await till.order(token, now)
        const old = tickets[0]?.code ?? ''
        await correctBuyer(till.boxOffice, id, wanted, cause, now)
        const noon = new Date('2025-09-25T12:00:00+03:00')
        const shown = async (text: string) => {
          const scan = { text, at: noon, nonce: randomUUID(), gate: 'main-entrance', actor }
          return (await recordScan(till.boxOffice, scan, noon)).judgement.verdict
        }
        const [row] = await till.db.select().from(orders).where(eq(orders.id, id))
        const fresh = (await till.order(row?.token ?? '', now)).tickets[0]?.code ?? ''
        // The seal of the old paper is right: a device without a network must know that it is out of use.
        const list = openList(await readList(till.db, till.boxOffice.edition, '2025-09-25'))
        const mark = (code: string) => codeMark(code, till.boxOffice.edition.id)
        expect([list.isReplaced(await mark(old)), list.find(await mark(old))]).toEqual([true, undefined])
        expect(list.find(await mark(fresh))?.state).toBe('paid')
        expect([await shown(old), await shown(fresh)]).toEqual(['refuse', 'admit'])
      })

      test('with the same address the links stay; with nothing changed nothing happens', async () => {
        const token = await bought(1)
        const { id, buyer } = await till.order(token, now)
        const same = {
          name: buyer.name ?? '',
          email: buyer.email ?? '',
          phone: buyer.phone ?? '',
          locale: 'ru' as const,
        }
        expect(await correctBuyer(till.boxOffice, id, same, cause, now)).toBe('nothing-changed')
        expect(await correctBuyer(till.boxOffice, id, { ...same, name: 'Анна Вьюгина' }, cause, now)).toBe(
          'done',
        )
        expect((await till.order(token, now)).buyer.name).toBe('Анна Вьюгина')
      })

      test('a cart has no buyer to correct', async () => {
        const slot = await till.newSlot(5)
        const placed = await till.place(
          { lines: [{ product: 'day', slot, quantity: 1 }], buyer: undefined as never },
          now,
        )
        if (placed.kind !== 'placed') throw new Error(placed.kind)
        const { id } = await till.order(placed.token, now)
        expect(await correctBuyer(till.boxOffice, id, wanted, cause, now)).toBe('no-buyer')
      })
    })
  },
)

/** The same figures each time. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
