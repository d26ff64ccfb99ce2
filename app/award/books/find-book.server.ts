import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { submissions } from '../../applications/tables.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { awardApplications, awardFiles, awardHistory } from '../tables.ts'
import type { BookRow } from '../take-award-step.server.ts'
import { hashOfLink } from './issue-link.server.ts'

/** A book with the address of whoever sent it, and what they answered on the form. */
export type SentBookRow = BookRow & { email: string; answers: Record<string, string | string[]> }

/** The application that a link opens; null for a link that is none, and once its sender is forgotten. */
export async function findBook(db: Db, token: string) {
  const [found] = await db
    .select({ book: awardApplications, email: submissions.email, name: submissions.name })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(and(eq(awardApplications.linkHash, hashOfLink(token)), isNull(submissions.erasedAt)))
  return found ?? null
}

export type OwnBook = Awaited<ReturnType<typeof findBooksOf>>[number]

/** What was sent in from an address, the newest first. */
export async function findBooksOf(db: Db, email: string) {
  const rows = await db
    .select({ book: awardApplications, email: submissions.email })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(
      and(
        eq(submissions.form, 'award'),
        eq(sql`lower(${submissions.email})`, email.toLowerCase()),
        isNull(submissions.erasedAt),
      ),
    )
    .orderBy(desc(awardApplications.number))
    .limit(50)
  return rows.map(({ book, email: sentFrom }) => ({
    id: book.id,
    number: book.number,
    state: book.state,
    title: book.fields.title ?? '',
    createdAt: book.createdAt,
    submissionId: book.submissionId,
    email: sentFrom,
  }))
}

/** The same as findBook, held until the transaction ends. */
export async function lockBook(tx: Tx, token: string): Promise<(BookRow & { email: string }) | null> {
  const [found] = await tx
    .select({ book: awardApplications, email: submissions.email })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(and(eq(awardApplications.linkHash, hashOfLink(token)), isNull(submissions.erasedAt)))
    .for('update', { of: awardApplications })
  return found ? { ...found.book, email: found.email } : null
}

/** One of an edition by its id, as the secretary holds it, with whoever sent it: to a forgotten applicant nothing is done. */
export async function lockBookById(tx: Tx, id: string, editionId: string): Promise<SentBookRow | null> {
  const [found] = await tx
    .select({ book: awardApplications, email: submissions.email, answers: submissions.fields })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(
      and(
        eq(awardApplications.id, id),
        eq(awardApplications.editionId, editionId),
        isNull(submissions.erasedAt),
      ),
    )
    .for('update', { of: awardApplications })
  return found ? { ...found.book, email: found.email, answers: found.answers } : null
}

export function readBookFiles(db: Db | Tx, applicationId: string) {
  return db.select().from(awardFiles).where(eq(awardFiles.applicationId, applicationId))
}

export function readBookHistory(db: Db, applicationId: string) {
  return db
    .select()
    .from(awardHistory)
    .where(eq(awardHistory.applicationId, applicationId))
    .orderBy(asc(awardHistory.id))
}
