import { and, asc, desc, eq, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { type Day, endOfDay } from '../platform/dates.ts'
import type { Both } from '../platform/languages.ts'
import type { Edition } from './edition.ts'
import { heldDays } from './open-fair.ts'
import { readTimeline, readTimelineOf } from './read-timeline.server.ts'
import { shownTimeline } from './shown-timeline.ts'
import { editions } from './tables.ts'
import { stepAt, type Timeline } from './timeline.ts'

export type EditionRow = typeof editions.$inferSelect

/** Every edition, those that were shown first, in their order. */
export function readEditions(db: Db): Promise<EditionRow[]> {
  return db.select().from(editions).orderBy(sql`${editions.shownFrom} nulls last`, asc(editions.id))
}

/** What the site says over time, by every edition that it has turned to or will. */
export async function readShown(db: Db, launch: Edition): Promise<Timeline> {
  const rows = await db.select().from(editions).where(isNotNull(editions.shownFrom))
  const read = rows.map(async ({ id, shownFrom }) => ({
    shownFrom,
    timeline: await readTimeline(db, { ...launch, id }),
  }))
  return shownTimeline(await Promise.all(read))
}

/** An edition as it is known at a moment, whether it is on show or not; null where there is none of that id. */
export async function readEdition(
  db: Db,
  current: Edition,
  id: string,
  now: Date,
): Promise<{ row: EditionRow; values: Edition } | null> {
  const [row] = await db.select().from(editions).where(eq(editions.id, id))
  if (!row) return null
  const values = id === current.id ? current : stepAt(await readTimelineOf(db, id), now).values
  return { row, values }
}

/**
 * The edition that something belongs to, once the site has turned to it: the one on show, or one of the past. Null before that,
 * whatever has been published for it.
 */
export async function readShownEdition(
  db: Db,
  current: Edition,
  id: string,
  now: Date,
): Promise<Edition | null> {
  if (id === current.id) return current
  const [row] = await db
    .select({ id: editions.id })
    .from(editions)
    .where(and(eq(editions.id, id), lte(editions.shownFrom, now)))
  return row ? stepAt(await readTimelineOf(db, id), now).values : null
}

/** `held`: when it took place, which is not when it was to, where it was postponed. */
export type EndedEdition = { name: Both; values: Edition; held: { firstDay: Day; lastDay: Day } }

/** The fairs that have taken place, of those that the site has turned to, the latest first. */
export async function readEndedEditions(db: Db, current: Edition, now: Date): Promise<EndedEdition[]> {
  const names = new Map((await readEditions(db)).map(({ id, name }) => [id, name]))
  return [current, ...(await readPastEditions(db, current, now))].flatMap(values => {
    const name = names.get(values.id)
    const held = heldDays(values)
    return name && held && now >= endOfDay(held.lastDay) ? [{ name, values, held }] : []
  })
}

/** The editions that were on show before this one, the latest first. */
export async function readPastEditions(db: Db, current: Edition, now: Date): Promise<Edition[]> {
  const rows = await db
    .select({ id: editions.id })
    .from(editions)
    .where(and(ne(editions.id, current.id), lte(editions.shownFrom, now)))
    .orderBy(desc(editions.shownFrom))
  return Promise.all(rows.map(async ({ id }) => stepAt(await readTimelineOf(db, id), now).values))
}
