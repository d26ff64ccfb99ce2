import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/transaction.server.ts'
import { editionChanges } from './tables.ts'

export type EditionChange = typeof editionChanges.$inferSelect

/** What was ever proposed, the latest first. */
export function readChanges(db: Db, editionId: string, limit = 50): Promise<EditionChange[]> {
  return db
    .select()
    .from(editionChanges)
    .where(eq(editionChanges.editionId, editionId))
    .orderBy(desc(editionChanges.id))
    .limit(limit)
}

export async function readChange(db: Db, editionId: string, id: number): Promise<EditionChange | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const [found] = await db
    .select()
    .from(editionChanges)
    .where(and(eq(editionChanges.editionId, editionId), eq(editionChanges.id, id)))
  return found ?? null
}

/** What waits for an answer, and what was agreed to and does not hold yet. */
export async function readPending(tx: Db | Tx, editionId: string, now: Date): Promise<EditionChange[]> {
  const changes = await readChanges(tx, editionId, 10_000)
  return changes.filter(change => isPending(change, now))
}

/** What was agreed to and does not hold yet, in the order in which it will. */
export function readPlanned(tx: Db | Tx, editionId: string, now: Date): Promise<EditionChange[]> {
  return tx
    .select()
    .from(editionChanges)
    .where(
      and(
        eq(editionChanges.editionId, editionId),
        eq(editionChanges.state, 'agreed'),
        gt(editionChanges.holdsFrom, now),
      ),
    )
    .orderBy(asc(editionChanges.holdsFrom), asc(editionChanges.id))
}

export function isPending({ state, holdsFrom }: EditionChange, now: Date): boolean {
  return state === 'proposed' || (state === 'agreed' && holdsFrom !== null && holdsFrom > now)
}
