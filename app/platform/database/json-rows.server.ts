import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from './transaction.server.ts'

/**
 * Rows of a table inside an answer in JSON: one statement can bring an order with everything that belongs to it, where
 * six would each be built, sent and read. `json` is the expression; `read` makes of it what a select of the table gives.
 */
export function jsonRows<T extends PgTable>(table: T) {
  const columns = Object.entries(getTableColumns(table))
  const pairs = columns.map(([key, column]) => `'${key}', "${getTableName(table)}"."${column.name}"`)
  const instants = columns.flatMap(([key, { columnType }]) => (columnType === 'PgTimestamp' ? [key] : []))

  function read(row: JsonRow): T['$inferSelect'] {
    for (const key of instants) if (row[key] !== null) row[key] = new Date(String(row[key]))
    return row
  }

  return { json: sql.raw(`json_build_object(${pairs.join(', ')})`), read }
}

export type JsonRow = Record<string, unknown>

/** What is not there is an empty list. */
export function jsonList(json: SQL, orderBy: SQL): SQL {
  return sql`coalesce(json_agg(${json} order by ${orderBy}), '[]')`
}

/** A statement whose text is written once, when the module is read; its values stand in it as `$1`, `$2`. */
export function writtenOnce<Row extends pg.QueryResultRow>(statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  if (params.length > 0) throw new Error(`a value in a statement that is written once: ${text}`)
  return async (db: Db, values: readonly unknown[]): Promise<Row[]> => {
    const { $client } = db as Db & { $client: pg.Pool | pg.PoolClient }
    const { rows } = await $client.query<Row>(text, [...values])
    return rows
  }
}
