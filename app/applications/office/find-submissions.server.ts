import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { leads } from '../../leads/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { endOfDay, startOfDay } from '../../platform/dates.ts'
import { submissions } from '../tables.ts'
import type { SubmissionFilter } from './submission-filter.ts'

export const submissionsOnPage = 25
// More than a spreadsheet is pleasant with, and less than a server is unhappy with.
const mostInFile = 20_000

export type FoundSubmission = Awaited<ReturnType<typeof submissionsIn>>[number]

/** One page of what fits, the newest first. */
export function findSubmissions(db: Db, filter: SubmissionFilter, page: number) {
  return submissionsIn(db, filter, submissionsOnPage, (page - 1) * submissionsOnPage)
}

/** Everything that fits, for a file. */
export function everySubmission(db: Db, filter: SubmissionFilter) {
  return submissionsIn(db, filter, mostInFile, 0)
}

/** How many fit the words and the days, by form, state and delivery: enough to say what each other filter would find. */
export function countSubmissions(db: Db, { query, from, to }: SubmissionFilter) {
  const counted = { form: submissions.form, state: submissions.state, delivery: leads.state }
  return db
    .select({ ...counted, count: sql<number>`count(*)::int` })
    .from(submissions)
    .leftJoin(leads, eq(leads.id, submissions.leadId))
    .where(and(...fitting(query), ...within({ from, to })))
    .groupBy(...Object.values(counted))
}

/** What nobody has begun with. */
export async function countNew(db: Db): Promise<number> {
  return db.$count(submissions, eq(submissions.state, 'new'))
}

function submissionsIn(db: Db, filter: SubmissionFilter, limit: number, offset: number) {
  return db
    .select({
      id: submissions.id,
      form: submissions.form,
      state: submissions.state,
      name: submissions.name,
      email: submissions.email,
      fields: submissions.fields,
      locale: submissions.locale,
      page: submissions.page,
      wantsNews: submissions.wantsNews,
      createdAt: submissions.createdAt,
      erasedAt: submissions.erasedAt,
      delivery: leads.state,
    })
    .from(submissions)
    .leftJoin(leads, eq(leads.id, submissions.leadId))
    .where(
      and(
        ...fitting(filter.query),
        ...within(filter),
        filter.form ? sql`${submissions.form} = ${filter.form}` : undefined,
        filter.state ? eq(submissions.state, filter.state) : undefined,
        filter.delivery ? eq(leads.state, filter.delivery) : undefined,
      ),
    )
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(limit)
    .offset(offset)
}

function within({ from, to }: Pick<SubmissionFilter, 'from' | 'to'>): (SQL | undefined)[] {
  return [
    from ? gte(submissions.createdAt, startOfDay(from)) : undefined,
    to ? lt(submissions.createdAt, endOfDay(to)) : undefined,
  ]
}

// Everything that was written, without the names of the fields.
const written = sql`lower(${submissions.name} || ' ' || ${submissions.email} || ' ' || coalesce(
  (select string_agg(value #>> '{}', ' ') from jsonb_path_query(${submissions.fields}, '$.*[*]') as answers (value)), ''))`

/** Each word somewhere, whatever its case; a telephone however it is spaced. */
function fitting(query: string): SQL[] {
  const phone = /^[\d\s()+-]{7,}$/.test(query) ? query.replace(/\D/g, '').replace(/^[78](?=\d{10}$)/, '') : ''
  if (phone)
    return [sql`regexp_replace(${submissions.fields} ->> 'phone', '\\D', '', 'g') like ${`%${phone}%`}`]
  const words = query.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean)
  return words.map(
    word => sql`replace(${written}, 'ё', 'е') like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  )
}
