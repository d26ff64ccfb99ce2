import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOfficeChange } from '../ledger/add-ledger-entry.server.ts'
import { cancelOrder } from '../orders/close-order.server.ts'
import { invitations, orders } from '../orders/tables.ts'

/** An order that came of an invitation. */
export type InvitedOrder = { invitationId: string; id: string; code: string; state: string }

export type Revoked = {
  /** How many open nothing more from now on. */
  revoked: number
  /** Paid orders that stand: what becomes of each is decided at the order. */
  orders: InvitedOrder[]
}

/**
 * From this moment the invitation, or all of its batch, opens nothing more. Carts and unpaid orders made with it are let
 * go; what is paid for stays paid for, and is named.
 */
export async function revokeInvitations(
  boxOffice: BoxOffice,
  which: { id: string } | { batchId: string },
  { actor, reason }: { actor: string; reason: string },
  now: Date,
): Promise<Revoked> {
  const isMeant = 'id' in which ? eq(invitations.id, which.id) : eq(invitations.batchId, which.batchId)
  const revoked = await transaction(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(invitations)
      .set({ revokedAt: now, revokedBy: actor, revokedReason: reason })
      .where(and(isMeant, isNull(invitations.revokedAt)))
    const count = rowCount ?? 0
    const subject = 'id' in which ? which.id : which.batchId
    if (count > 0)
      await logOfficeChange(tx, 'invitations-revoked', subject, { actor, reason, now }, { count })
    return count
  })
  // In transactions of their own, each of which locks its order first, as everybody does.
  const db = drizzle(boxOffice.pool)
  for (const { id } of await ordersBy(db, isMeant, ['held', 'waiting_for_payment']))
    await cancelOrder(boxOffice, id, now, { actor, reason })
  return { revoked, orders: await ordersBy(db, isMeant, ['paid', 'partly_refunded']) }
}

/** The orders of these invitations, by the invitation. */
export function ordersOfInvitations(db: Db, ids: readonly string[]): Promise<InvitedOrder[]> {
  if (ids.length === 0) return Promise.resolve([])
  return ordersBy(db, inArray(invitations.id, [...ids]))
}

async function ordersBy(
  db: Db,
  isMeant: SQL,
  states?: (typeof orders.$inferSelect)['state'][],
): Promise<InvitedOrder[]> {
  const rows = await db
    .select({ invitationId: orders.invitationId, id: orders.id, code: orders.code, state: orders.state })
    .from(orders)
    .innerJoin(invitations, eq(invitations.id, orders.invitationId))
    .where(and(isMeant, states && inArray(orders.state, states)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
  return rows.map(row => ({ ...row, invitationId: row.invitationId ?? '' }))
}
