import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Edition } from '../../editions/edition.ts'
import type { Posted } from '../../page-server/load-context.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { type LocaleCode, splitLocale, withLocale } from '../../platform/languages.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { canBeginAgain } from '../catalogue/order-states.ts'
import { renameHolder, switchTicket } from '../orders/change-ticket.server.ts'
import type { WantedLine } from '../orders/check-order.ts'
import { checkOut, extendHold, payAgain } from '../orders/check-out.server.ts'
import { cancelOrder } from '../orders/close-order.server.ts'
import { buyerShape, neededConsents } from '../orders/forms.ts'
import { type Placed, placeOrder } from '../orders/place-order.server.ts'
import { consentsInForce } from '../orders/read-consents.server.ts'
import { type OrderView, readOrder } from '../orders/read-order.server.ts'
import { type RefusalCode, refusal } from '../orders/refusals.ts'
import { type LinesSet, setLines } from '../orders/set-lines.server.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'
import { requestReturn } from '../refunds/return-ticket.server.ts'
import { fieldOf, joinLines, linesOf } from './cart-form.ts'

export const cartCookie = 'cart'
const cartSeconds = 24 * 3_600

type Till = {
  boxOffice: BoxOffice
  clock: Clock
  isSecure: boolean
  /** Shows the page again with what was typed. */
  refuse(c: Context, posted: Posted): Promise<Response>
}
type Fields = Record<string, string>

