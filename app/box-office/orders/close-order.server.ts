import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { givePlacesBack, SoldOut, takePlaces } from '../slots/take-places.server.ts'
import { currentLines, lockOrder } from './read-order.server.ts'
import { spendUses } from './spend-invitation.server.ts'
import { invitations, orderLines, orders } from './tables.ts'

/** Lets the places of carts and unpaid orders go whose time is up. The orders stay, and may still be paid for. */
export async function expireOrders(boxOffice: BoxOffice, now: Date): Promise<number> {
  const due = await transaction(boxOffice.pool, tx =>
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.state, ['held', 'waiting_for_payment']), sql`${orders.heldUntil} <= ${now}`))
      .orderBy(orders.heldUntil)
      .limit(200),
  )
  let count = 0
  for (const { id } of due) if (await expireOrder(boxOffice, id, now)) count++
  return count
}

export function expireOrder(boxOffice: BoxOffice, orderId: string, now: Date): Promise<boolean> {
  const cause = { actor: 'clockwork', reason: 'expired', now }
  return transaction(boxOffice.pool, tx => closeOrder(boxOffice, tx, orderId, 'expired', cause))
}

/** The visitor thinks better of it. A payment that is already on its way finds the order as an expired one. */
export function cancelOrder(
  boxOffice: BoxOffice,
  orderId: string,
  now: Date,
  by = { actor: 'visitor', reason: 'cancelled' },
): Promise<boolean> {
  return transaction(boxOffice.pool, tx => closeOrder(boxOffice, tx, orderId, 'cancelled', { ...by, now }))
}

/** The same as part of something larger. Whoever has come too late, or too early, changes nothing. */
export async function closeOrder(
  boxOffice: BoxOffice,
  tx: Tx,
  id: string,
  to: 'expired' | 'cancelled',
  cause: Cause,
  { isDue = false }: { isDue?: boolean } = {},
): Promise<boolean> {
  const order = await lockOrder(tx, id)
  const isOpen = order.state === 'held' || order.state === 'waiting_for_payment'
  if (!isOpen || (to === 'expired' && !isDue && order.heldUntil > cause.now)) return false
  await tx.update(orders).set({ state: to }).where(eq(orders.id, id))
  await giveBackEverything(tx, id)
  if (order.state === 'waiting_for_payment') {
    await addLedgerEntry(tx, { orderId: id, kind: 'release', amountKopecks: -order.totalKopecks }, cause)
    if (to === 'expired' && !isDue)
      await boxOffice.enqueue(tx, queues.orderLetter, { orderId: id, letter: 'expired' })
  }
  await logOrderChange(tx, id, to, cause)
  return true
}

/** Whatever an order still occupies, its invitation's uses included. The caller holds the order's lock. */
export async function giveBackEverything(tx: Tx, orderId: string): Promise<void> {
  const lines = await tx
    .update(orderLines)
    .set({ isLive: false })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isLive, true)))
    .returning({ slotId: orderLines.slotId, quantity: orderLines.quantity })
  await givePlacesBack(tx, lines)
  await giveInvitationBack(tx, orderId)
}

/**
 * The same places once more, for money that came after they were let go, and the invitation's uses with them. A visit
 * that is over has none; an invitation that somebody else has used up since opens nothing.
 */
export async function takeEverythingAgain(tx: Tx, orderId: string, now: Date): Promise<void> {
  const lines = await tx
    .update(orderLines)
    .set({ isLive: true })
    .where(and(currentLines(orderId), eq(orderLines.isLive, false)))
    .returning({ slotId: orderLines.slotId, quantity: orderLines.quantity })
  const ids = lines.map(({ slotId }) => slotId)
  const [over] = await tx
    .select({ id: slots.id })
    .from(slots)
    .where(and(inArray(slots.id, ids), sql`${slots.endsAt} <= ${now}`))
  if (over) throw new SoldOut(over.id)
  await takePlaces(tx, lines)
  const invited = await invitedBy(tx, orderId)
  if (invited) await spendUses(tx, invited.id, invited.uses)
}

async function giveInvitationBack(tx: Tx, orderId: string): Promise<void> {
  const invited = await invitedBy(tx, orderId)
  if (!invited) return
  await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} - ${invited.uses}` })
    .where(eq(invitations.id, invited.id))
}

/** The order's invitation, and how many of its uses the order takes. */
async function invitedBy(tx: Tx, orderId: string): Promise<{ id: string; uses: number } | null> {
  const [invited] = await tx
    .select({ id: invitations.id, uses: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orders)
    .innerJoin(invitations, eq(invitations.id, orders.invitationId))
    .innerJoin(orderLines, and(eq(orderLines.product, invitations.product), currentLines(orderId)))
    .where(eq(orders.id, orderId))
    .groupBy(invitations.id)
  return invited ?? null
}
