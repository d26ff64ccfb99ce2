import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/** Each time a ticket was shown at a door. The nonce of the scanner makes a repeated upload count once. */
export const scans = pgTable(
  'scans',
  {
    nonce: text().primaryKey(),
    ticketId: uuid('ticket_id'),
    text: text().notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    gate: text().notNull(),
    verdict: text().notNull(),
    reason: text(),
    actor: text().notNull(),
  },
  table => [index('scans_ticket').on(table.ticketId), index('scans_at').on(table.at)],
)
