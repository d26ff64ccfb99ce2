import { asc, desc, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import { firstFormer, linkHash } from './entry.ts'
import { journalEntries, journalLinks, journalUnsealed } from './tables.ts'

const mostAtOnce = 500

/**
 * Adds what has been written to the chain, in the order in which it is found. Only one process at a time: the chain is one. Whoever
 * writes an entry waits for nobody.
 */
export function sealEntries(pool: pg.Pool): Promise<number> {
  return transaction(pool, async tx => {
    if (!(await isOurs(tx))) return 0
    const waiting = await tx
      .select()
      .from(journalUnsealed)
      .orderBy(asc(journalUnsealed.entryId))
      .limit(mostAtOnce)
    if (waiting.length === 0) return 0
    const ids = waiting.map(({ entryId }) => entryId)
    const entries = await tx
      .select()
      .from(journalEntries)
      .where(inArray(journalEntries.id, ids))
      .orderBy(asc(journalEntries.id))
    const [last] = await tx.select().from(journalLinks).orderBy(desc(journalLinks.position)).limit(1)
    let former = last?.hash ?? firstFormer
    const links = entries.map((entry, place) => {
      const hash = linkHash(former, entry)
      const link = { position: (last?.position ?? 0) + place + 1, entryId: entry.id, former, hash }
      former = hash
      return link
    })
    if (links.length > 0) await tx.insert(journalLinks).values(links)
    await tx.delete(journalUnsealed).where(inArray(journalUnsealed.entryId, ids))
    return links.length
  })
}

async function isOurs(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('journal_links')) as ours`,
  )
  return rows[0]?.ours ?? false
}
