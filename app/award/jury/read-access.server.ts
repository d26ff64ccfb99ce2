import { and, eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { awardRule } from '../count/award-rule.ts'
import { countFirstRound } from '../count/first-round.ts'
import type { StageNow } from '../stage/take-stage-step.server.ts'
import { awardApplications } from '../tables.ts'
import type { AwardStage } from '../way/award-phases.ts'
import { readPapers } from './read-papers.server.ts'
import { awardAssignments, awardRecusals } from './tables.ts'

/** Which books are a juror's to open now: the one rule for pages, files and everything that is written. */
export type Access = {
  /** Asked to read in the first round, recused or not. */
  assigned: ReadonlySet<string>
  recused: ReadonlySet<string>
  /** Empty until the shortlist is made. */
  shortlisted: ReadonlySet<string>
}

const withShortlist: readonly AwardStage[] = ['shortlisted', 'second-round', 'sealed', 'announced']

export function hasShortlist(stage: AwardStage): boolean {
  return withShortlist.includes(stage)
}

export async function readAccess(
  db: Db | Tx,
  edition: Edition,
  jurorId: string,
  { stage }: Pick<StageNow, 'stage'>,
): Promise<Access> {
  const isReading = stage === 'first-round' || hasShortlist(stage)
  const assigned = isReading ? await readOwn(db, edition, jurorId) : []
  const recused = await db
    .select({ id: awardRecusals.applicationId })
    .from(awardRecusals)
    .where(eq(awardRecusals.jurorId, jurorId))
  return {
    assigned: new Set(assigned.map(({ id }) => id)),
    recused: new Set(recused.map(({ id }) => id)),
    shortlisted: hasShortlist(stage) ? await readShortlist(db, edition) : new Set(),
  }
}

/** A book stood back from is not there; in the second round the shortlist is everybody's. */
export function mayOpenBook({ assigned, recused, shortlisted }: Access, bookId: string): boolean {
  return !recused.has(bookId) && (assigned.has(bookId) || shortlisted.has(bookId))
}

function readOwn(db: Db | Tx, edition: Edition, jurorId: string) {
  return db
    .select({ id: awardAssignments.applicationId })
    .from(awardAssignments)
    .innerJoin(awardApplications, eq(awardApplications.id, awardAssignments.applicationId))
    .where(
      and(
        eq(awardAssignments.jurorId, jurorId),
        eq(awardApplications.editionId, edition.id),
        eq(awardApplications.state, 'admitted'),
      ),
    )
}

async function readShortlist(db: Db | Tx, edition: Edition): Promise<Set<string>> {
  const { books } = countFirstRound(await readPapers(db, edition.id), awardRule)
  return new Set(books.flatMap(({ book, isShortlisted }) => (isShortlisted ? [book] : [])))
}
