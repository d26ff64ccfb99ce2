import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import { exhibitorApplications } from '../tables.ts'
import type { PageItem } from './items.ts'

const application = () =>
  uuid('application_id')
    .notNull()
    .references(() => exhibitorApplications.id, { onDelete: 'cascade' })

/** What the office says of one part of the page. It counts for as long as that part is what it was said of. */
export const materialMarks = pgTable(
  'exhibitor_material_marks',
  {
    applicationId: application(),
    item: text().$type<PageItem>().notNull(),
    mark: text().$type<'accepted' | 'comment'>().notNull(),
    comment: text().notNull().default(''),
    /** Of what it was said: another text needs another look. */
    digest: text().notNull(),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  table => [
    primaryKey({ name: 'exhibitor_material_marks_pk', columns: [table.applicationId, table.item] }),
    check('exhibitor_material_marks_mark', sql`${table.mark} in ('accepted', 'comment')`),
    check('exhibitor_material_marks_comment', sql`(${table.mark} = 'comment') = (${table.comment} <> '')`),
  ],
)

/** Which reminders are done with: sent, or not needed on their day. */
export const materialReminders = pgTable(
  'exhibitor_material_reminders',
  {
    applicationId: application(),
    deadline: date().notNull(),
    daysBefore: integer('days_before').notNull(),
    at: instant('at').notNull(),
  },
  table => [
    primaryKey({
      name: 'exhibitor_material_reminders_pk',
      columns: [table.applicationId, table.deadline, table.daysBefore],
    }),
    index('exhibitor_material_reminders_deadline').on(table.deadline, table.daysBefore),
  ],
)