/** The forms of the box office, as a browser without a script sends them; the pages' scripts send the same. */
export function tillForms<Env extends object>(web: Hono<Env>, till: Till): void {
  const { boxOffice, clock } = till
  const db = drizzle(boxOffice.pool)

  for (const prefix of ['', '/en']) {
    web.post(`${prefix}/tickets/`, c => fillCart(c))
    web.post(`${prefix}/excursions/`, c => fillCart(c))
    web.post(`${prefix}/master-classes/`, c => fillCart(c))
    web.post(`${prefix}/tickets/cart/`, c => answerCart(c))
    web.post(`${prefix}/tickets/order/:token/`, c => answerOrder(c))
  }

  async function fillCart(c: Context): Promise<Response> {
    const fields = await fieldsOf(c)
    const { invitation, 'with-order': withOrder } = fields
    const refused = await intoCart(c, linesOf(fields), { invitation, withOrder })
    return refused ? refuseLines(c, refused, fields) : toCart(c)
  }

  /** Into the cart there is, or into a new one; only a refusal is worth telling. */
  async function intoCart(
    c: Context,
    wanted: WantedLine[],
    { invitation, withOrder }: { invitation?: string | undefined; withOrder?: string | null | undefined },
  ): Promise<Refusal | null> {
    const now = clock.now()
    // Nothing chosen is a slip, whatever lies in the cart already.
    const cart = wanted.length > 0 ? await cartOf(c) : null
    const lines = cart ? joinLines(linesIn(cart), wanted) : wanted
    if (cart && !invitation) {
      const outcome = await setLines(boxOffice, cart.id, lines, now, withOrder || undefined)
      if (outcome.kind === 'set') return null
      if (outcome.kind !== 'gone') return { outcome, lines }
    }
    const named = withOrder || (cart?.withOrder ?? undefined)
    const wish = { lines, locale: localeOf(c), invitation: invitation || undefined, withOrder: named }
    const outcome = await placeOrder(boxOffice, wish, now)
    if (outcome.kind !== 'placed') return { outcome, lines }
    // What lay in the old cart lies in the new one, which knows the invitation as well.
    if (cart) await cancelOrder(boxOffice, cart.id, now)
    keepCart(c, outcome.token)
    return null
  }

  async function answerCart(c: Context): Promise<Response> {
    const fields = await fieldsOf(c)
    const locale = localeOf(c)
    if (fields.do === 'again') return beginAgain(c, fields)
    const cart = await cartOf(c)
    if (!cart) return toCart(c)
    const now = clock.now()
    switch (fields.do) {
      case 'extend':
        await extendHold(boxOffice, cart.id, now)
        return toCart(c)
      case 'empty':
        await cancelOrder(boxOffice, cart.id, now)
        return c.redirect(withLocale('/tickets/', locale), 303)
      case 'change': {
        const lines = linesIn(cart, fields)
        if (lines.length === 0) {
          await cancelOrder(boxOffice, cart.id, now)
          return c.redirect(withLocale('/tickets/', locale), 303)
        }
        const outcome = await setLines(boxOffice, cart.id, lines, now)
        const isRefused = outcome.kind !== 'set' && outcome.kind !== 'gone'
        return isRefused ? refuseLines(c, { outcome, lines }, fields) : toCart(c)
      }
      default:
        return pay(c, cart, fields, locale)
    }
  }

  /** The same choice once more, after the time of the cart was up. */
  async function beginAgain(c: Context, fields: Fields): Promise<Response> {
    const now = clock.now()
    const token = getCookie(c, cartCookie)
    const old = token ? await readOrder(db, boxOffice.edition, token, now) : null
    const isOver = old?.state === 'expired' || (old?.state === 'held' && old.heldUntil <= now)
    if (!old || !isOver) return toCart(c)
    // The clockwork may not have come round yet: its places must not stand in their own way.
    await cancelOrder(boxOffice, old.id, now)
    const refused = await intoCart(c, linesIn(old), old)
    return refused ? refuseLines(c, refused, fields) : toCart(c)
  }

  async function pay(c: Context, cart: OrderView, fields: Fields, locale: LocaleCode): Promise<Response> {
    const buyer = buyerShape.safeParse({ name: '', email: '', phone: '', ...fields })
    const agreed = neededConsents.filter(slug => fields[slug] === 'on')
    const missing = neededConsents.filter(slug => fields[slug] !== 'on')
    if (!buyer.success || missing.length > 0) {
      const wrong = (buyer.error?.issues ?? []).map(({ path, message }) => ({
        field: path.join('.'),
        message: refusal(message as RefusalCode, locale, boxOffice.edition),
      }))
      const consents = missing.map(slug => ({
        field: slug,
        message: refusal('consent', locale, boxOffice.edition),
      }))
      return till.refuse(c, { values: fields, errors: [...firstOfEach(wrong), ...consents] })
    }
    const now = clock.now()
    const consents = await consentsInForce(db, agreed, now)
    await checkOut(boxOffice, cart.id, buyer.data, consents, now)
    return toGateway(c, cart.token, locale)
  }

  async function answerOrder(c: Context): Promise<Response> {
    const fields = await fieldsOf(c)
    const locale = localeOf(c)
    const now = clock.now()
    const order = await readOrder(db, boxOffice.edition, c.req.param('token') ?? '', now)
    const here = new URL(c.req.url).pathname
    if (!order) return c.redirect(here, 303)
    const back = (outcome: string) => c.redirect(`${here}?done=${outcome}`, 303)
    switch (fields.do) {
      case 'pay':
        await payAgain(boxOffice, order.id, now)
        return toGateway(c, order.token, locale)
      case 'again': {
        if (!canBeginAgain(order, now)) return back('not-possible')
        const refused = await intoCart(c, linesIn(order), order)
        if (!refused) return toCart(c)
        return back(refused.outcome.kind === 'sold-out' ? 'again-sold-out' : 'again-refused')
      }
      case 'cancel':
        return back((await cancelOrder(boxOffice, order.id, now)) ? 'cancelled' : 'not-possible')
      case 'return': {
        const reason = fields.reason === 'illness' ? 'illness' : 'visitor'
        const outcome = await requestReturn(boxOffice, order.id, [fields.ticket ?? ''], reason, now)
        if (outcome.kind === 'refused') return back(outcome.reason)
        // A free ticket is back at once: there is nothing to sign.
        const isFree = order.tickets.find(({ code }) => code === fields.ticket)?.priceKopecks === 0
        return back(isFree ? 'return-done' : 'return-requested')
      }
      case 'rename': {
        const holder = (fields.holder ?? '').trim().slice(0, 200)
        const isName = holder !== '' && !/\d/.test(holder)
        if (!isName) {
          const code: RefusalCode = holder === '' ? 'required' : 'no-digits'
          return till.refuse(c, {
            values: fields,
            errors: [{ field: `holder-${fields.ticket}`, message: refusal(code, locale, boxOffice.edition) }],
          })
        }
        const code = await renameHolder(boxOffice, order.id, fields.ticket ?? '', holder, now)
        return back(code ? 'renamed' : 'not-possible')
      }
      case 'switch': {
        const outcome = await switchTicket(boxOffice, order.id, fields.ticket ?? '', fields.slot ?? '', now)
        return back(outcome.kind === 'switched' ? 'switched' : outcome.reason)
      }
      case 'resend':
        await boxOffice.enqueue(queues.orderLetter, { orderId: order.id, letter: 'paid' })
        return back('sent')
      default:
        return c.redirect(here, 303)
    }
  }

  async function toGateway(c: Context, token: string, locale: LocaleCode): Promise<Response> {
    const orderPage = withLocale(`/tickets/order/${token}/`, locale)
    const order = await readOrder(db, boxOffice.edition, token, clock.now())
    if (order?.payment?.state === 'started') await settlePayment(boxOffice, order.payment.id, clock.now())
    const ready = await readOrder(db, boxOffice.edition, token, clock.now())
    const isOpen = ready?.state === 'waiting_for_payment' && ready.payment?.state === 'pending'
    return c.redirect((isOpen && ready.payment?.url) || orderPage, 303)
  }

  function refuseLines(c: Context, { outcome, lines }: Refusal, fields: Fields) {
    return till.refuse(c, {
      values: fields,
      errors: firstOfEach(errorsOf(outcome, lines, localeOf(c), boxOffice.edition)),
    })
  }

  function toCart(c: Context) {
    return c.redirect(withLocale('/tickets/cart/', localeOf(c)), 303)
  }

  async function cartOf(c: Context): Promise<OrderView | null> {
    const token = getCookie(c, cartCookie)
    const order = token ? await readOrder(db, boxOffice.edition, token, clock.now()) : null
    return order?.state === 'held' && order.heldUntil > clock.now() ? order : null
  }

  function keepCart(c: Context, token: string) {
    setCookie(c, cartCookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: till.isSecure,
      maxAge: cartSeconds,
    })
  }
}

