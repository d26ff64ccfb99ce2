import { and, eq, ne, sql } from 'drizzle-orm'
import { stands } from '../../content/stands/tables.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { standHolds } from './tables.ts'

export type Hold = typeof standHolds.$inferSelect

/** A hold lapses at its minute, unless an invoice waits for its money: that one a person ends. */
export function isLapsed({ state, until, invoicedAt }: Hold, now: Date): boolean {
  return state === 'held' && invoicedAt === null && until !== null && until <= now
}

// The order in which everything is locked, everywhere: the application, the stands by their codes, the equipment by its
// names. So nobody waits for somebody who waits for them.

/** One command of an application at a time, whichever tab or process it comes from. */
export async function lockApplication(tx: Tx, applicationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stand ${applicationId}`}, 0))`)
}

export async function lockStands(tx: Tx, editionId: string, codes: string[]) {
  const asked = sql`${stands.code} = any(${sql.param(codes)})`
  return tx
    .select()
    .from(stands)
    .where(and(eq(stands.editionId, editionId), asked))
    .orderBy(stands.code)
    .for('no key update')
}

export async function livingHold(
  tx: Tx,
  editionId: string,
  of: { applicationId: string } | { code: string },
): Promise<Hold | null> {
  const whose =
    'code' in of ? eq(standHolds.standCode, of.code) : eq(standHolds.applicationId, of.applicationId)
  const [hold] = await tx
    .select()
    .from(standHolds)
    .where(and(eq(standHolds.editionId, editionId), whose, ne(standHolds.state, 'released')))
  return hold ?? null
}

/** The living hold of an application with everything locked that could change it. */
export async function lockedHold(tx: Tx, editionId: string, applicationId: string): Promise<Hold | null> {
  await lockApplication(tx, applicationId)
  const seen = await livingHold(tx, editionId, { applicationId })
  if (!seen) return null
  await lockStands(tx, editionId, [seen.standCode])
  // The scheduler knows no applications: it may have been quicker.
  return livingHold(tx, editionId, { applicationId })
}
