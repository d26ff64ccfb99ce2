import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { exhibitorThreads, type Side } from '../tables.ts'

/** A side has had everything up to this message before its eyes. An old page takes nothing back. */
export async function recordReading(
  db: Db,
  applicationId: string,
  side: Side,
  lastId: number,
): Promise<void> {
  const { exhibitorReadId, officeReadId } = exhibitorThreads
  await db
    .update(exhibitorThreads)
    .set(
      side === 'exhibitor'
        ? { exhibitorReadId: sql`greatest(${exhibitorReadId}, ${lastId})` }
        : { officeReadId: sql`greatest(${officeReadId}, ${lastId})` },
    )
    .where(eq(exhibitorThreads.applicationId, applicationId))
}

/** The office leaves a last word unanswered: a thank-you waits for nothing. */
export async function settleThread(db: Db, applicationId: string): Promise<void> {
  await db
    .update(exhibitorThreads)
    .set({ waitsSince: null })
    .where(eq(exhibitorThreads.applicationId, applicationId))
}
