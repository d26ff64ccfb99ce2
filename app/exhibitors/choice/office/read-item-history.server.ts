import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { refusedProposals } from '../../../box-office/approvals/queries.server.ts'
import { officeChanges } from '../../../box-office/ledger/tables.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import type { PricedItem } from './item-address.ts'
import { priceActions, priceSubject } from './propose-price.server.ts'

const names = {
  stand: ['stand-resized', 'stand-offered', 'stand-not-offered', 'stand-price-changed'],
  equipment: [
    'equipment-added',
    'equipment-changed',
    'equipment-retired',
    'equipment-restored',
    'equipment-price-agreed',
    'equipment-price-changed',
  ],
}
const historyShown = 100

/** What the office has changed of a stand or of a thing, the last first; entries from before there were two fairs name none. */
export function readItemChanges(db: Db, { priced, fair, what }: PricedItem) {
  return db
    .select()
    .from(officeChanges)
    .where(
      and(
        eq(officeChanges.subject, what),
        inArray(officeChanges.what, names[priced]),
        sql`coalesce(${officeChanges.details} ->> 'fair', ${fair}) = ${fair}`,
      ),
    )
    .orderBy(desc(officeChanges.id))
    .limit(historyShown)
}

export type ItemChange = Awaited<ReturnType<typeof readItemChanges>>[number]

/** The prices that were proposed for it and came to nothing. */
export function readRefusedPrices(db: Db, item: PricedItem) {
  return refusedProposals(db, priceActions[item.priced], priceSubject(item))
}

export type RefusedPrice = Awaited<ReturnType<typeof readRefusedPrices>>[number]
