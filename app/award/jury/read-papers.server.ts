import { and, asc, desc, eq, gte, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { JuryPapers } from '../count/award-result.ts'
import { type Criterion, criteria, type Nomination } from '../count/award-rule.ts'
import type { Absence, ScoreSheet } from '../count/first-round.ts'
import type { Ballot } from '../count/second-round.ts'
import { awardStageHistory } from '../stage/tables.ts'
import { awardApplications, awardHistory } from '../tables.ts'
import {
  awardAssignments,
  awardBallots,
  awardJurors,
  awardPrizeVotes,
  awardRecusals,
  awardSheets,
} from './tables.ts'

/**
 * Everything the jury of an edition has handed in, for `countAward`: jurors by their person, books by their application.
 * Only what was sent counts; what is still being written is nobody's but its writer's. A book that left when the shortlist stood
 * keeps its marks: without them the list would be another.
 */
export async function readPapers(db: Db | Tx, editionId: string): Promise<JuryPapers> {
  const books = await db
    .select({ id: awardApplications.id, nomination: awardApplications.nomination })
    .from(awardApplications)
    .where(and(eq(awardApplications.editionId, editionId), eq(awardApplications.state, 'admitted')))
    .orderBy(asc(awardApplications.number))
  const shortlistedAt = await readShortlistedAt(db, editionId)
  const left = shortlistedAt ? await readLeft(db, editionId, shortlistedAt) : []
  const judged = new Set([...books, ...left].map(({ id }) => id))
  const ofThese = <T extends { applicationId: string }>(rows: T[]) =>
    rows.filter(row => judged.has(row.applicationId))
  const sheets = ofThese(await db.select().from(awardSheets).where(isNotNull(awardSheets.outcome)))
  const recusals = ofThese(await db.select().from(awardRecusals))
  const ballots = await db
    .select()
    .from(awardBallots)
    .where(and(eq(awardBallots.editionId, editionId), eq(awardBallots.outcome, 'cast')))
  const prizes = await db.select().from(awardPrizeVotes).where(eq(awardPrizeVotes.editionId, editionId))
  const preferences: Partial<Record<Nomination, readonly string[]>> = {}
  const away = new Set(recusals.map(row => `${row.jurorId} ${row.applicationId}`))
  for (const { jurorId, nomination, preference } of ballots) {
    // Of a book they stand back from, since then too, the chair has no word.
    const own = preference.filter(id => !away.has(`${jurorId} ${id}`))
    if (own.length > 0) preferences[nomination] = own
  }
  const scored = new Set(
    sheets.flatMap(row => (row.outcome === 'sent' ? [`${row.jurorId} ${row.applicationId}`] : [])),
  )
  return {
    books,
    ...(left.length > 0 && { left }),
    sheets: sheets.filter(({ outcome }) => outcome === 'sent').map(sheetOf),
    absences: [
      ...recusals.map(({ jurorId, applicationId, at }): Absence => {
        const isLate =
          scored.has(`${jurorId} ${applicationId}`) && shortlistedAt !== null && at >= shortlistedAt
        return { juror: jurorId, book: applicationId, kind: isLate ? 'recused-late' : 'recused' }
      }),
      ...sheets
        .filter(({ outcome }) => outcome === 'abstained')
        .map((row): Absence => ({ juror: row.jurorId, book: row.applicationId, kind: 'abstained' })),
    ],
    ballots: ballots.map(
      ({ jurorId, nomination, grades }): Ballot => ({ juror: jurorId, nomination, grades }),
    ),
    prizeVotes: prizes.map(({ jurorId, applicationId }) => ({ juror: jurorId, book: applicationId })),
    preferences,
  }
}

/** Books whose authors asked to be forgotten when the shortlist stood: a number and marks, nothing of anybody's. */
function readLeft(db: Db | Tx, editionId: string, shortlistedAt: Date) {
  return db
    .select({ id: awardApplications.id, nomination: awardApplications.nomination })
    .from(awardApplications)
    .innerJoin(awardHistory, eq(awardHistory.applicationId, awardApplications.id))
    .where(
      and(
        eq(awardApplications.editionId, editionId),
        eq(awardApplications.state, 'withdrawn'),
        eq(awardHistory.action, 'forget'),
        eq(awardHistory.fromState, 'admitted'),
        gte(awardHistory.at, shortlistedAt),
      ),
    )
    .orderBy(asc(awardApplications.number))
}

/** When the shortlist was made; null until then. */
async function readShortlistedAt(db: Db | Tx, editionId: string): Promise<Date | null> {
  const [closed] = await db
    .select({ at: awardStageHistory.at })
    .from(awardStageHistory)
    .where(and(eq(awardStageHistory.editionId, editionId), eq(awardStageHistory.action, 'close-first-round')))
    .orderBy(desc(awardStageHistory.id))
    .limit(1)
  return closed?.at ?? null
}

/** The jury of an edition, the chair first. */
export function readJurors(db: Db | Tx, editionId: string) {
  return db
    .select({ jurorId: awardJurors.jurorId, isChair: awardJurors.isChair })
    .from(awardJurors)
    .where(eq(awardJurors.editionId, editionId))
    .orderBy(asc(awardJurors.jurorId))
}

/** Who reads which admitted book in the first round, those who stood back left out. */
export async function readAssigned(db: Db | Tx, editionId: string) {
  const rows = await db
    .select({ applicationId: awardAssignments.applicationId, jurorId: awardAssignments.jurorId })
    .from(awardAssignments)
    .innerJoin(awardApplications, eq(awardApplications.id, awardAssignments.applicationId))
    .where(and(eq(awardApplications.editionId, editionId), eq(awardApplications.state, 'admitted')))
  const recusals = await db.select().from(awardRecusals)
  const away = new Set(recusals.map(row => `${row.jurorId} ${row.applicationId}`))
  return rows.filter(row => !away.has(`${row.jurorId} ${row.applicationId}`))
}

function sheetOf(row: typeof awardSheets.$inferSelect): ScoreSheet {
  const halves = {} as Record<Criterion, number>
  for (const criterion of criteria) halves[criterion] = row.halves[criterion] ?? Number.NaN
  return { juror: row.jurorId, book: row.applicationId, halves }
}
