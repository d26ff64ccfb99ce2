import { setTimeout as wait } from 'node:timers/promises'
import { settleRead } from '../../payments/settle-attempt.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { type Payment, settlePayment, tillOf } from './settle-payment.server.ts'

const patienceMs = 400
const mostAtOnce = 16
type Asked = Map<string, Promise<Payment['state']>>
const underWay = new WeakMap<BoxOffice, Asked>()

/**
 * Asks the gateway about a payment for somebody who waits for a page: less than half a second, then the page says what
 * is known and the question goes on behind it. Many who look at one order ask once; when very many ask about different
 * ones, the gateway is slow, and the scheduler and its own notifications are enough.
 */
export async function checkPayment(boxOffice: BoxOffice, paymentId: string, now: Date): Promise<void> {
  const asked = askedOf(boxOffice)
  const answer =
    asked.get(paymentId) ??
    (asked.size < mostAtOnce ? ask(asked, paymentId, settlePayment(boxOffice, paymentId, now)) : null)
  if (!answer) return
  const patience = new AbortController()
  try {
    await Promise.race([answer, wait(patienceMs, undefined, { signal: patience.signal, ref: false })])
  } finally {
    patience.abort()
  }
}

/**
 * The gateway has told of a payment. Whoever is asking about it already may have asked too early: theirs is enough where
 * the payment has ended with it, else the gateway is asked anew.
 */
export async function hearOfPayment(boxOffice: BoxOffice, payment: Payment, now: Date): Promise<void> {
  const asked = askedOf(boxOffice)
  const state = await asked.get(payment.id)?.catch(() => null)
  if (state === 'succeeded' || state === 'canceled') return
  await ask(asked, payment.id, settleRead(tillOf(boxOffice), payment, now))
}

function askedOf(boxOffice: BoxOffice): Asked {
  const asked: Asked = underWay.get(boxOffice) ?? new Map()
  underWay.set(boxOffice, asked)
  return asked
}

function ask(asked: Asked, paymentId: string, settling: Promise<Payment['state']>) {
  const settled = settling.finally(() => {
    if (asked.get(paymentId) === settled) asked.delete(paymentId)
  })
  // Whoever still waits hears of a failure; after that the scheduler meets it, and tells.
  settled.catch(() => {})
  asked.set(paymentId, settled)
  return settled
}
