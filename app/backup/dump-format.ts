/** A dump is lines of JSON, packed with gzip: the head, then each table with its rows, then the sequences, then the end. */
export type DumpHead = {
  portico: typeof dumpFormat
  madeAt: string
  /** The migrations this database had been through: with them its tables are made anew. */
  migrations: string[]
}
export type DumpTable = { table: string; columns: { name: string; type: string }[] }
/** The columns of one row as the database writes them; null is null. */
export type DumpRow = (string | null)[]
export type DumpSequence = { sequence: string; last: string; isCalled: boolean }
/** Without it the dump was cut off. */
export type DumpEnd = { end: true; tables: number; rows: number }

export type DumpLine = DumpHead | DumpTable | DumpRow | DumpSequence | DumpEnd

export const dumpFormat = 1

/** Schemas with what the fair must not lose; the record of migrations is made by the migrations. */
export const dumpedSchemas = ['public', 'jobs'] as const

/**
 * Of the queue only what is promised: its version, its statistics and its timetable it makes itself. Whatever else is a
 * table of these schemas is kept.
 */
export const dumpedJobTables = ['jobs.queue', 'jobs.job'] as const
