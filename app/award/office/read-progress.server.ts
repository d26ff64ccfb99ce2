import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { countAward } from '../count/award-result.ts'
import { awardRule, nominations } from '../count/award-rule.ts'
import { readPapers } from '../jury/read-papers.server.ts'
import { awardBallots } from '../jury/tables.ts'
import { papersFingerprint } from '../stage/read-fingerprint.server.ts'
import { readStageFacts } from '../stage/read-stage-facts.server.ts'
import { awardProtocols, awardSignatures, awardStageHistory } from '../stage/tables.ts'
import { readStage, type StageNow } from '../stage/take-stage-step.server.ts'
import { awardApplications } from '../tables.ts'
import { type AwardAction, type AwardFacts, awardStages, awardSteps } from '../way/award-phases.ts'

/** What the secretary sees of a result: a round that is still open shows nothing. */
export function openRounds({ stage }: StageNow, facts: AwardFacts): { first: boolean; second: boolean } {
  const has = (since: (typeof awardStages)[number]) =>
    awardStages.indexOf(stage) >= awardStages.indexOf(since)
  // Without a quorum the vote may be extended: whoever extends it does not know how it stands.
  // While it is on, ballots may be in and the word for the jury prize still change: whoever sees it could ask for another.
  const isOver = stage === 'second-round' && facts['vote-on'] === false && facts['quorum-missing'] === false
  return { first: has('shortlisted'), second: has('sealed') || isOver }
}

/** Where the award is, what its next steps need, what has been signed and what has happened. */
export async function readProgress(db: Db, edition: Edition, now: Date) {
  const at = await readStage(db, edition, now)
  const facts: AwardFacts = { ...at.facts, ...(await readStageFacts(db, edition, at)) }
  const open = openRounds(at, facts)
  return {
    at,
    facts,
    open,
    next: awardSteps
      .filter(({ from, actor }) => from === at.stage && actor === 'secretary')
      .map(({ action, needs }) => ({
        action,
        needs: needs.map(need => ({ need, isMet: facts[need] === true })),
      })),
    signatures: at.stage === 'second-round' ? await readSignatures(db, edition.id) : [],
    fingerprint: at.stage === 'second-round' ? await papersFingerprint(db, edition) : '',
    ballots: at.stage === 'second-round' ? await countBallots(db, edition.id) : [],
    protocol: await readProtocol(db, edition.id),
    history: await readHistory(db, edition.id),
    result: open.first ? await readResult(db, edition.id) : null,
  }
}

function readSignatures(db: Db, editionId: string) {
  return db
    .select({
      action: awardSignatures.action,
      actor: awardSignatures.actor,
      subject: awardSignatures.subject,
      at: awardSignatures.at,
      personId: awardSignatures.personId,
      name: people.name,
    })
    .from(awardSignatures)
    .innerJoin(people, eq(people.id, awardSignatures.personId))
    .where(eq(awardSignatures.editionId, editionId))
    .orderBy(asc(awardSignatures.at))
}

/** How many have voted in each nomination; not how. */
async function countBallots(db: Db, editionId: string) {
  const rows = await db
    .select({ nomination: awardBallots.nomination, outcome: awardBallots.outcome })
    .from(awardBallots)
    .where(and(eq(awardBallots.editionId, editionId), inArray(awardBallots.outcome, ['cast', 'abstained'])))
  const count = (nomination: string, outcome: string) =>
    rows.filter(row => row.nomination === nomination && row.outcome === outcome).length
  return nominations.map(nomination => ({
    nomination,
    cast: count(nomination, 'cast'),
    abstained: count(nomination, 'abstained'),
  }))
}

async function readProtocol(db: Db, editionId: string) {
  const [protocol] = await db
    .select({
      hash: awardProtocols.hash,
      sealedAt: awardProtocols.sealedAt,
      stampedAt: awardProtocols.stampedAt,
    })
    .from(awardProtocols)
    .where(eq(awardProtocols.editionId, editionId))
  return protocol ?? null
}

const mostHistory = 200

function readHistory(db: Db, editionId: string) {
  return db
    .select()
    .from(awardStageHistory)
    .where(eq(awardStageHistory.editionId, editionId))
    .orderBy(desc(awardStageHistory.id))
    .limit(mostHistory)
}

async function readResult(db: Db, editionId: string) {
  const papers = await readPapers(db, editionId)
  const books = await db
    .select({
      id: awardApplications.id,
      number: awardApplications.number,
      fields: awardApplications.fields,
    })
    .from(awardApplications)
    .where(eq(awardApplications.editionId, editionId))
  const left = new Set(papers.left?.map(({ id }) => id))
  // The words of a book that has left may still be there for an hour; nobody reads them any more.
  const named = new Map(
    books.map(({ id, number, fields }) => {
      const isLeft = left.has(id)
      return [id, { number, title: isLeft ? '' : (fields.title ?? ''), isLeft }]
    }),
  )
  return { counted: countAward(papers, awardRule), named }
}

export type NextAction = Exclude<AwardAction, 'score' | 'vote'>
