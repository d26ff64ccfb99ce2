import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { sumOfChanges } from '../ledger/read-changes.server.ts'
import { isAnyIn } from '../orders/change-ticket.server.ts'
import { leavingTogether } from '../orders/leaning.ts'
import { lockLeaning } from '../orders/read-leaning.server.ts'
import { currentLines } from '../orders/read-order.server.ts'
import { moneyLeft, payBack } from '../orders/return-money.server.ts'
import { orderLines, tickets } from '../orders/tables.ts'
import { takeTicketsBack } from '../orders/take-tickets-back.server.ts'
import { closeUnpaid } from '../orders/write-request.server.ts'
import { standingStates } from '../tickets/kept-states.ts'

export type RefundWish = {
  orderId: string
  amountKopecks: number
  /** The codes of tickets that stop being valid; all others go on as they are. */
  tickets: readonly string[]
}
export type RefundAnswer =
  | 'done'
  | 'wrong-sum'
  | 'too-much'
  | 'wrong-ticket'
  | 'ticket-in'
  | 'leaned-on'
  | 'no-reason'

/** What one person gives back of an order alone; whatever goes beyond it, also in parts, takes two. */
export const aloneUpToKopecks = 10_000_00

/** What staff give of their own accord, as the order's history calls it: together it is what one may give alone. */
export const givenBeyond = { refunded: 'refunded-by-staff', raised: 'return-raised' } as const
const change = givenBeyond.refunded

/**
 * A sum that staff have chosen goes back, with its reason: never more than was paid and is not yet on its way back. The
 * tickets they name stop being valid at once, and their places are free; not those that somebody is in on, nor those
 * under a tour that stays.
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
  const leaning = await lockLeaning(tx, orderId)
  if (amountKopecks > (await moneyLeft(tx, orderId))) return 'too-much'
  const gone = await ticketsToClose(tx, orderId, wish.tickets)
  if (!gone) return 'wrong-ticket'
  const ids = new Set(gone.map(({ id }) => id))
  if (await isAnyIn(tx, [...ids])) return 'ticket-in'
  if (leavingTogether(leaning.standing, leaning.leans, ids).size > ids.size) return 'leaned-on'
  await closeUnpaid(boxOffice, tx, leaning, lean => ids.has(lean.entryTicketId), cause)

  const [line] = await tx
    .select({ name: orderLines.name })
    .from(orderLines)
    .where(currentLines(orderId))
    .orderBy(asc(orderLines.position))
    .limit(1)
  const part = { id: orderId, name: line?.name ?? '', kopecks: amountKopecks }
  await payBack(boxOffice, tx, orderId, [part], 'by-staff', cause.now)
  await addLedgerEntry(tx, { orderId, kind: 'credit', amountKopecks: -amountKopecks }, cause)
  await takeTicketsBack(tx, orderId, gone)
  await logOrderChange(tx, orderId, change, cause, { amountKopecks, tickets: [...wish.tickets] })
  await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: change })
  return 'done'
}

/** Whether this sum, with all that staff have given back of the order before, is more than one may decide alone. */
export async function takesTwo(db: Db, orderId: string, amountKopecks: number): Promise<boolean> {
  const before = await sumOfChanges(db, orderId, Object.values(givenBeyond))
  return before + amountKopecks > aloneUpToKopecks
}

/** Null where one of them is not a valid ticket of this order. */
async function ticketsToClose(tx: Tx, orderId: string, codes: readonly string[]) {
  const wanted = [...new Set(codes)]
  if (wanted.length === 0) return []
  const found = await tx
    .select({ id: tickets.id, slotId: tickets.slotId, lineId: tickets.lineId })
    .from(tickets)
    .where(
      and(
        eq(tickets.orderId, orderId),
        inArray(tickets.state, standingStates),
        inArray(tickets.code, wanted),
      ),
    )
  return found.length === wanted.length ? found : null
}
