import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'

/** When somebody of the office last read what had happened: what came later is new to them. */
export const officeLooks = pgTable('office_looks', {
  personId: text('person_id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
})
