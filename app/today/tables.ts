import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { Level } from './today-view.ts'

/** How full a hall is, as staff at the door have said last; it holds for half an hour. */
export const hallLoads = pgTable(
  'hall_loads',
  {
    hall: text().primaryKey(),
    level: text().$type<Level>().notNull(),
    setAt: instant('set_at').notNull(),
    setBy: text('set_by').notNull(),
  },
  table => [check('hall_loads_level', sql`${table.level} in ('quiet', 'busy', 'nearly-full')`)],
)
