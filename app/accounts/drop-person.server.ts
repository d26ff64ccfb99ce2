import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import {
  accountLinks,
  credentials,
  emailChanges,
  people,
  recoveryCodes,
  secondFactors,
  sessions,
} from './tables.ts'

/**
 * Somebody leaves. Where other rooms keep papers of theirs, which still count (a juror's votes), the row stays as what the papers are
 * of: without a role, a password, a session or a code, and as `left` says.
 */
export async function dropPerson(
  tx: Tx,
  id: string,
  left: Partial<typeof people.$inferInsert> = {},
): Promise<'gone' | 'locked-out'> {
  await tx.execute(sql`savepoint leaving`)
  try {
    await tx.delete(people).where(eq(people.id, id))
    await tx.execute(sql`release savepoint leaving`)
    return 'gone'
  } catch (error) {
    if (!isNeeded(error)) throw error
    await tx.execute(sql`rollback to savepoint leaving`)
  }
  for (const table of [sessions, credentials]) await tx.delete(table).where(eq(table.userId, id))
  for (const table of [accountLinks, emailChanges, secondFactors, recoveryCodes])
    await tx.delete(table).where(eq(table.personId, id))
  await tx
    .update(people)
    .set({ ...left, role: 'member' })
    .where(eq(people.id, id))
  return 'locked-out'
}

/** PostgreSQL's word for a row that others refer to. */
function isNeeded(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === '23503') return true
  return false
}
