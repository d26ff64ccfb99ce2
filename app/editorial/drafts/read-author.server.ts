import { and, eq, isNull } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'

/** In whose name something is done later, with the rights they have by then; null where the account is gone or suspended. */
export async function readAuthor(db: Db, id: string) {
  if (!/^[\da-f-]{36}$/.test(id)) return null
  const { name, email, role, locale } = people
  const [person] = await db
    .select({ id: people.id, name, email, role, locale })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.suspendedAt)))
  return person ?? null
}
