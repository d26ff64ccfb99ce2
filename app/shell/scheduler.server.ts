import { drizzle } from 'drizzle-orm/node-postgres'
import { closeQuestions } from '../award/books/close-questions.server.ts'
import { withdrawForgotten } from '../award/books/withdraw-forgotten.server.ts'
import { lapseProposals } from '../box-office/approvals/answer-proposal.server.ts'
import type { BoxOffice } from '../box-office/box-office.ts'
import { resumeCallOffs } from '../box-office/call-off/call-off-places.server.ts'
import { decideTours } from '../box-office/call-off/settle-tours.server.ts'
import { promiseReconciliation } from '../box-office/gateway/run-reconciliation.server.ts'
import {
  ordersToClose,
  promiseClosingReceipt,
  receiptsToSend,
  sendClosingReceipt,
} from '../box-office/gateway/send-closing-receipt.server.ts'
import { remindOfTomorrow, warnExpiring } from '../box-office/letters/remind-buyers.server.ts'
import { expireOrders } from '../box-office/orders/close-order.server.ts'
import { payoutsToCheck, sendPayout } from '../box-office/orders/promise-payout.server.ts'
import { expireSwitches } from '../box-office/orders/settle-difference.server.ts'
import { settlePayment } from '../box-office/orders/settle-payment.server.ts'
import { lapseReturns, remindOfPapers } from '../box-office/refunds/close-request.server.ts'
import { tellWaiting } from '../box-office/waiting-list/send-free-places.server.ts'
import { publishDue } from '../editorial/releases/publish-release.server.ts'
import type { ReleaseDesk } from '../editorial/releases/release-desk.ts'
import { settleLapsed } from '../exhibitors/choice/settle-lapsed.server.ts'
import { remindExhibitors } from '../exhibitors/materials/remind-exhibitors.server.ts'
import { closeOrphans, remindPayers } from '../exhibitors/payment/remind-payers.server.ts'
import { expireHolds } from '../exhibitors/stands/release-stand.server.ts'
import { closeInterrupted } from '../journal/record-entry.server.ts'
import { sealEntries } from '../journal/seal-entries.server.ts'
import { paymentsToCheck } from '../payments/settle-attempt.server.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Log } from '../platform/log.server.ts'

const beatMs = 2_000
const askedAtOnce = 8
const roundMs = 20_000

/**
 * What happens because time passes. Every process beats; each step is safe to be taken twice. What waits for the
 * gateway has a beat of its own: however slow it is, nobody's places are kept longer.
 */
export function startScheduler(
  boxOffice: BoxOffice,
  clock: Clock,
  log: Log,
  releaseDesk?: ReleaseDesk,
): { stop(): Promise<void> } {
  const end = new AbortController()
  const beats = [
    startBeat(() => beat(boxOffice, clock.now(), log, releaseDesk)),
    startBeat(() => askGateway(boxOffice, clock, log, end.signal)),
  ]
  return {
    async stop() {
      end.abort()
      await Promise.all(beats.map(one => one.stop()))
    },
  }
}

function startBeat(work: () => Promise<void>) {
  let current = Promise.resolve()
  let isBeating = false
  const timer = setInterval(() => {
    if (isBeating) return
    isBeating = true
    current = work().finally(() => {
      isBeating = false
    })
  }, beatMs)
  return {
    async stop() {
      clearInterval(timer)
      await current
    },
  }
}

/** One beat: what is due now and needs nobody outside. A step that fails is told and tried again at the next. */
export async function beat(
  boxOffice: BoxOffice,
  now: Date,
  log: Log,
  releaseDesk?: ReleaseDesk,
): Promise<void> {
  const attempt = attemptsTo(log)
  if (releaseDesk) await attempt('put releases out', () => publishDue(releaseDesk, now))
  await attempt('expire orders', () => expireOrders(boxOffice, now))
  await attempt('expire holds of stands', () => expireHolds(boxOffice.pool, now))
  await attempt('tell whose stand has lapsed', () => settleLapsed({ ...boxOffice, jobs: boxOffice }, now))
  await attempt('close invoices without a stand', () => closeOrphans(boxOffice, now))
  await attempt('remind of invoices', () =>
    remindPayers({ ...boxOffice, jobs: { enqueue: boxOffice.enqueue } }, now),
  )
  await attempt('warn of expiry', () => warnExpiring(boxOffice, now))
  await attempt('lapse proposals', () => lapseProposals(boxOffice.pool, now))
  await attempt('promise the nightly comparison', () => promiseReconciliation(boxOffice, now))
  await attempt('close questions of the award', () => closeQuestions(boxOffice.pool, now))
  await attempt('withdraw books of forgotten applicants', () => withdrawForgotten(boxOffice.pool, now))
  await attempt('expire switches', () => expireSwitches(boxOffice, now))
  await attempt('lapse returns', () => lapseReturns(boxOffice, now))
  await attempt('remind of papers', () => remindOfPapers(boxOffice, now))
  await attempt('decide tours', () => decideTours(boxOffice, now))
  await attempt('go on calling off', () => resumeCallOffs(boxOffice, now))
  await attempt('tell who waits for a place', () => tellWaiting(boxOffice, now))
  await attempt('remind of tomorrow', () => remindOfTomorrow(boxOffice, now))
  const { pool, enqueue, publicUrl } = boxOffice
  await attempt('close what was interrupted', () => closeInterrupted(pool, now))
  await attempt('seal the journal', () => sealEntries(pool))
  await attempt('remind exhibitors', () => remindExhibitors({ pool, jobs: { enqueue }, publicUrl }, now))
}

/** What only the gateway knows: a few questions at once, and no longer than a round. The rest waits for the next. */
export async function askGateway(
  boxOffice: BoxOffice,
  clock: Clock,
  log: Log,
  signal?: AbortSignal,
): Promise<void> {
  const { gateway } = boxOffice
  const db = drizzle(boxOffice.pool)
  const attempt = attemptsTo(log)
  const until = performance.now() + roundMs
  // Left alone, it is asked one thing: whether it answers again.
  if (gateway.isResting()) await attempt('probe the gateway', gateway.probe)
  await attempt('ask about payments', async () =>
    eachOf(await paymentsToCheck(db, clock.now()), id =>
      attempt(`payment ${id}`, () => settlePayment(boxOffice, id, clock.now())),
    ),
  )
  await attempt('ask about payouts', async () =>
    eachOf(await payoutsToCheck(db, clock.now()), id =>
      attempt(`payout ${id}`, () => sendPayout(boxOffice, id, clock.now())),
    ),
  )

  await attempt('close prepayments', async () => {
    for (const id of await ordersToClose(boxOffice, db, clock.now()))
      await attempt(`closing receipt of ${id}`, () => promiseClosingReceipt(boxOffice, id, clock.now()))
    await eachOf(await receiptsToSend(db, clock.now()), id =>
      attempt(`closing receipt ${id}`, () => sendClosingReceipt(boxOffice, id, clock.now())),
    )
  })

  async function eachOf(ids: string[], work: (id: string) => Promise<void>) {
    const waiting = ids.values()
    const hand = async () => {
      for (const id of waiting) {
        if (gateway.isResting() || signal?.aborted || performance.now() > until) return
        await work(id)
      }
    }
    await Promise.all(Array.from({ length: askedAtOnce }, hand))
  }
}

function attemptsTo(log: Log) {
  return async (what: string, work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) => log.error({ err: error }, `the scheduler failed: ${what}`))
  }
}
