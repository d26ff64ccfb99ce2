import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { FairCallOff } from '../../editions/open-fair.ts'
import { writtenOnce } from '../../platform/database/json-rows.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf } from '../../platform/dates.ts'
import { callOffs } from './tables.ts'

export type CallOff = typeof callOffs.$inferSelect

/** The last that was decided about the whole fair. */
export async function latestCallOff(db: Db): Promise<CallOff | null> {
  const [row] = await db
    .select()
    .from(callOffs)
    .where(eq(callOffs.scope, 'fair'))
    .orderBy(desc(callOffs.startedAt))
    .limit(1)
  return row ?? null
}

/** Everything that was decided of a whole fair, in its order: whether it was held, and when, is read from this. */
export async function readFairCallOffs(db: Db): Promise<FairCallOff[]> {
  const rows = await db
    .select()
    .from(callOffs)
    .where(eq(callOffs.scope, 'fair'))
    .orderBy(asc(callOffs.startedAt))
  return rows.map(({ startedAt, newFrom, newTo }) => ({
    decidedAt: startedAt,
    newDays: newFrom && newTo ? { firstDay: newFrom, lastDay: newTo } : null,
  }))
}

export async function readCallOff(db: Db, id: string): Promise<CallOff | null> {
  const [row] = await db.select().from(callOffs).where(eq(callOffs.id, id))
  return row ?? null
}

/** While this holds, a ticket comes back in full on request; the ladder rests. */
export async function fullReturnsUntil(db: Db, now: Date): Promise<Day | null> {
  const [row] = await postponement(db, [dayOf(now)])
  return row?.until ?? null
}

/** The same for a statement that asks for more; `today` is its name for the day. */
export const postponedUntil = (today: SQL) => sql`
  (select ${callOffs.returnsUntil}::text from ${callOffs}
    where ${callOffs.kind} = 'postponed' and ${callOffs.returnsUntil} >= ${today}
    order by ${callOffs.startedAt} desc limit 1)`

const postponement = writtenOnce<{ until: Day | null }>(sql`select ${postponedUntil(sql`$1`)} as until`)
