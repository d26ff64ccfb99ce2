import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { ProductId } from '../catalogue/products.ts'
import type { WantedLine } from './check-order.ts'
import { invitations } from './tables.ts'

/** The invitation of this code, if it is its time and not all of it is used. */
export async function usableInvitation(db: Db, code: string, now: Date) {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.code, code.trim().toUpperCase()))
  if (!invitation || invitation.used >= invitation.uses) return null
  return now >= invitation.validFrom && now < invitation.validUntil ? invitation : null
}

/** Somebody was quicker: the transaction is undone. */
export class InvitationUsedUp extends Error {}

export async function spendInvitation(
  tx: Tx,
  { id, product }: { id: string; product: ProductId },
  lines: readonly WantedLine[],
): Promise<void> {
  const asked = lines.filter(line => line.product === product).reduce((sum, line) => sum + line.quantity, 0)
  const { rowCount } = await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} + ${asked}` })
    .where(and(eq(invitations.id, id), sql`${invitations.used} + ${asked} <= ${invitations.uses}`))
  if (rowCount !== 1) throw new InvitationUsedUp()
}
