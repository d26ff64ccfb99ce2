import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'

/** Names and values in the order in which they go over the wire. */
export type Pairs = [name: string, value: string][]

export type LeadState = 'waiting' | 'delivered' | 'set-aside'

/** `refused`: the lander answered, and not with 2xx. `failed`: no answer came. `unknown`: nobody was left to hear it. */
export type Outcome = 'delivered' | 'refused' | 'failed' | 'unknown'

/** What the lander is to receive, frozen when it was promised: every attempt sends the same bytes. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The lander's key for merging: attempts that carry the same one are one lead. */
    mergelead: text().notNull().unique(),
    query: jsonb().$type<Pairs>().notNull(),
    body: jsonb().$type<Pairs>().notNull(),
    state: text().$type<LeadState>().notNull(),
    /** The first promise, then one more for each time staff send it again; only its own round's job may act. */
    round: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    setAsideAt: instant('set_aside_at'),
    sentAgainAt: instant('sent_again_at'),
    sentAgainBy: text('sent_again_by'),
    erasedAt: instant('erased_at'),
  },
  table => [
    check('leads_state', sql`${table.state} in ('waiting', 'delivered', 'set-aside')`),
    check('leads_delivered', sql`(${table.state} = 'delivered') = (${table.deliveredAt} is not null)`),
    check('leads_set_aside', sql`(${table.state} = 'set-aside') = (${table.setAsideAt} is not null)`),
    check('leads_erased_do_not_wait', sql`${table.erasedAt} is null or ${table.state} <> 'waiting'`),
    check('leads_sent_again', sql`(${table.sentAgainAt} is null) = (${table.sentAgainBy} is null)`),
  ],
)

/** One POST each, written before the call: whoever dies in the middle leaves an attempt of unknown outcome. */
export const leadAttempts = pgTable(
  'lead_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    number: integer().notNull(),
    startedAt: instant('started_at').notNull(),
    /** Until then nobody else sends this lead. The machine's own time, as the queue's: the fair's may be set. */
    holdsUntil: instant('holds_until').notNull(),
    finishedAt: instant('finished_at'),
    status: integer(),
    outcome: text().$type<Outcome>().notNull().default('unknown'),
    /** The beginning of what the lander said. */
    answer: text().notNull().default(''),
    /** Why there was no answer. */
    reason: text(),
  },
  table => [
    unique('lead_attempts_number').on(table.leadId, table.number),
    check(
      'lead_attempts_outcome',
      sql`${table.outcome} in ('delivered', 'refused', 'failed', 'unknown') and (${table.outcome} = 'unknown') = (${table.finishedAt} is null)`,
    ),
    check(
      'lead_attempts_status',
      sql`(${table.outcome} in ('delivered', 'refused')) = (${table.status} is not null) and (${table.outcome} = 'delivered') = (coalesce(${table.status}, 0) between 200 and 299)`,
    ),
  ],
)
