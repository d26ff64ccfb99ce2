import type { Db } from '../platform/database/transaction.server.ts'
import { type AccountChange, accountChanges } from './tables.ts'

/** Writes down what happened to an account; `actor` is whoever did it, mostly its owner. */
export async function recordAccountChange(
  db: Db,
  what: AccountChange,
  {
    email,
    actor = email,
    reason = '',
    now,
    ...details
  }: { email: string; actor?: string; reason?: string; now: Date; by?: string; left?: number },
): Promise<void> {
  await db.insert(accountChanges).values({ at: now, what, email, actor, reason, details })
}
