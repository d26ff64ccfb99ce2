import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import type pg from 'pg'
import { machineNow } from '../platform/clock.server.ts'
import { type DumpLine, type DumpTable, dumpedJobTables, dumpedSchemas, dumpFormat } from './dump-format.ts'

const rowsAtOnce = 2_000

/** Whatever this server is set to: values are written in the one way they are read in. */
export const plainTexts =
  "set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres'; set local bytea_output to 'hex'; set local extra_float_digits to 1"

/** Everything the database holds as of one moment, while others go on writing; tells how many rows there were. */
export async function writeDump(pool: pg.Pool, file: string): Promise<{ rows: number }> {
  const client = await pool.connect()
  const packed = createGzip({ level: 4 })
  const out = createWriteStream(file, { mode: 0o600, flush: true })
  const written = pipeline(packed, out)
  // A full disk is heard of by whoever waits for room, too.
  const failed = written.then(() => new Promise<never>(() => {}))
  failed.catch(() => {})
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query(plainTexts)
    const rows = await writeTables(client, packed, failed)
    await client.query('commit')
    packed.end()
    await written
    client.release()
    return { rows }
  } catch (error) {
    packed.destroy()
    // A connection in the middle of a transaction is nobody's to go on with.
    client.release(true)
    throw error
  }
}

async function writeTables(client: pg.PoolClient, packed: Gzip, failed: Promise<never>): Promise<number> {
  const put = async (line: string) => {
    if (!packed.write(`${line}\n`)) await Promise.race([once(packed, 'drain'), failed])
  }
  const tell = (line: DumpLine) => put(JSON.stringify(line))
  await tell({
    portico: dumpFormat,
    madeAt: machineNow().toISOString(),
    migrations: await migrationsOf(client),
  })
  let rows = 0
  const tables = await tablesOf(client)
  for (const table of tables) {
    await tell(table)
    const columns = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ')
    await client.query(
      `declare dumped no scroll cursor for select json_build_array(${columns})::text as row from ${named(table.table)}`,
    )
    for (;;) {
      const { rows: some } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from dumped`)
      for (const { row } of some) await put(row)
      rows += some.length
      if (some.length < rowsAtOnce) break
    }
    await client.query('close dumped')
  }
  for (const sequence of await sequencesOf(client)) await tell(sequence)
  await tell({ end: true, tables: tables.length, rows })
  return rows
}

async function migrationsOf(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

/** Every table with the columns that can be written; a table of parts is read as one. */
export async function tablesOf(client: pg.ClientBase): Promise<DumpTable[]> {
  const { rows } = await client.query<DumpTable>(
    `select n.nspname || '.' || c.relname as table,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
      group by n.nspname, c.relname order by n.nspname desc, c.relname`,
    [dumpedSchemas],
  )
  const kept: readonly string[] = dumpedJobTables
  return rows.filter(({ table }) => !table.startsWith('jobs.') || kept.includes(table))
}

async function sequencesOf(client: pg.PoolClient) {
  const { rows } = await client.query<{ sequence: string }>(
    `select n.nspname || '.' || c.relname as sequence from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and n.nspname = 'public' order by 1`,
  )
  const all = []
  for (const { sequence } of rows) {
    const { rows: state } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${named(sequence)}`,
    )
    all.push({ sequence, last: state[0]?.last ?? '1', isCalled: state[0]?.called ?? false })
  }
  return all
}

/** `schema.table`, each half as the database is asked for it. */
export function named(table: string): string {
  return table.split('.').map(quoted).join('.')
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
