import { startClock } from '../app/platform/clock.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ database, settings, log }) => {
  const isNew = await seedFair(database.pool, settings.uploadsDir, startClock(settings.fairNow).now(), log)
  console.log(isNew ? 'The fair is seeded.' : 'There is content already: nothing was changed.')
})
