import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { awardProtocols } from '../stage/tables.ts'
import { awardMoments } from '../way/award-windows.ts'

/**
 * For whoever looks at the site as of a later moment: what is not announced yet is not there for them either. Only ever
 * in a transaction that is taken back.
 */
export async function removeUnannounced(
  tx: Tx,
  edition: Edition,
  { now, at }: { now: Date; at: Date },
): Promise<void> {
  const { ceremonyAt } = awardMoments(edition)
  if (now < ceremonyAt && at >= ceremonyAt) {
    await tx.delete(awardProtocols).where(eq(awardProtocols.editionId, edition.id))
  }
}
