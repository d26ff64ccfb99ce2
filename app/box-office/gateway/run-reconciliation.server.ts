import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { payments, payouts } from '../../payments/tables.ts'
import type { GatewayPayment, GatewayRefund } from '../../payments/yookassa-shapes.ts'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { logOfficeChange } from '../ledger/add-ledger-entry.server.ts'
import { sendPayout } from '../orders/promise-payout.server.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'
import { orders } from '../orders/tables.ts'
import { addDifference } from './add-difference.server.ts'
import { recordRefund } from './record-refund.server.ts'
import { reconciliations } from './tables.ts'

const dayMs = 24 * 3_600_000
const windowDays = 7
const pageSize = 100
// In the small hours of Moscow, when nobody buys.
const nightHourMs = 4 * 3_600_000

type Run = typeof reconciliations.$inferSelect

/** Once a night: the first process to come promises it. */
export async function promiseReconciliation(boxOffice: BoxOffice, now: Date): Promise<boolean> {
  const night = dayOf(new Date(now.getTime() - nightHourMs))
  const db = drizzle(boxOffice.pool)
  const [known] = await db
    .select({ id: reconciliations.id })
    .from(reconciliations)
    .where(eq(reconciliations.night, night))
  return known ? false : beginReconciliation(boxOffice, { night, actor: 'clockwork' }, now)
}

/** The last week, or since the last one that came to its end; a day is looked at twice rather than never. */
export function beginReconciliation(
  boxOffice: BoxOffice,
  { night = null, actor }: { night?: string | null; actor: string },
  now: Date,
): Promise<boolean> {
  return transaction(boxOffice.pool, async tx => {
    const [last] = await tx
      .select({ until: reconciliations.createdBefore })
      .from(reconciliations)
      .where(isNotNull(reconciliations.finishedAt))
      .orderBy(desc(reconciliations.createdBefore))
      .limit(1)
    const from = Math.min(now.getTime() - windowDays * dayMs, (last?.until.getTime() ?? Infinity) - dayMs)
    const [run] = await tx
      .insert(reconciliations)
      .values({
        night,
        createdFrom: new Date(from),
        createdBefore: now,
        stage: 'payments',
        startedAt: now,
      })
      .onConflictDoNothing({ target: reconciliations.night })
      .returning({ id: reconciliations.id })
    if (!run) return false
    if (actor !== 'clockwork') {
      await logOfficeChange(tx, 'reconciliation', run.id, { actor, reason: '', now }, {})
    }
    await boxOffice.enqueue(tx, queues.reconcile, { runId: run.id })
    return true
  })
}

/** Goes through the lists page by page and remembers where it is: killed, or unanswered, it goes on from there. */
export async function runReconciliation(
  boxOffice: BoxOffice,
  runId: string,
  now: () => Date,
  limit = pageSize,
): Promise<void> {
  const db = drizzle(boxOffice.pool)
  for (;;) {
    const [run] = await db.select().from(reconciliations).where(eq(reconciliations.id, runId))
    if (!run || run.stage === 'done') return
    const next = await takePage(boxOffice, run, limit, now())
    await db
      .update(reconciliations)
      .set({ ...next, ...(next.stage === 'done' && { finishedAt: now() }) })
      .where(eq(reconciliations.id, runId))
  }
}

async function takePage(
  boxOffice: BoxOffice,
  run: Run,
  limit: number,
  now: Date,
): Promise<Partial<Run> & Pick<Run, 'stage'>> {
  const { createdFrom, createdBefore, cursor } = run
  const filter = { createdFrom, createdBefore, limit, ...(cursor && { cursor }) }
  switch (run.stage) {
    case 'payments': {
      const answer = await boxOffice.gateway.listPayments(filter)
      if (answer.outcome === 'refused' && cursor) return { stage: 'payments', cursor: null }
      if (answer.outcome !== 'done') throw new NoAnswer()
      const { items, nextCursor } = answer.value
      await comparePayments(boxOffice, items, run, now)
      const paymentsRead = run.paymentsRead + items.length
      return nextCursor
        ? { stage: 'payments', cursor: nextCursor, paymentsRead }
        : { stage: 'refunds', cursor: null, paymentsRead }
    }
    case 'refunds': {
      const answer = await boxOffice.gateway.listRefunds(filter)
      if (answer.outcome === 'refused' && cursor) return { stage: 'refunds', cursor: null }
      if (answer.outcome !== 'done') throw new NoAnswer()
      const { items, nextCursor } = answer.value
      await compareRefunds(boxOffice, items, run, now)
      const refundsRead = run.refundsRead + items.length
      return nextCursor
        ? { stage: 'refunds', cursor: nextCursor, refundsRead }
        : { stage: 'ours', cursor: null, refundsRead }
    }
    default:
      return { stage: (await compareOurs(boxOffice, run, now)) ? 'ours' : 'done' }
  }
}

