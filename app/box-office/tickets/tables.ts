import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/** Each time a ticket was shown at a door. The nonce of the scanner makes a repeated upload count once. */
export const scans = pgTable(
  'scans',
  {
    nonce: text().primaryKey(),
    ticketId: uuid('ticket_id'),
    text: text().notNull(),
    at: instant('at').notNull(),
    /** The scanner's own time, where it was not believed. */
    claimedAt: instant('claimed_at'),
    receivedAt: instant('received_at').notNull(),
    gate: text().notNull(),
    verdict: text().notNull(),
    reason: text(),
    actor: text().notNull(),
  },
  table => [index('scans_ticket').on(table.ticketId), index('scans_at').on(table.at)],
)

/**
 * The keys that have sealed tickets. The private halves lie elsewhere; here is which one it must be, so that no other
 * is taken for it. One seals; those before it still count until they are retired.
 */
export const sealKeys = pgTable(
  'seal_keys',
  {
    fingerprint: text().primaryKey(),
    publicKey: text('public_key').notNull(),
    sealsFrom: instant('seals_from').notNull(),
    replacedAt: instant('replaced_at'),
    retiredAt: instant('retired_at'),
    /** What must stay when keys change (numbers of passes are hashed with it), readable with this key alone. */
    lastingSecret: text('lasting_secret'),
  },
  table => [
    uniqueIndex('seal_keys_sealing')
      .on(sql`(${table.replacedAt} is null)`)
      .where(sql`${table.replacedAt} is null`),
    check('seal_keys_sealing_counts', sql`${table.retiredAt} is null or ${table.replacedAt} is not null`),
    check('seal_keys_secret', sql`(${table.lastingSecret} is null) = (${table.replacedAt} is not null)`),
  ],
)
