import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { awardRule, nominations } from '../count/award-rule.ts'
import { countFirstRound } from '../count/first-round.ts'
import { readAssigned, readJurors, readPapers } from '../jury/read-papers.server.ts'
import { awardBallots } from '../jury/tables.ts'
import { awardApplications } from '../tables.ts'
import type { AwardFacts } from '../way/award-phases.ts'
import type { StageNow } from './take-stage-step.server.ts'

/** What the award's next step depends on besides the calendar; asked under the lock of the stage. */
export async function readStageFacts(tx: Db | Tx, edition: Edition, at: StageNow): Promise<AwardFacts> {
  if (at.stage === 'closed') return factsOfReading(tx, edition)
  if (at.stage === 'first-round') return factsOfFirstRound(tx, edition, at)
  if (at.stage === 'second-round') return factsOfVote(tx, edition, at)
  return {}
}

async function factsOfReading(tx: Db | Tx, edition: Edition): Promise<AwardFacts> {
  const [waiting] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(awardApplications)
    .where(
      and(
        eq(awardApplications.editionId, edition.id),
        inArray(awardApplications.state, ['submitted', 'checked', 'question']),
      ),
    )
  const { books } = await readPapers(tx, edition.id)
  const readers = Map.groupBy(await readAssigned(tx, edition.id), row => row.applicationId)
  return {
    'all-decided': waiting?.count === 0,
    'all-assigned': books.every(({ id }) => (readers.get(id)?.length ?? 0) >= awardRule.leastScores),
    'chair-named': (await readJurors(tx, edition.id)).some(({ isChair }) => isChair),
  }
}

async function factsOfFirstRound(tx: Db | Tx, edition: Edition, at: StageNow): Promise<AwardFacts> {
  const papers = await readPapers(tx, edition.id)
  const done = new Set([...papers.sheets, ...papers.absences].map(({ juror, book }) => `${juror} ${book}`))
  const assigned = await readAssigned(tx, edition.id)
  const areAllIn = assigned.every(row => done.has(`${row.jurorId} ${row.applicationId}`))
  const counted = countFirstRound(papers, awardRule)
  const haveEnough = counted.books.every(({ scores }) => scores >= awardRule.leastScores)
  return { 'first-round-done': areAllIn || (!at.facts['first-round-on'] && haveEnough) }
}

async function factsOfVote(tx: Db | Tx, edition: Edition, at: StageNow): Promise<AwardFacts> {
  const jurors = await readJurors(tx, edition.id)
  const handedIn = await tx
    .select({ nomination: awardBallots.nomination, outcome: awardBallots.outcome })
    .from(awardBallots)
    .where(eq(awardBallots.editionId, edition.id))
  const papers = await readPapers(tx, edition.id)
  const shortlisted = countFirstRound(papers, awardRule).books.filter(line => line.isShortlisted)
  const voted = nominations.filter(nomination => shortlisted.some(line => line.nomination === nomination))
  const countOf = (nomination: string, outcomes: readonly string[]) =>
    handedIn.filter(row => row.nomination === nomination && outcomes.includes(row.outcome ?? '')).length
  const areAllIn = voted.every(nomination => countOf(nomination, ['cast', 'abstained']) >= jurors.length)
  return {
    'vote-done': !at.facts['vote-on'] || (areAllIn && papers.prizeVotes.length >= jurors.length),
    'quorum-missing': voted.some(nomination => countOf(nomination, ['cast']) < awardRule.quorum),
  }
}
