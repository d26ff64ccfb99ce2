import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { submissions } from '../../applications/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { isbnOf } from '../books/isbn.ts'
import { awardApplications as books, awardFiles as files } from '../tables.ts'
import { type QueueFilter, waitingStates } from './queue-filter.ts'

export const booksOnPage = 50

/** One page of the queue, the last changed first; however many there are, one question. */
export function findBooks(db: Db, editionId: string, filter: QueueFilter, page: number) {
  return db
    .select(shown(db))
    .from(books)
    .innerJoin(submissions, eq(submissions.id, books.submissionId))
    .where(and(...conditionsOf(editionId, filter)))
    .orderBy(desc(books.updatedAt), desc(books.id))
    .limit(booksOnPage)
    .offset((page - 1) * booksOnPage)
}

/** The whole queue for a file, a batch at a time by number. */
export function booksAfter(
  db: Db,
  editionId: string,
  filter: QueueFilter,
  { after, limit }: { after: { number: number } | null; limit: number },
) {
  return db
    .select({ ...shown(db), fields: books.fields, locale: books.locale, createdAt: books.createdAt })
    .from(books)
    .innerJoin(submissions, eq(submissions.id, books.submissionId))
    .where(and(...conditionsOf(editionId, filter), after ? gt(books.number, after.number) : undefined))
    .orderBy(asc(books.number))
    .limit(limit)
}

/** How many there are in each state, whatever state the filter names. */
export function countBooks(db: Db, editionId: string, filter: QueueFilter) {
  return db
    .select({ state: books.state, count: count() })
    .from(books)
    .innerJoin(submissions, eq(submissions.id, books.submissionId))
    .where(and(...conditionsOf(editionId, { ...filter, state: '' })))
    .groupBy(books.state)
}

/** How many wait for the secretary: not decided, and nobody else's turn. */
export async function countWaiting(db: Db, editionId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(books)
    .where(and(eq(books.editionId, editionId), inArray(books.state, ['submitted', 'checked'])))
  return row?.count ?? 0
}

/** One book of the edition, with whoever sent it. */
export async function findBookById(db: Db, editionId: string, id: string) {
  const [row] = await db
    .select({
      book: books,
      name: submissions.name,
      email: submissions.email,
      answers: submissions.fields,
      erasedAt: submissions.erasedAt,
    })
    .from(books)
    .innerJoin(submissions, eq(submissions.id, books.submissionId))
    .where(and(eq(books.id, id), eq(books.editionId, editionId)))
  return row ?? null
}

/** Other applications with the same ISBN. */
export async function findTwins(
  db: Db,
  { id, editionId, isbn }: { id: string; editionId: string; isbn: string | null },
) {
  if (!isbn) return []
  return db
    .select({ id: books.id, number: books.number, state: books.state, title: titleOf })
    .from(books)
    .where(and(eq(books.editionId, editionId), eq(books.isbn, isbn), ne(books.id, id)))
    .orderBy(asc(books.number))
    .limit(20)
}

const titleOf = sql<string>`coalesce(${books.fields} ->> 'title', '')`

function shown(db: Db) {
  const twin = alias(books, 'twin')
  return {
    id: books.id,
    number: books.number,
    state: books.state,
    nomination: books.nomination,
    title: titleOf,
    isbn: books.isbn,
    questionUntil: books.questionUntil,
    copiesReceivedAt: books.copiesReceivedAt,
    moveTo: books.moveTo,
    updatedAt: books.updatedAt,
    name: submissions.name,
    email: submissions.email,
    hasReadingCopy: sql<boolean>`exists (${db
      .select({ one: sql`1` })
      .from(files)
      .where(and(eq(files.applicationId, books.id), eq(files.kind, 'reading-copy')))})`,
    twins: sql<number>`(${db
      .select({ count: sql`count(*)::int` })
      .from(twin)
      .where(
        and(
          isNotNull(twin.isbn),
          eq(twin.isbn, books.isbn),
          eq(twin.editionId, books.editionId),
          ne(twin.id, books.id),
          ne(twin.state, 'withdrawn'),
        ),
      )})`,
  }
}

function conditionsOf(editionId: string, { state, nomination, words }: QueueFilter): (SQL | undefined)[] {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const isbn = isbnOf(words)
  const number = /^(?:№\s*)?(\d{1,9})$/.exec(words)?.[1]
  return [
    eq(books.editionId, editionId),
    state === 'waiting' ? inArray(books.state, [...waitingStates]) : undefined,
    state && state !== 'waiting' ? eq(books.state, state) : undefined,
    nomination ? eq(books.nomination, nomination) : undefined,
    words
      ? or(
          ilike(titleOf, like),
          ilike(sql`${books.fields} ->> 'publisher'`, like),
          ilike(sql`${books.fields} ->> 'authorName'`, like),
          ilike(submissions.name, like),
          ilike(submissions.email, like),
          isbn ? eq(books.isbn, isbn) : undefined,
          number ? eq(books.number, Number(number)) : undefined,
        )
      : undefined,
  ]
}
