import { and, asc, eq, inArray } from 'drizzle-orm'
import { submissions } from '../../applications/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { authorOf, bookValues } from '../books/book-fields.ts'
import { awardRule, type Nomination, nominations } from '../count/award-rule.ts'
import { hundredths, weightedScore } from '../count/first-round.ts'
import { readStage, type StageNow } from '../stage/take-stage-step.server.ts'
import { awardApplications, awardFiles } from '../tables.ts'
import type { Juror } from './find-juror.server.ts'
import { type Access, readAccess } from './read-access.server.ts'
import { areAllJudged, type Progress, progressOf } from './sheet.ts'
import { awardSheets } from './tables.ts'

/** A book as it stands on a juror's shelf. */
export type ShelfBook = {
  id: string
  number: number
  nomination: Nomination
  title: string
  author: string
  publisher: string
  year: string
  pages: number
  hasCover: boolean
  hasCopy: boolean
  progress: Progress
  /** The juror's own, once sent: in hundredths of a point. */
  score: number | null
}

export type Shelf = { at: StageNow; access: Access; books: ShelfBook[] }

/** What the juror was asked to read in the first round, by nomination and number. */
export async function readShelf(db: Db, edition: Edition, juror: Juror, now: Date): Promise<Shelf> {
  const at = await readStage(db, edition, now)
  const access = await readAccess(db, edition, juror.id, at)
  return { at, access, books: await readBooks(db, juror, access, [...access.assigned]) }
}

/** These books as this juror sees them. */
export async function readBooks(
  db: Db,
  juror: Juror,
  { recused }: Pick<Access, 'recused'>,
  ids: readonly string[],
): Promise<ShelfBook[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ book: awardApplications, name: submissions.name })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(inArray(awardApplications.id, [...ids]))
    .orderBy(asc(awardApplications.number))
  const files = await db
    .select({ applicationId: awardFiles.applicationId, kind: awardFiles.kind })
    .from(awardFiles)
    .where(inArray(awardFiles.applicationId, [...ids]))
  const sheets = await db
    .select()
    .from(awardSheets)
    .where(and(eq(awardSheets.jurorId, juror.id), inArray(awardSheets.applicationId, [...ids])))
  const has = (id: string, kind: string) =>
    files.some(file => file.applicationId === id && file.kind === kind)
  return rows
    .map(({ book, name }): ShelfBook => {
      const values = bookValues(book.fields)
      const sheet = sheets.find(one => one.applicationId === book.id) ?? null
      const isRecused = recused.has(book.id)
      const isSent = sheet?.outcome === 'sent' && !isRecused && areAllJudged(sheet.halves)
      return {
        id: book.id,
        number: book.number,
        nomination: book.nomination,
        title: values.title,
        // Who puts forward their own book is its author.
        author: authorOf(values, name),
        publisher: values.publisher,
        year: values.year,
        pages: Number(values.pages) || 0,
        hasCover: has(book.id, 'cover'),
        hasCopy: has(book.id, 'reading-copy'),
        progress: progressOf(sheet, isRecused),
        score:
          isSent && areAllJudged(sheet.halves)
            ? hundredths(weightedScore(sheet.halves, book.nomination, awardRule))
            : null,
      }
    })
    .sort((one, other) => placeOf(one) - placeOf(other) || one.number - other.number)
}

function placeOf({ nomination }: ShelfBook): number {
  return nominations.indexOf(nomination)
}
