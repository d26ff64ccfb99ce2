import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { exhibitorPages } from './tables.ts'

/**
 * Every address under /participants/ that an exhibitor's page has, a withdrawn one's too: once told, it is nobody else's.
 * Until the transaction ends nobody gives out another.
 */
export async function holdSlugs(tx: Tx): Promise<Set<string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('exhibitor slugs', 0))`)
  const rows = await tx.select({ slug: exhibitorPages.slug }).from(exhibitorPages)
  return new Set(rows.map(({ slug }) => slug))
}
