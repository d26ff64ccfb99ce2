import { drizzle } from 'drizzle-orm/node-postgres'
import type { Hono } from 'hono'
import type { Clock } from '../../platform/clock.server.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Shop } from '../box-office.ts'
import { readOrder } from '../orders/read-order.server.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'

/** Whoever opens an order that waits may be coming back from the till: the gateway is asked before the page is made. */
export function settleOnReturn<Env extends object>(
  web: Hono<Env>,
  { shop, clock, log }: { shop: Shop; clock: Clock; log: Log },
): void {
  const db = drizzle(shop.pool)
  for (const prefix of ['', '/en']) {
    for (const tail of ['', '_payload.json']) {
      web.get(`${prefix}/tickets/order/:token/${tail}`, async (c, next) => {
        const order = await readOrder(db, shop.edition, c.req.param('token') ?? '', clock.now())
        const isOpen = order?.payment?.state === 'pending' || order?.payment?.state === 'started'
        // The page is shown whatever comes of it: it says what is known.
        if (order?.payment && isOpen) {
          await settlePayment(shop, order.payment.id, clock.now()).catch((error: unknown) =>
            log.error({ err: error }, 'the gateway could not be asked about an order'),
          )
        }
        return next()
      })
    }
  }
}
