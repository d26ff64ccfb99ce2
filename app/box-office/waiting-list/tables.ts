import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { slots } from '../slots/tables.ts'

/** Who wants to hear of a free place where none is left; told in the order in which they came. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: uuid().primaryKey(),
    slotId: text('slot_id')
      .notNull()
      .references(() => slots.id),
    email: text().notNull(),
    /** The spelling by which two addresses are the same. */
    emailKey: text('email_key').notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    /** Opens the page on which one leaves. */
    token: text().notNull(),
    createdAt: instant('created_at').notNull(),
    toldAt: instant('told_at'),
  },
  table => [
    uniqueIndex('waiting_list_once').on(table.slotId, table.emailKey),
    uniqueIndex('waiting_list_token').on(table.token),
    index('waiting_list_turn').on(table.slotId, table.createdAt).where(sql`told_at is null`),
  ],
)
