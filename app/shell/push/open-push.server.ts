import type { Clock } from '../../platform/clock.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Settings } from '../../platform/settings/settings.server.ts'
import { promiseNoticesJob, promiseTelling } from '../../programme/push/promise-notices.server.ts'
import type { PushDesk } from '../../programme/push/push-desk.ts'
import { sendNoticeJob } from '../../programme/push/send-notice.server.ts'
import { vapidKeysFrom } from '../../programme/push/sign-request.server.ts'

const beatMs = 10_000

/** Where no keys are set, the demo has some of its own, and production none: then nobody is told. */
export function openPush(
  { vapid, isProduction, sandbox }: Pick<Settings, 'vapid' | 'isProduction' | 'sandbox'>,
  { pool }: Pick<Database, 'pool'>,
  jobs: Jobs,
  secret: string,
): PushDesk | null {
  const isDemo = !isProduction || sandbox.isOn
  if (!vapid && !isDemo) return null
  const { subject, ...keys } = vapid ?? { ...vapidKeysFrom(secret), subject: 'mailto:hello@portik.example' }
  return { pool, jobs, keys, subject, sandboxUrl: sandbox.isOn ? sandbox.url : null }
}

export function pushJobs(desk: PushDesk | null, clock: Clock) {
  return desk ? [promiseNoticesJob(desk), sendNoticeJob(desk, clock)] : []
}

/** Takes changes up when they are told of; a beat finds those that were told while nobody listened. */
export async function followChanges(
  desk: PushDesk | null,
  { subscriptions }: Pick<Database, 'subscriptions'>,
  { clock, log }: { clock: Clock; log: Log },
): Promise<{ stop(): Promise<void> }> {
  if (!desk) return { stop: async () => {} }
  let current = Promise.resolve()
  const follow = () => {
    current = current
      .then(() => promiseTelling(desk, clock.now()))
      .catch((error: unknown) => log.error({ err: error }, 'changes of the programme wait to be told'))
  }
  const timer = setInterval(follow, beatMs)
  timer.unref()
  await subscriptions.listen('programme_changed', follow, follow)
  follow()
  return {
    async stop() {
      clearInterval(timer)
      await current
    },
  }
}
