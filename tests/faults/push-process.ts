import { openDatabase } from '../../app/platform/database/database.server.ts'
import { openJobs, type Queue } from '../../app/platform/jobs.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { readSettings } from '../../app/platform/settings/settings.server.ts'
import { promiseNoticesJob, promiseTelling } from '../../app/programme/push/promise-notices.server.ts'
import { sendNoticeJob } from '../../app/programme/push/send-notice.server.ts'
import { vapidKeysFrom } from '../../app/programme/push/sign-request.server.ts'

// The desk that tells browsers of changes, without the website around it, in a process made to be killed.
const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const database = await openDatabase(settings, log)
const jobs = await openJobs(database, log)
const clock = { now: () => new Date(process.env.NOW ?? '') }
const desk = {
  pool: database.pool,
  jobs,
  keys: vapidKeysFrom(process.env.SECRET ?? ''),
  subject: 'mailto:hello@portik.example',
  sandboxUrl: process.env.PUSH_URL ?? null,
}
const sending = { ...sendNoticeJob(desk, clock), retryDelaySeconds: 1 }
await jobs.start([promiseNoticesJob(desk, { batch: 10 }), sending] as Queue<never>[])
const follow = () => promiseTelling(desk, clock.now()).finally(() => setTimeout(follow, 100))
await follow()
process.stdout.write('open\n')
