import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { stands } from '../../content/stands/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { StandView } from './stand-view.ts'
import { standHolds } from './tables.ts'

/** Every stand of an edition as it is now, in the order of the codes. */
export async function readStands(db: Db, editionId: string, now: Date): Promise<StandView[]> {
  const rows = await db
    .select({
      code: stands.code,
      hall: stands.hall,
      areaM2: stands.areaM2,
      openSides: stands.openSides,
      priceKopecks: stands.priceKopecks,
      isOffered: stands.isOffered,
      held: standHolds.state,
      // A hold whose hour has come is over, whether the scheduler has been by or not.
      isLapsed: sql<boolean>`${standHolds.state} = 'held' and ${standHolds.invoicedAt} is null and ${standHolds.until} <= ${now.toISOString()}`,
    })
    .from(stands)
    .leftJoin(
      standHolds,
      and(
        eq(standHolds.editionId, stands.editionId),
        eq(standHolds.standCode, stands.code),
        ne(standHolds.state, 'released'),
      ),
    )
    .where(eq(stands.editionId, editionId))
    .orderBy(asc(stands.code))
  return rows.map(({ isOffered, held, isLapsed, ...stand }) => ({
    ...stand,
    state: held && !isLapsed ? (held === 'sold' ? 'sold' : 'held') : isOffered ? 'free' : 'not-offered',
  }))
}
