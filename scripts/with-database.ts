import { type Database, openDatabase } from '../app/platform/database/database.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { createLog, type Log } from '../app/platform/log.server.ts'
import { readSettings, type Settings } from '../app/platform/settings.server.ts'

/** Opens the migrated database for one piece of work and closes it again; what goes wrong is said in a sentence. */
export async function withDatabase(
  work: (at: { database: Database; settings: Settings; log: Log }) => Promise<void>,
) {
  try {
    const settings = readSettings(process.env)
    const log = createLog('warn')
    const database = await openDatabase(settings, log)
    try {
      await migrateDatabase(database.pool)
      await work({ database, settings, log })
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
