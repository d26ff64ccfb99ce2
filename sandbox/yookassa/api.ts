import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Resident } from '../resident.ts'
import type { Books } from './books.ts'
import type { createFaults } from './faults.ts'
import { createIdempotence } from './idempotence.ts'
import { isAsked, isWithin, listPage } from './list-page.ts'
import { captureShape, newPaymentShape, newReceiptShape, newRefundShape } from './payment-shape.ts'
import { cancelPayment, capturePayment, createPayment } from './payments.ts'
import { createReceipt, registrationOf } from './receipts.ts'
import { createRefund } from './refunds.ts'
import {
  errorBody,
  invalid,
  notFound,
  type Outcome,
  orderedTrouble,
  type Refusal,
  readShape,
  wrongCredentials,
} from './refusal.ts'
import { wirePayment, wireReceipt, wireRefund } from './wire.ts'

type Terms = { books: Books; secretKey: string; faults: ReturnType<typeof createFaults>; passTime(): void }

/** The gateway's API v3, as far as a shop that redirects its buyers needs it. */
export function api({ books, secretKey, faults, passTime }: Terms): Resident {
  const app: Resident = new Hono()
  const idempotence = createIdempotence(books.now)

  app.use('/yookassa/v3/*', async (c, next) => {
    if (!isShop(c.req.header('authorization'), books.shopId, secretKey)) {
      c.header('WWW-Authenticate', 'Basic realm="YooKassa"')
      return refuse(c, wrongCredentials.refusal)
    }
    const { status, delayMs } = faults.nextCall()
    passTime()
    // A refusal means nothing was done. A 500 means nobody knows: here it was done, and only the answer is lost.
    const isDone = status === undefined || status >= 500
    if (isDone) await next()
    // Unreferenced: a long delay alone must not keep a stopping process alive.
    if (delayMs) await wait(delayMs, undefined, { ref: false })
    if (status === undefined) return
    c.res = undefined
    c.res = refuse(c, orderedTrouble(status))
  })

  app.get('/yookassa/v3/me', c =>
    c.json({
      account_id: books.shopId,
      status: 'enabled',
      test: true,
      fiscalization_enabled: books.isFiscal,
      payment_methods: ['bank_card', 'sbp'],
    }),
  )

  app.post('/yookassa/v3/payments', c =>
    change(c, newPaymentShape, order => {
      const checkoutUrl = `${new URL(c.req.url).origin}/yookassa/checkout`
      return told(createPayment(books, order, checkoutUrl), wirePayment)
    }),
  )
  app.get('/yookassa/v3/payments', c => {
    const query = c.req.query()
    return answer(
      c,
      listPage(
        books.payments,
        query,
        payment => wirePayment(books, payment),
        ({ status, method, capturedAt }) =>
          isAsked(query, 'status', status) &&
          isAsked(query, 'payment_method', method) &&
          isWithin(query, 'captured_at', capturedAt),
      ),
    )
  })
  app.get('/yookassa/v3/payments/:id', c => {
    const payment = books.payments.find(({ id }) => id === c.req.param('id'))
    return payment ? c.json(wirePayment(books, payment)) : missing(c, 'payment')
  })
  app.post('/yookassa/v3/payments/:id/capture', c => {
    const payment = books.payments.find(({ id }) => id === c.req.param('id'))
    if (!payment) return missing(c, 'payment')
    return change(c, captureShape, order => told(capturePayment(books, payment, order), wirePayment))
  })
  app.post('/yookassa/v3/payments/:id/cancel', c => {
    const payment = books.payments.find(({ id }) => id === c.req.param('id'))
    if (!payment) return missing(c, 'payment')
    return change(c, captureShape, () => told(cancelPayment(books, payment), wirePayment))
  })

  app.post('/yookassa/v3/refunds', c =>
    change(c, newRefundShape, order => told(createRefund(books, order, faults.nextRefund()), wireRefund)),
  )
  app.get('/yookassa/v3/refunds', c => {
    const query = c.req.query()
    return answer(
      c,
      listPage(
        books.refunds,
        query,
        refund => wireRefund(books, refund),
        ({ status, paymentId }) =>
          isAsked(query, 'status', status) && isAsked(query, 'payment_id', paymentId),
      ),
    )
  })
  app.get('/yookassa/v3/refunds/:id', c => {
    const refund = books.refunds.find(({ id }) => id === c.req.param('id'))
    return refund ? c.json(wireRefund(books, refund)) : missing(c, 'refund')
  })

  app.post('/yookassa/v3/receipts', c =>
    change(c, newReceiptShape, order => told(createReceipt(books, order), wireReceipt)),
  )
  app.get('/yookassa/v3/receipts', c => {
    const query = c.req.query()
    if (query.payment_id && query.refund_id) {
      return refuse(c, invalid('Name a payment or a refund', 'payment_id').refusal)
    }
    return answer(
      c,
      listPage(
        books.receipts,
        query,
        receipt => wireReceipt(books, receipt),
        receipt =>
          isAsked(query, 'payment_id', receipt.paymentId) &&
          isAsked(query, 'refund_id', receipt.refundId) &&
          isAsked(query, 'status', registrationOf(books, receipt)),
      ),
    )
  })
  app.get('/yookassa/v3/receipts/:id', c => {
    const receipt = books.receipts.find(({ id }) => id === c.req.param('id'))
    return receipt ? c.json(wireReceipt(books, receipt)) : missing(c, 'receipt')
  })

  app.all('/yookassa/v3/*', c => refuse(c, notFound('There is no such method').refusal))
  return app

  async function change<T>(
    c: Context,
    shape: Parameters<typeof readShape<T>>[0],
    work: (order: T) => Outcome<object>,
  ) {
    const body = parseJson(await c.req.text())
    if (body === undefined) return refuse(c, invalid('The body is not valid JSON').refusal)
    const address = `${c.req.method} ${c.req.path}`
    return answer(
      c,
      idempotence.once(c.req.header('idempotence-key'), address, body, () => {
        const order = readShape(shape, body)
        return order.ok ? work(order.value) : order
      }),
    )
  }

  function told<T>(outcome: Outcome<T>, wire: (books: Books, value: T) => object): Outcome<object> {
    return outcome.ok ? { ok: true, value: wire(books, outcome.value) } : outcome
  }
}

function answer(c: Context, outcome: Outcome<object>) {
  return outcome.ok ? c.json(outcome.value) : refuse(c, outcome.refusal)
}

function missing(c: Context, what: 'payment' | 'refund' | 'receipt') {
  const name = `${what[0]?.toUpperCase()}${what.slice(1)}`
  return refuse(c, notFound(`Incorrect ${what}_id. ${name} doesn't exist or access denied`).refusal)
}

function refuse(c: Context, refusal: Refusal) {
  return c.json(errorBody(refusal), refusal.status as ContentfulStatusCode)
}

function isShop(authorization: string | undefined, shopId: string, secretKey: string) {
  const expected = Buffer.from(`Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`)
  const given = Buffer.from(authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** An empty body counts as an empty order: capture and cancel are often sent so. */
function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    return undefined
  }
}
