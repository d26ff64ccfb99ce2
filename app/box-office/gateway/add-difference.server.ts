import type { Tx } from '../../platform/database/transaction.server.ts'
import { gatewayDifferences } from './tables.ts'

type NewDifference = typeof gatewayDifferences.$inferInsert

/** Told once, however often it is found. */
export async function addDifference(
  db: Pick<Tx, 'insert'>,
  difference: Omit<NewDifference, 'foundAt'>,
  now: Date,
): Promise<void> {
  await db
    .insert(gatewayDifferences)
    .values({ ...difference, foundAt: now })
    .onConflictDoNothing({ target: [gatewayDifferences.kind, gatewayDifferences.gatewayId] })
}
