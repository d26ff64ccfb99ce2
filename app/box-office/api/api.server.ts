import { createRoute, z } from '@hono/zod-openapi'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Edition } from '../../editions/edition.ts'
import { endpointsOf, type Manners, transactionEndpointsOf } from '../../platform/api/endpoint.server.ts'
import { jsonAnswer, problemAnswer } from '../../platform/api/problem-shape.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { problem } from '../../platform/problem.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { productOf } from '../catalogue/products.ts'
import { consentsInForce } from '../orders/change-cart.server.ts'
import { neededConsents } from '../orders/check-buyer.ts'
import { orderShape } from '../orders/forms.ts'
import { type Placed, placeOrder } from '../orders/place-order.server.ts'
import { activePayment, readOrder } from '../orders/read-order.server.ts'
import { checkPayment, openPayment, settlePayment } from '../orders/settle-payment.server.ts'
import { requestReturn } from '../refunds/return-ticket.server.ts'
import { slotNameIn } from '../slots/slot-name.ts'
import { slots } from '../slots/tables.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import {
  answerOf,
  idFrom,
  noOrder,
  soldOut,
  unprocessable,
  wantedLines,
  wrongShape,
} from './api-answers.server.ts'
import * as shapes from './api-shapes.ts'
import { productList, slotView, viewOf } from './show-order.server.ts'

// The shop for machines, and for our own pages.

type Services = {
  clientOf(c: Context): string
  db: Db
  boxOffice: BoxOffice
  edition: Edition
  clock: Clock
  sealTicket: SealTicket
}

const manners: Manners<Services, 'edition'> = {
  needs: ['edition'],
  refuse: (misfit, { edition }) => wrongShape(misfit, edition),
}
const endpoint = endpointsOf(manners)
const transactionEndpoint = transactionEndpointsOf(manners)

const tokenParam = z.object({ token: z.string() })
const invalid = problemAnswer('One entry for each wrong field', shapes.invalidShape)

const known = { description: 'You have it already (If-None-Match)' }

export const listProducts = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/products',
    summary: 'What is sold, with prices in kopecks and limits',
    request: { query: z.object({ lang: z.enum(['ru', 'en']).optional() }) },
    responses: {
      200: jsonAnswer(z.object({ items: z.array(shapes.productShape) }), 'Products'),
      304: known,
      422: invalid,
    },
  }),
  needs: ['edition'],
  handle:
    ({ edition }) =>
    c =>
      c.json({ items: productList(edition, c.req.valid('query').lang ?? 'ru') }, 200, {
        'cache-control': 'no-cache',
      }),
})

export const listSlots = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/slots',
    summary: 'Days, windows, departures and classes with the places left',
    request: { query: z.object({ product: z.string().optional(), day: z.iso.date().optional() }) },
    responses: {
      200: jsonAnswer(z.array(shapes.slotShape), 'Slots'),
      304: known,
      404: problemAnswer('No such product'),
      422: invalid,
    },
  }),
  needs: ['db', 'edition'],
  handle:
    ({ db, edition }) =>
    async c => {
      const { product: id, day } = c.req.valid('query')
      const product = id === undefined ? null : productOf(id)
      if (id !== undefined && !product) return problem(404, 'unknown-product', 'There is no such product.')
      const rows = await db
        .select()
        .from(slots)
        .where(
          and(
            eq(slots.editionId, edition.id),
            product ? inArray(slots.kind, [...product.slots]) : undefined,
            day ? eq(slots.day, day) : undefined,
          ),
        )
        .orderBy(asc(slots.startsAt), asc(slots.id))
      return c.json(
        rows.map(row => slotView({ ...row, id: slotNameIn(edition, row.id) }, id)),
        200,
        { 'cache-control': 'no-store' },
      )
    },
})

