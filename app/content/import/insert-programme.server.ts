import type { DepartureRecord, EventRecord } from '../../../content/types.ts'
import { momentAt } from '../../editions/rules.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayAfter } from '../../platform/dates.ts'
import { hallKeys } from '../events/event-names.ts'
import * as tables from '../events/tables.ts'
import { speakers as speakerTable } from '../tables.ts'
import { type InsertContext, publishedIn } from './insert-context.ts'

/** The programme in the order it is read in, and who speaks. */
export async function insertEvents(tx: Tx, records: EventRecord[], context: InsertContext): Promise<number> {
  const place = ({ day, from, to, hall }: EventRecord) => `${day} ${from} ${to} ${hallKeys.indexOf(hall)}`
  const inserted = await tx
    .insert(tables.events)
    .values(
      records
        .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
        .map(({ day, from, to, priceRoubles, speakerIds: _, ...event }) => ({
          ...event,
          ...publishedIn(context),
          startsAt: momentAt(dayAfter(context.edition.firstDay, day), from),
          endsAt: momentAt(dayAfter(context.edition.firstDay, day), to),
          priceKopecks: priceRoubles === null ? null : priceRoubles * 100,
        })),
    )
    .onConflictDoNothing()
    .returning({ id: tables.events.id, slug: tables.events.slug })
  // Staff may have removed a speaker: then the event goes without.
  const speakers = await tx.select({ id: speakerTable.id }).from(speakerTable)
  const known = new Set(speakers.map(({ id }) => id))
  const speakersOf = new Map(records.map(({ slug, speakerIds }) => [slug, speakerIds]))
  const speaking = inserted.flatMap(({ id, slug }) =>
    (speakersOf.get(slug) ?? []).map((speakerId, position) => ({ eventId: id, speakerId, position })),
  )
  const present = speaking.filter(({ speakerId }) => known.has(speakerId))
  if (present.length > 0) await tx.insert(tables.eventSpeakers).values(present)
  return inserted.length
}

/** Guided tours at their hours. A row has no key of its own, but a guide leads one tour at a time. */
export async function insertDepartures(
  tx: Tx,
  records: DepartureRecord[],
  context: InsertContext,
): Promise<number> {
  const keyOf = ({ startsAt, guide }: Pick<typeof tables.departures.$inferSelect, 'startsAt' | 'guide'>) =>
    `${startsAt.toISOString()} ${guide.ru}`
  const known = new Set((await tx.select().from(tables.departures)).map(keyOf))
  const rows = records
    .map(({ day, from, ...departure }) => ({
      ...departure,
      ...publishedIn(context),
      startsAt: momentAt(dayAfter(context.edition.firstDay, day), from),
    }))
    .filter(row => !known.has(keyOf(row)))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.minutes - b.minutes)
  if (rows.length > 0) await tx.insert(tables.departures).values(rows)
  return rows.length
}
