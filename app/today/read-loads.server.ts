import { gt } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { hallLoads } from './tables.ts'
import type { Level } from './today-view.ts'

const holdsMs = 30 * 60_000

export type HallLoad = { level: Level; until: string; by: string }

/** What staff have said of the halls within the last half an hour. */
export async function readLoads(db: Db, now: Date): Promise<Map<string, HallLoad>> {
  const rows = await db
    .select()
    .from(hallLoads)
    .where(gt(hallLoads.setAt, new Date(now.getTime() - holdsMs)))
  return new Map(
    rows.map(({ hall, level, setAt, setBy }) => [
      hall,
      { level, until: new Date(setAt.getTime() + holdsMs).toISOString(), by: setBy },
    ]),
  )
}
