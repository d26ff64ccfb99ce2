import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import { callOffs } from '../slots/tables.ts'

/** The orders a batch has been through; each is written in the transaction that changes the order, and once. */
export const callOffOrders = pgTable(
  'call_off_orders',
  {
    callOffId: uuid('call_off_id')
      .notNull()
      .references(() => callOffs.id),
    orderId: uuid('order_id').notNull(),
    doneAt: instant('done_at'),
    tickets: integer().notNull().default(0),
    amountKopecks: bigint('amount_kopecks', { mode: 'number' }).notNull().default(0),
    /** Owed, and in no payment that it could be sent back from: staff pay it by other means. */
    givenBeforeKopecks: bigint('given_before_kopecks', { mode: 'number' }).notNull().default(0),
    /** Why it could not be done; staff look into it and try again. */
    problem: text(),
  },
  table => [
    primaryKey({ columns: [table.callOffId, table.orderId] }),
    index('call_off_orders_problems')
      .on(table.callOffId)
      .where(sql`problem is not null or given_before_kopecks > 0`),
  ],
)
