import { asc } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import { editions } from './tables.ts'

/**
 * One change or turn at a time, whichever editions it is about: what one says may be said by another as well. Always in the same
 * order, so that nobody waits for each other.
 */
export async function lockEditions(tx: Tx): Promise<void> {
  await tx.select({ id: editions.id }).from(editions).orderBy(asc(editions.id)).for('update')
}
