import { drizzle } from 'drizzle-orm/node-postgres'
import type { Hono } from 'hono'
import type { Clock } from '../../platform/clock.server.ts'
import type { Log } from '../../platform/log.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { readOrder } from '../orders/read-order.server.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'

/** Whoever opens an order that waits may be coming back from the till: the gateway is asked before the page is made. */
export function settleOnReturn<Env extends object>(
  web: Hono<Env>,
  { boxOffice, clock, log }: { boxOffice: BoxOffice; clock: Clock; log: Log },
): void {
  const db = drizzle(boxOffice.pool)
  for (const prefix of ['', '/en']) {
    for (const tail of ['', '_payload.json']) {
      web.get(`${prefix}/tickets/order/:token/${tail}`, async (c, next) => {
        const order = await readOrder(db, boxOffice.edition, c.req.param('token') ?? '', clock.now())
        const isOpen = order?.payment?.state === 'pending' || order?.payment?.state === 'started'
        // The page is shown whatever comes of it: it says what is known.
        if (order?.payment && isOpen) {
          await settlePayment(boxOffice, order.payment.id, clock.now()).catch((error: unknown) =>
            log.error({ err: error }, 'the gateway could not be asked about an order'),
          )
        }
        return next()
      })
    }
  }
}
