import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { equipment, stands } from './tables.ts'

/** A new fair begins with the stands and the equipment of the one it was made from; whatever it has already stays as it is. */
export async function copyStands(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const of = async (table: typeof stands | typeof equipment, editionId: string) =>
    tx.$count(table, eq(table.editionId, editionId))
  if ((await of(stands, to)) === 0) {
    const rows = await tx.select().from(stands).where(eq(stands.editionId, from))
    if (rows.length > 0) await tx.insert(stands).values(rows.map(row => ({ ...row, editionId: to })))
  }
  if ((await of(equipment, to)) === 0) {
    // Nobody has reserved anything of it yet, and what is no longer offered is not offered again.
    const rows = await tx
      .select()
      .from(equipment)
      .where(and(eq(equipment.editionId, from), isNull(equipment.retiredAt)))
    if (rows.length > 0)
      await tx.insert(equipment).values(rows.map(row => ({ ...row, editionId: to, taken: 0 })))
  }
}
