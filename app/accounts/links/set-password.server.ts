import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { credentials, emailChanges, people, sessions } from '../tables.ts'
import { forgetLinks, spendLink } from './spend-link.server.ts'

/**
 * A new password in place of a forgotten one, by the link in a letter. Whoever was in is out, other links and a change of
 * address that was under way are void; the one-time code stays and is asked for as ever.
 */
export function resetPassword(
  pool: pg.Pool,
  {
    token,
    passwordHash,
    now,
    machineNow,
  }: { token: string; passwordHash: string; now: Date; machineNow: Date },
): Promise<'done' | 'over'> {
  return transaction(pool, async tx => {
    const link = await spendLink(tx, token, ['reset'], now)
    if (!link?.personId) return 'over'
    const { personId } = link
    const [person] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId))
    if (!person) return 'over'
    await tx
      .update(credentials)
      .set({ password: passwordHash, updatedAt: now })
      .where(and(eq(credentials.userId, personId), eq(credentials.providerId, 'credential')))
    await tx.delete(sessions).where(eq(sessions.userId, personId))
    await tx.delete(emailChanges).where(eq(emailChanges.personId, personId))
    await forgetLinks(tx, personId, link.id)
    await recordAccountChange(tx, 'password-reset', { email: person.email, now: machineNow })
    return 'done'
  })
}
