import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { machineNow } from '../platform/clock.server.ts'
import { openDatabase } from '../platform/database/database.server.ts'
import type { Log } from '../platform/log.server.ts'
import type { Settings } from '../platform/settings/settings.server.ts'
import { askSite } from './answer-backup.server.ts'
import { backupMark, bucketFolder, dumpFile, isKey, keysFolder, uploadsFolder } from './backup-places.ts'
import { fetchBucket } from './fetch-bucket.server.ts'
import { copyFiles, filesIn, writeSums } from './keep-files.server.ts'
import { writeDump } from './write-dump.server.ts'

export type BackupPlaces = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databasePool' | 'uploadsDir' | 'pictureBucket'
>
export type Backup = { rows: number; files: number; keys: number }

/** Everything a fair cannot make anew, as of one moment, into a folder of its own; the site may run meanwhile. */
export async function makeBackup(places: BackupPlaces, target: string, log: Log): Promise<Backup> {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty: give each backup a folder of its own.`)
  const draft = `${resolve(target)}.part`
  rmSync(draft, { recursive: true, force: true })
  // Names, letters and keys are in it: nobody else on this machine reads along.
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  chmodSync(draft, 0o700)
  try {
    const uploads = join(draft, uploadsFolder)
    // Twice: rows name files that are there before them, so what the dump names was there before it or came while it was
    // written. Those that a deletion takes meanwhile are in the first copy.
    let files = await copyFiles(places.uploadsDir, uploads, await filesIn(places.uploadsDir))
    const { rows } = await dump(places, join(draft, dumpFile), log)
    files += await copyFiles(places.uploadsDir, uploads, await filesIn(places.uploadsDir))
    if (places.pictureBucket) files += await fetchBucket(places.pictureBucket, join(draft, bucketFolder))
    const keys = await copyKeys(places.dataDir, join(draft, keysFolder))
    await writeSums(draft)
    rmSync(target, { recursive: true, force: true })
    renameSync(draft, target)
    leaveMark(places.dataDir)
    return { rows, files, keys }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

async function dump(places: BackupPlaces, file: string, log: Log): Promise<{ rows: number }> {
  if (!places.databaseUrl) {
    if (!existsSync(join(places.dataDir, 'database')))
      throw new Error(`There is no database in ${places.dataDir}: is DATA_DIR right?`)
    const bySite = await askSite(places.dataDir, file)
    if (bySite) return bySite
  }
  const database = await openDatabase(places, log)
  try {
    return await writeDump(database.pool, file)
  } finally {
    await database.close()
  }
}

async function copyKeys(dataDir: string, folder: string): Promise<number> {
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter(isKey) : []
  if (names.length > 0) mkdirSync(folder, { mode: 0o700 })
  for (const name of names) await copyFile(join(dataDir, name), join(folder, name))
  return names.length
}

function leaveMark(dataDir: string) {
  const mark = join(dataDir, backupMark)
  writeFileSync(mark, '')
  utimesSync(mark, machineNow(), machineNow())
}
