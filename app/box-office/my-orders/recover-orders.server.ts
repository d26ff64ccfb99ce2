import type { Context, Hono } from 'hono'
import type { Posted } from '../../page-server/load-context.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { splitLocale, withLocale } from '../../platform/languages.ts'
import { countAgainstLimit } from '../../platform/rate-limit.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { buyerShape } from '../orders/forms.ts'
import { refusal } from '../orders/refusals.ts'

const windowSeconds = 600
const perVisitor = 10
const perAddress = 3

type Desk = {
  boxOffice: BoxOffice
  clock: Clock
  /** Where the visitor comes from, for counting only. */
  visitorOf(c: Context): string
  /** Shows the page again with what was typed. */
  refuse(c: Context, posted: Posted): Promise<Response>
}

/**
 * Somebody has lost the link. The answer, and the time it takes, is the same whether the address is known or not:
 * a job looks it up afterwards.
 */
export function recoverOrders<Env extends object>(web: Hono<Env>, desk: Desk): void {
  const { boxOffice, clock } = desk
  for (const prefix of ['', '/en']) web.post(`${prefix}/tickets/lost/`, c => ask(c))

  async function ask(c: Context): Promise<Response> {
    const { locale } = splitLocale(new URL(c.req.url).pathname)
    const { email: typed } = await c.req.parseBody()
    const email = buyerShape.shape.email.safeParse(typeof typed === 'string' ? typed.trim() : '')
    if (!email.success) {
      const code = typed ? 'email' : 'required'
      const errors = [{ field: 'email', message: refusal(code, locale, boxOffice.edition) }]
      return desk.refuse(c, { values: { email: String(typed ?? '') }, errors })
    }
    const page = withLocale('/tickets/lost/', locale)
    const isTooOften = await countsTooHigh(`lost ${desk.visitorOf(c)}`, `lost ${email.data.toLowerCase()}`)
    if (isTooOften) return c.redirect(`${page}?sent=too-often`, 303)
    await boxOffice.enqueue(queues.lostOrders, { email: email.data, locale })
    return c.redirect(`${page}?sent=yes`, 303)
  }

  async function countsTooHigh(visitor: string, address: string): Promise<boolean> {
    const now = clock.now()
    const one = await countAgainstLimit(boxOffice.pool, visitor, perVisitor, windowSeconds, now)
    const other = await countAgainstLimit(boxOffice.pool, address, perAddress, windowSeconds, now)
    return !one.isAllowed || !other.isAllowed
  }
}