/** The job is tried again later, from where it stands. */
class NoAnswer extends Error {
  constructor() {
    super('the gateway did not give its list')
  }
}

async function comparePayments(
  boxOffice: BoxOffice,
  told: GatewayPayment[],
  run: Run,
  now: Date,
): Promise<void> {
  const db = drizzle(boxOffice.pool)
  const ids = told.map(({ id }) => id)
  const compared = await db
    .update(payments)
    .set({ comparedAt: run.startedAt })
    .where(inArray(payments.gatewayId, ids))
    .returning()
  const ours = new Map(compared.map(row => [row.gatewayId, row]))
  for (const one of told) {
    const row = ours.get(one.id)
    const sums = { gatewayId: one.id, gatewayKopecks: one.amountKopecks }
    const isPaid = one.status === 'succeeded'
    if (row && (row.state === 'started' || row.state === 'pending')) {
      await settlePayment(boxOffice, row.id, now)
    } else if (!row && isPaid) {
      const orderId = await knownOrder(db, one.metadata.order_id)
      if (!(await settleUnheard(boxOffice, orderId, one, now))) {
        const paymentId = await knownAttempt(db, one.metadata.payment_id)
        const about = { orderId, paymentId, ourKopecks: 0 }
        await addDifference(db, { kind: 'unknown-payment', ...sums, ...about }, now)
      }
    } else if (row?.state === 'canceled' && isPaid) {
      const { id: paymentId, orderId } = row
      await addDifference(db, { kind: 'unknown-payment', ...sums, orderId, paymentId, ourKopecks: 0 }, now)
    } else if (row?.state === 'succeeded' && (!isPaid || one.amountKopecks !== row.capturedKopecks)) {
      const { id: paymentId, orderId, capturedKopecks: ourKopecks } = row
      const gatewayKopecks = isPaid ? one.amountKopecks : 0
      await addDifference(
        db,
        { kind: 'amount', ...sums, orderId, paymentId, ourKopecks, gatewayKopecks },
        now,
      )
    }
  }
}

async function compareRefunds(
  boxOffice: BoxOffice,
  told: GatewayRefund[],
  run: Run,
  now: Date,
): Promise<void> {
  const db = drizzle(boxOffice.pool)
  const ids = told.map(({ id }) => id)
  const compared = await db
    .update(payouts)
    .set({ comparedAt: run.startedAt })
    .where(inArray(payouts.gatewayId, ids))
    .returning()
  const ours = new Map(compared.map(row => [row.gatewayId, row]))
  for (const one of told) {
    const row = ours.get(one.id)
    if (!row) {
      await recordRefund(boxOffice, one, now)
    } else if (row.state === 'promised' || row.state === 'sent') {
      await sendPayout(boxOffice, row.id, now)
    } else {
      const gatewayKopecks = one.status === 'succeeded' ? one.amountKopecks : 0
      const ourKopecks = row.state === 'succeeded' ? row.amountKopecks : 0
      const sums = { gatewayId: one.id, gatewayKopecks, ourKopecks }
      const about = { payoutId: row.id, paymentId: row.paymentId }
      if (gatewayKopecks !== ourKopecks) await addDifference(db, { kind: 'amount', ...about, ...sums }, now)
    }
  }
}

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

