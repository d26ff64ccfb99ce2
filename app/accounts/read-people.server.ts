import { asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { accountChanges, people, secondFactors } from './tables.ts'

/** Everybody whom the fair has given a role, with the code they have and when they were last here. */
export async function readPeople(db: Db) {
  // One look into the log for each: members' lines may be many.
  const lastSeen = sql<Date | null>`(select max(${accountChanges.at}) from ${accountChanges}
    where ${accountChanges.email} = ${people.email} and ${accountChanges.what} = 'signed-in')`
  return db
    .select({
      id: people.id,
      suspendedAt: people.suspendedAt,
      name: people.name,
      email: people.email,
      role: people.role,
      codeSince: secondFactors.confirmedAt,
      signedInAt: lastSeen.mapWith(accountChanges.at),
    })
    .from(people)
    .leftJoin(secondFactors, eq(secondFactors.personId, people.id))
    .where(ne(people.role, 'member'))
    .orderBy(asc(people.name))
}

const shownChanges = 100

/** What happened lately to the accounts of those with a role, the newest first; members' lines are kept, not shown. */
export async function readAccountChanges(db: Db) {
  return db
    .select()
    .from(accountChanges)
    .where(sql`${accountChanges.role} is distinct from 'member'`)
    .orderBy(desc(accountChanges.id))
    .limit(shownChanges)
}