export const createOrder = endpoint({
  route: createRoute({
    method: 'post',
    path: '/v1/orders',
    summary: 'Hold places: a cart without a buyer, an order that waits for payment with one',
    request: { body: { required: true, content: { 'application/json': { schema: orderShape } } } },
    responses: {
      201: jsonAnswer(shapes.orderAnswerShape, 'Placed'),
      409: problemAnswer('Sold out; the next free slots are named', shapes.soldOutShape),
      422: invalid,
    },
  }),
  needs: ['db', 'boxOffice', 'edition', 'clock', 'clientOf'],
  handle:
    ({ db, boxOffice, edition, clock, clientOf }) =>
    async c => {
      const now = clock.now()
      const { lines, buyer, consents, invitation, withOrder, locale } = c.req.valid('json')
      const speech = { locale, edition }
      const missing = neededConsents.filter(slug => buyer && !consents.includes(slug))
      if (missing.length > 0) {
        return unprocessable(
          missing.map(slug => ({ field: `consents.${slug}`, code: 'consent' })),
          speech,
        )
      }
      const id = await idFrom(c)
      const wish = { ...(id && { id }), lines: wantedLines(lines), locale, invitation, withOrder }
      const bought = buyer && { buyer, consents: await consentsInForce(db, consents, now) }
      const placed = await placeOrder(boxOffice, { ...wish, ...bought, from: clientOf(c) }, now)
      switch (placed.kind) {
        case 'refused':
          return unprocessable(placed.wrong, speech)
        case 'pass-used':
          return unprocessable([{ field: 'lines', code: 'pass-used' }], speech)
        case 'invitation-refused':
          return unprocessable([{ field: 'invitation', code: placed.code }], speech)
        case 'sold-out':
          return soldOut(placed.slotId, placed.nextSlots, speech)
        case 'placed': {
          const order = await afterPlacing(db, boxOffice, placed, now)
          return c.json(answerOf(order), 201, { 'cache-control': 'no-store' })
        }
      }
    },
})

// The gateway is called after the commit. Mostly it answers with its page, and nothing need be read again; if it does
// not answer, the order waits and is asked about later.
async function afterPlacing(
  db: Db,
  boxOffice: BoxOffice,
  { token, fresh }: Extract<Placed, { kind: 'placed' }>,
  now: Date,
) {
  if (fresh) {
    const url = fresh.bill && (await openPayment(boxOffice, fresh.bill, now))
    if (url || !fresh.bill) return { ...fresh.order, payment: url ? { url } : null }
  }
  const order = await readOrder(db, boxOffice.edition, token, now)
  if (!order) throw new Error('the order is gone')
  const payment = await activePayment(db, order.id)
  if (fresh || payment?.state !== 'started') return order
  await settlePayment(boxOffice, payment.id, now)
  return (await readOrder(db, boxOffice.edition, token, now)) ?? order
}

export const readOrderByToken = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/orders/{token}',
    summary: 'An order behind its secret',
    request: { params: tokenParam },
    responses: { 200: jsonAnswer(shapes.orderViewShape, 'The order'), 404: problemAnswer('No such order') },
  }),
  needs: ['db', 'boxOffice', 'edition', 'clock', 'sealTicket'],
  handle:
    ({ db, boxOffice, edition, clock, sealTicket }) =>
    async c => {
      const { token } = c.req.valid('param')
      const found = await readOrder(db, edition, token, clock.now())
      if (!found) return noOrder()
      // Whoever looks at an order that waits may be coming back from the gateway.
      const asked =
        found.state === 'waiting_for_payment' && found.payment?.state === 'pending' && found.payment
      if (asked) await checkPayment(boxOffice, asked.id, clock.now())
      const order = asked ? await readOrder(db, edition, token, clock.now()) : found
      if (!order) return noOrder()
      const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
      return c.json(viewOf(order, sealTicket), 200, headers)
    },
})

export const createRefund = transactionEndpoint({
  route: createRoute({
    method: 'post',
    path: '/v1/orders/{token}/refunds',
    summary: 'Ask for tickets to be taken back, at the sum of today',
    request: {
      params: tokenParam,
      body: { required: true, content: { 'application/json': { schema: shapes.returnWishShape } } },
    },
    responses: {
      201: jsonAnswer(shapes.returnAnswerShape, 'Asked for'),
      404: problemAnswer('No such order'),
      409: problemAnswer('Not possible, with the reason'),
      422: invalid,
    },
  }),
  needs: ['boxOffice', 'edition', 'clock'],
  handle:
    ({ boxOffice, edition, clock }) =>
    async c => {
      const { tx } = c.var
      const { tickets, reason } = c.req.valid('json')
      const order = await readOrder(tx, edition, c.req.valid('param').token, clock.now())
      if (!order) return noOrder()
      const outcome = await requestReturn(boxOffice, tx, order.id, tickets, reason, clock.now())
      if (outcome.kind === 'refused') return problem(409, outcome.reason, `Ticket ${outcome.ticket}.`)
      return c.json({ returns: outcome.returns }, 201)
    },
})