async function knownOrder(db: Db, id: string | undefined): Promise<string | null> {
  if (!id || !isUuid.test(id)) return null
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))
  return order?.id ?? null
}

/** The attempt to pay an invoice that the gateway speaks of, though our books have never heard the gateway's name for it. */
async function knownAttempt(db: Db, id: string | undefined): Promise<string | null> {
  if (!id || !isUuid.test(id)) return null
  const [attempt] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, id), isNotNull(payments.invoiceId), isNull(payments.gatewayId)))
  return attempt?.id ?? null
}

/** An attempt whose answer nobody heard: its own key asks for it once more, and it may be this one. */
async function settleUnheard(
  boxOffice: BoxOffice,
  orderId: string | null,
  { id, amountKopecks, metadata }: GatewayPayment,
  now: Date,
): Promise<boolean> {
  const db = drizzle(boxOffice.pool)
  const ofInvoice = isUuid.test(metadata.payment_id ?? '') ? metadata.payment_id : undefined
  const whose = orderId ? eq(payments.orderId, orderId) : ofInvoice && eq(payments.id, ofInvoice)
  if (!whose) return false
  const [unheard] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        whose,
        eq(payments.state, 'started'),
        isNull(payments.gatewayId),
        eq(payments.amountKopecks, amountKopecks),
      ),
    )
  if (!unheard) return false
  await settlePayment(boxOffice, unheard.id, now)
  const [known] = await db
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .where(eq(payments.gatewayId, id))
  // The key is answered with what was said at first; by its name the gateway says how it stands now.
  if (known?.state === 'pending') await settlePayment(boxOffice, known.id, now)
  return known !== undefined
}

/** What our books have and the lists did not show is asked for by its name. Says whether there was anything. */
async function compareOurs(boxOffice: BoxOffice, run: Run, now: Date): Promise<boolean> {
  const db = drizzle(boxOffice.pool)
  const { createdFrom, createdBefore, startedAt } = run
  const unseenOf = (table: typeof payments | typeof payouts) =>
    and(
      eq(table.state, 'succeeded'),
      gte(table.createdAt, createdFrom),
      lt(table.createdAt, createdBefore),
      or(isNull(table.comparedAt), sql`${table.comparedAt} < ${startedAt}`),
    )
  const unseenPayments = await db.select().from(payments).where(unseenOf(payments)).limit(pageSize)
  for (const { id, orderId, gatewayId, capturedKopecks: ourKopecks } of unseenPayments) {
    const answer = await boxOffice.gateway.getPayment(gatewayId ?? '')
    if (answer.outcome === 'unknown') throw new NoAnswer()
    const isThere = answer.outcome === 'done' && answer.value.status === 'succeeded'
    const gatewayKopecks = isThere ? answer.value.amountKopecks : 0
    const about = { gatewayId: gatewayId ?? id, orderId, paymentId: id, gatewayKopecks, ourKopecks }
    if (gatewayKopecks !== ourKopecks)
      await addDifference(db, { kind: isThere ? 'amount' : 'missing-payment', ...about }, now)
    await db.update(payments).set({ comparedAt: startedAt }).where(eq(payments.id, id))
  }
  const unseenPayouts = await db.select().from(payouts).where(unseenOf(payouts)).limit(pageSize)
  for (const { id, paymentId, gatewayId, amountKopecks: ourKopecks } of unseenPayouts) {
    const answer = await boxOffice.gateway.getRefund(gatewayId ?? '')
    if (answer.outcome === 'unknown') throw new NoAnswer()
    const isThere = answer.outcome === 'done' && answer.value.status === 'succeeded'
    const gatewayKopecks = isThere ? answer.value.amountKopecks : 0
    const about = { gatewayId: gatewayId ?? id, paymentId, payoutId: id, gatewayKopecks, ourKopecks }
    if (gatewayKopecks !== ourKopecks)
      await addDifference(db, { kind: isThere ? 'amount' : 'missing-refund', ...about }, now)
    await db.update(payouts).set({ comparedAt: startedAt }).where(eq(payouts.id, id))
  }
  return unseenPayments.length + unseenPayouts.length > 0
}
