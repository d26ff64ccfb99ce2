import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf } from '../../platform/dates.ts'
import { fairCallOffs } from './tables.ts'

export type FairCallOff = typeof fairCallOffs.$inferSelect

/** The last that was decided about the whole fair. */
export async function latestCallOff(db: Db): Promise<FairCallOff | null> {
  const [row] = await db.select().from(fairCallOffs).orderBy(desc(fairCallOffs.startedAt)).limit(1)
  return row ?? null
}

/** While this holds, a ticket comes back in full on request; the ladder rests. */
export async function fullReturnsUntil(db: Db, now: Date): Promise<Day | null> {
  const [row] = await db
    .select({ until: fairCallOffs.returnsUntil })
    .from(fairCallOffs)
    .where(sql`${fairCallOffs.kind} = 'postponed' and ${fairCallOffs.returnsUntil} >= ${dayOf(now)}`)
    .orderBy(desc(fairCallOffs.startedAt))
    .limit(1)
  return row?.until ?? null
}
