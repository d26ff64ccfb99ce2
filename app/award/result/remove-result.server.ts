import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { awardProtocols, awardStages } from '../stage/tables.ts'
import { awardMoments } from '../way/award-windows.ts'

type Looking = {
  /** The edition as it holds now, by which the public knows of the award. */
  holding: Edition
  /** The editions by whose days pages are made: of a later moment, or as somebody would have them. */
  shown: readonly Edition[]
  now: Date
  at: Date
}

/**
 * For whoever looks at the site as of another moment, or by other days: what is not announced yet is not there for them either,
 * neither the result nor the shortlist. Only ever in a transaction that is taken back.
 */
export async function removeUnannounced(tx: Tx, { holding, shown, now, at }: Looking): Promise<void> {
  const told = awardMoments(holding)
  const asked = [holding, ...shown].map(awardMoments)
  const isSeenEarly = (what: 'shortlistAt' | 'ceremonyAt') =>
    now < told[what] && asked.some(moments => at >= moments[what])
  const isShortlistEarly = isSeenEarly('shortlistAt')
  if (isShortlistEarly || isSeenEarly('ceremonyAt'))
    await tx.delete(awardProtocols).where(eq(awardProtocols.editionId, holding.id))
  // Without its stage the first round is not closed: nothing is counted of it.
  if (isShortlistEarly) await tx.delete(awardStages).where(eq(awardStages.editionId, holding.id))
}
