import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context } from 'hono'
import type { Clock } from '../../platform/clock.server.ts'
import { idempotency, type WithTx } from '../../platform/idempotency.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { problem } from '../../platform/problem.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { priceOf, productName, productOf, products } from '../catalogue/products.ts'
import type { WantedLine } from '../orders/check-order.ts'
import { neededConsents, type OrderWish, orderShape } from '../orders/forms.ts'
import { type Placed, placeOrder } from '../orders/place-order.server.ts'
import { consentsInForce } from '../orders/read-consents.server.ts'
import { activePayment, type OrderView, readOrder } from '../orders/read-order.server.ts'
import { openPayment, settlePayment } from '../orders/settle-payment.server.ts'
import { requestReturn } from '../refunds/return-ticket.server.ts'
import { slots } from '../slots/tables.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'

import { ticketClaims } from '../tickets/ticket-claims.ts'
import { answerOf, idFrom, noOrder, soldOut, unprocessable, wrongShape } from './api-answers.server.ts'
import * as shapes from './api-shapes.ts'

type PlacedNow = Extract<Placed, { kind: 'placed' }>
export type ShopSource = { boxOffice: BoxOffice; clock: Clock; sealTicket: SealTicket }

/** The shop for machines, and for our own pages. */
export function shopApi({ boxOffice, clock, sealTicket }: ShopSource) {
  const api = new OpenAPIHono({
    defaultHook: result => (result.success ? undefined : wrongShape(result, boxOffice.edition)),
  })
  const db = drizzle(boxOffice.pool)
  // An order calls the gateway before it is answered; it knows itself again by its key.
  api.use('/orders', idempotency({ pool: boxOffice.pool, clock }))
  api.use('/orders/:token/refunds', idempotency({ pool: boxOffice.pool, clock, inOneTransaction: true }))

  api.openapi(
    createRoute({
      method: 'get',
      path: '/products',
      summary: 'What is sold, with prices in kopecks and limits',
      request: { query: z.object({ lang: z.enum(['ru', 'en']).optional() }) },
      responses: { 200: json(z.object({ items: z.array(shapes.productShape) }), 'Products') },
    }),
    c => c.json({ items: productList(boxOffice, languageOf(c)) }, 200, { 'cache-control': 'no-cache' }),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/slots',
      summary: 'Days, windows, departures and classes with the places left',
      request: { query: z.object({ product: z.string().optional(), day: z.iso.date().optional() }) },
      responses: { 200: json(z.array(shapes.slotShape), 'Slots'), 404: { description: 'No such product' } },
    }),
    (async (c: Context) => {
      const { product: id, day } = c.req.query()
      const product = id === undefined ? null : productOf(id)
      if (id !== undefined && !product) return problem(404, 'unknown-product', 'There is no such product.')
      const rows = await db
        .select()
        .from(slots)
        .where(
          and(
            product ? inArray(slots.kind, [...product.slots]) : undefined,
            day ? eq(slots.day, day) : undefined,
          ),
        )
        .orderBy(asc(slots.startsAt), asc(slots.id))
      return c.json(
        rows.map(row => ({
          id: row.id,
          product: id ?? row.kind,
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
          capacity: row.capacity,
          left: row.calledOffAt || row.closedAt ? 0 : row.capacity - row.taken,
          isCalledOff: row.calledOffAt !== null,
        })),
        200,
        { 'cache-control': 'no-store' },
      )
    }) as never,
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/orders',
      summary: 'Hold places: a cart without a buyer, an order that waits for payment with one',
      request: { body: { content: { 'application/json': { schema: orderShape } } } },
      responses: {
        201: json(shapes.orderAnswerShape, 'Placed'),
        409: { description: 'Sold out; the next free slots are named' },
        422: { description: 'One entry for each wrong field' },
      },
    }),
    (async (c: Context) => {
      return place(c.req.valid('json' as never), await idFrom(c))
    }) as never,
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/orders/{token}',
      summary: 'An order behind its secret',
      request: { params: z.object({ token: z.string() }) },
      responses: { 200: json(shapes.orderViewShape, 'The order'), 404: { description: 'No such order' } },
    }),
    (async (c: Context) => {
      const token = c.req.param('token') ?? ''
      const found = await readOrder(db, boxOffice.edition, token, clock.now())
      // Whoever looks at an order that waits may be coming back from the till.
      if (found?.state === 'waiting_for_payment' && found.payment?.state === 'pending') {
        await settlePayment(boxOffice, found.payment.id, clock.now())
      }
      const order = found && (await readOrder(db, boxOffice.edition, token, clock.now()))
      return order
        ? c.json(viewOf(order), 200, { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        : noOrder()
    }) as never,
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/orders/{token}/refunds',
      summary: 'Ask for tickets to be taken back, at the sum of today',
      request: {
        params: z.object({ token: z.string() }),
        body: { content: { 'application/json': { schema: shapes.returnWishShape } } },
      },
      responses: {
        201: json(shapes.returnAnswerShape, 'Asked for'),
        404: { description: 'No such order' },
        409: { description: 'Not possible, with the reason' },
      },
    }),
    (async (c: Context<WithTx>) => {
      const tx = c.get('tx')
      const { tickets, reason } = shapes.returnWishShape.parse(await c.req.json())
      const order = await readOrder(tx, boxOffice.edition, c.req.param('token') ?? '', clock.now())
      if (!order) return noOrder()
      const outcome = await requestReturn(boxOffice, tx, order.id, tickets, reason, clock.now())
      if (outcome.kind === 'refused') return problem(409, outcome.reason, `Ticket ${outcome.ticket}.`)
      return c.json({ returns: outcome.returns }, 201)
    }) as never,
  )

  async function place(wish: OrderWish, id: string | undefined): Promise<Response> {
    const now = clock.now()
    const { locale } = wish
    const speech = { locale, edition: boxOffice.edition }
    const missing = neededConsents.filter(slug => wish.buyer && !wish.consents.includes(slug))
    if (missing.length > 0) {
      return unprocessable(
        missing.map(slug => ({ field: `consents.${slug}`, code: 'consent' as const })),
        speech,
      )
    }
    const placed = await placeOrder(
      boxOffice,
      {
        ...(id && { id }),
        lines: wish.lines as WantedLine[],
        locale,
        ...(wish.buyer && {
          buyer: wish.buyer,
          consents: await consentsInForce(db, wish.consents, now),
        }),
        invitation: wish.invitation,
        withOrder: wish.withOrder,
      },
      now,
    )
    switch (placed.kind) {
      case 'refused':
        return unprocessable(placed.wrong, speech)
      case 'pass-used':
        return unprocessable([{ field: 'lines', code: 'pass-used' }], speech)
      case 'invitation-refused':
        return unprocessable([{ field: 'invitation', code: 'invitation-refused' }], speech)
      case 'sold-out':
        return soldOut(placed.slotId, placed.nextSlots, speech)
      case 'placed': {
        const answer = answerOf(await afterPlacing(placed, now))
        return Response.json(answer, { status: 201, headers: { 'cache-control': 'no-store' } })
      }
    }
  }

  // The gateway is called after the commit. Mostly it answers with its page, and nothing need be read again; if it does
  // not answer, the order waits and is asked about later.
  async function afterPlacing({ token, fresh }: PlacedNow, now: Date) {
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

  function viewOf(order: OrderView) {
    return {
      ...answerOf(order),
      payment: order.payment && paymentView(order.payment),
      lines: order.lines,
      tickets: order.tickets.map(({ code, product, isForPass, slot, holder, state, quote, returned }) => ({
        code,
        qr: sealTicket(ticketClaims(boxOffice.edition, { code, product, isForPass, slot })),
        product,
        slot,
        holder,
        state,
        refundNow: quote,
        refund: returned && {
          state: returned.state,
          percent: returned.percent,
          amountKopecks: returned.amountKopecks,
          documentsAt: returned.documentsAt,
          dueOn: returned.dueOn,
        },
      })),
    }
  }
  return api
}

function paymentView({ state, reason, startedAt }: NonNullable<OrderView['payment']>) {
  return { state, reason, startedAt }
}

function productList(boxOffice: BoxOffice, locale: LocaleCode) {
  const { edition } = boxOffice
  return products.map(({ id, group, slots: kinds, needsProof, needsInvitation }) => {
    const type = id.startsWith('tour-') ? edition.tours[id.slice(5) as keyof typeof edition.tours] : null
    return {
      id,
      group,
      name: productName(id, locale),
      prices: kinds.map(kind => ({
        slotKind: kind,
        kopecks: priceOf(edition, id, { kind, priceKopecks: null }),
      })),
      needsProof,
      needsInvitation,
      limits: {
        perOrder: group === 'tour' ? edition.sale.maxTours : edition.sale.maxTickets,
        ...(type && { minPeople: type.minPeople, maxPeople: type.maxPeople }),
      },
    }
  })
}

function languageOf(c: Context): LocaleCode {
  return c.req.query('lang') === 'en' ? 'en' : 'ru'
}

function json<Shape extends z.ZodType>(schema: Shape, description: string) {
  return { description, content: { 'application/json': { schema } } }
}
