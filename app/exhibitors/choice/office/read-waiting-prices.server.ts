import { waitingProposals } from '../../../box-office/approvals/queries.server.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { itemAddress } from './item-address.ts'
import type { Priced } from './price-form.ts'
import { priceActions, pricedItemOf } from './propose-price.server.ts'

/** Of one fair, whatever a new price waits for: its name for machines and its page. */
export async function readWaitingPrices(db: Db, priced: Priced, fair: string, now: Date) {
  const proposals = await waitingProposals(db, [priceActions[priced]], now)
  return proposals
    .map(pricedItemOf)
    .filter(item => item.fair === fair)
    .map(item => ({ what: item.what, to: itemAddress(item) }))
}
