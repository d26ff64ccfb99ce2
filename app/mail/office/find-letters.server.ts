import {
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { mostAttempts } from '../most-attempts.ts'
import { letters } from '../tables.ts'
import type { LetterFilter } from './letter-filter.ts'
import type { LetterReader } from './letter-reader.ts'
import type { LetterState } from './letter-state.ts'

export type LetterRow = Awaited<ReturnType<typeof findLetters>>[number]

/** What a reader may see of what is looked for, the newest first; read on by the id of the last one. */
export function findLetters(
  db: Db,
  reader: LetterReader,
  filter: LetterFilter,
  { before, limit }: { before: string; limit: number },
) {
  const older = before
    ? sql`(${letters.createdAt}, ${letters.id}) < (select l.created_at, l.id from ${letters} l where l.id = ${before})`
    : undefined
  return db
    .select({
      id: letters.id,
      kind: letters.kind,
      locale: letters.locale,
      recipient: letters.recipient,
      subject: letters.subject,
      createdAt: letters.createdAt,
      sentAt: letters.sentAt,
      attempts: letters.attempts,
      lastError: letters.lastError,
    })
    .from(letters)
    .where(and(isFor(reader), isWanted(filter), older))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(limit)
}

function isFor({ isEverything, kinds }: LetterReader): SQL | undefined {
  return isEverything ? undefined : inArray(letters.kind, [...kinds])
}

function isWanted({ words, state, kind, from, to }: LetterFilter): SQL | undefined {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    state ? isIn(state) : undefined,
    kind ? eq(letters.kind, kind) : undefined,
    from ? gte(letters.createdAt, new Date(`${from}T00:00:00+03:00`)) : undefined,
    to ? lt(letters.createdAt, new Date(Date.parse(`${to}T00:00:00+03:00`) + 86_400_000)) : undefined,
    words ? or(ilike(letters.recipient, pattern), ilike(letters.subject, pattern)) : undefined,
  )
}

function isIn(state: LetterState): SQL | undefined {
  if (state === 'sent') return isNotNull(letters.sentAt)
  const tried = sql`${letters.attempts} ${sql.raw(state === 'failed' ? '>=' : '<')} ${mostAttempts}`
  return and(isNull(letters.sentAt), tried)
}

export type WholeLetter = NonNullable<Awaited<ReturnType<typeof findLetter>>>

/** One letter with everything in it but the bytes of its files. */
export async function findLetter(db: Db, id: string) {
  const { attachments: _, ...columns } = letterColumns
  const [letter] = await db
    .select({
      ...columns,
      files: sql<{ name: string; bytes: number }[]>`coalesce((select json_agg(json_build_object(
        'name', file ->> 'filename', 'bytes', length(file ->> 'content') * 3 / 4))
        from jsonb_array_elements(${letters.attachments}) file), '[]')`,
    })
    .from(letters)
    .where(eq(letters.id, id))
  return letter ?? null
}

const letterColumns = {
  id: letters.id,
  kind: letters.kind,
  locale: letters.locale,
  recipient: letters.recipient,
  subject: letters.subject,
  body: letters.body,
  html: letters.html,
  attachments: letters.attachments,
  createdAt: letters.createdAt,
  sentAt: letters.sentAt,
  attempts: letters.attempts,
  lastError: letters.lastError,
  isSecret: letters.isSecret,
  about: letters.about,
  againOf: letters.againOf,
}

/** How often it was sent again and tried on oneself: in all, and since a moment. */
export async function countCopies(db: Db, id: string, since: Date) {
  const isTest = sql`${letters.kind} = 'test'`
  const lately = sql`${letters.createdAt} > ${since}`
  const [row] = await db
    .select({
      again: count(sql`case when not ${isTest} then 1 end`),
      test: count(sql`case when ${isTest} then 1 end`),
      againLately: count(sql`case when not ${isTest} and ${lately} then 1 end`),
      testLately: count(sql`case when ${isTest} and ${lately} then 1 end`),
    })
    .from(letters)
    .where(eq(letters.againOf, id))
  return row ?? { again: 0, test: 0, againLately: 0, testLately: 0 }
}

export type NewestLetter = { kind: string; locale: LocaleCode; id: string; createdAt: Date }

/** The newest letter of each kind in each language: a step along an index for each, however many there are. */
export async function findNewest(db: Db, kinds: readonly string[]): Promise<NewestLetter[]> {
  if (kinds.length === 0) return []
  const asked = sql.join(
    kinds.flatMap(kind => [sql`(${kind}::text, 'ru')`, sql`(${kind}::text, 'en')`]),
    sql`, `,
  )
  const { rows } = await db.execute<{ kind: string; locale: LocaleCode; id: string; at: number }>(sql`
    select asked.kind, asked.locale, newest.id, newest.at
    from (values ${asked}) asked (kind, locale), lateral (
      select id, (extract(epoch from created_at) * 1000)::float8 as at from ${letters} l
      where l.kind = asked.kind and l.locale = asked.locale order by l.created_at desc limit 1) newest`)
  return rows.map(({ at, ...row }) => ({ ...row, createdAt: new Date(Number(at)) }))
}
