import { eq, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { payments } from '../../payments/tables.ts'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type BoxOffice, type LetterKind, queues } from '../box-office.ts'
import { hasTickets } from '../catalogue/order-states.ts'
import { addLedgerEntry, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { SoldOut } from '../slots/take-places.server.ts'
import { usableUntil } from '../tickets/last-use.ts'
import { paidDifference, switchOfPayment } from './change-ticket.server.ts'
import { closeOrder, takeEverythingAgain } from './close-order.server.ts'
import { completeOrder } from './make-tickets.server.ts'
import { promisePayout } from './promise-payout.server.ts'
import { leansOnNothing } from './read-leaning.server.ts'
import { currentLines, type Order } from './read-order.server.ts'
import { InvitationUsedUp } from './spend-invitation.server.ts'
import { orderLines } from './tables.ts'

/** What the money buys: the tickets waited for; the same places again if it came late; else itself back. */
export async function spendPayment(
  boxOffice: BoxOffice,
  tx: Tx,
  order: Order,
  payment: typeof payments.$inferSelect,
  now: Date,
): Promise<void> {
  const cause = { actor: 'gateway', reason: '', now }
  const moved = hasTickets(order.state) ? await switchOfPayment(tx, payment.id) : null
  if (moved && (await paidDifference(boxOffice, tx, moved, cause))) return
  const isTooLate = await isOver(boxOffice.edition, tx, order.id, now)
  if (order.state === 'waiting_for_payment') {
    if (!isTooLate) return completeOrder(boxOffice, tx, order.id, cause)
    // Nobody is sold a visit that is over: the order ends as if its time had run out, and the money goes back.
    const ended = { ...cause, reason: 'the visit is over' }
    await closeOrder(boxOffice, tx, order.id, 'expired', ended, { isDue: true })
    order.state = 'expired'
  }
  let why: Returned = moved ? 'difference' : order.state === 'cancelled' ? 'cancelled' : 'double'
  if (order.state === 'expired') {
    const taken = isTooLate ? 'late' : await takeAgain(tx, order.id, now)
    if (taken === 'taken') {
      const late = { ...cause, reason: 'paid late, places were free' }
      await addLedgerEntry(tx, { orderId: order.id, kind: 'charge', amountKopecks: order.totalKopecks }, late)
      return completeOrder(boxOffice, tx, order.id, late)
    }
    why = taken
  }
  // Whoever has paid reads once why the money comes back.
  await boxOffice.enqueue(tx, queues.orderLetter, { orderId: order.id, letter: returnLetters[why] })
  await promisePayout(
    boxOffice,
    tx,
    { payment, amountKopecks: payment.amountKopecks, reason: why, lines: [] },
    now,
  )
  await logOrderChange(tx, order.id, 'money-returned', { ...cause, reason: why })
}

type Returned = 'difference' | 'late' | 'late-invitation' | 'cancelled' | 'double'
const returnLetters: Record<Returned, LetterKind> = {
  difference: 'difference-returned',
  late: 'late-payment-returned',
  'late-invitation': 'late-invitation-returned',
  cancelled: 'cancelled-payment-returned',
  double: 'double-payment-returned',
}

async function isOver(edition: Edition, tx: Tx, orderId: string, now: Date): Promise<boolean> {
  if (dayOf(now) < edition.firstDay) return false
  const lines = await tx
    .select({ product: orderLines.product, slot: slots })
    .from(orderLines)
    .innerJoin(slots, eq(slots.id, orderLines.slotId))
    .where(currentLines(orderId))
  return lines.some(({ product, slot }) => usableUntil(edition, product, slot) <= now)
}

// Half of the places are no places: then all are let go again, and the rest of the transaction goes on.
async function takeAgain(tx: Tx, orderId: string, now: Date): Promise<'taken' | 'late' | 'late-invitation'> {
  await tx.execute(sql`savepoint before_taking_again`)
  try {
    await takeEverythingAgain(tx, orderId, now)
    if (await leansOnNothing(tx, orderId)) throw new SoldOut('the entry tickets it was booked with')
    return 'taken'
  } catch (error) {
    const isUsedUp = error instanceof InvitationUsedUp
    if (!isUsedUp && !(error instanceof SoldOut) && !brokeConstraint(error, 'order_lines_pass')) throw error
    await tx.execute(sql`rollback to savepoint before_taking_again`)
    return isUsedUp ? 'late-invitation' : 'late'
  }
}
