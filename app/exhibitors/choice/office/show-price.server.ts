import { proposalFor } from '../../../box-office/approvals/queries.server.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { momentOf } from '../../moment-of.ts'
import type { PricedItem } from './item-address.ts'
import {
  isMoved,
  type PriceStanding,
  priceActions,
  priceSubject,
  wantedPrice,
} from './propose-price.server.ts'

export type PriceView = Awaited<ReturnType<typeof showPrice>>

/**
 * What something costs from now on, and what somebody wants it to cost: before and after, side by side with whose turn it
 * is.
 */
export async function showPrice(
  { db, locale, now, person }: SignedIn<LoadContext>,
  item: PricedItem,
  { standing, kept = null, follows }: { standing: PriceStanding; kept?: string | null; follows: string[] },
) {
  const { priceKopecks } = standing
  const waiting = await proposalFor(db, priceActions[item.priced], priceSubject(item), now)
  const wanted = waiting && wantedPrice(waiting)
  return {
    priced: item.priced,
    isFirst: standing.isFirst,
    now: formatRoubles(priceKopecks, locale),
    seen: String(priceKopecks),
    /** Whose price stays another one. */
    kept,
    follows: kept ? [kept, ...follows] : follows,
    proposal: waiting &&
      wanted && {
        id: waiting.id,
        digest: waiting.digest,
        by: waiting.proposedBy,
        at: momentOf(waiting.proposedAt, locale),
        until: momentOf(waiting.expiresAt, locale),
        reason: wanted.reason,
        before: formatRoubles(wanted.fromKopecks, locale),
        after: formatRoubles(wanted.toKopecks, locale),
        isOwn: waiting.proposedById === person.id,
        isMoved: isMoved(standing, waiting),
      },
  }
}
