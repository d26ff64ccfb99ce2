import { tmpdir } from 'node:os'
import { serve } from '@hono/node-server'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Hono } from 'hono'
import { payoutsToCheck } from '../../app/box-office/orders/promise-payout.server.ts'
import { decideReturn } from '../../app/box-office/refunds/settle-return.server.ts'
import { recordScan } from '../../app/door/record-scan.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { openUploads } from '../../app/editorial/pictures/open-uploads.server.ts'
import { followStands } from '../../app/exhibitors/stands/follow-stands.server.ts'
import { createDiskPictures } from '../../app/images/disk-pictures.server.ts'
import { paymentsToCheck } from '../../app/payments/settle-attempt.server.ts'
import { startClock } from '../../app/platform/clock.server.ts'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { migrateDatabase } from '../../app/platform/database/migrate.server.ts'
import { openJobs } from '../../app/platform/jobs.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { createMetrics } from '../../app/platform/metrics.server.ts'
import { readSettings } from '../../app/platform/settings/settings.server.ts'
import { createApi } from '../../app/shell/http/api.server.ts'
import { startScheduler } from '../../app/shell/scheduler.server.ts'
import { openBoxOffice, payoutJob } from '../../app/shell/start/open-box-office.server.ts'
import { followToday } from '../../app/today/follow-today.server.ts'
import { seedFair } from '../../db/seed/seed.ts'

// The box office without the website around it, in a process made to be killed: it comes up quickly.
const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const clock = startClock(settings.fairNow)
const database = await openDatabase(settings, log)
await migrateDatabase(database.pool)
await seedFair(database.pool, settings.uploadsDir, clock.now(), log)
const jobs = await openJobs(database, log)
const { boxOffice, sealTicket } = await openBoxOffice({
  settings,
  database,
  jobs,
  edition: autumn2025,
  now: clock.now(),
})
const db = drizzle(boxOffice.pool)

const web = new Hono()
web.route(
  '/api',
  createApi({
    db,
    pool: boxOffice.pool,
    edition: autumn2025,
    clock,
    log,
    boxOffice,
    sealTicket,
    publicUrl: settings.publicUrl,
    buildId: '',
    contentVersion: () => '',
    metrics: createMetrics(),
    metricsAccess: { isOpen: true },
    clientOf: () => '',
    push: null,
    formToken: () => '',
    exhibitorFiles: { folder: '/nowhere' },
    pictureStore: createDiskPictures('/nowhere'),
    pictureUploads: openUploads({ uploadsDir: `${tmpdir()}/portico-nowhere`, bucket: null }),
    standFeed: await followStands(database, { editionId: () => 'spring-2026', clock, log }),
    todayFeed: await followToday(database, { edition: autumn2025, clock, log }),
    noteDeed: async () => {},
    people: { of: async () => null },
  }),
)
// What staff do, without the pages on which they do it.
web.post('/staff/returns', async c => {
  const { ticket } = await c.req.json()
  const { rows } = await boxOffice.pool.query(
    'select r.id from returns r join tickets t on t.id = r.ticket_id where t.code = $1',
    [ticket],
  )
  for (const { id } of rows) {
    await decideReturn(
      boxOffice,
      id,
      { approve: true, percent: 100, actor: 'staff', note: 'a certificate' },
      clock.now(),
    )
  }
  return c.json({ decided: rows.length })
})
web.post('/staff/scans', async c => {
  const { text, nonce } = await c.req.json()
  const shown = { text, nonce, gate: 'A', actor: 'door@portico.example', at: clock.now() }
  const { done } = await recordScan(boxOffice, shown, clock.now())
  return c.json(done)
})
// Is anybody still waiting for an answer?
web.get('/waiting', async c => {
  const later = new Date(clock.now().getTime() + 24 * 3_600_000)
  return c.json({
    payments: (await paymentsToCheck(db, later)).length,
    payouts: (await payoutsToCheck(db, later)).length,
  })
})

await jobs.start([payoutJob(boxOffice, clock)])
const clockwork = startScheduler(boxOffice, clock, log)
const server = serve({ fetch: web.fetch, port: settings.port, hostname: '127.0.0.1' }, () =>
  process.stdout.write('open\n'),
)

process.on('SIGTERM', async () => {
  server.close()
  await clockwork.stop()
  await jobs.stop()
  await database.close()
  process.exit(0)
})
