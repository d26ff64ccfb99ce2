import { createRoute } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { BoxOffice } from '../../box-office/box-office.ts'
import { hearRefund } from '../../box-office/gateway/record-refund.server.ts'
import { hearOfPayment } from '../../box-office/orders/settle-payment.server.ts'
import { notifications, payments, payouts } from '../../payments/tables.ts'
import { type GatewayNotification, parseNotification } from '../../payments/yookassa-shapes.ts'
import { endpointsOf } from '../../platform/api/endpoint.server.ts'
import { problemAnswer } from '../../platform/api/problem-shape.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Log } from '../../platform/log.server.ts'
import { problem } from '../../platform/problem.server.ts'

type Services = { db: Db; boxOffice: BoxOffice; clock: Clock; log: Log }

const endpoint = endpointsOf<Services>({
  needs: [],
  refuse: () => problem(400, 'not-a-notification', 'This is not a notification.'),
})

/**
 * The gateway taps on the shoulder. Its words are kept but never believed: the payment is asked for anew. What we do
 * not know yet is answered with an error, so that it is told again: to the gateway any answer but 200 is one.
 */
export const takeNotification = endpoint({
  route: createRoute({
    method: 'post',
    path: '/payments/yookassa',
    hide: true,
    responses: {
      200: { description: 'Taken' },
      400: problemAnswer('Not a notification'),
      404: problemAnswer('Not known yet: tell us again'),
    },
  }),
  needs: ['db', 'boxOffice', 'clock', 'log'],
  handle:
    ({ db, boxOffice, clock, log }) =>
    async c => {
      const body: unknown = await c.req.json().catch(() => null)
      const told = parseNotification(body)
      if (!told) return problem(400, 'not-a-notification', 'This is not a notification.')
      const now = clock.now()
      const [payment] = await db.select().from(payments).where(eq(payments.gatewayId, told.paymentId))
      if (!payment && !(await isRefundOfOurs(db, told))) {
        log.warn({ event: told.event }, 'a notification about money nobody here knows of')
        return problem(404, 'not-known-yet', 'This payment is not known here yet.')
      }
      await db
        .insert(notifications)
        .values({ receivedAt: now, event: told.event, objectId: told.objectId, body })
      if (told.event === 'refund.succeeded') {
        const heard = await hearRefund(boxOffice, told.objectId, now)
        if (heard === 'known' || heard === 'booked') return c.body(null, 200)
        return problem(404, 'not-known-yet', 'This refund is not known here yet.')
      }
      if (payment) await hearOfPayment(boxOffice, payment, now)
      return c.body(null, 200)
    },
})

/** A refund of ours, whoever asked for it: of what is about nothing of ours nothing is kept. */
async function isRefundOfOurs(db: Db, { event, objectId }: GatewayNotification): Promise<boolean> {
  if (event !== 'refund.succeeded') return false
  const [payout] = await db.select({ id: payouts.id }).from(payouts).where(eq(payouts.gatewayId, objectId))
  return payout !== undefined
}
