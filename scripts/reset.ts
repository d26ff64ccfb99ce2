import { rmSync } from 'node:fs'
import type pg from 'pg'
import { startClock } from '../app/platform/clock.server.ts'
import { lockDataFolder } from '../app/platform/database/data-folder-lock.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { readSettings } from '../app/platform/settings/settings.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { seedDemo } from '../db/seed/seed-demo.ts'
import { withDatabase } from './with-database.ts'

const settings = readSettings(process.env)
if (settings.isProduction) {
  console.error('reset throws everything away: it does not run in production.')
  process.exit(1)
}
if (!settings.databaseUrl) {
  const unlock = lockDataFolder(settings.dataDir)
  rmSync(`${settings.dataDir}/database`, { recursive: true, force: true })
  unlock()
}
await withDatabase(async ({ database, log }) => {
  if (settings.databaseUrl) await throwAway(database.pool)
  const now = startClock(settings.fairNow).now()
  await seedFair(database.pool, settings.uploadsDir, now, log)
  await seedDemo(database.pool, settings.uploadsDir, now)
  console.log('The fair is as new.')
})

/** Everything there is: tables, jobs, and the record of migrations, which then make the tables anew. */
async function throwAway(pool: pg.Pool) {
  await pool.query('drop schema public cascade; create schema public')
  await pool.query('drop schema if exists jobs cascade; drop schema if exists drizzle cascade')
  await migrateDatabase(pool)
}
