import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { servePaper } from '../paper.ts'
import { readControl } from '../read-control.ts'
import type { Resident } from '../resident.ts'
import { api } from './api.ts'
import type { Books } from './books.ts'
import { checkout } from './checkout.ts'
import { createCourier } from './courier.ts'
import { controlShape, createFaults } from './faults.ts'
import { ledgerPage } from './ledger-page.ts'
import { expireOverduePayments, expirePayment, isOpen } from './payments.ts'
import { endSlowRefunds, refundInCabinet } from './refunds.ts'
import { wirePayment, wireRefund } from './wire.ts'

export type GatewayTerms = {
  shopId: string
  secretKey: string
  /** Where notifications go. */
  webhookUrl: string
  /** Whether the shop prints receipts through the gateway, as the law asks. */
  isFiscal: boolean
  sourceIp: string
  now(): Date
  sleep(ms: number, signal: AbortSignal): Promise<unknown>
}

export const usualTerms: GatewayTerms = {
  shopId: '100500',
  secretKey: 'test_portico-sandbox',
  webhookUrl: 'http://localhost:3000/api/payments/yookassa',
  isFiscal: true,
  sourceIp: '185.71.76.1',
  now: () => new Date(),
  sleep: (ms, signal) => wait(ms, undefined, { signal, ref: false }),
}

const tickMs = 1000

/** Plays YooKassa: the API, the payment page, the notifications, and trouble when told to. */
export function yookassa(terms: GatewayTerms) {
  const app: Resident = new Hono()
  const faults = createFaults()
  const courier = createCourier(terms)
  const books: Books = {
    payments: [],
    refunds: [],
    receipts: [],
    shopId: terms.shopId,
    isFiscal: terms.isFiscal,
    now: terms.now,
    announce(event, subject) {
      const object = 'paymentId' in subject ? wireRefund(books, subject) : wirePayment(books, subject)
      courier.announce(event, object, faults.nextNotice())
    },
  }
  const passTime = () => {
    expireOverduePayments(books)
    endSlowRefunds(books)
  }
  // Deadlines pass also while nobody asks; the timer alone must not keep a stopping process alive.
  const ticking = setInterval(passTime, tickMs).unref()

  app.route('/', api({ books, secretKey: terms.secretKey, faults, passTime }))
  app.route('/', checkout(books, passTime))

  app.post('/yookassa/control', async c => {
    const control = readControl(await c.req.text(), controlShape)
    if (!control.ok) return c.json({ error: control.sentence }, 400)
    const { expire, clear, cabinetRefund } = control.value
    const overdue = books.payments.find(payment => payment.id === expire && isOpen(payment))
    if (expire !== undefined && !overdue) {
      return c.json({ error: 'There is no open payment with this id.' }, 404)
    }
    const pending = faults.order(control.value)
    if (clear) courier.release()
    if (overdue) expirePayment(books, overdue)
    const refund = cabinetRefund && refundInCabinet(books, cabinetRefund)
    if (refund && !refund.ok) return c.json({ error: refund.refusal.description }, 400)
    if (refund) return c.json({ refund: wireRefund(books, refund.value) })
    return c.json({ pending })
  })

  app.get('/yookassa/payments', c => {
    passTime()
    return c.json(books.payments.toReversed().map(payment => wirePayment(books, payment)))
  })
  app.get('/yookassa/notifications', c => c.json(courier.list()))
  app.get('/yookassa/payments/', c => {
    passTime()
    return servePaper(c, ledgerPage(books, courier.list()))
  })

  return {
    app,
    stop() {
      clearInterval(ticking)
      courier.stop()
    },
  }
}
