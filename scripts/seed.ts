import { startClock } from '../app/platform/clock.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { seedDemo } from '../db/seed/seed-demo.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ database, settings, log }) => {
  const now = startClock(settings.fairNow).now()
  const records = await seedFair(database.pool, settings.uploadsDir, now, log)
  if (!settings.isProduction) await seedDemo(database.pool, settings.uploadsDir, now)
  console.log(
    records > 0 ? 'The fair is seeded.' : 'There is content already, and all of content/ is known to it.',
  )
})
