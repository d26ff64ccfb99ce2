import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { OfferedStand } from './stand-table.ts'
import { stands } from './tables.ts'

/** What an edition offers, whether somebody has it already or not. */
export async function offeredStands(db: Db, editionId: string): Promise<OfferedStand[]> {
  return db
    .select({
      hall: stands.hall,
      kind: stands.kind,
      areaM2: stands.areaM2,
      openSides: stands.openSides,
      priceKopecks: stands.priceKopecks,
    })
    .from(stands)
    .where(and(eq(stands.editionId, editionId), eq(stands.isOffered, true)))
    .orderBy(asc(stands.code))
}
