import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { slots } from '../slots/tables.ts'
import { givePlacesBack, SoldOut, takePlaces } from '../slots/take-places.server.ts'
import { invitations, orderLines, orders } from './tables.ts'

/** The lines of an order without those that were taken out of the cart. */
export function currentLines(orderId: string | SQL) {
  return and(eq(orderLines.orderId, orderId), eq(orderLines.isRemoved, false))
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

/** The same places once more, for money that came after they were let go; a visit that is over has none. */
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
}

async function giveInvitationBack(tx: Tx, orderId: string): Promise<void> {
  const [order] = await tx
    .select({ invitationId: orders.invitationId })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order?.invitationId) return
  const [{ invited } = { invited: 0 }] = await tx
    .select({ invited: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .innerJoin(invitations, eq(invitations.product, orderLines.product))
    .where(and(currentLines(orderId), eq(invitations.id, order.invitationId)))
  await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} - ${invited}` })
    .where(eq(invitations.id, order.invitationId))
}
