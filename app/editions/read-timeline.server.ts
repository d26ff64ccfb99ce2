import { asc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { autumn2025, type Edition } from './edition.ts'
import { editionValues } from './tables.ts'
import type { Timeline } from './timeline.ts'

/** The edition over time. What a later release of the software knows more of is, until somebody says otherwise, as launched. */
export async function readTimeline(db: Db, launch: Edition): Promise<Timeline> {
  const rows = await db
    .select({ holdsFrom: editionValues.holdsFrom, values: editionValues.values })
    .from(editionValues)
    .where(eq(editionValues.editionId, launch.id))
    .orderBy(asc(editionValues.holdsFrom))
  const [first, ...later] = rows.map(({ holdsFrom, values }) => ({ holdsFrom, values: over(launch, values) }))
  if (!first) throw new Error(`the database knows no edition ${launch.id}`)
  return [first, ...later]
}

/** The same of any edition, by its id: what it lacks is as launched, never as another edition says it. */
export function readTimelineOf(db: Db, id: string): Promise<Timeline> {
  return readTimeline(db, { ...autumn2025, id })
}

function over<Value>(launch: Value, kept: unknown): Value {
  if (kept === undefined) return launch
  if (!isRecord(launch) || !isRecord(kept)) return kept as Value
  const names = [...new Set([...Object.keys(launch), ...Object.keys(kept)])]
  return Object.fromEntries(names.map(name => [name, over(launch[name], kept[name])])) as Value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
