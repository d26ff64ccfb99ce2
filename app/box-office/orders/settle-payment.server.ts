import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { paymentReceipt, type ReceiptLine } from '../../payments/receipt.ts'
import {
  openAttempt,
  type Payment,
  type PaymentOwner,
  settleAttempt,
  settleRead,
  type Till,
} from '../../payments/settle-attempt.server.ts'
import { type PaymentMethod, payments } from '../../payments/tables.ts'
import type { NewPayment } from '../../payments/yookassa-client.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { fill, type Phrase } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import type { BoxOffice } from '../box-office.ts'
import { addLedgerEntry, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { lockLeaning } from './read-leaning.server.ts'
import { currentLines, lockOrder, type Order } from './read-order.server.ts'
import { differenceLine, failedDifference, switchOfPayment } from './settle-difference.server.ts'
import { spendPayment } from './spend-payment.server.ts'
import { orderLines, orders } from './tables.ts'

// The gateway is called right after; should this process die in between, the reconciler does it a minute later.
const firstCheckMs = 60_000

export type { Payment }

/** What the gateway must know to let somebody pay. */
export type Bill = {
  payment: Payment
  order: Pick<Order, 'id' | 'code' | 'token' | 'locale' | 'buyerEmail'>
  lines: ReceiptLine[]
}

/** Writes an attempt to be paid before anybody calls the gateway; there is none if there is nothing to pay. */
export async function beginPayment(
  tx: Tx,
  order: { id: string; totalKopecks: number },
  now: Date,
  method: PaymentMethod | null = null,
): Promise<Payment | null> {
  if (order.totalKopecks === 0) return null
  const [payment] = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      orderId: order.id,
      method,
      amountKopecks: order.totalKopecks,
      state: 'started',
      createdAt: now,
      checkAt: new Date(now.getTime() + firstCheckMs),
    })
    .returning()
  return payment ?? null
}

/** The one way in which money becomes tickets; what an invoice is paid with takes the same one. */
export function settlePayment(boxOffice: BoxOffice, paymentId: string, now: Date): Promise<Payment['state']> {
  return settleAttempt(tillOf(boxOffice), paymentId, now)
}

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

/** For whoever has just written an attempt and knows all about it: where it can be paid, if the gateway says so. */
export function openPayment(boxOffice: BoxOffice, bill: Bill, now: Date): Promise<string | null> {
  return openAttempt(tillOf(boxOffice), bill.payment, askingFor(boxOffice, bill), now)
}

/** The gateway's door for everything that is paid through it. */
export function tillOf(boxOffice: BoxOffice): Till {
  const { pool, gateway, invoiceMoney } = boxOffice
  const orderMoney = orderMoneyOf(boxOffice)
  return {
    pool,
    gateway,
    ownerOf(payment) {
      if (payment.orderId) return orderMoney
      if (!invoiceMoney) throw new Error(`payment ${payment.id} is nobody's`)
      return invoiceMoney
    },
  }
}

function orderMoneyOf(boxOffice: BoxOffice): PaymentOwner {
  return {
    billOf: async (db, payment) => askingFor(boxOffice, await billOf(db, payment)),
    isOurs: (payment, told) => told.metadata.order_id === payment.orderId,
    spend: (payment, book, now) =>
      transaction(boxOffice.pool, async tx => {
        const orderId = orderOf(payment)
        // A ticket that moves may take others along, also of other orders.
        if (await switchOfPayment(tx, payment.id)) await lockLeaning(tx, orderId)
        const order = await lockOrder(tx, orderId)
        if (!(await book(tx))) return
        const cause = { actor: 'gateway', reason: '', now }
        const entry = { orderId, kind: 'payment', paymentId: payment.id } as const
        await addLedgerEntry(tx, { ...entry, amountKopecks: -payment.amountKopecks }, cause)
        await spendPayment(boxOffice, tx, order, payment, now)
      }),
    async failed(tx, payment, reason, now) {
      const cause = { actor: 'gateway', reason, now }
      await logOrderChange(tx, orderOf(payment), 'payment-failed', cause)
      await failedDifference(tx, payment.id, cause)
    },
  }
}

/** The order a payment is for; one of an invoice is none of the orders' business. */
function orderOf({ id, orderId }: Payment): string {
  if (!orderId) throw new Error(`payment ${id} is for no order`)
  return orderId
}

async function billOf(db: Db, payment: Payment): Promise<Bill> {
  const orderId = orderOf(payment)
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`no order ${orderId}`)
  const moved = await switchOfPayment(db, payment.id)
  const lines = moved
    ? [await differenceLine(db, moved, order)]
    : await db.select().from(orderLines).where(currentLines(order.id))
  return { payment, order, lines }
}

const descriptions: Record<LocaleCode, Phrase<'code'>> = {
  ru: 'Билеты, заказ №\u00a0{code}',
  en: 'Tickets, order {code}',
}

function askingFor(
  boxOffice: BoxOffice,
  { payment: { method }, order, lines }: Bill,
): Omit<NewPayment, 'amountKopecks'> {
  return {
    description: fill(descriptions[order.locale], { code: order.code }),
    metadata: { order_id: order.id },
    returnUrl: `${boxOffice.publicUrl}${withLocale(`/tickets/order/${order.token}/`, order.locale)}`,
    locale: order.locale,
    ...(method && { method }),
    receipt: paymentReceipt(lines, { email: order.buyerEmail ?? '', ...boxOffice.receipts }),
  }
}
