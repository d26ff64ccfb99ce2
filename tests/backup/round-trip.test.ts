import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fetchBucket, fillBucket } from '../../app/backup/fetch-bucket.server.ts'
import { type BackupPlaces, makeBackup } from '../../app/backup/make-backup.server.ts'
import { restoreBackup } from '../../app/backup/restore-backup.server.ts'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { readS3Place } from '../../app/platform/s3-place.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { goodVolunteer, sendForm } from '../builders/forms.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

// From PostgreSQL into the embedded database, from there, while the site runs on it, into PostgreSQL again.

const log = createLog('silent')
const fair: BackupPlaces = { ...outside('', makeFolder('fair')), uploadsDir: makeFolder('fair-uploads') }
const home = embedded(makeFolder('home'))
const backup = join(makeFolder('backups'), 'first')
const hostile = 'Ё «a» \\N\t"\'\n\r\u2028 {"x": null} \u{1f5bc} строка'
let first: { url: string; drop(): Promise<void> }

beforeAll(async () => {
  first = await cloneFair()
  fair.databaseUrl = first.url
  writeFileSync(join(fair.dataDir, 'ticket-key.pem'), 'a key')
  cpSync(join(inject('uploads'), 'works'), join(fair.uploadsDir, 'works'), { recursive: true })
  mkdirSync(join(fair.uploadsDir, 'private'), { recursive: true })
  writeFileSync(join(fair.uploadsDir, 'private', 'имя файла.pdf'), 'a paper')
  const at = { databaseUrl: first.url }
  await sql(at, 'update people set name = $1 where email = $2', [hostile, 'admin@portico.example'])
  await sql(
    at,
    `select jobs.create_queue('trial', '{"policy":"standard"}');
     insert into jobs.job (name, data, start_after) values ('trial', 'null'::jsonb, now() + interval '1 year')`,
  )
}, 300_000)
afterAll(async () => {
  await first.drop()
})

test('a backup of PostgreSQL fills an embedded database with every row, file and key', async () => {
  const made = await makeBackup(fair, backup, log)
  expect(made.rows).toBeGreaterThan(1_000)
  expect(statSync(backup).mode & 0o077).toBe(0)
  // A copy that was not finished never stands where one is looked for.
  expect(existsSync(`${backup}.part`)).toBe(false)
  expect(Date.now() - statSync(join(fair.dataDir, 'last-backup')).mtimeMs).toBeLessThan(60_000)

  expect(await restoreBackup(home, backup, { isReplacing: false }, log)).toEqual(made)
  expect(await printOf(home)).toEqual(await printOf(fair))
  expect(readFileSync(join(home.dataDir, 'ticket-key.pem'), 'utf8')).toBe('a key')
  expect(readFileSync(join(home.uploadsDir, 'private', 'имя файла.pdf'), 'utf8')).toBe('a paper')
  expect(readdirSync(join(home.uploadsDir, 'works'))).toEqual(readdirSync(join(fair.uploadsDir, 'works')))
}, 300_000)

test('a site on the embedded database is copied while it runs, whole as of one moment', async () => {
  rmSync(join(home.dataDir, 'ticket-key.pem'))
  const site = await startSite({
    DATABASE_URL: '',
    DATA_DIR: home.dataDir,
    UPLOADS: `file:${home.uploadsDir}`,
    POSTS_PER_MINUTE: '10000',
    LOG_LEVEL: 'warn',
  })
  const target = join(makeFolder('backups'), 'second')
  let stop = false
  let taken = 0
  const writers = [1, 2, 3].map(async () => {
    while (!stop) {
      const filled = { ...goodVolunteer, email: `helper-${randomUUID()}@mail.example` }
      if ((await sendForm(site, '/volunteers/', filled)).status === 303) taken++
    }
  })
  while (taken < 3) await new Promise(resolve => setTimeout(resolve, 20))
  const before = taken
  await makeBackup(home, target, log)
  const atTheEnd = taken
  stop = true
  await Promise.all(writers)
  await site.stop()

  const second = await emptyDatabase()
  const place = outside(second.url, makeFolder('second'))
  await restoreBackup(place, target, { isReplacing: false }, log)
  const [row] = await sql<{ sent: number; bare: number }>(
    { databaseUrl: second.url },
    `select count(*)::int as sent,
       count(*) filter (where not exists (select 1 from submission_consents c where c.submission_id = s.id)
         or not exists (select 1 from leads l where l.id = s.lead_id))::int as bare
      from submissions s where form = 'volunteer'`,
  )
  // What was answered before the copy began is in it, and nothing is there by half.
  expect(row?.sent).toBeGreaterThanOrEqual(before)
  expect(row?.sent).toBeLessThanOrEqual(atTheEnd + 3)
  expect(row?.bare).toBe(0)
  // Every rule and every trigger is awake again.
  expect((await printOf(place)).filter(isBone)).toEqual((await printOf(fair)).filter(isBone))
  await second.drop()
}, 300_000)

test('what is already there stays, unless one says otherwise', async () => {
  const before = await printOf(home)
  await expect(restoreBackup(home, backup, { isReplacing: false }, log)).rejects.toThrow(
    /Nothing was changed: there is already a database in .*, files in .*--replace/,
  )
  await expect(restoreBackup(fair, backup, { isReplacing: false }, log)).rejects.toThrow(
    'a database at DATABASE_URL',
  )
  expect(await printOf(home)).toEqual(before)
  await restoreBackup(home, backup, { isReplacing: true }, log)
  expect(await printOf(home)).toEqual(await printOf(fair))
  expect(readdirSync(home.dataDir).filter(name => name.startsWith('database.before-restore'))).toHaveLength(1)
}, 300_000)

