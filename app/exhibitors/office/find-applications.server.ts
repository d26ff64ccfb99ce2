import { and, asc, count, desc, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import { openFair } from '../../editions/open-fair.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import {
  exhibitorApplications as applications,
  exhibitorVersions,
  exhibitorWorks as works,
} from '../tables.ts'
import type { ApplicationFilter } from './application-filter.ts'

export const applicationsOnPage = 50

/** What a list asks for; the one search of the office asks for every fair (null). */
export type Asked = Omit<ApplicationFilter, 'fair'> & { fair: string | null }

/** One page of the list, the last changed first. What nobody has submitted yet is its author's alone, words included. */
export function findApplications(db: Db, filter: Asked, page: number) {
  return db
    .select({
      id: applications.id,
      number: applications.number,
      state: applications.state,
      nameRu: applications.nameRu,
      nameEn: applications.nameEn,
      kind: applications.kind,
      updatedAt: applications.updatedAt,
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

/** The whole list for a file, a batch at a time by number; of each what was submitted last, and nothing of drafts. */
export function applicationsAfter(
  db: Db,
  filter: ApplicationFilter,
  { after, limit }: { after: { number: number } | null; limit: number },
) {
  return db
    .select({
      number: applications.number,
      state: applications.state,
      nameRu: applications.nameRu,
      nameEn: applications.nameEn,
      kind: applications.kind,
      locale: applications.locale,
      submittedAt: applications.submittedAt,
      updatedAt: applications.updatedAt,
      account: people.email,
      fields: sql<Record<string, string> | null>`(select ${exhibitorVersions.fields} from ${exhibitorVersions}
        where ${exhibitorVersions.applicationId} = ${applications.id} order by ${exhibitorVersions.number} desc limit 1)`,
      works: db.$count(works, eq(works.applicationId, applications.id)),
    })
    .from(applications)
    .leftJoin(people, eq(people.id, applications.personId))
    .where(and(...conditionsOf(filter), after ? gt(applications.number, after.number) : undefined))
    .orderBy(asc(applications.number))
    .limit(limit)
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

function conditionsOf({ fair, state, kind, words }: Asked): (SQL | undefined)[] {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return [
    fair === null ? undefined : eq(applications.editionId, fair || openFair.id),
    state ? eq(applications.state, state) : undefined,
    kind ? eq(applications.kind, kind) : undefined,
    words
      ? or(
          ilike(applications.nameRu, like),
          ilike(applications.nameEn, like),
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
