import { importNewContent } from '../app/content/import/import-content.server.ts'
import { autumn2025 } from '../app/editions/edition.ts'
import { startClock } from '../app/platform/clock.server.ts'
import { type Database, openDatabase } from '../app/platform/database/database.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { createLog, type Log } from '../app/platform/log.server.ts'
import { readSettings, type Settings } from '../app/platform/settings/settings.server.ts'

/** Opens the database, migrated and with what is new in content/, for one piece of work and closes it again; what goes wrong is said in a sentence. */
export async function withDatabase(
  work: (at: { database: Database; settings: Settings; log: Log }) => Promise<void>,
) {
  try {
    const settings = readSettings(process.env)
    const log = createLog('warn')
    const database = await openDatabase(settings, log)
    try {
      await migrateDatabase(database.pool)
      await importNewContent(database.pool, {
        edition: autumn2025,
        uploadsDir: settings.uploadsDir,
        now: startClock(settings.fairNow).now(),
        log,
      })
      await work({ database, settings, log })
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
