import { randomUUID } from 'node:crypto'
import { type BoxOffice, queues } from '../../app/box-office/box-office.ts'
import type { ReturnReason } from '../../app/box-office/catalogue/return-sum.ts'
import { placeOrder, type Wish } from '../../app/box-office/orders/place-order.server.ts'
import { sendPayout } from '../../app/box-office/orders/promise-payout.server.ts'
import { readOrder } from '../../app/box-office/orders/read-order.server.ts'
import { settlePayment } from '../../app/box-office/orders/settle-payment.server.ts'
import { requestReturn } from '../../app/box-office/refunds/return-ticket.server.ts'
import { openSlots } from '../../app/box-office/slots/open-slots.server.ts'
import { openSealKey } from '../../app/box-office/tickets/keep-seal-key.server.ts'
import { hashPass } from '../../app/box-office/tickets/make-codes.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import type { Database } from '../../app/platform/database/database.server.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { gatewayForTest } from '../../sandbox/yookassa/gateway-for-test.ts'
import { ticketKey } from './fair-database.ts'
import { openPromisedJobs } from './promised-jobs.ts'

export const buyer = { name: 'Анна Ветрова', email: 'anna@example.test', phone: '+7 900 000-00-00' }

/** A shop on a database of its own and a gateway that speaks HTTP; jobs wait until they are asked for. */
export async function openTestBoxOffice(database: Database) {
  const gateway = await gatewayForTest()
  await openSlots(database.db, autumn2025)
  const { key: sealKey } = await openSealKey(
    database.pool,
    { dataDir: '', given: ticketKey },
    { hasTickets: false, now: new Date('2025-06-01T00:00:00Z') },
  )
  const { enqueue, promised, takePromised } = await openPromisedJobs(database.pool)
  const boxOffice: BoxOffice = {
    pool: database.pool,
    edition: autumn2025,
    gateway: gateway.client(),
    receipts: { vatCode: 1, paymentMode: 'full_payment' },
    publicUrl: 'https://portik.example',
    freePlacesPerHour: 60,
    hashPass: passNumber => hashPass(passNumber, autumn2025.id, 'a key for tests'),
    enqueue,
  }
  const { pool } = database

  return {
    boxOffice,
    sealKey,
    gateway,
    promised,
    takePromised,
    db: database.db,
    letters: async () =>
      (await promised()).flatMap(({ queue, data }) =>
        queue === queues.orderLetter ? [(data as { letter: string }).letter] : [],
      ),
    /** A slot of one's own, so that tests do not meet. */
    async newSlot(capacity: number, kind = 'before', startsAt = '2025-09-25T08:00:00Z'): Promise<string> {
      const id = `test-${randomUUID()}`
      await pool.query(
        `insert into slots (id, kind, day, starts_at, ends_at, capacity)
         values ($1, $2, ($3::timestamptz at time zone 'Europe/Moscow')::date, $3, $3::timestamptz + interval '3 hours', $4)`,
        [id, kind, startsAt, capacity],
      )
      return id
    },
    async place(wish: Partial<Wish> & Pick<Wish, 'lines'>, now: Date) {
      return placeOrder(boxOffice, { locale: 'ru', buyer, ...wish }, now)
    },
    /** Placed, and known to the gateway by an id of its own. */
    async ordered(wish: Partial<Wish> & Pick<Wish, 'lines'>, now: Date) {
      const placed = await this.place(wish, now)
      if (placed.kind !== 'placed') throw new Error(placed.kind)
      const gatewayId = await this.startPayment(placed.token, now)
      return { ...(await this.order(placed.token, now)), gatewayId }
    },
    async paid(wish: Partial<Wish> & Pick<Wish, 'lines'>, now: Date) {
      const { gatewayId, token } = await this.ordered(wish, now)
      await this.payAtGateway(gatewayId)
      await this.settle(token, now)
      return { ...(await this.order(token, now)), gatewayId }
    },
    /** Somebody has come in on this ticket. */
    async letIn(ticketId: string, at: Date) {
      await pool.query(
        `insert into scans (nonce, ticket_id, text, at, received_at, gate, verdict, actor)
         values ($1, $2, '', $3, $3, 'A', 'admit', 'door')`,
        [randomUUID(), ticketId, at],
      )
    },
    /** A cart: nobody has said who buys. */
    async cart(lines: Wish['lines'], now: Date): Promise<string> {
      const placed = await placeOrder(boxOffice, { locale: 'ru', lines }, now)
      if (placed.kind !== 'placed') throw new Error(placed.kind)
      return placed.token
    },
    async order(token: string, now: Date) {
      const order = await readOrder(database.db, autumn2025, token, now)
      if (!order) throw new Error('no such order')
      return order
    },
    /** Calls the gateway for the order's attempt; answers the gateway's own id of it. */
    async startPayment(token: string, now: Date): Promise<string> {
      const { payment } = await this.order(token, now)
      if (!payment) throw new Error('nothing to pay')
      await settlePayment(boxOffice, payment.id, now)
      const { rows } = await pool.query('select gateway_id from payments where id = $1', [payment.id])
      return rows[0].gateway_id
    },
    async settle(token: string, now: Date): Promise<string> {
      const { payment } = await this.order(token, now)
      return payment ? settlePayment(boxOffice, payment.id, now) : 'none'
    },
    requestReturn: (orderId: string, codes: string[], reason: ReturnReason, now: Date) =>
      transaction(pool, tx => requestReturn(boxOffice, tx, orderId, codes, reason, now)),
    payAtGateway: (gatewayId: string) => gateway.fill(gatewayId, '/sbp'),
    /** Sends what has been promised back so far. */
    async payOut(now: Date): Promise<void> {
      const waiting = (await takePromised()).filter(({ queue }) => queue === queues.sendPayout)
      for (const { data } of waiting)
        await sendPayout(boxOffice, (data as { payoutId: string }).payoutId, now)
    },
    async taken(slotId: string): Promise<number> {
      const { rows } = await pool.query('select taken from slots where id = $1', [slotId])
      return rows[0].taken
    },
    /** What every order still owes by the book; nought when all is settled. */
    async balance(token: string): Promise<number> {
      const { rows } = await pool.query(
        `select coalesce(sum(amount_kopecks), 0)::int as owed from ledger
         where order_id = (select id from orders where token = $1)`,
        [token],
      )
      return rows[0].owed
    },
  }
}
