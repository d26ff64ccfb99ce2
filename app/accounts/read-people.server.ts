import { desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { accountChanges, people, secondFactors } from './tables.ts'

/** Everybody whom the fair has given a role, with the code they have and when they were last here. */
export async function readPeople(db: Db) {
  const rows = await db
    .select({
      name: people.name,
      email: people.email,
      role: people.role,
      codeSince: secondFactors.confirmedAt,
    })
    .from(people)
    .leftJoin(secondFactors, eq(secondFactors.personId, people.id))
    .where(ne(people.role, 'member'))
    .orderBy(people.name)
  const seen = await db
    .selectDistinctOn([accountChanges.email], { email: accountChanges.email, at: accountChanges.at })
    .from(accountChanges)
    .where(eq(accountChanges.what, 'signed-in'))
    .orderBy(accountChanges.email, desc(accountChanges.at))
  const lastSeen = new Map(seen.map(({ email, at }) => [email, at]))
  return rows.map(row => ({ ...row, signedInAt: lastSeen.get(row.email) ?? null }))
}

const shownChanges = 100

/** What happened lately, the newest first. */
export async function readAccountChanges(db: Db) {
  return db.select().from(accountChanges).orderBy(desc(accountChanges.id)).limit(shownChanges)
}
