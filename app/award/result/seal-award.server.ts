import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { submissions } from '../../applications/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { authorOf, bookValues } from '../books/book-fields.ts'
import type { JuryPapers } from '../count/award-result.ts'
import { awardRule } from '../count/award-rule.ts'
import { readJurors, readPapers } from '../jury/read-papers.server.ts'
import { awardSheets } from '../jury/tables.ts'
import { protocolBytes, sha256 } from '../seal/check-protocol.ts'
import { jurorLetters, makeProtocol, type Protocol, type ProtocolBook } from '../seal/protocol.ts'
import { awardProtocols } from '../stage/tables.ts'
import { awardApplications } from '../tables.ts'

export type Sealing = {
  edition: Edition
  now: Date
  /** So many bytes that nobody can foresee. */
  random?: (count: number) => Uint8Array
}

/**
 * Seals the result, within the transaction of the second signature and under the lock of the stage: makes the protocol of what
 * the jury has handed in, keeps it and answers its hash. That it has no receipt yet is the promise to fetch one
 * (`fetch-receipt.server.ts`). An award is sealed once: a second time the transaction fails.
 */
export async function sealAward(
  tx: Tx,
  { edition, now, random = randomBytes }: Sealing,
): Promise<{ hash: string }> {
  const protocol = await protocolOf(tx, { edition, now, random })
  const bytes = protocolBytes(protocol)
  const hash = await sha256(bytes)
  await tx
    .insert(awardProtocols)
    .values({ editionId: edition.id, sealedAt: now, hash, bytes: Buffer.from(bytes) })
  return { hash }
}

async function protocolOf(tx: Tx, { edition, now, random }: Required<Sealing>): Promise<Protocol> {
  const papers = await readPapers(tx, edition.id)
  const all = await readBooks(tx, edition.id)
  const numbers = new Map(all.map(({ id, number }) => [id, String(number)]))
  const judging = await readJurors(tx, edition.id)
  // Whoever has handed something in has a letter, also if they no longer stand in the jury.
  const jurors = new Set([...judging.map(({ jurorId }) => jurorId), ...jurorsIn(papers)])
  const letters = jurorLetters([...jurors], () => Buffer.from(random(6)).readUIntBE(0, 6))
  const inState = (state: string) => all.filter(book => book.state === state)
  return makeProtocol({
    ...renamed(papers, { numbers, letters }),
    edition: edition.id,
    closedAt: now.toISOString(),
    applications: {
      received: all.length,
      admitted: inState('admitted').length,
      declined: inState('declined').length,
      withdrawn: inState('withdrawn').length,
    },
    books: inState('admitted').map(bookOf),
    notes: await readNotes(tx, papers, numbers),
    rule: awardRule,
    salt: Buffer.from(random(32)).toString('hex'),
  })
}

type Names = { numbers: ReadonlyMap<string, string>; letters: ReadonlyMap<string, string> }

/** The papers with numbers for books and letters for jurors. What is said of a book that is not judged is left out. */
function renamed(papers: JuryPapers, { numbers, letters }: Names): Omit<JuryPapers, 'books'> {
  const { left = [] } = papers
  const admitted = new Set(papers.books.map(({ id }) => id))
  const marked = new Set([...admitted, ...left.map(({ id }) => id)])
  const numberOf = (id: string, among = admitted) => (among.has(id) ? numbers.get(id) : undefined)
  const letterOf = (juror: string) => letters.get(juror) ?? ''
  const named = <T extends { juror: string; book: string }>(all: readonly T[]): T[] =>
    all.flatMap(one => {
      const book = numberOf(one.book, marked)
      return book === undefined ? [] : [{ ...one, juror: letterOf(one.juror), book }]
    })
  const listed = (ids: readonly string[]) => ids.flatMap(id => numberOf(id) ?? [])
  return {
    ...(left.length > 0 && { left: left.map(book => ({ ...book, id: numbers.get(book.id) ?? '' })) }),
    sheets: named(papers.sheets),
    absences: named(papers.absences),
    ballots: papers.ballots.map(({ juror, nomination, grades }) => ({
      juror: letterOf(juror),
      nomination,
      grades: Object.fromEntries(
        Object.entries(grades).flatMap(([id, grade]) => {
          const book = numberOf(id)
          return book === undefined ? [] : [[book, grade]]
        }),
      ),
    })),
    prizeVotes: papers.prizeVotes.map(({ juror, book }) => ({
      juror: letterOf(juror),
      book: (book && numberOf(book)) || null,
    })),
    preferences: Object.fromEntries(
      Object.entries(papers.preferences).map(([nomination, ids]) => [nomination, listed(ids ?? [])]),
    ),
  }
}

function jurorsIn({ sheets, absences, ballots, prizeVotes }: JuryPapers): string[] {
  return [...sheets, ...absences, ...ballots, ...prizeVotes].map(({ juror }) => juror)
}

type BookRow = Awaited<ReturnType<typeof readBooks>>[number]

function readBooks(tx: Tx, editionId: string) {
  return tx
    .select({
      id: awardApplications.id,
      number: awardApplications.number,
      state: awardApplications.state,
      nomination: awardApplications.nomination,
      fields: awardApplications.fields,
      isbn: awardApplications.isbn,
      sender: submissions.name,
    })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(eq(awardApplications.editionId, editionId))
}

function bookOf({ number, nomination, fields, isbn, sender }: BookRow): ProtocolBook {
  const values = bookValues(fields)
  const { title, publisher, year } = values
  return {
    id: String(number),
    nomination,
    title,
    author: authorOf(values, sender),
    publisher,
    year: Number(year),
    isbn: isbn ?? '',
  }
}

/** What jurors have written of the books they have scored; of one they stand back from, or that has left, not. */
async function readNotes(tx: Tx, { books, sheets, absences }: JuryPapers, numbers: Names['numbers']) {
  const admitted = new Set(books.map(({ id }) => id))
  const away = new Set(absences.map(({ juror, book }) => `${juror} ${book}`))
  const counted = new Set(sheets.map(({ juror, book }) => `${juror} ${book}`).filter(pair => !away.has(pair)))
  const rows = await tx
    .select({ juror: awardSheets.jurorId, book: awardSheets.applicationId, note: awardSheets.note })
    .from(awardSheets)
    .where(eq(awardSheets.outcome, 'sent'))
  return rows.flatMap(({ juror, book, note }) => {
    const number = numbers.get(book)
    const text = note.trim()
    return number && text && admitted.has(book) && counted.has(`${juror} ${book}`)
      ? [{ book: number, text }]
      : []
  })
}
