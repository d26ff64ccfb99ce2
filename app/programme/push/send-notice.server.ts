import { createHash } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Clock, machineNow } from '../../platform/clock.server.ts'
import { FetchError, request } from '../../platform/fetch.ts'
import type { Queue, QueueTerms } from '../../platform/jobs.server.ts'
import type { Notice } from './notice.ts'
import type { PushDesk } from './push-desk.ts'
import { isPushEndpoint } from './push-endpoint.ts'
import { sealMessage } from './seal-message.server.ts'
import { signRequest } from './sign-request.server.ts'
import { pushNotices, pushSubscriptions } from './tables.ts'

/** Ten attempts with doubling delays: about four hours, after which an hour's news is none. */
export const sendNoticeQueue: QueueTerms = { name: 'send-notice', retryLimit: 9, retryDelaySeconds: 15 }

export type PromisedNotice = {
  subscriptionId: string
  changeId: number
  eventSlug: string
  /** When the event is over. */
  until: string
  notice: Notice
}

const mostFailures = 5
const longestTtlSeconds = 24 * 3_600

/**
 * The job that hands one notice to one push service. A browser that is gone is forgotten; a service that is busy or broken is
 * asked again later; what has been taken is not sent again, nor what a later change has overtaken. Should a process die
 * between the answer and the writing down, the second notice replaces the first on the device, by its topic and tag.
 */
export function sendNoticeJob(
  desk: Omit<PushDesk, 'jobs'>,
  clock: Clock,
  { timeoutMs = 15_000 } = {},
): Queue<PromisedNotice> {
  return {
    ...sendNoticeQueue,
    together: 6,
    work: promised => sendNotice(desk, promised, clock, timeoutMs),
    giveUp: ({ subscriptionId }) => countFailure(desk, subscriptionId),
  }
}

async function sendNotice(
  desk: Omit<PushDesk, 'jobs'>,
  promised: PromisedNotice,
  clock: Clock,
  timeoutMs: number,
): Promise<void> {
  const browser = await findBrowser(desk, promised)
  const leftSeconds = Math.floor((new Date(promised.until).getTime() - clock.now().getTime()) / 1000)
  if (!browser || leftSeconds <= 0) return
  const outcome = isPushEndpoint(browser.endpoint, desk.sandboxUrl)
    ? await post(desk, browser, promised, { ttl: Math.min(leftSeconds, longestTtlSeconds), timeoutMs })
    : 'gone'
  const db = drizzle(desk.pool)
  const own = eq(pushSubscriptions.id, promised.subscriptionId)
  if (outcome === 'gone') await db.delete(pushSubscriptions).where(own)
  else if (outcome === 'refused') await countFailure(desk, promised.subscriptionId)
  else {
    await db
      .update(pushNotices)
      .set({ sentAt: clock.now() })
      .where(
        and(
          eq(pushNotices.subscriptionId, promised.subscriptionId),
          eq(pushNotices.changeId, promised.changeId),
        ),
      )
    await db.update(pushSubscriptions).set({ lastOkAt: clock.now(), failures: 0 }).where(own)
  }
}

/** The browser, if it still wants to be told of this and has not been. */
async function findBrowser({ pool }: Pick<PushDesk, 'pool'>, promised: PromisedNotice) {
  const { rows } = await pool.query<{ endpoint: string; p256dh: string; auth: string }>(
    `select s.endpoint, s.p256dh, s.auth from push_notices n join push_subscriptions s on s.id = n.subscription_id
     where n.subscription_id = $1 and n.change_id = $2 and n.sent_at is null and s.events @> array[$3]::text[]
       and not exists (select from push_promises p where p.event_slug = $3 and p.change_id > $2 and p.promised_at is not null)`,
    [promised.subscriptionId, promised.changeId, promised.eventSlug],
  )
  return rows[0]
}

type Outcome = 'taken' | 'gone' | 'refused'

async function post(
  { keys, subject }: Pick<PushDesk, 'keys' | 'subject'>,
  { endpoint, ...browserKeys }: { endpoint: string; p256dh: string; auth: string },
  { notice, eventSlug }: PromisedNotice,
  { ttl, timeoutMs }: { ttl: number; timeoutMs: number },
): Promise<Outcome> {
  try {
    const response = await request(endpoint, {
      method: 'POST',
      body: new Uint8Array(sealMessage(JSON.stringify(notice), browserKeys)),
      headers: {
        authorization: signRequest(endpoint, { keys, subject }, machineNow()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttl),
        topic: createHash('sha256').update(eventSlug).digest('base64url').slice(0, 32),
        urgency: 'high',
      },
      // Where a push service would send us on to is nobody's business.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok ? 'taken' : 'refused'
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (error.status === 404 || error.status === 410) return 'gone'
    if (error.status === 0 || error.status === 429 || error.status >= 500) {
      throw new Error(`a push service did not take a notice: ${error.status || 'no answer'}`)
    }
    return 'refused'
  }
}

/** Whoever is told in vain five times in a row is forgotten. */
async function countFailure({ pool }: Pick<PushDesk, 'pool'>, subscriptionId: string): Promise<void> {
  const db = drizzle(pool)
  const own = eq(pushSubscriptions.id, subscriptionId)
  await db
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(own)
  await db.delete(pushSubscriptions).where(and(own, gte(pushSubscriptions.failures, mostFailures)))
}
