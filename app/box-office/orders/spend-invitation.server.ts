import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { ProductId } from '../catalogue/products.ts'
import { codesTyped } from '../tickets/invitation-code.ts'
import type { WantedLine } from './check-order.ts'
import { invitations } from './tables.ts'

/** The invitation of this code, if it is its time, nobody has revoked it and not all of it is used. */
export async function usableInvitation(db: Db, code: string, now: Date) {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(
      and(
        inArray(invitations.code, codesTyped(code)),
        isNull(invitations.revokedAt),
        lte(invitations.validFrom, now),
        gt(invitations.validUntil, now),
      ),
    )
  return invitation && invitation.used < invitation.uses ? invitation : null
}

type Invitation = Pick<typeof invitations.$inferSelect, 'product' | 'uses' | 'used' | 'maxPerOrder'>

/** Whether a wish asks for more places than the invitation gives. */
export function isMoreThanInvited(invitation: Invitation, lines: readonly WantedLine[]): boolean {
  const left = invitation.uses - invitation.used
  return placesOf(invitation.product, lines) > Math.min(left, invitation.maxPerOrder ?? left)
}

/** Somebody was quicker: the transaction is undone. */
export class InvitationUsedUp extends Error {}

/** The last word: whatever was read before, an invitation revoked or used up meanwhile opens nothing. */
export async function spendInvitation(
  tx: Tx,
  { id, product }: { id: string; product: ProductId },
  lines: readonly WantedLine[],
): Promise<void> {
  await spendUses(tx, id, placesOf(product, lines))
}

/** All of them or none: the database itself lets nobody use an invitation once too often, or after it was revoked. */
export async function spendUses(tx: Tx, id: string, uses: number): Promise<void> {
  const { rowCount } = await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} + ${uses}` })
    .where(
      and(
        eq(invitations.id, id),
        isNull(invitations.revokedAt),
        sql`${invitations.used} + ${uses} <= ${invitations.uses}`,
      ),
    )
  if (rowCount !== 1) throw new InvitationUsedUp()
}

function placesOf(product: ProductId, lines: readonly WantedLine[]): number {
  return lines.filter(line => line.product === product).reduce((sum, line) => sum + line.quantity, 0)
}
