import { eq } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { officeLooks } from './tables.ts'

type Reader = { id: string }

/** When somebody last read what has happened. */
export async function readLook(db: Db, { id }: Reader): Promise<Date | null> {
  const [look] = await db.select().from(officeLooks).where(eq(officeLooks.personId, id))
  return look?.seenAt ?? null
}

/** Somebody reads what has happened; answers when they did so before. */
export async function recordLook(db: Db, { id }: Reader, now: Date): Promise<Date | null> {
  const before = await readLook(db, { id })
  await db
    .insert(officeLooks)
    .values({ personId: id, seenAt: now })
    .onConflictDoUpdate({ target: officeLooks.personId, set: { seenAt: now } })
  return before
}
