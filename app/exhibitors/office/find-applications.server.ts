import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { openEdition } from '../application-window.ts'
import { exhibitorApplications as applications, exhibitorWorks as works } from '../tables.ts'
import type { ApplicationFilter } from './application-filter.ts'

export const applicationsOnPage = 50

/** One page of the list, the last changed first. What nobody has submitted yet is its author's alone, words included. */
export function findApplications(db: Db, filter: ApplicationFilter, page: number) {
  return db
    .select({
      id: applications.id,
      number: applications.number,
      state: applications.state,
      nameRu: sql<string>`coalesce(${applications.fields} ->> 'nameRu', '')`,
      nameEn: sql<string>`coalesce(${applications.fields} ->> 'nameEn', '')`,
      kind: sql<string>`coalesce(${applications.fields} ->> 'kind', '')`,
      updatedAt: applications.updatedAt,
      submittedAt: applications.submittedAt,
      email: people.email,
      works: db.$count(works, eq(works.applicationId, applications.id)),
    })
    .from(applications)
    .leftJoin(people, eq(people.id, applications.personId))
    .where(and(...conditionsOf(filter)))
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(applicationsOnPage)
    .offset((page - 1) * applicationsOnPage)
}

/** How many there are in each state, whatever state the filter names. */
export function countApplications(db: Db, filter: ApplicationFilter) {
  return db
    .select({ state: applications.state, count: count() })
    .from(applications)
    .leftJoin(people, eq(people.id, applications.personId))
    .where(and(...conditionsOf({ ...filter, state: '' })))
    .groupBy(applications.state)
}

function conditionsOf({ state, kind, words }: ApplicationFilter): (SQL | undefined)[] {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return [
    eq(applications.editionId, openEdition.id),
    state ? eq(applications.state, state) : undefined,
    kind ? sql`${applications.fields} ->> 'kind' = ${kind}` : undefined,
    words
      ? or(
          sql`${applications.fields} ->> 'nameRu' ilike ${like}`,
          sql`${applications.fields} ->> 'nameEn' ilike ${like}`,
          ilike(people.email, like),
          ilike(people.name, like),
        )
      : undefined,
  ]
}

/** One application, with whose it is. */
export async function findApplication(db: Db, id: string) {
  const [row] = await db
    .select({ application: applications, email: people.email, name: people.name })
    .from(applications)
    .leftJoin(people, eq(people.id, applications.personId))
    .where(eq(applications.id, id))
  return row ?? null
}
