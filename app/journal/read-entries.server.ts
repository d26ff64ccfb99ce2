import { and, count, desc, eq, gte, ilike, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { people } from '../accounts/tables.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import type { Content, Origin } from './entry.ts'
import type { JournalFilter } from './filter.ts'
import type { Reader } from './reader.ts'
import { journalChecks, journalDetails, journalEntries, journalLinks } from './tables.ts'

export type JournalEntry = Awaited<ReturnType<typeof readEntries>>[number]

/** What a reader may see of what is looked for, the newest first; read on by the number of the last one. */
export async function readEntries(
  db: Db,
  reader: Reader,
  filter: JournalFilter,
  { before, limit }: { before: number | null; limit: number },
) {
  const older = before === null ? undefined : lt(journalEntries.id, before)
  const rows = await entriesIn(db)
    .where(and(isFor(reader), isWanted(filter), older))
    .orderBy(desc(journalEntries.id))
    .limit(limit)
  return rows.map(withWords)
}

export async function countEntries(db: Db, reader: Reader, filter: JournalFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(journalEntries)
    .where(and(isFor(reader), isWanted(filter)))
  return row?.count ?? 0
}

/** One entry by the id of its request; null where there is none for this reader. */
export async function findEntry(db: Db, reader: Reader, requestId: string): Promise<JournalEntry | null> {
  const [row] = await entriesIn(db).where(and(isFor(reader), eq(journalEntries.requestId, requestId)))
  return row ? withWords(row) : null
}

/** Who has ever done something, by the name they were last known by. */
export async function readDoers(db: Db): Promise<{ id: string; name: string }[]> {
  // A step from one person to the next, by the index, however much each has done.
  const { rows } = await db.execute<{ id: string; name: string | null }>(sql`
    with recursive doers (id, last) as (
      (select person_id, id from ${journalEntries} order by person_id desc, id desc limit 1)
      union all
      select next.person_id, next.id from doers, lateral (
        select person_id, id from ${journalEntries} where person_id < doers.id
        order by person_id desc, id desc limit 1) next)
    select doers.id, d.value ->> 'name' as name from doers
    left join ${journalDetails} d on d.entry_id = doers.last and d.part = 'content' order by 2`)
  return rows.map(({ id, name }) => ({ id, name: name ?? id }))
}

export async function lastCheck(db: Db) {
  const [check] = await db.select().from(journalChecks).orderBy(desc(journalChecks.id)).limit(1)
  return check ?? null
}

function entriesIn(db: Db) {
  const detail = (part: 'origin' | 'content') =>
    sql`(select value from ${journalDetails} d where d.entry_id = ${journalEntries.id} and d.part = ${part})`
  return db
    .select({
      entry: journalEntries,
      former: journalLinks.former,
      hash: journalLinks.hash,
      origin: sql<Origin | null>`${detail('origin')}`,
      content: sql<Content | null>`${detail('content')}`,
    })
    .from(journalEntries)
    .leftJoin(journalLinks, eq(journalLinks.entryId, journalEntries.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof entriesIn>>[number]

function withWords({ entry, former, hash, origin, content }: Row) {
  return { ...entry, former, hash, origin, content }
}

function isFor({ isEverything, personId, under }: Reader): SQL | undefined {
  if (isEverything) return undefined
  const own = eq(journalEntries.personId, personId)
  return or(own, ...under.map(path => startsWith(journalEntries.path, path)))
}

function isWanted({ words, who, section, does, outcome, from, to }: JournalFilter): SQL | undefined {
  return and(
    who ? eq(journalEntries.personId, who) : undefined,
    section ? startsWith(journalEntries.path, section) : undefined,
    does ? eq(journalEntries.does, does) : undefined,
    outcome ? eq(journalEntries.outcome, outcome) : undefined,
    from ? gte(journalEntries.at, new Date(`${from}T00:00:00+03:00`)) : undefined,
    to ? lt(journalEntries.at, new Date(Date.parse(`${to}T00:00:00+03:00`) + 86_400_000)) : undefined,
    words ? hasWords(words) : undefined,
  )
}

/** A number is an entry's, an address or a part of one a thing's; other words are of names. */
function hasWords(words: string): SQL | undefined {
  const number = /^(?:№\s*)?([\d\s\u00a0]{1,15})$/.exec(words)?.[1]?.replace(/\D/g, '')
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    number ? eq(journalEntries.id, Number(number)) : undefined,
    ilike(journalEntries.path, pattern),
    sql`exists (select from ${journalDetails} d where d.entry_id = ${journalEntries.id} and d.part = 'content'
      and (d.value ->> 'name' ilike ${pattern} or d.value ->> 'thing' ilike ${pattern}))`,
  )
}

function startsWith(column: PgColumn, beginning: string): SQL {
  return like(column, `${beginning.replace(/[\\%_]/g, '\\$&')}%`)
}

/** The address somebody signs in with, while they have an account. */
export async function findDoer(db: Db, personId: string): Promise<string | null> {
  const [person] = await db.select({ email: people.email }).from(people).where(eq(people.id, personId))
  return person?.email ?? null
}
