import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { type AccountChange, accountChanges, people } from './tables.ts'

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
  const role = sql`(select ${people.role} from ${people} where ${people.email} = ${email})`
  await db.insert(accountChanges).values({ at: now, what, email, role, actor, reason, details })
}
