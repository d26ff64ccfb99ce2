import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { submissions } from '../../applications/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { readPapers } from '../jury/read-papers.server.ts'
import { awardSheets } from '../jury/tables.ts'
import { canonicalJson } from '../seal/canonical-json.ts'
import { awardApplications } from '../tables.ts'

/**
 * The SHA-256 of everything that would be sealed, as it is now: what the secretary and the chair sign. One score, recusal or ballot
 * more, another author or another word of a note, and it is another; the order in which they came does not matter.
 */
export async function papersFingerprint(db: Db | Tx, { id }: Pick<Edition, 'id'>): Promise<string> {
  const papers = await readPapers(db, id)
  const ordered = (all: readonly unknown[]) => all.map(canonicalJson).sort()
  const text = canonicalJson({
    edition: id,
    books: ordered(await readBooks(db, id)),
    sheets: ordered(papers.sheets),
    notes: ordered(await readNotes(db, id)),
    absences: ordered(papers.absences),
    ballots: ordered(papers.ballots),
    prizeVotes: ordered(papers.prizeVotes),
    preferences: papers.preferences,
  })
  return createHash('sha256').update(text).digest('hex')
}

/** All applications, for those that are out are counted in the protocol; with the names it would carry. */
function readBooks(db: Db | Tx, editionId: string) {
  return db
    .select({
      id: awardApplications.id,
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

function readNotes(db: Db | Tx, editionId: string) {
  return db
    .select({ juror: awardSheets.jurorId, book: awardSheets.applicationId, note: awardSheets.note })
    .from(awardSheets)
    .innerJoin(awardApplications, eq(awardApplications.id, awardSheets.applicationId))
    .where(and(eq(awardApplications.editionId, editionId), eq(awardSheets.outcome, 'sent')))
}
