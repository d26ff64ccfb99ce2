import { createHmac } from 'node:crypto'
import { type BoxOffice, queues } from '../../box-office/box-office.ts'
import { runCallOff } from '../../box-office/call-off/run-call-off.server.ts'
import { runReconciliation } from '../../box-office/gateway/run-reconciliation.server.ts'
import { type OrderLinksWish, sendOrderLinks } from '../../box-office/letters/send-order-links.server.ts'
import { type PromisedLetter, writeLetter } from '../../box-office/letters/write-letter.server.ts'
import { sendPayout } from '../../box-office/orders/promise-payout.server.ts'
import { tickets } from '../../box-office/orders/tables.ts'
import { openPublished, openSlots } from '../../box-office/slots/open-slots.server.ts'
import { type OpenedSealKey, openSealKey } from '../../box-office/tickets/keep-seal-key.server.ts'
import { hashPass } from '../../box-office/tickets/make-codes.server.ts'
import { secretFrom } from '../../box-office/tickets/read-seal-key.server.ts'
import { type SealTicket, sealWith } from '../../box-office/tickets/seal-ticket.server.ts'
import type { Edition } from '../../editions/edition.ts'
import { invoiceMoney } from '../../exhibitors/payment/take-gateway-money.server.ts'
import type { Change } from '../../page-store/page-store.server.ts'
import { yookassaClient } from '../../payments/yookassa-client.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Jobs, Queue, QueueTerms } from '../../platform/jobs.server.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Settings } from '../../platform/settings/settings.server.ts'

const payoutQueue: QueueTerms = { name: queues.sendPayout, retryLimit: 50, retryDelaySeconds: 5 }
const letterQueue: QueueTerms = { name: queues.orderLetter, retryLimit: 20, retryDelaySeconds: 5 }

const callOffQueue: QueueTerms = { name: queues.callOff, retryLimit: 50, retryDelaySeconds: 5 }
const reconcileQueue: QueueTerms = { name: queues.reconcile, retryLimit: 50, retryDelaySeconds: 30 }
const lostQueue: QueueTerms = { name: queues.lostOrders, retryLimit: 20, retryDelaySeconds: 5 }

/** The box office with everything it needs: places to sell, the gateway, the key of its tickets. */
export async function openBoxOffice(options: {
  settings: Settings
  database: Database
  jobs: Jobs
  edition: Edition
  now: Date
}): Promise<{ boxOffice: BoxOffice; sealTicket: SealTicket; secretFor: SecretFor }> {
  const { settings, database, jobs, edition, now } = options
  const sealKey = await openSealKey(
    database.pool,
    { dataDir: settings.dataDir, given: settings.ticketKey },
    { hasTickets: await hasTickets(database.db), now },
  )
  await jobs.openQueue(payoutQueue)
  await jobs.openQueue(letterQueue)
  await jobs.openQueue(lostQueue)
  await jobs.openQueue(callOffQueue)
  await jobs.openQueue(reconcileQueue)
  await openSlots(database.db, edition)
  const secretFor = secretsFrom(sealKey)
  const receipts = { vatCode: settings.vatCode, paymentMode: settings.paymentMode }
  const { publicUrl } = settings
  const boxOffice: BoxOffice = {
    pool: database.pool,
    edition,
    gateway: yookassaClient(settings.yookassa),
    invoiceMoney: invoiceMoney({ pool: database.pool, jobs, publicUrl, receipts }),
    receipts,
    publicUrl: settings.publicUrl,
    freePlacesPerHour: Math.ceil(settings.postsPerMinute / 10),
    hashPass: passNumber => hashPass(passNumber, edition.id, secretFor('pass')),
    enqueue: jobs.enqueue,
  }
  return { boxOffice, sealTicket: sealWith(sealKey.key.privateKey), secretFor }
}

