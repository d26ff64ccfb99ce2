import { type ActionContext, type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { checkOut, consentsInForce, extendHold, setLines } from '../../orders/change-cart.server.ts'
import {
  askedOfBuyer,
  type BuyerCode,
  buyerCodes,
  checkBuyer,
  neededConsents,
} from '../../orders/check-buyer.ts'
import { cancelOrder } from '../../orders/close-order.server.ts'
import { refusal } from '../../orders/refusals.ts'
import { slotEvents } from '../../slots/read-slot-events.server.ts'
import { cartView } from '../cart.ts'
import {
  addToCart,
  lastCart,
  linesIn,
  liveCart,
  payAtGateway,
  refuseNumbers,
  showLines,
  signOf,
  toCart,
} from '../fill-cart.server.ts'
import { pickerTexts } from '../picker-texts.server.ts'

/** The cookie is the key: whoever has it sees the cart, in either language. */
export async function load(context: LoadContext) {
  const { db, edition, now, locale, posted } = context
  const order = await lastCart(context)
  const slotIds = order?.lines.map(({ slot }) => slot.id) ?? []
  const events = await slotEvents(db, slotIds, locale)
  return {
    cart: cartView(edition, order, events, { now, locale }),
    words: pickerTexts[locale],
    /** What the buyer's form says while it is filled in. */
    refusals: Object.fromEntries(buyerCodes.map(code => [code, refusal(code, locale, edition)])) as Record<
      BuyerCode,
      string
    >,
    posted,
  }
}

export const actions: Actions = {
  extend: using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
    const cart = await liveCart(context)
    if (cart) await extendHold(boxOffice, cart.id, context.now)
    return toCart(await signOf(context))
  }),

  empty: using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
    const cart = await liveCart(context)
    if (!cart) return toCart()
    await cancelOrder(boxOffice, cart.id, context.now)
    return goTo('/tickets/', await signOf(context))
  }),

  change: using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
    const cart = await liveCart(context)
    if (!cart) return toCart()
    const wrong = refuseNumbers(context)
    if (wrong) return wrong
    const lines = linesIn(cart, context.fields)
    if (lines.length === 0) {
      await cancelOrder(boxOffice, cart.id, context.now)
      return goTo('/tickets/', await signOf(context))
    }
    const outcome = await setLines(boxOffice, cart.id, lines, context.now, {
      from: context.visitor,
    })
    const isRefused = outcome.kind !== 'set' && outcome.kind !== 'gone'
    return isRefused ? showLines(context, outcome, lines) : toCart(await signOf(context))
  }),

  /** The same choice once more, after the time of the cart was up. */
  again: using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
    const old = await lastCart(context)
    const isOver = old?.state === 'expired' || (old?.state === 'held' && old.heldUntil <= context.now)
    if (!old || !isOver) return toCart()
    // The scheduler may not have come round yet: its places must not stand in their own way.
    await cancelOrder(boxOffice, old.id, context.now)
    return addToCart(boxOffice, context, linesIn(old), old)
  }),

  /** Name, address, consents: then to the gateway. */
  default: using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
    const cart = await liveCart(context)
    if (!cart) return toCart()
    const { db, edition, fields, locale, now } = context
    const wrong = askedOfBuyer.flatMap(field => {
      const code = checkBuyer(field, fields[field] ?? '')
      return code ? [{ field, message: refusal(code, locale, edition) }] : []
    })
    if (wrong.length > 0) return showAgain(fields, wrong)
    const { name = '', email = '', phone = '' } = fields
    const buyer = { name: name.trim(), email: email.trim(), phone: phone.trim() }
    const consents = await consentsInForce(db, neededConsents, now)
    const outcome = await checkOut(boxOffice, cart.id, buyer, consents, now)
    if (outcome === 'too-many-free-for-email' || outcome === 'too-many-places-for-email') {
      return showAgain(fields, [{ field: 'email', message: refusal(outcome, locale, edition) }])
    }
    return payAtGateway(boxOffice, context, cart.token)
  }),
}
