import { eq } from 'drizzle-orm'
import { hallKeys } from '../content/events/event-names.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { hallLoads } from './tables.ts'
import { type Level, levels } from './today-view.ts'

export type LoadSet = 'set' | 'unknown-hall' | 'unknown-level'

/** Said for half an hour; `unknown` takes back what was said. The last word counts. */
export async function setLoad(
  db: Db,
  { hall, level, by }: { hall: string; level: string; by: string },
  now: Date,
): Promise<LoadSet> {
  if (!hallKeys.includes(hall)) return 'unknown-hall'
  if (level === 'unknown') {
    await db.delete(hallLoads).where(eq(hallLoads.hall, hall))
    return 'set'
  }
  if (!isLevel(level)) return 'unknown-level'
  const said = { level, setAt: now, setBy: by }
  await db
    .insert(hallLoads)
    .values({ hall, ...said })
    .onConflictDoUpdate({ target: hallLoads.hall, set: said })
  return 'set'
}

function isLevel(level: string): level is Level {
  return levels.some(one => one === level)
}
