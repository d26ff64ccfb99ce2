import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { payments } from '../../payments/tables.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { orderChanges } from '../ledger/tables.ts'
import { promisePayout } from '../orders/promise-payout.server.ts'
import { currentLines, lockOrder } from '../orders/read-order.server.ts'
import { orderLines, tickets } from '../orders/tables.ts'
import { givePlacesBack } from '../slots/take-places.server.ts'
import { restateOrder } from './return-ticket.server.ts'

export type RefundWish = {
  orderId: string
  amountKopecks: number
  /** The codes of tickets that stop being valid; all others go on as they are. */
  tickets: readonly string[]
}
export type RefundAnswer = 'done' | 'wrong-sum' | 'too-much' | 'wrong-ticket' | 'no-reason'

/** What one person gives back of an order alone; whatever goes beyond it, also in parts, takes two. */
export const aloneUpToKopecks = 10_000_00

const change = 'refunded-by-staff'

/**
 * A sum that staff have chosen goes back, with its reason: never more than was paid and is not yet on its way back. The
 * tickets they name stop being valid at once, and their places are free.
 */
export async function promiseRefund(
  boxOffice: BoxOffice,
  tx: Tx,
  wish: RefundWish,
  cause: Cause,
): Promise<RefundAnswer> {
  const { orderId, amountKopecks } = wish
  if (cause.reason.trim() === '') return 'no-reason'
  if (!Number.isSafeInteger(amountKopecks) || amountKopecks < 100) return 'wrong-sum'
  await lockOrder(tx, orderId)
  const sources = await withMoneyLeft(tx, orderId)
  if (amountKopecks > total(sources)) return 'too-much'
  const gone = await ticketsToClose(tx, orderId, wish.tickets)
  if (!gone) return 'wrong-ticket'

  const [line] = await tx
    .select({ name: orderLines.name })
    .from(orderLines)
    .where(currentLines(orderId))
    .orderBy(asc(orderLines.position))
    .limit(1)
  let rest = amountKopecks
  for (const { id, left } of sources) {
    const part = Math.min(left, rest)
    if (part === 0) continue
    rest -= part
    const lines = [{ name: line?.name ?? '', quantity: 1, unitKopecks: part }]
    await promisePayout(
      boxOffice,
      tx,
      { payment: { id }, amountKopecks: part, reason: 'by-staff', lines },
      cause.now,
    )
  }
  await addLedgerEntry(tx, { orderId, kind: 'credit', amountKopecks: -amountKopecks }, cause)
  for (const { id, slotId, lineId, passHash } of gone) {
    await tx.update(tickets).set({ state: 'returned' }).where(eq(tickets.id, id))
    await givePlacesBack(tx, [{ slotId, quantity: 1 }])
    // The pass may buy its one concession again.
    if (passHash) await tx.update(orderLines).set({ isLive: false }).where(eq(orderLines.id, lineId))
  }
  await restateOrder(tx, orderId)
  await logOrderChange(tx, orderId, change, cause, { amountKopecks, tickets: [...wish.tickets] })
  await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: change })
  return 'done'
}

/** What was paid for an order and is neither back nor on its way. */
export async function refundable(db: Db, orderId: string): Promise<number> {
  return total(await withMoneyLeft(db, orderId))
}

/** Whether this sum, with all that staff have given back of the order before, is more than one may decide alone. */
export async function takesTwo(db: Db, orderId: string, amountKopecks: number): Promise<boolean> {
  const [row] = await db
    .select({
      before: sql`coalesce(sum((${orderChanges.details} ->> 'amountKopecks')::bigint), 0)::bigint`.mapWith(
        Number,
      ),
    })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.what, change)))
  return (row?.before ?? 0) + amountKopecks > aloneUpToKopecks
}

function total(sources: readonly { left: number }[]): number {
  return sources.reduce((sum, { left }) => sum + left, 0)
}

function withMoneyLeft(db: Db, orderId: string) {
  return db
    .select({
      id: payments.id,
      left: sql<number>`${payments.capturedKopecks} - ${payments.refundedKopecks}`,
    })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'succeeded')))
    .orderBy(asc(payments.settledAt), asc(payments.id))
}

/** Null where one of them is not a valid ticket of this order. */
async function ticketsToClose(tx: Tx, orderId: string, codes: readonly string[]) {
  const wanted = [...new Set(codes)]
  if (wanted.length === 0) return []
  const found = await tx
    .select({
      id: tickets.id,
      slotId: tickets.slotId,
      lineId: tickets.lineId,
      passHash: orderLines.passHash,
    })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(and(eq(tickets.orderId, orderId), eq(tickets.state, 'valid'), inArray(tickets.code, wanted)))
  return found.length === wanted.length ? found : null
}
