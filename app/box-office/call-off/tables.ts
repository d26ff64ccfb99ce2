import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import { fairCallOffs } from '../slots/tables.ts'

/** The orders a batch goes through; a row that is done is never touched again. */
export const fairCallOffOrders = pgTable(
  'fair_call_off_orders',
  {
    callOffId: uuid('call_off_id')
      .notNull()
      .references(() => fairCallOffs.id),
    orderId: uuid('order_id').notNull(),
    doneAt: instant('done_at'),
    tickets: integer().notNull().default(0),
    amountKopecks: integer('amount_kopecks').notNull().default(0),
    /** Why it could not be done; staff look into it and try again. */
    problem: text(),
  },
  table => [primaryKey({ columns: [table.callOffId, table.orderId] })],
)
