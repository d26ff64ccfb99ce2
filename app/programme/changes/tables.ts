import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/**
 * What became of the programme after people could read it: another hour, another place, called off, added. Triggers of
 * `events` and `slots` write it, whichever way something changes, and tell it on `programme_changed` (decision 0068).
 * A row is what happened then: one that leads back is a row too, and `news.ts` says what is left of both.
 */
export const programmeChanges = pgTable(
  'programme_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    editionId: text('edition_id').notNull(),
    /** The event's, or `departure-12` of a guided tour: the names that plans keep. */
    eventSlug: text('event_slug').notNull(),
    kind: text().$type<ChangeKind>().notNull(),
    was: jsonb().$type<EventFacts>(),
    now: jsonb().$type<EventFacts>(),
    happenedAt: instant('happened_at').notNull(),
  },
  table => [
    check('programme_changes_kind', sql`${table.kind} in ('moved', 'place', 'cancelled', 'added')`),
    check('programme_changes_was', sql`(${table.kind} = 'added') = (${table.was} is null)`),
    check('programme_changes_now', sql`(${table.kind} = 'cancelled') = (${table.now} is null)`),
    index('programme_changes_recent').on(table.editionId, table.happenedAt),
  ],
)

export type ChangeKind = 'moved' | 'place' | 'cancelled' | 'added'

/** What of an event people plan by. The moments are ISO texts in UTC. */
export type EventFacts = { startsAt: string; endsAt: string; hall: string }
