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
  await spendUses(tx, id, asked)
}

/** All of them or none: the database itself lets nobody use an invitation once too often. */
export async function spendUses(tx: Tx, id: string, uses: number): Promise<void> {
  const { rowCount } = await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} + ${uses}` })
    .where(and(eq(invitations.id, id), sql`${invitations.used} + ${uses} <= ${invitations.uses}`))
  if (rowCount !== 1) throw new InvitationUsedUp()
}
