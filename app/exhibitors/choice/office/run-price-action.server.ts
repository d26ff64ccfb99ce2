import type { ActionContext, Actions } from '../../../page-server/action.ts'
import { fairSeen } from '../../office-fair.ts'
import type { PricedItem } from './item-address.ts'
import { type Priced, priceIn } from './price-form.ts'
import { agreeToPrice, declinePrice, proposePrice } from './propose-price.server.ts'
import { standAction, tickedStandAction } from './run-stand-action.server.ts'

/** A price is proposed by one and agreed to by another, on the page of the thing itself. */
export function priceActionsOf(
  priced: Priced,
  nameIn: (params: ActionContext['params']) => string | undefined,
): Actions {
  const itemOf = ({ params, fields, trace }: ActionContext): PricedItem => {
    const what = nameIn(params) ?? ''
    trace.concern(what)
    return { priced, fair: fairSeen(fields), what }
  }
  return {
    propose: standAction(async (context, desk) => {
      const { fields, person, now } = context
      const item = itemOf(context)
      const price = priceIn(fields.price ?? '', priced)
      if (!price.ok) return { refused: price.reason, field: 'price', priced }
      const reason = (fields.why ?? '').trim().slice(0, 500)
      const wish = { seenKopecks: Number(fields.seen), toKopecks: price.kopecks, reason }
      const outcome = await proposePrice(desk, item, wish, person, now)
      if (outcome === 'proposed') return { done: 'proposed' }
      return { refused: outcome, field: outcome === 'why' ? 'why' : 'price' }
    }),

    agree: tickedStandAction(async (context, desk) => {
      const { fields, person, now } = context
      const read = { id: fields.proposal ?? '', digest: fields.digest ?? '' }
      const outcome = await agreeToPrice(desk, itemOf(context), read, person, now)
      return outcome === 'approved' ? { done: 'agreed' } : { refused: outcome }
    }),

    decline: standAction(async (context, desk) => {
      const { fields, person, now } = context
      const answer = { id: fields.proposal ?? '', note: fields.note ?? '' }
      const outcome = await declinePrice(desk, itemOf(context), answer, person, now)
      return outcome === 'declined' ? { done: 'declined' } : { refused: outcome }
    }),
  }
}
