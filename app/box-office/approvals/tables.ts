import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/** What one member of staff wants done and another must agree to (decision 0028). */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid().primaryKey(),
    /** What would be done: `call-off`, `refund`, `stand-price`. */
    action: text().notNull(),
    /** What it would be done to; one proposal waits for each. */
    subject: text().notNull(),
    /** Exactly how, and the digest of it: whoever agrees has read these and no others. */
    params: jsonb().$type<Params>().notNull(),
    digest: text().notNull(),
    state: text().$type<'waiting' | 'approved' | 'declined' | 'lapsed' | 'void'>().notNull(),
    proposedById: uuid('proposed_by_id').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedById: uuid('decided_by_id'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    note: text().notNull().default(''),
  },
  table => [
    check('approvals_state', sql`${table.state} in ('waiting', 'approved', 'declined', 'lapsed', 'void')`),
    // Four eyes are two people.
    check(
      'approvals_four_eyes',
      sql`${table.state} <> 'approved' or (${table.decidedById} is not null and ${table.decidedById} <> ${table.proposedById})`,
    ),
    uniqueIndex('approvals_waiting').on(table.action, table.subject).where(sql`state = 'waiting'`),
    index('approvals_subject').on(table.action, table.subject, table.proposedAt),
    index('approvals_proposed').on(table.proposedAt),
  ],
)

export type Params = { [name: string]: Param }
type Param = string | number | boolean | null | { [name: string]: Param }
