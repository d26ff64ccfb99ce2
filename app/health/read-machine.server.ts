import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { backupMark } from '../backup/backup-places.ts'
import { machineNow } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { recentErrors } from '../platform/log/recent-errors.ts'
import { type HealthFact, healthBounds, stateAbove, stateBelow } from './health.ts'
import { saidOf } from './read-deliveries.server.ts'

const gigabyte = 1024 ** 3
const shown = (bytes: number) => Math.round((bytes / gigabyte) * 10) / 10

/** The disk with the least room among those the site writes to. */
export async function readDisk(folders: readonly string[]): Promise<HealthFact> {
  const disks = await Promise.all(folders.map(folder => statfs(folder).catch(() => null)))
  const shares = disks.flatMap(disk =>
    disk && disk.blocks > 0 ? [{ free: disk.bavail / disk.blocks, bytes: disk.bavail * disk.bsize }] : [],
  )
  const tightest = shares.toSorted((one, other) => one.free - other.free)[0]
  if (!tightest) return { item: 'disk', state: 'watch', said: 'unknown', figures: {} }
  const figures = { percent: Math.floor(tightest.free * 100), gigabytes: shown(tightest.bytes) }
  return { item: 'disk', ...saidOf(stateBelow(tightest.free, healthBounds.freeDiskShare)), figures }
}

/** By the real clock, as the file was touched by it. */
export async function readBackup(dataDir: string): Promise<HealthFact> {
  const mark = await stat(join(dataDir, backupMark)).catch(() => null)
  if (!mark) return { item: 'backup', state: 'watch', said: 'none', figures: {} }
  const seconds = (machineNow().getTime() - mark.mtimeMs) / 1000
  const figures = { hours: Math.max(0, Math.floor(seconds / 3600)) }
  return { item: 'backup', ...saidOf(stateAbove(seconds, healthBounds.backupSeconds)), figures }
}

export async function readDatabase(db: Db): Promise<HealthFact> {
  const { rows } = await db.execute<{ bytes: string; used: number; most: number }>(sql`
    select pg_database_size(current_database())::text as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as most`)
  const { bytes = '0', used = 0, most = 1 } = rows[0] ?? {}
  const figures = { gigabytes: shown(Number(bytes)), used, most }
  return { item: 'database', ...saidOf(stateAbove(used / most, healthBounds.connectionShare)), figures }
}

/** Of this process, since it started. */
export function readErrors(): HealthFact {
  const hourAgo = machineNow().getTime() - 3_600_000
  const count = recentErrors().filter(({ at }) => Date.parse(at) >= hourAgo).length
  return { item: 'errors', ...saidOf(stateAbove(count, healthBounds.errorsInHour)), figures: { count } }
}

/** The same again and again is one line with a number, the latest first. */
export function groupedErrors() {
  const groups = new Map<string, { msg: string; type: string; path: string; at: string; count: number }>()
  for (const error of recentErrors()) {
    const key = `${error.msg} ${error.type} ${error.path}`
    groups.set(key, { ...error, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, 20)
}