test('a database that others work in, and a folder with a site on it, are left alone', async () => {
  const busy = await cloneFair()
  const other = await openDatabase({ databaseUrl: busy.url, databasePool: 2, dataDir: '' }, log)
  await other.pool.query('select 1')
  await expect(
    restoreBackup(outside(busy.url, makeFolder('busy')), backup, { isReplacing: true }, log),
  ).rejects.toThrow('Stop the site first')
  await other.close()
  await busy.drop()
}, 300_000)

test('a backup that was changed, cut off or made by another version is refused before anything is touched', async () => {
  const place = () => embedded(makeFolder('nowhere'))
  const spoilt = (name: string, spoil: (folder: string) => void) => {
    const folder = join(makeFolder('spoilt'), name)
    cpSync(backup, folder, { recursive: true })
    spoil(folder)
    return restoreBackup(place(), folder, { isReplacing: false }, log)
  }
  const dump = (folder: string) => join(folder, 'database.jsonl.gz')
  await expect(
    spoilt('cut', folder => writeFileSync(dump(folder), readFileSync(dump(folder)).subarray(0, -2_000))),
  ).rejects.toThrow('the backup is damaged. database.jsonl.gz')
  await expect(spoilt('no-sums', folder => rmSync(join(folder, 'SHA256SUMS')))).rejects.toThrow(
    'is not a backup',
  )
  await expect(
    spoilt('no-file', folder => rmSync(join(folder, 'uploads', 'private', 'имя файла.pdf'))),
  ).rejects.toThrow('имя файла.pdf')
  await expect(makeBackup(fair, backup, log)).rejects.toThrow('is not empty')
  await expect(makeBackup(embedded(makeFolder('bare')), join(makeFolder('b'), 'x'), log)).rejects.toThrow(
    'There is no database',
  )
}, 300_000)

test('pictures of a bucket come along and go into another', async () => {
  const bucket = new S3rver({
    port: 0,
    silent: true,
    directory: makeFolder('buckets'),
    configureBuckets: [{ name: 'portico', configs: [] }],
  })
  const { port } = await bucket.run()
  const at = (prefix: string) => readS3Place(`s3://S3RVER:S3RVER@127.0.0.1:${port}/portico/${prefix}?tls=no`)
  const here = { ...fair, pictureBucket: at('site') }
  const folder = makeFolder('pictures')
  mkdirSync(join(folder, 'views'))
  writeFileSync(join(folder, 'views', 'hall.webp'), 'a picture')
  if (!here.pictureBucket) throw new Error('no place')
  await fillBucket(here.pictureBucket, folder)
  const target = join(makeFolder('backups'), 'bucket')
  await makeBackup(here, target, log)

  const empty = await emptyDatabase()
  const there = { ...outside(empty.url, makeFolder('there')), pictureBucket: at('other') }
  await expect(restoreBackup(home, target, { isReplacing: true }, log)).rejects.toThrow('set UPLOADS')
  await restoreBackup(there, target, { isReplacing: false }, log)
  if (!there.pictureBucket) throw new Error('no place')
  const back = makeFolder('back')
  expect(await fetchBucket(there.pictureBucket, back)).toBe(1)
  expect(readFileSync(join(back, 'views', 'hall.webp'), 'utf8')).toBe('a picture')
  await bucket.close()
  await empty.drop()
}, 300_000)

function outside(databaseUrl: string, dataDir: string): BackupPlaces {
  return { databaseUrl, databasePool: 2, dataDir, uploadsDir: join(dataDir, 'uploads'), pictureBucket: null }
}

function embedded(dataDir: string): BackupPlaces {
  return { ...outside('', dataDir), databaseUrl: undefined }
}

async function emptyDatabase() {
  const clone = await cloneFair()
  await sql({ databaseUrl: clone.url }, 'drop schema if exists jobs cascade')
  await sql({ databaseUrl: clone.url }, 'drop schema if exists drizzle cascade')
  await sql({ databaseUrl: clone.url }, 'drop schema public cascade')
  await sql({ databaseUrl: clone.url }, 'create schema public')
  return clone
}

const isBone = (line: string) => /^(?:rule|trigger) /.test(line)

/** Of every table its rows, and of everything that is counted on its place: one line each. */
async function printOf(places: BackupPlaces): Promise<string[]> {
  const { pool, close } = await openDatabase(places, log)
  try {
    const { rows: tables } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname = 'public' or tablename in ('job_common', 'queue') order by 1`,
    )
    const lines: string[] = []
    for (const { name } of tables) {
      const { rows } = await pool.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as print from ${name} t`,
      )
      lines.push(`${name} ${rows[0]?.print}`)
    }
    const { rows: counted } = await pool.query<{ line: string }>(
      `select sequencename || ' ' || coalesce(last_value::text, 'new') as line from pg_sequences
        where schemaname = 'public' order by 1`,
    )
    // What must not be empty has a name of its own in newer versions of PostgreSQL alone.
    const { rows: rules } = await pool.query<{ line: string }>(
      `select 'rule ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
        where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`,
    )
    const { rows: triggers } = await pool.query<{ line: string }>(
      `select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as line from pg_trigger
        where not tgisinternal order by 1`,
    )
    return [...lines, ...[...counted, ...rules, ...triggers].map(({ line }) => line)]
  } finally {
    await close()
  }
}
