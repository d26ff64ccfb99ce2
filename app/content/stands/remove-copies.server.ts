import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { equipment, stands } from './tables.ts'

/** A fair that is announced no more, and to which nobody could apply yet, leaves no stands: announced again, it is given new ones. */
export async function removeStands(tx: Tx, fairId: string): Promise<void> {
  await tx.delete(stands).where(eq(stands.editionId, fairId))
  await tx.delete(equipment).where(eq(equipment.editionId, fairId))
}
