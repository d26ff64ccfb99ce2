import { createHash } from 'node:crypto'
import { cpSync, createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { migrateDatabase } from '../platform/database/migrate.server.ts'
import { openJobs } from '../platform/jobs.server.ts'
import type { Log } from '../platform/log.server.ts'
import {
  type DumpHead,
  type DumpLine,
  type DumpRow,
  type DumpTable,
  dumpedSchemas,
  dumpFormat,
} from './dump-format.ts'
import { named, plainTexts, quoted, tablesOf } from './write-dump.server.ts'

const bytesAtOnce = 2 * 1024 * 1024
const migrationsFolder = 'db/migrations'

export class WrongDump extends Error {}

/** Fills an empty database with a dump: its tables as they were then, every row, every number that comes next. */
export async function loadDump(pool: pg.Pool, file: string, log: Log): Promise<{ rows: number }> {
  await makeTables(pool, await readHead(file), log)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(plainTexts)
    const bolts = await unboltTables(client)
    const rows = await loadRows(client, file)
    await bolts.fasten()
    await client.query('commit')
    client.release()
    return { rows }
  } catch (error) {
    client.release(true)
    throw error
  }
}

export async function readHead(file: string): Promise<DumpHead> {
  for await (const line of linesOf(file)) {
    if (!('portico' in line)) break
    if (line.portico === dumpFormat) return line
    throw new WrongDump(
      `The dump is of format ${line.portico}; this version of the program reads ${dumpFormat}.`,
    )
  }
  throw new WrongDump('The dump does not begin as a dump does.')
}

// The tables are made by the migrations they had been made by, and no others: the rest follows when the site starts.
async function makeTables(pool: pg.Pool, { migrations }: DumpHead, log: Log) {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'portico-migrations-'))
  try {
    cpSync(migrationsFolder, folder, { recursive: true })
    const then = journal.entries.slice(0, migrations.length)
    const known = then.map(({ tag }: { tag: string }) =>
      createHash('sha256')
        .update(readFileSync(`${migrationsFolder}/${tag}.sql`, 'utf8'))
        .digest('hex'),
    )
    if (known.join() !== migrations.join())
      throw new WrongDump(
        'The backup was made by another version of the program, with tables this one does not know. Restore it with that version, or a later one.',
      )
    writeFileSync(`${folder}/meta/_journal.json`, JSON.stringify({ ...journal, entries: then }))
    await migrateDatabase(pool, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  // The queue makes its own tables.
  const jobs = await openJobs({ pool }, log)
  await jobs.stop()
}

/**
 * Rows come in table by table, in no order of who refers to whom, and nothing shall happen because of them. Until all are
 * there no table refers to another and no trigger fires; that every reference holds is checked when they are fastened.
 */
async function unboltTables(client: pg.PoolClient) {
  const tables = (await tablesOf(client)).map(({ table }) => table)
  const { rows: references } = await client.query<{ table: string; name: string; says: string }>(
    `select n.nspname || '.' || c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as says
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [dumpedSchemas],
  )
  for (const { table, name } of references)
    await client.query(`alter table ${named(table)} drop constraint ${quoted(name)}`)
  for (const table of tables) await client.query(`alter table ${named(table)} disable trigger user`)
  // Migrations put rows in; they are in the dump, as they were.
  await client.query(`truncate ${tables.map(named).join(', ')} cascade`)
  return {
    async fasten() {
      for (const { table, name, says } of references)
        await client.query(`alter table ${named(table)} add constraint ${quoted(name)} ${says}`)
      for (const table of tables) await client.query(`alter table ${named(table)} enable trigger user`)
    },
  }
}

async function loadRows(client: pg.PoolClient, file: string): Promise<number> {
  const known = new Map((await tablesOf(client)).map(({ table, columns }) => [table, columns]))
  let into: DumpTable | null = null
  let waiting: DumpRow[] = []
  let size = 0
  let rows = 0
  let isWhole = false
  const put = async () => {
    if (into && waiting.length > 0) await insertRows(client, into, waiting)
    rows += waiting.length
    waiting = []
    size = 0
  }
  for await (const line of linesOf(file)) {
    if (Array.isArray(line)) {
      waiting.push(line)
      size += line.reduce((sum, text) => sum + (text?.length ?? 4), 0)
      if (size > bytesAtOnce || waiting.length >= 5_000) await put()
      continue
    }
    await put()
    if ('table' in line) into = checkTable(line, known.get(line.table))
    else if ('sequence' in line)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        named(line.sequence),
        line.last,
        line.isCalled,
      ])
    else if ('end' in line) isWhole = line.rows === rows
  }
  if (!isWhole) throw new WrongDump('The dump ends before its end: rows are missing.')
  return rows
}

function checkTable(table: DumpTable, here: DumpTable['columns'] | undefined): DumpTable {
  const missing = table.columns.filter(({ name }) => !here?.some(column => column.name === name))
  if (!here || missing.length > 0)
    throw new WrongDump(
      `The backup has what this version of the program has no place for: ${[table.table, ...missing.map(({ name }) => name)].join(' ')}.`,
    )
  return table
}

async function insertRows(client: pg.PoolClient, { table, columns }: DumpTable, rows: DumpRow[]) {
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const values = columns.map(({ type }, at) => `(r ->> ${at})::${type}`).join(', ')
  await client.query(
    `insert into ${named(table)} (${names}) overriding system value select ${values} from json_array_elements($1::json) r`,
    [JSON.stringify(rows)],
  )
}

// By the line feed alone: what Node calls a line ends at more signs, and texts have them.
async function* linesOf(file: string): AsyncGenerator<DumpLine> {
  const packed = createReadStream(file)
  const unpacked = createGunzip()
  packed.on('error', error => unpacked.destroy(error))
  packed.pipe(unpacked)
  const decoder = new TextDecoder()
  let begun = ''
  for await (const chunk of unpacked) {
    const lines = `${begun}${decoder.decode(chunk, { stream: true })}`.split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}
