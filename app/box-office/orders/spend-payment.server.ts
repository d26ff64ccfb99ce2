import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { payments } from '../../payments/tables.ts'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import { allQueries } from '../../platform/database/pipeline.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type BoxOffice, type LetterKind, queues } from '../box-office.ts'
import { hasTickets } from '../catalogue/order-states.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { SoldOut } from '../slots/take-places.server.ts'
import { standingStates } from '../tickets/kept-states.ts'
import { honouredUntil, usableUntil } from '../tickets/last-use.ts'
import { newSecret, newTicketCode } from '../tickets/make-codes.server.ts'
import { closeOrder, takeEverythingAgain } from './close-order.server.ts'
import { promisePayout } from './promise-payout.server.ts'
import { leansOnNothing, leftByCallOff } from './read-leaning.server.ts'
import { currentLines, type Order } from './read-order.server.ts'
import { returnTogether, unusedTickets } from './return-together.server.ts'
import { paidDifference, switchOfPayment } from './settle-difference.server.ts'
import { InvitationUsedUp } from './spend-invitation.server.ts'
import { lineEntries, orderLines, orders, tickets } from './tables.ts'

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

/**
 * Paid: the tickets come into being and their letter is promised, in the transaction that knows of the money.
 * The caller holds the order's lock and has its places.
 */
export async function completeOrder(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  cause: Cause,
): Promise<void> {
  const completed = tx
    .update(orders)
    .set({ state: 'paid', paidAt: cause.now })
    .where(and(eq(orders.id, orderId), inArray(orders.state, ['waiting_for_payment', 'expired'])))
    .execute()
  const read = tx
    .select({
      line: orderLines,
      slot: slots,
      leans: sql<boolean>`exists (select 1 from ${lineEntries} where ${lineEntries.lineId} = ${orderLines.id})`,
    })
    .from(orderLines)
    .innerJoin(slots, eq(slots.id, orderLines.slotId))
    .where(currentLines(orderId))
    .execute()
  await allQueries([completed, read])
  if ((await completed).rowCount !== 1)
    throw new Error(`order ${orderId} cannot be completed from where it stands`)
  const lines = await read
  const made = lines.flatMap(({ line, slot }) =>
    // An individual tour is one place, however many walk along.
    Array.from({ length: line.quantity }, () => ({
      id: randomUUID(),
      orderId,
      lineId: line.id,
      product: line.product,
      slotId: line.slotId,
      code: newTicketCode(),
      secret: newSecret(),
      priceKopecks: line.unitKopecks,
      state: 'valid' as const,
      createdAt: cause.now,
      honouredUntil: honouredUntil(boxOffice.edition, slot, cause.now),
    })),
  )
  const written = [tx.insert(tickets).values(made).execute(), logOrderChange(tx, orderId, 'paid', cause)]
  const promise = (letter: LetterKind) => boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter })
  const gone = lines.flatMap(({ slot }) => (slot.calledOffAt ? [slot.id] : []))
  const mayBeOff = gone.length > 0 || lines.some(({ leans }) => leans)
  if (!mayBeOff) return allQueries([...written, promise('paid')])
  await allQueries(written)
  await promise(await giveBackGone(boxOffice, tx, orderId, gone, cause))
}

/** Called off while it was being paid, or the entry it leans on: that part of the money goes back, the rest stands. */
async function giveBackGone(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  slotIds: readonly string[],
  { now }: Cause,
): Promise<LetterKind> {
  const cause = { actor: 'clockwork', reason: 'called off while it was being paid', now }
  const along = await leftByCallOff(tx, { orderId })
  const going = await unusedTickets(tx, orderId, slotIds, along)
  if (going.length === 0) return 'paid'
  await returnTogether(boxOffice, tx, going, 'called-off', cause)
  await logOrderChange(tx, orderId, 'called-off', cause, { slotIds })
  const [left] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), inArray(tickets.state, standingStates)))
    .limit(1)
  return left ? 'paid-in-part' : 'called-off'
}
