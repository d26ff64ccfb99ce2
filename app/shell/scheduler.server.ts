import { drizzle } from 'drizzle-orm/node-postgres'
import { lapseProposals } from '../box-office/approvals/answer-proposal.server.ts'
import type { BoxOffice } from '../box-office/box-office.ts'
import { decideTours } from '../box-office/call-off/call-off-slot.server.ts'
import { remindOfTomorrow, warnExpiring } from '../box-office/letters/remind-buyers.server.ts'
import { expireOrders } from '../box-office/orders/close-order.server.ts'
import { payoutsToCheck, sendPayout } from '../box-office/orders/promise-payout.server.ts'
import { paymentsToCheck, settlePayment } from '../box-office/orders/settle-payment.server.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Log } from '../platform/log.server.ts'

const beatMs = 2_000

/** What happens because time passes. Every process beats; each step is safe to be taken twice. */
export function startScheduler(boxOffice: BoxOffice, clock: Clock, log: Log): { stop(): Promise<void> } {
  let current = Promise.resolve()
  let isBeating = false
  const timer = setInterval(() => {
    if (isBeating) return
    isBeating = true
    current = beat(boxOffice, clock.now(), log).finally(() => {
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

/** One beat: what is due now. A step that fails is told and tried again at the next. */
export async function beat(boxOffice: BoxOffice, now: Date, log: Log): Promise<void> {
  const db = drizzle(boxOffice.pool)
  await attempt('reconcile payments', async () => {
    for (const id of await paymentsToCheck(db, now)) {
      await attempt(`payment ${id}`, () => settlePayment(boxOffice, id, now))
    }
  })
  await attempt('warn of expiry', () => warnExpiring(boxOffice, now))
  await attempt('expire orders', () => expireOrders(boxOffice, now))
  await attempt('check payouts', async () => {
    for (const id of await payoutsToCheck(db, now)) {
      await attempt(`payout ${id}`, () => sendPayout(boxOffice, id, now))
    }
  })
  await attempt('lapse proposals', () => lapseProposals(boxOffice.pool, now))
  await attempt('decide tours', () => decideTours(boxOffice, now))
  await attempt('remind of tomorrow', () => remindOfTomorrow(boxOffice, now))

  async function attempt(what: string, work: () => Promise<unknown>) {
    await work().catch((error: unknown) => log.error({ err: error }, `the scheduler failed: ${what}`))
  }
}
