import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { machineNow } from '../platform/clock.server.ts'
import { lockDataFolder } from '../platform/database/data-folder-lock.server.ts'
import { openDatabase } from '../platform/database/database.server.ts'
import type { Log } from '../platform/log.server.ts'
import { bucketFolder, dumpFile, isKey, keysFolder, uploadsFolder } from './backup-places.ts'
import { fillBucket, isBucketEmpty } from './fetch-bucket.server.ts'
import { changedFiles, copyFiles, filesIn } from './keep-files.server.ts'
import { loadDump, readHead } from './load-dump.server.ts'
import type { Backup, BackupPlaces } from './make-backup.server.ts'

/**
 * Puts a backup into an empty place, which need not be the kind of database it came from. What is there already stays
 * as it is, unless one says that it is to be replaced: then it is put aside, and only a database at DATABASE_URL is emptied.
 */
export async function restoreBackup(
  places: BackupPlaces,
  source: string,
  { isReplacing }: { isReplacing: boolean },
  log: Log,
): Promise<Backup> {
  await checkSource(source)
  const { dataDir, uploadsDir, pictureBucket } = places
  const bucket = join(source, bucketFolder)
  if (existsSync(bucket) && !pictureBucket)
    throw new Error('The backup has pictures of a bucket: set UPLOADS to the bucket they shall lie in.')
  const inTheWay = await whatIsThere(places, log)
  if (inTheWay.length > 0 && !isReplacing)
    throw new Error(
      `Nothing was changed: there is already ${inTheWay.join(', ')}. Name an empty place, or add --replace.`,
    )
  const aside = `before-restore-${machineNow()
    .toISOString()
    .replaceAll(/[^0-9]/g, '')
    .slice(0, 14)}`
  const putAside = (path: string) => existsSync(path) && renameSync(path, `${path}.${aside}`)
  // The database is last: a site that is started too early finds none, not half of one.
  if ((await filesIn(uploadsDir)).length > 0) putAside(uploadsDir)
  const uploads = join(source, uploadsFolder)
  let files = await copyFiles(uploads, uploadsDir, await filesIn(uploads))
  if (pictureBucket && existsSync(bucket)) files += await fillBucket(pictureBucket, bucket)
  const keys = await restoreKeys(source, dataDir, putAside)
  const { rows } = places.databaseUrl
    ? await restoreOutside(places, source, log)
    : await restoreEmbedded(places, source, putAside, log)
  return { rows, files, keys }
}

async function checkSource(source: string) {
  const changed = await changedFiles(source)
  if (changed === null) throw new Error(`${source} is not a backup, or one that was never finished.`)
  if (changed.length > 0)
    throw new Error(`Nothing was changed: the backup is damaged. ${changed.slice(0, 5).join(', ')}`)
  await readHead(join(source, dumpFile))
}

async function whatIsThere(places: BackupPlaces, log: Log): Promise<string[]> {
  const there: string[] = []
  if (places.databaseUrl) {
    const database = await openDatabase(places, log)
    try {
      await checkAlone(database.pool)
      if (await hasTables(database.pool)) there.push('a database at DATABASE_URL')
    } finally {
      await database.close()
    }
  } else {
    // Refuses while a site runs on this folder.
    lockDataFolder(places.dataDir)()
    if (existsSync(join(places.dataDir, 'database'))) there.push(`a database in ${places.dataDir}`)
  }
  if ((await filesIn(places.uploadsDir)).length > 0) there.push(`files in ${places.uploadsDir}`)
  if (places.pictureBucket && !(await isBucketEmpty(places.pictureBucket)))
    there.push('pictures in the bucket')
  if (existsSync(places.dataDir) && readdirSync(places.dataDir).some(isKey))
    there.push(`a key in ${places.dataDir}`)
  return there
}

async function hasTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    "select 1 from information_schema.tables where table_schema in ('public', 'jobs', 'drizzle') limit 1",
  )
  return rows.length > 0
}

async function restoreKeys(
  source: string,
  dataDir: string,
  putAside: (path: string) => void,
): Promise<number> {
  const folder = join(source, keysFolder)
  const names = existsSync(folder) ? readdirSync(folder).filter(isKey) : []
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (names.length > 0) for (const name of readdirSync(dataDir).filter(isKey)) putAside(join(dataDir, name))
  for (const name of names) await copyFile(join(folder, name), join(dataDir, name))
  return names.length
}

async function restoreOutside(places: BackupPlaces, source: string, log: Log) {
  const database = await openDatabase(places, log)
  try {
    await empty(database.pool)
    return await loadDump(database.pool, join(source, dumpFile), log).catch(async (error: unknown) => {
      await empty(database.pool)
      throw error
    })
  } finally {
    await database.close()
  }
}

async function checkAlone(pool: pg.Pool) {
  let others = await countOthers(pool)
  // The server takes a moment to let go of whoever has just left, as a site that was stopped a second ago.
  for (let wait = 0; others > 0 && wait < 20; wait++) {
    await sleep(100)
    others = await countOthers(pool)
  }
  if (others > 0)
    throw new Error(`Others are at work in this database (${others} connections). Stop the site first.`)
}

async function countOthers(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`,
  )
  return rowCount ?? 0
}

async function empty(pool: pg.Pool) {
  await pool.query('drop schema if exists jobs cascade; drop schema if exists drizzle cascade')
  await pool.query('drop schema public cascade; create schema public')
}

async function restoreEmbedded(
  places: BackupPlaces,
  source: string,
  putAside: (path: string) => void,
  log: Log,
) {
  // Made beside its place and put there whole.
  const besides = join(places.dataDir, 'restoring')
  rmSync(besides, { recursive: true, force: true })
  const unlock = lockDataFolder(places.dataDir)
  try {
    const database = await openDatabase({ ...places, dataDir: besides }, log)
    const loaded = await loadDump(database.pool, join(source, dumpFile), log).finally(() => database.close())
    putAside(join(places.dataDir, 'database'))
    renameSync(join(besides, 'database'), join(places.dataDir, 'database'))
    return loaded
  } finally {
    unlock()
    rmSync(besides, { recursive: true, force: true })
  }
}
