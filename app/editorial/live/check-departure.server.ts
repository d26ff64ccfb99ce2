import { eq, sql } from 'drizzle-orm'
import { departures } from '../../content/events/tables.ts'
import { tourSlot } from '../../content/events/tour-slot.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Fault } from '../check-fields.ts'
import { departures as kind } from '../kinds/departures.ts'
import type { JsonObject } from '../record.ts'

/**
 * Whoever has a place at a departure was promised its hour, its length and its kind: it is called off for them, with money and
 * letters, and never moved behind their backs.
 */
export async function departureFaults(tx: Tx, key: string, record: JsonObject): Promise<Fault[]> {
  const [live] = await tx
    .select()
    .from(departures)
    .where(eq(departures.id, Number(key)))
  if (!live) return []
  // A sale that is under way has the row: either it is seen here, or it sees what is published now.
  const { rows } = await tx.execute(
    sql`select from slots where id = ${tourSlot(key)} and taken > 0 for update`,
  )
  if (rows.length === 0) return []
  const promised = { type: live.type, startsAt: live.startsAt.toISOString(), minutes: live.minutes }
  const changed = Object.entries(promised).filter(([name, was]) => {
    const now = name === 'startsAt' ? new Date(String(record.startsAt)).toISOString() : record[name]
    return now !== was
  })
  return changed.map(([name]) => {
    const label = kind.fields.find(field => field.name === name)?.label ?? kind.label.one
    return { path: name, language: null, label, reason: 'promised' }
  })
}
