import { rmSync } from 'node:fs'
import { startClock } from '../app/platform/clock.server.ts'
import { lockDataFolder } from '../app/platform/data-folder-lock.server.ts'
import { readSettings } from '../app/platform/settings.server.ts'
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
  if (settings.databaseUrl)
    await database.pool.query(
      'truncate documents, departments, questions, releases, partners, members, audio_stops, departures, event_speakers, events, works, participants, pages, speakers, pictures, letters, rate_limits, credentials, sessions, verifications, people restart identity',
    )
  const now = startClock(settings.fairNow).now()
  await seedFair(database.pool, settings.uploadsDir, now, log)
  await seedDemo(database.pool, now)
  console.log('The fair is as new.')
})
