import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { councilDecisions } from './tables.ts'

/** In which turn somebody chooses a stand; null for whoever has not been told so: before the release nobody is. */
export async function rankOf(db: Db, applicationId: string): Promise<number | null> {
  const [row] = await db
    .select({ rank: councilDecisions.rank })
    .from(councilDecisions)
    .where(and(eq(councilDecisions.applicationId, applicationId), isNotNull(councilDecisions.releasedAt)))
  return row?.rank ?? null
}
