import { and, eq, inArray } from 'drizzle-orm'
import { submissions } from '../../applications/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { authorOf, bookValues } from '../books/book-fields.ts'
import { awardRule, type Nomination, nominations } from '../count/award-rule.ts'
import { countFirstRound } from '../count/first-round.ts'
import { readPapers } from '../jury/read-papers.server.ts'
import type { Protocol } from '../seal/protocol.ts'
import { awardProtocols } from '../stage/tables.ts'
import { readStage } from '../stage/take-stage-step.server.ts'
import { awardApplications, awardFiles } from '../tables.ts'
import { awardMoments } from '../way/award-windows.ts'

/** What the public may know of a sealed result at once. */
export type Seal = { hash: string; sealedAt: Date; stampedAt: Date | null; stampSerial: string | null }

export async function readSeal(db: Db | Tx, editionId: string): Promise<Seal | null> {
  const { hash, sealedAt, stampedAt, stampSerial } = awardProtocols
  const [sealed] = await db
    .select({ hash, sealedAt, stampedAt, stampSerial })
    .from(awardProtocols)
    .where(eq(awardProtocols.editionId, editionId))
  return sealed ?? null
}

export async function readReceipt(db: Db, editionId: string): Promise<Buffer | null> {
  const [sealed] = await db
    .select({ receipt: awardProtocols.receipt })
    .from(awardProtocols)
    .where(eq(awardProtocols.editionId, editionId))
  return sealed?.receipt ?? null
}

export type OpenProtocol = { bytes: Buffer; protocol: Protocol; seal: Seal }

/**
 * The protocol, from the second of the ceremony on. This is the one door to what is in it: before that second it answers nobody,
 * and nobody else reads its bytes, the shortlist on its own day excepted.
 */
export async function readProtocol(db: Db | Tx, edition: Edition, now: Date): Promise<OpenProtocol | null> {
  if (now < awardMoments(edition).ceremonyAt) return null
  const seal = await readSeal(db, edition.id)
  const opened = seal && (await openBytes(db, edition.id))
  return opened ? { ...opened, seal } : null
}

export type ShortlistedBook = { id: string; title: string; author: string; publisher: string; year: number }
export type Shortlist = { nomination: Nomination; books: ShortlistedBook[] }[]

/**
 * The shortlist, from its day on: as the protocol has it, or as the first round was closed where the second is not sealed yet. In
 * the order of titles, for places are nobody's to know before the ceremony.
 */
export async function readShortlist(db: Db, edition: Edition, now: Date): Promise<Shortlist | null> {
  if (now < awardMoments(edition).shortlistAt) return null
  const opened = await openBytes(db, edition.id)
  const listed = opened ? fromProtocol(opened.protocol) : await fromPapers(db, edition, now)
  if (!listed || listed.length === 0) return null
  const order = new Intl.Collator('ru')
  return nominations.flatMap(nomination => {
    const books = listed
      .filter(book => book.nomination === nomination)
      .map(({ id, title, author, publisher, year }) => ({ id, title, author, publisher, year }))
      .sort((a, b) => order.compare(a.title, b.title) || Number(a.id) - Number(b.id))
    return books.length > 0 ? [{ nomination, books }] : []
  })
}

/** Of these books, by number, those whose applicants have sent a cover. */
export async function readCovers(db: Db, editionId: string, numbers: readonly string[]) {
  if (numbers.length === 0) return new Set<string>()
  const rows = await db
    .select({ number: awardApplications.number })
    .from(awardFiles)
    .innerJoin(awardApplications, eq(awardApplications.id, awardFiles.applicationId))
    .where(
      and(
        eq(awardApplications.editionId, editionId),
        eq(awardFiles.kind, 'cover'),
        inArray(awardApplications.number, numbers.map(Number)),
      ),
    )
  return new Set(rows.map(({ number }) => String(number)))
}

async function openBytes(db: Db | Tx, editionId: string) {
  const [sealed] = await db
    .select({ bytes: awardProtocols.bytes })
    .from(awardProtocols)
    .where(eq(awardProtocols.editionId, editionId))
  if (!sealed) return null
  return { bytes: sealed.bytes, protocol: JSON.parse(sealed.bytes.toString()) as Protocol }
}

function fromProtocol({ books, result }: Protocol) {
  const shortlisted = new Set(
    result.firstRound.books.flatMap(({ book, isShortlisted }) => (isShortlisted ? [book] : [])),
  )
  return books.filter(({ id }) => shortlisted.has(id))
}

async function fromPapers(db: Db, edition: Edition, now: Date) {
  const { stage } = await readStage(db, edition, now)
  if (stage !== 'shortlisted' && stage !== 'second-round') return null
  const counted = countFirstRound(await readPapers(db, edition.id), awardRule).books
  const ids = counted.flatMap(({ book, isShortlisted }) => (isShortlisted ? [book] : []))
  if (ids.length === 0) return null
  const rows = await db
    .select({ book: awardApplications, sender: submissions.name })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(inArray(awardApplications.id, ids))
  return rows.map(({ book: { number, nomination, fields }, sender }) => {
    const values = bookValues(fields)
    const { title, publisher, year } = values
    const author = authorOf(values, sender)
    return { id: String(number), nomination, title, author, publisher, year: Number(year) }
  })
}
