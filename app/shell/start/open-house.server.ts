import { accountLetterQueue } from '../../accounts/links/promise-link.server.ts'
import { bookLinksQueue } from '../../award/own/send-book-links.server.ts'
import { importNewContent } from '../../content/import/import-content.server.ts'
import { autumn2025 } from '../../editions/edition.ts'
import { readTimeline } from '../../editions/read-timeline.server.ts'
import { alwaysNow, stepAt } from '../../editions/timeline.ts'
import { runImportQueue } from '../../editorial/exchange/run-import.server.ts'
import { deliverLeadQueue } from '../../leads/deliver-lead.server.ts'
import { sendLetterQueue } from '../../mail/send-letter.server.ts'
import { startClock } from '../../platform/clock.server.ts'
import { openDatabase } from '../../platform/database/database.server.ts'
import { migrateDatabase } from '../../platform/database/migrate.server.ts'
import { openJobs } from '../../platform/jobs.server.ts'
import { createLog } from '../../platform/log.server.ts'
import { createMetrics } from '../../platform/metrics.server.ts'
import type { Settings } from '../../platform/settings/settings.server.ts'
import { promiseNoticesQueue } from '../../programme/push/promise-notices.server.ts'
import { sendNoticeQueue } from '../../programme/push/send-notice.server.ts'
import { followEdition } from '../edition/follow-edition.server.ts'
import { keepWritten } from '../written/follow-written.server.ts'
import { watchBacklog } from './watch-backlog.server.ts'

export type House = Awaited<ReturnType<typeof openHouse>>

/** What every room stands on: the clock, the database in its newest form, the edition as it holds now, the queues. */
export async function openHouse(settings: Settings) {
  const log = createLog(settings.logLevel)
  const clock = startClock(settings.fairNow)
  const metrics = createMetrics()
  const database = await openDatabase(settings, log)
  await migrateDatabase(database.pool)
  const editionInTime = await followEdition(database, { launch: autumn2025, clock, log })
  const edition = alwaysNow(editionInTime, clock.now)
  await importNewContent(database.pool, {
    // What comes with the software is the first fair's, whichever is on show.
    edition: stepAt(await readTimeline(database.db, autumn2025), clock.now()).values,
    uploadsDir: settings.uploadsDir,
    now: clock.now(),
    log,
  })

  await keepWritten(database.db, clock.now())

  const jobs = await openJobs(database, log, metrics)
  await jobs.openQueue(sendLetterQueue)
  await jobs.openQueue(runImportQueue)
  await jobs.openQueue(accountLetterQueue)
  await jobs.openQueue(deliverLeadQueue)
  await jobs.openQueue(bookLinksQueue)
  await jobs.openQueue(promiseNoticesQueue)
  await jobs.openQueue(sendNoticeQueue)
  watchBacklog(metrics.registry, database.db, clock)
  return { settings, log, clock, metrics, database, editionInTime, edition, jobs }
}
