import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { bookValues } from '../books/book-fields.ts'
import { awardRule, type Nomination } from '../count/award-rule.ts'
import { countFirstRound, hundredths, weightedScore } from '../count/first-round.ts'
import { awardApplications } from '../tables.ts'
import type { Juror } from './find-juror.server.ts'
import { mayOpenBook } from './read-access.server.ts'
import { readPapers } from './read-papers.server.ts'
import { readBooks, readShelf, type Shelf } from './read-shelf.server.ts'
import { mayHearColleagues } from './secrecy.ts'
import { areAllJudged, isDone, type SheetValues } from './sheet.ts'
import { awardAssignments, awardRecusals, awardRemarks, awardSheets } from './tables.ts'

export type ColleagueSheet = { name: string; note: string; halves: SheetValues['halves'] } & (
  | { outcome: 'sent'; score: number }
  | { outcome: 'abstained'; score: null }
)

/** One book before a juror, with everything that is theirs to know of it now; null for any other. */
export async function readJuryBook(db: Db, edition: Edition, juror: Juror, bookId: string, now: Date) {
  const shelf = await readShelf(db, edition, juror, now)
  if (!mayOpenBook(shelf.access, bookId)) return null
  const [book] = await readBooks(db, juror, shelf.access, [bookId])
  const [row] = await db.select().from(awardApplications).where(eq(awardApplications.id, bookId))
  if (!book || !row) return null
  const [sheet = null] = await db
    .select()
    .from(awardSheets)
    .where(and(eq(awardSheets.applicationId, bookId), eq(awardSheets.jurorId, juror.id)))
  const isOpen = mayHearColleagues(shelf.at.stage, sheet)
  return {
    shelf,
    book,
    sheet,
    values: bookValues(row.fields),
    copiesReceivedAt: row.copiesReceivedAt,
    isAssigned: shelf.access.assigned.has(bookId),
    /** How many others were asked to read it: told by the assignment and by nothing that they do. */
    othersCount: await countReaders(db, bookId, juror),
    colleagues: isOpen ? await readColleagues(db, bookId, juror, book.nomination) : null,
    remarks: isOpen ? await readRemarks(db, bookId) : null,
    mean: isOpen ? await readMeans(db, edition, shelf, bookId) : null,
  }
}

async function countReaders(db: Db, bookId: string, juror: Juror): Promise<number> {
  const rows = await db
    .select({ id: awardAssignments.jurorId })
    .from(awardAssignments)
    .where(eq(awardAssignments.applicationId, bookId))
  return rows.filter(({ id }) => id !== juror.id).length
}

/** What others have handed in; a score of somebody who has stood back since does not count and is not shown. */
async function readColleagues(
  db: Db,
  bookId: string,
  juror: Juror,
  nomination: Nomination,
): Promise<ColleagueSheet[]> {
  const rows = await db
    .select({ sheet: awardSheets, name: people.name })
    .from(awardSheets)
    .innerJoin(people, eq(people.id, awardSheets.jurorId))
    .where(and(eq(awardSheets.applicationId, bookId), isNotNull(awardSheets.outcome)))
    .orderBy(asc(people.name))
  const away = await db
    .select({ id: awardRecusals.jurorId })
    .from(awardRecusals)
    .where(eq(awardRecusals.applicationId, bookId))
  return rows
    .filter(({ sheet }) => sheet.jurorId !== juror.id && !away.some(({ id }) => id === sheet.jurorId))
    .map(({ sheet: { halves, note, outcome }, name }) =>
      outcome === 'sent' && areAllJudged(halves)
        ? { name, note, halves, outcome, score: hundredths(weightedScore(halves, nomination, awardRule)) }
        : { name, note: '', halves: {}, outcome: 'abstained', score: null },
    )
}

function readRemarks(db: Db, bookId: string) {
  return db
    .select({ id: awardRemarks.id, name: people.name, text: awardRemarks.text, at: awardRemarks.at })
    .from(awardRemarks)
    .innerJoin(people, eq(people.id, awardRemarks.jurorId))
    .where(eq(awardRemarks.applicationId, bookId))
    .orderBy(asc(awardRemarks.id))
}

/**
 * The plain mean and, beside it, the one set right for strict and mild jurors. That one is made of everybody's scores of
 * every book: it is told to whoever has none of their own left to give, or it would tell of books they have yet to judge.
 */
async function readMeans(db: Db, edition: Edition, { at, books }: Shelf, bookId: string) {
  const counted = countFirstRound(await readPapers(db, edition.id), awardRule)
  const line = counted.books.find(({ book }) => book === bookId)
  const isFree = at.stage !== 'first-round' || books.every(({ progress }) => isDone(progress))
  return {
    scores: line?.scores ?? 0,
    raw: line?.mean ?? null,
    adjusted: isFree ? (line?.adjusted ?? null) : null,
    isFree,
  }
}