/** Days and hours of the edition are those of its windows: where they have changed, the windows follow. */
export function keepingSlots(db: Db, edition: Edition, log: Log): () => void {
  const hours = () => JSON.stringify([edition.id, edition.visitorDays, edition.vipOpening])
  let kept = hours()
  return function follow() {
    const wanted = hours()
    if (wanted === kept) return
    openSlots(db, edition).then(
      () => {
        kept = wanted
      },
      (error: unknown) => {
        log.error({ err: error }, 'the hours of the windows are not yet those of the edition')
        setTimeout(follow, 1_000).unref()
      },
    )
  }
}

/** Classes and departures are booked as editors have published them: where one has changed, its places follow. */
export function keepingPublished(
  db: Db,
  edition: Edition,
  log: Log,
  drop: (change: Change) => void,
): (change: Change) => void {
  let isAsked = false
  let isRunning = false

  function follow(change: Change) {
    if (change !== 'all' && !change.includes('events') && !change.includes('departures')) return
    isAsked = true
    if (!isRunning) void run()
  }

  /** Many events that change together are followed once or twice, not each by itself. */
  async function run() {
    isRunning = true
    while (isAsked) {
      isAsked = false
      try {
        await openPublished(db, edition)
        // A page that was made in between knew of no places yet.
        drop(['events', 'departures'])
      } catch (error) {
        log.error({ err: error }, 'places of classes are not yet as published')
        setTimeout(follow, 1_000, 'all').unref()
      }
    }
    isRunning = false
  }

  return follow
}

async function hasTickets(db: Db): Promise<boolean> {
  return (await db.select({ id: tickets.id }).from(tickets).limit(1)).length > 0
}

/** Sends promised money; a gateway that does not answer is asked again by the queue, later by the scheduler. */
export function payoutJob(boxOffice: BoxOffice, clock: Clock): Queue<{ payoutId: string }> {
  return {
    ...payoutQueue,
    async work({ payoutId }) {
      await sendPayout(boxOffice, payoutId, clock.now())
    },
  }
}

/** Writes the letters that commands have promised. */
export function letterJob(options: {
  boxOffice: BoxOffice
  clock: Clock
  sealTicket: SealTicket
  jobs: Jobs
}): Queue<PromisedLetter> {
  const { boxOffice, clock, jobs, sealTicket } = options
  const office = { boxOffice, jobs, sealTicket }
  return { ...letterQueue, work: (promised, jobId) => writeLetter(office, promised, jobId, clock.now()) }
}

/** Goes through the orders of what is called off; killed, it is taken up where it stopped. */
export function callOffJob(boxOffice: BoxOffice, clock: Clock): Queue<{ callOffId: string }> {
  return { ...callOffQueue, work: ({ callOffId }) => runCallOff(boxOffice, callOffId, clock.now) }
}

/** Compares the gateway's lists with our ledger; unanswered or killed, it goes on from where it was. */
export function reconcileJob(boxOffice: BoxOffice, clock: Clock): Queue<{ runId: string }> {
  return { ...reconcileQueue, work: ({ runId }) => runReconciliation(boxOffice, runId, clock.now) }
}

/** Looks up the orders of whoever has lost their links. */
export function orderLinksJob(options: {
  boxOffice: BoxOffice
  clock: Clock
  jobs: Jobs
}): Queue<OrderLinksWish> {
  const { boxOffice, clock, jobs } = options
  return {
    ...lostQueue,
    work: (wish, jobId) => sendOrderLinks({ boxOffice, jobs }, wish, jobId, clock.now()),
  }
}

export type SecretFor = (purpose: 'pass' | 'codes' | 'sessions' | 'forms' | 'award-links' | 'push') => string

const lasting = new Set(['pass', 'codes', 'award-links', 'push'])

/** Of the key, and changed with it; except what is kept in the database under a secret: that must be read for ever, and links must open. */
function secretsFrom({ key, lastingSecret }: OpenedSealKey): SecretFor {
  return purpose =>
    lasting.has(purpose)
      ? createHmac('sha256', lastingSecret).update(purpose).digest('hex')
      : secretFrom(key, purpose)
}
