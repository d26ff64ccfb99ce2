import type { EquipmentRecord, StandRecord } from '../../../content/types.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import * as tables from '../stands/tables.ts'

/** The stands of an edition; whoever has the code already keeps its price. */
export async function insertStands(tx: Tx, records: StandRecord[]): Promise<number> {
  const rows = records.map(({ edition, priceRoubles, ...stand }) => ({
    ...stand,
    editionId: edition,
    priceKopecks: priceRoubles * 100,
  }))
  const { rowCount } = await tx.insert(tables.stands).values(rows).onConflictDoNothing()
  return rowCount ?? 0
}

export async function insertEquipment(tx: Tx, records: EquipmentRecord[]): Promise<number> {
  const rows = records.map(({ edition, priceRoubles, ...item }) => ({
    ...item,
    editionId: edition,
    priceKopecks: priceRoubles * 100,
  }))
  const { rowCount } = await tx.insert(tables.equipment).values(rows).onConflictDoNothing()
  return rowCount ?? 0
}
