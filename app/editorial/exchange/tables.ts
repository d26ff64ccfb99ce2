import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { editions } from '../../editions/tables.ts'
import { instant } from '../../platform/database/instant.ts'
import type { Both } from '../../platform/languages.ts'
import type { Change } from '../changes.ts'
import type { KindName } from '../kinds/kind-names.ts'
import type { JsonObject } from '../record.ts'
import type { ImportState, Problem, RowOutcome, TableFormat, Verdict } from './import.ts'

/** Tables that somebody has sent to be taken over. The file itself is not kept. */
export const tableImports = pgTable(
  'table_imports',
  {
    id: uuid().primaryKey(),
    kind: text().$type<KindName>().notNull(),
    fileName: text('file_name').notNull(),
    /** The print of the file: the same one sent again is known by it. */
    sha256: text().notNull(),
    format: text().$type<TableFormat>().notNull(),
    state: text().$type<ImportState>().notNull(),
    /** Columns that nobody here knows. */
    unknown: jsonb().$type<string[]>().notNull(),
    madeAt: instant('made_at').notNull(),
    madeById: text('made_by_id').notNull(),
    madeByName: text('made_by_name').notNull(),
    /** Who takes it over, or undoes it, and since when. */
    runById: text('run_by_id'),
    runByName: text('run_by_name'),
    runAt: instant('run_at'),
    /** Into which release its drafts were put, and as what. */
    releaseId: integer('release_id'),
    batch: uuid(),
    /** To which fair records belong that are new by it, where their kind is of one fair; null is a table from before fairs were chosen. */
    editionId: text('edition_id').references(() => editions.id),
  },
  table => [
    // Two tabs with the same file are one import.
    uniqueIndex('table_imports_same')
      .on(table.madeById, table.kind, table.sha256)
      .where(sql`state = 'checked'`),
    index('table_imports_made').on(table.madeAt),
    check('table_imports_state', sql`${table.state} in ('checked', 'taking', 'taken', 'undoing', 'undone')`),
    check('table_imports_format', sql`${table.format} in ('csv', 'xlsx', 'json')`),
    check('table_imports_run', sql`${table.state} = 'checked' or ${table.runById} is not null`),
  ],
)

/** Its rows as they were compared, and what became of each. */
export const tableImportRows = pgTable(
  'table_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => tableImports.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    key: text().notNull(),
    title: jsonb().$type<Both>().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    before: jsonb().$type<JsonObject>().notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
    problems: jsonb().$type<Problem[]>().notNull(),
    /** By which the record is known again as it stood when it was compared. */
    mark: text().notNull(),
    /** The edit it was written by: sent twice, it is made once. */
    editId: uuid('edit_id').notNull(),
    outcome: text().$type<RowOutcome>(),
    /** Why it was refused when it was to be taken. */
    reason: text(),
  },
  table => [
    primaryKey({ name: 'table_import_rows_pk', columns: [table.importId, table.place] }),
    index('table_import_rows_listed').on(table.importId, table.verdict, table.place),
    check('table_import_rows_verdict', sql`${table.verdict} in ('new', 'changed', 'unchanged', 'refused')`),
    check('table_import_rows_outcome', sql`${table.outcome} in ('taken', 'refused', 'undone', 'left')`),
  ],
)

export type Import = typeof tableImports.$inferSelect
export type ImportRow = typeof tableImportRows.$inferSelect
