import { count, eq } from 'drizzle-orm'
import { answersTo, waitingProposals } from '../../../box-office/approvals/queries.server.ts'
import { isUnderWay } from '../../../editions/open-fair.ts'
import type { OfficeRoom } from '../../../office/office-room.ts'
import { fill } from '../../../platform/fill.ts'
import { waitingAtFairs } from '../../office-fair.ts'
import { standHolds } from '../../stands/tables.ts'
import { itemAddress } from './item-address.ts'
import type { Priced } from './price-form.ts'
import { priceActions, pricedItemOf } from './propose-price.server.ts'
import { standOfficeTexts } from './texts.server.ts'

const at = '/office/stands/'

/** Stands that somebody holds and has not paid for, in every fair that is not over. */
export const standsInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale, now }) {
    const counted = await db
      .select({ fair: standHolds.editionId, count: count() })
      .from(standHolds)
      .where(eq(standHolds.state, 'held'))
      .groupBy(standHolds.editionId)
    const label = standOfficeTexts[locale].waiting
    return waitingAtFairs(counted, { label, path: at, query: { state: 'held' } }, { locale, now })
  },
}

/** Prices that wait for a second person, who this one could be; and what others have said to theirs. */
export const pricesInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale, now, person }) {
    const proposals = await waitingProposals(db, Object.values(priceActions), now)
    const others = proposals.filter(({ proposedById }) => proposedById !== person.id).map(pricedItemOf)
    const labels = standOfficeTexts[locale].price.waiting
    return (['stand', 'equipment'] satisfies Priced[]).flatMap(priced => {
      const fairs = Map.groupBy(
        others.filter(item => item.priced === priced),
        ({ fair }) => fair,
      )
      const counted = [...fairs].map(([fair, items]) => ({ fair, count: items.length }))
      const path = priced === 'stand' ? at : '/office/equipment/'
      return waitingAtFairs(counted, { label: labels[priced], path }, { locale, now })
    })
  },
  async happened({ db, locale, person, now, since }) {
    const answered = await answersTo(db, Object.values(priceActions), person.id, since)
    const t = standOfficeTexts[locale].price
    return answered.flatMap(proposal => {
      const item = pricedItemOf(proposal)
      if (!isUnderWay(item.fair, now)) return []
      const what = item.priced === 'stand' ? fill(t.standNamed, { code: item.what }) : item.what
      const said = proposal.state === 'approved' ? t.said.approved : t.said.declined
      const text = fill(said, { what, who: proposal.decidedBy ?? '' })
      return proposal.decidedAt ? [{ at: proposal.decidedAt, text, to: itemAddress(item) }] : []
    })
  },
}
