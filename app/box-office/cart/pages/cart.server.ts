import { eq } from 'drizzle-orm'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { readOrder } from '../../orders/read-order.server.ts'
import { orders } from '../../orders/tables.ts'
import { cartView } from '../cart-view.ts'
import { pickerTexts } from '../picker-texts.server.ts'

/** The cookie is the key: whoever has it sees the cart, in either language. */
export async function load({ db, edition, now, locale, cookies, posted }: LoadContext) {
  const token = cookies.get('cart')
  const order = token ? await readOrder(db, edition, token, now) : null
  const [row] = order ? await db.select().from(orders).where(eq(orders.id, order.id)) : []
  return {
    cart: cartView(edition, order, Boolean(row?.invitationId), now, locale),
    words: pickerTexts[locale],
    posted,
  }
}
