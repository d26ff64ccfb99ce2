import { eq, inArray } from 'drizzle-orm'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { priceAfterMove, priceOf, productOf } from '../catalogue/products.ts'
import { returnSum, shareOf } from '../catalogue/return-sum.ts'
import { addLedgerEntry, type Cause } from '../ledger/add-ledger-entry.server.ts'
import { giveBackLeft, isAnyIn, moveNow, type Ticket, validTicket } from '../orders/change-ticket.server.ts'
import { planMove } from '../orders/leaning.ts'
import { isHourTaken, lockLeaning } from '../orders/read-leaning.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { moneyLeft, payBack } from '../orders/return-money.server.ts'
import { awaitDifference } from '../orders/settle-difference.server.ts'
import { orderLines, tickets } from '../orders/tables.ts'
import { slots } from '../slots/tables.ts'
import { SoldOut } from '../slots/take-places.server.ts'

export type Switched =
  | { kind: 'switched'; code: string }
  /** The new place is kept until the difference is paid. */
  | { kind: 'to-pay'; paymentId: string }
  | { kind: 'refused'; reason: SwitchRefusal }

export type SwitchRefusal =
  | 'unknown-ticket'
  | 'wrong-slot'
  | 'sold-out'
  | 'over'
  | 'visit-over'
  | 'already-in'
  | 'ticket-needed'
  | 'one-place-an-hour'
  | 'leaned-on-switch'
  | 'difference-waiting'

type Slot = typeof slots.$inferSelect

/**
 * Another day or time. The new place is taken before the old one is given up, and the QR is new. A dearer time is paid
 * for first; of a cheaper one the difference comes back by the ladder. Whoever has to come along comes along, and what
 * leans on the ticket and cannot is given back: both only if the visitor has said so.
 */
export function switchTicket(
  boxOffice: BoxOffice,
  orderId: string,
  code: string,
  slotId: string,
  { together = false }: { together?: boolean },
  now: Date,
): Promise<Switched> {
  const refused = (reason: SwitchRefusal): Switched => ({ kind: 'refused', reason })
  return transaction<Switched>(boxOffice.pool, async tx => {
    const leaning = await lockLeaning(tx, orderId)
    const order = await lockOrder(tx, orderId)
    const ticket = await validTicket(tx, orderId, code)
    if (!ticket) return refused('unknown-ticket')
    const [from] = await tx.select().from(slots).where(eq(slots.id, ticket.slotId))
    const [to] = await tx.select().from(slots).where(eq(slots.id, slotId))
    if (!from || !to) return refused('wrong-slot')
    const problem = whyNotThere(boxOffice, ticket, from, to, now)
    if (problem) return refused(problem)
    const plan = planMove(leaning.standing, leaning.leans, ticket.id, to)
    if (!plan) return refused('ticket-needed')
    if (to.kind === 'class' && (await isHourTaken(tx, orderId, plan.moving, to))) {
      return refused('one-place-an-hour')
    }
    const isAlone = plan.moving.length === 1 && plan.leaving.length === 0
    if (!isAlone && !together) return refused('leaned-on-switch')
    if (await isAnyIn(tx, [...plan.moving, ...plan.leaving])) return refused('already-in')
    const found = await tx
      .select({ ticket: tickets, from: slots })
      .from(tickets)
      .innerJoin(slots, eq(slots.id, tickets.slotId))
      .where(inArray(tickets.id, plan.moving))
      .orderBy(tickets.id)
    const moving = found.map(({ ticket }) => ticket)
    const difference = found.reduce(
      (sum, { ticket, from }) =>
        sum + priceAfterMove(boxOffice.edition, ticket, from, to) - ticket.priceKopecks,
      0,
    )
    if (difference > 0) {
      const wanted = { moving, leaving: plan.leaving, to, differenceKopecks: difference }
      return { kind: 'to-pay', paymentId: await awaitDifference(boxOffice, tx, order, wanted, now) }
    }
    const cause = { actor: 'visitor', reason: '', now }
    await giveBackLeft(boxOffice, tx, leaning, plan, to, cause)
    if (difference < 0) await giveDifferenceBack(boxOffice, tx, moving, from, -difference, cause)
    const fresh = await moveNow(boxOffice, tx, moving, to, cause)
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'switched' })
    return { kind: 'switched', code: fresh.get(ticket.id) ?? code }
  }).catch((error: unknown) => {
    if (error instanceof SoldOut) return refused('sold-out')
    const isWaiting = ['payments_active', 'ticket_switches_waiting'].some(name =>
      brokeConstraint(error, name),
    )
    if (isWaiting) return refused('difference-waiting')
    throw error
  })
}

function whyNotThere(
  { edition }: BoxOffice,
  ticket: Ticket,
  from: Slot,
  to: Slot,
  now: Date,
): SwitchRefusal | null {
  const product = productOf(ticket.product)
  const isSold = product?.slots.includes(to.kind) && priceOf(edition, ticket.product, to) !== null
  const isOfOneFair = to.editionId === from.editionId
  if (!product || !isSold || !isOfOneFair || to.id === from.id) return 'wrong-slot'
  if (to.calledOffAt || now >= (product.group === 'ticket' ? to.endsAt : to.startsAt)) return 'over'
  // Yesterday's ticket is used up, whether anybody came or not.
  const lasts = product.group === 'ticket' ? (ticket.honouredUntil ?? from.endsAt) : from.startsAt
  return lasts <= now ? 'visit-over' : null
}

/** A cheaper time: of the difference comes back what the ladder gives today. */
async function giveDifferenceBack(
  boxOffice: BoxOffice,
  tx: Tx,
  moving: readonly Ticket[],
  from: Slot,
  differenceKopecks: number,
  cause: Cause,
): Promise<void> {
  const [ticket] = moving
  if (!ticket) return
  const { percent } = returnSum(boxOffice.edition, { ...ticket, slot: from }, 'visitor', cause.now)
  const { orderId } = ticket
  // Staff may have given back a part already: nobody gets more than they paid.
  const amountKopecks = Math.min(shareOf(differenceKopecks, percent), await moneyLeft(tx, orderId))
  if (amountKopecks === 0) return
  await addLedgerEntry(
    tx,
    { orderId, kind: 'credit', amountKopecks: -amountKopecks },
    { ...cause, reason: 'difference' },
  )
  const [line] = await tx
    .select({ name: orderLines.name })
    .from(orderLines)
    .where(eq(orderLines.id, ticket.lineId))
  const part = { id: ticket.id, name: line?.name ?? '', kopecks: amountKopecks }
  await payBack(boxOffice, tx, orderId, [part], 'switched', cause.now)
}
