import { generateCookie } from 'hono/cookie'
import type { RequestContext } from '../../page-server/load-context.ts'
import type { Fields } from '../../page-server/read-fields.ts'
import type { WantedLine } from '../orders/check-order.ts'
import { type OrderView, readOrder } from '../orders/read-order.server.ts'

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

export function cartCookieFor(token: string, isSecure: boolean): string {
  return generateCookie(cartCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: cartSeconds,
  })
}

/** The lines of a cart, or what a form with `quantity-<line>` makes of them. */
export function linesIn(cart: OrderView, fields: Fields = {}): WantedLine[] {
  return cart.lines.flatMap(({ id, product, slot, quantity, heads, isForPass }) => {
    const typed = Number(fields[`quantity-${id}`] ?? quantity)
    const wanted = fields.remove === id || !Number.isInteger(typed) || typed < 1 ? 0 : typed
    if (wanted === 0) return []
    const kept = { ...(heads && { heads }), ...(isForPass && { passOf: id }) }
    return [{ product, slot: slot.id, quantity: wanted, ...kept }]
  })
}
