import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'

/** Until the transaction ends nobody else gives out an address or sets a redirect. */
export async function holdAddresses(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('addresses', 0))`)
}