/** The lines of a cart, or what a form with `quantity-<line>` makes of them. */
function linesIn(cart: OrderView, fields: Fields = {}): WantedLine[] {
  return cart.lines.flatMap(({ id, product, slot, quantity, heads, isForPass }) => {
    const typed = Number(fields[`quantity-${id}`] ?? quantity)
    const wanted = fields.remove === id || !Number.isInteger(typed) || typed < 1 ? 0 : typed
    if (wanted === 0) return []
    const kept = { ...(heads && { heads }), ...(isForPass && { passOf: id }) }
    return [{ product, slot: slot.id, quantity: wanted, ...kept }]
  })
}

type Refused =
  | Exclude<Placed, { kind: 'placed' }>
  | Extract<LinesSet, { kind: 'refused' | 'sold-out' | 'pass-used' }>

type Refusal = { outcome: Refused; lines: WantedLine[] }

function errorsOf(
  outcome: Refused,
  lines: WantedLine[],
  locale: LocaleCode,
  edition: Edition,
): Posted['errors'] {
  switch (outcome.kind) {
    case 'refused':
      return outcome.wrong.map(wrong => ({
        field: fieldOf(wrong, lines),
        message: refusal(wrong.code, locale, edition),
      }))
    case 'sold-out': {
      const place = lines.findIndex(({ slot }) => slot === outcome.slotId)
      const field = fieldOf({ field: `lines.${place}.slot`, code: 'unknown-slot' }, lines)
      return [{ field, message: refusal('sold-out', locale, edition) }]
    }
    case 'pass-used':
      return [{ field: 'pass-number', message: refusal('pass-used', locale, edition) }]
    case 'invitation-refused':
      return [{ field: 'invitation', message: refusal('invitation-refused', locale, edition) }]
  }
}

function firstOfEach(errors: Posted['errors']): Posted['errors'] {
  return errors.filter(({ field }, place) => errors.findIndex(other => other.field === field) === place)
}

async function fieldsOf(c: Context): Promise<Fields> {
  const body = await c.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function localeOf(c: Context): LocaleCode {
  return splitLocale(new URL(c.req.url).pathname).locale
}
