import { generateCookie } from 'hono/cookie'
import { type ActionContext, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { Posted, RequestContext } from '../../page-server/load-context.ts'
import type { Fields } from '../../page-server/read-fields.ts'
import { using } from '../../page-server/services.ts'
import type { BoxOffice } from '../box-office.ts'
import { productOf } from '../catalogue/products.ts'
import { type LinesSet, setLines } from '../orders/change-cart.server.ts'
import type { WantedLine } from '../orders/check-order.ts'
import { cancelOrder } from '../orders/close-order.server.ts'
import { limitPlaces } from '../orders/limit-places.server.ts'
import { type Placed, placeOrder } from '../orders/place-order.server.ts'
import { type OrderView, readOrder } from '../orders/read-order.server.ts'
import { refusal } from '../orders/refusals.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'
import { fieldOf, joinLines, linesOf, unknownFields, wrongNumbers } from './cart.ts'
import { signValue } from './cart-sign.ts'
import { signCookie } from './sign-cookie.ts'

/** What is chosen on a page goes into the cart. */
export const fillCart = using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
  const { invitation, 'with-order': withOrder } = context.fields
  const unknown = unknownFields(context.fields)
  if (unknown.length > 0) return refuseFields(context, unknown)
  const wrong = refuseNumbers(context)
  if (wrong) return wrong
  return addToCart(boxOffice, context, linesOf(context.fields), { invitation, withOrder })
})

function refuseFields(context: ActionContext, names: readonly string[]): Answer {
  const sentence = refusal('unknown-field', context.locale, context.edition)
  const errors = names
    .slice(0, 20)
    .map(name => ({ field: 'tickets', message: `${name.slice(0, 60)}: ${sentence}` }))
  return showAgain(context.fields, errors)
}

/** The page again where a number is none: nothing is left out in silence. */
export function refuseNumbers({ fields, locale, edition }: ActionContext): Answer | null {
  const message = refusal('wrong-number', locale, edition)
  const errors = wrongNumbers(fields).map(field => ({ field, message }))
  return errors.length > 0 ? showAgain(fields, errors.slice(0, 20)) : null
}

/** Into the cart there is, or into a new one; then one looks at it. */
export async function addToCart(
  boxOffice: BoxOffice,
  context: ActionContext,
  wanted: WantedLine[],
  named: Named,
): Promise<Answer> {
  const added = await intoCart(boxOffice, context, wanted, named)
  return 'refused' in added ? showLines(context, added.refused, added.lines) : toCart(added.cookies)
}

type Named = { invitation?: string | undefined; withOrder?: string | null | undefined }
type Added = { cookies: string[] } | { refused: Refused; lines: WantedLine[] }

export async function intoCart(
  boxOffice: BoxOffice,
  context: ActionContext,
  wanted: WantedLine[],
  { invitation, withOrder }: Named,
): Promise<Added> {
  const { now, locale } = context
  // Nothing chosen is a slip, whatever lies in the cart already.
  const cart = wanted.length > 0 ? await liveCart(context) : null
  const lines = cart ? joinLines(linesIn(cart), wanted) : wanted
  if (cart && !invitation) {
    const outcome = await setLines(boxOffice, cart.id, lines, now, {
      withOrder: withOrder || undefined,
      from: context.visitor,
    })
    if (outcome.kind === 'set') return { cookies: await signOf(context) }
    if (outcome.kind !== 'gone') return { refused: outcome, lines }
  }
  const tooMany = cart ? await limitPlaces(boxOffice, context.visitor, wanted, now) : []
  if (tooMany.length > 0) return { refused: { kind: 'refused', wrong: tooMany }, lines }
  const order = withOrder || (cart?.withOrder ?? undefined)
  const from = cart ? undefined : context.visitor
  const wish = { lines, locale, invitation: invitation || undefined, withOrder: order, from }
  const outcome = await placeOrder(boxOffice, wish, now)
  if (outcome.kind !== 'placed') return { refused: outcome, lines }
  // What lay in the old cart lies in the new one, which knows the invitation as well.
  if (cart) await cancelOrder(boxOffice, cart.id, now)
  const sign = await signOf(context, outcome.token)
  return { cookies: [cartCookieFor(outcome.token, context.isSecure), ...sign] }
}

export function toCart(cookies: readonly string[] = []): Answer {
  return goTo('/tickets/cart/', cookies)
}

export type Refused =
  | Exclude<Placed, { kind: 'placed' }>
  | Extract<LinesSet, { kind: 'refused' | 'sold-out' | 'pass-used' }>

/** The page again, each wrong line with its sentence. */
export function showLines(context: ActionContext, refused: Refused, lines: WantedLine[]): Answer {
  return showAgain(context.fields, firstOfEach(errorsOf(refused, lines, context)))
}

