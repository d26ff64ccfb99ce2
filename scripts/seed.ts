import { startClock } from '../app/platform/clock.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { seedDemo } from '../db/seed/seed-demo.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ database, settings, log }) => {
  const now = startClock(settings.fairNow).now()
  const isNew = await seedFair(database.pool, settings.uploadsDir, now, log)
  if (!settings.isProduction) await seedDemo(database.pool, now)
  console.log(isNew ? 'The fair is seeded.' : 'There is content already: nothing was changed.')
})
