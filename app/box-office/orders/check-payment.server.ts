import { setTimeout as wait } from 'node:timers/promises'
import type { BoxOffice } from '../box-office.ts'
import { settlePayment } from './settle-payment.server.ts'

const patienceMs = 400
const mostAtOnce = 16
const underWay = new WeakMap<BoxOffice, Map<string, Promise<unknown>>>()

/**
 * Asks the gateway about a payment for somebody who waits for a page: less than half a second, then the page says what
 * is known and the question goes on behind it. Many who look at one order ask once; when very many ask about different
 * ones, the gateway is slow, and the scheduler and its own notifications are enough.
 */
export async function checkPayment(boxOffice: BoxOffice, paymentId: string, now: Date): Promise<void> {
  const asked = underWay.get(boxOffice) ?? new Map<string, Promise<unknown>>()
  underWay.set(boxOffice, asked)
  const answer = asked.get(paymentId) ?? (asked.size < mostAtOnce ? ask() : null)
  if (!answer) return
  const patience = new AbortController()
  try {
    await Promise.race([answer, wait(patienceMs, undefined, { signal: patience.signal, ref: false })])
  } finally {
    patience.abort()
  }

  function ask() {
    const settled = settlePayment(boxOffice, paymentId, now).finally(() => asked.delete(paymentId))
    // Whoever still waits hears of a failure; after that the scheduler meets it, and tells.
    settled.catch(() => {})
    asked.set(paymentId, settled)
    return settled
  }
}
