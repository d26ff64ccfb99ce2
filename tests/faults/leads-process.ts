import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { deliverLeadJob } from '../../app/leads/deliver-lead.server.ts'
import { type LeadServices, promiseLead } from '../../app/leads/promise-lead.server.ts'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { migrateDatabase } from '../../app/platform/database/migrate.server.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { openJobs, type Queue } from '../../app/platform/jobs.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { readSettings } from '../../app/platform/settings/settings.server.ts'

// The desk where leads are taken, without the website around it, in a process made to be killed. What it acknowledges
// is committed. Its clock is the machine's: the test holds its moments beside the lander's.
const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const clock = { now: () => new Date() }
const database = await openDatabase(settings, log)
await migrateDatabase(database.pool)
const jobs = await openJobs(database, log)
const services: LeadServices = { jobs, lander: settings.lander }
const timeoutMs = Number(process.env.PATIENCE_MS ?? 500)
const job = deliverLeadJob({ pool: database.pool, lander: settings.lander, clock, timeoutMs })
const retryLimit = Number(process.env.RETRIES ?? job.retryLimit)
await jobs.start([{ ...job, retryLimit, retryDelaySeconds: 1 }] as Queue<never>[])

const web = new Hono()
web.post('/leads', async c => {
  const lead = await c.req.json()
  return c.json(await transaction(database.pool, tx => promiseLead(services, tx, lead, clock.now())))
})
web.get('/waiting', async c => {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from leads where state = 'waiting'`,
  )
  return c.json(rows[0].count)
})
const server = serve({ fetch: web.fetch, port: settings.port, hostname: '127.0.0.1' }, () =>
  process.stdout.write('open\n'),
)

process.on('SIGTERM', async () => {
  server.close()
  await jobs.stop()
  await database.close()
  process.exit(0)
})