function errorsOf(
  refused: Refused,
  lines: WantedLine[],
  { locale, edition }: ActionContext,
): Posted['errors'] {
  switch (refused.kind) {
    case 'refused':
      return refused.wrong.map(wrong => ({
        field: fieldOf(wrong, lines),
        message: refusal(wrong.code, locale, edition),
      }))
    case 'sold-out': {
      const place = lines.findIndex(({ slot }) => slot === refused.slotId)
      const field = fieldOf({ field: `lines.${place}.slot`, code: 'unknown-slot' }, lines)
      return [{ field, message: refusal('sold-out', locale, edition) }]
    }
    case 'pass-used':
      return [{ field: 'pass-number', message: refusal('pass-used', locale, edition) }]
    case 'invitation-refused':
      return [{ field: 'invitation', message: refusal(refused.code, locale, edition) }]
  }
}

function firstOfEach(errors: Posted['errors']): Posted['errors'] {
  return errors.filter(({ field }, place) => errors.findIndex(other => other.field === field) === place)
}

const cartCookie = 'cart'
const cartSeconds = 24 * 3_600

type Asked = Pick<RequestContext, 'db' | 'edition' | 'cookies' | 'now'>

/** The order that the visitor's cookie names, whatever has become of it. */
export async function lastCart({ db, edition, cookies, now }: Asked): Promise<OrderView | null> {
  const token = cookies.get(cartCookie)
  return token ? readOrder(db, edition, token, now) : null
}

/** The cart as long as its places are kept. */
export async function liveCart(asked: Asked): Promise<OrderView | null> {
  const order = await lastCart(asked)
  return order?.state === 'held' && order.heldUntil > asked.now ? order : null
}

export function cartCookieFor(token: string, isSecure: boolean, maxAge = cartSeconds): string {
  return generateCookie(cartCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge,
  })
}

/** Cookies that drop the cart, where it is this order. */
export function withoutCart({ cookies, isSecure }: ActionContext, token: string | undefined): string[] {
  return token !== undefined && cookies.get(cartCookie) === token
    ? [cartCookieFor('', isSecure, 0), signFor(null, { isSecure })]
    : []
}

/** The sign of the cart as it is now, for the header of pages that are the same for everybody. */
export async function signOf(
  context: ActionContext,
  token = context.cookies.get(cartCookie),
): Promise<string[]> {
  const { db, edition, now, isSecure } = context
  const order = token ? await readOrder(db, edition, token, now) : null
  const isHeld = order?.state === 'held' && order.heldUntil > now
  return [signFor(isHeld ? order : null, { now, isSecure })]
}

function signFor(cart: OrderView | null, { now, isSecure }: { now?: Date; isSecure: boolean }): string {
  const secondsLeft = cart && now ? Math.ceil((cart.heldUntil.getTime() - now.getTime()) / 1000) : 0
  return generateCookie(signCookie, cart ? signValue(ticketsIn(cart), cart.heldUntil) : '', {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: secondsLeft,
  })
}

// Whoever comes to a tour or a class has a ticket as well, unless it was bought before.
function ticketsIn({ lines }: OrderView): number {
  const tickets = lines.filter(({ product }) => productOf(product)?.group === 'ticket')
  return (tickets.length > 0 ? tickets : lines).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The lines of a cart, or what a form with `quantity-<line>` makes of them. */
export function linesIn(cart: OrderView, fields: Fields = {}): WantedLine[] {
  return cart.lines.flatMap(({ id, product, slot, quantity, heads, isForPass }) => {
    // A blank says nothing: it stays as it was.
    const typed = Number(fields[`quantity-${id}`]?.trim() || quantity)
    const wanted = fields.remove === id ? 0 : typed
    if (wanted === 0) return []
    const kept = { ...(heads && { heads }), ...(isForPass && { passOf: id }) }
    return [{ product, slot: slot.id, quantity: wanted, ...kept }]
  })
}

/** To the gateway's page if it has one for us by now; else to the order, which says what is known. */
export async function payAtGateway(
  boxOffice: BoxOffice,
  context: ActionContext,
  token: string,
): Promise<Answer> {
  const { db, edition, now } = context
  const order = await readOrder(db, edition, token, now)
  if (order?.payment?.state === 'started') await settlePayment(boxOffice, order.payment.id, now)
  const ready = await readOrder(db, edition, token, now)
  const isOpen = ready?.state === 'waiting_for_payment' && ready.payment?.state === 'pending'
  const url = isOpen && ready.payment?.url
  // What has been checked out is no cart any more.
  const cookies = context.cookies.has(signCookie) ? await signOf(context) : []
  return url ? { kind: 'leave-for', url, cookies } : goTo(`/tickets/order/${token}/`, cookies)
}
