import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { exhibitorApplications } from '../tables.ts'
import { averageOf, type Decision, ranksOf } from './decisions.ts'
import { councilDecisions, councilVotes } from './tables.ts'

export type Remark =
  | { kind: 'section-full'; section: string; accepted: number; limit: number }
  | { kind: 'undecided'; count: number }
  /** Of one application. */
  | { kind: 'no-address' | 'changes-over' | 'waits-already'; number: number; applicationId: string }

export type Answer = {
  applicationId: string
  number: number
  decision: Decision
  section: string
  message: string
  changesUntil: string | null
  email: string
  locale: string
  average: number | null
  rank: number | null
}

export type DryRun = {
  answers: Answer[]
  remarks: Remark[]
  /** Of everything that would go out: what has been looked at is what is released, or nothing is. */
  digest: string
}

/**
 * What would go out if it were released now, and what speaks against it. `limits` says how many stands each section has.
 * `isLocked` is for the release itself: nobody changes a row meanwhile.
 */
export async function previewRelease(
  db: Db,
  {
    editionId,
    limits,
    now,
    isLocked = false,
  }: { editionId: string; limits: Readonly<Record<string, number>>; now: Date; isLocked?: boolean },
): Promise<DryRun> {
  const asked = db
    .select()
    .from(exhibitorApplications)
    .where(eq(exhibitorApplications.editionId, editionId))
    .orderBy(exhibitorApplications.id)
  const all = isLocked ? await asked.for('update') : await asked
  const decided = await db
    .select({ decision: councilDecisions })
    .from(councilDecisions)
    .innerJoin(exhibitorApplications, eq(exhibitorApplications.id, councilDecisions.applicationId))
    .where(eq(exhibitorApplications.editionId, editionId))
  const byId = new Map(decided.map(({ decision }) => [decision.applicationId, decision]))
  const open = all.filter(({ id, state }) => {
    const isWaiting = state === 'waiting-list' && byId.get(id)?.releasedAt === null
    return state === 'in-review' || isWaiting
  })
  const ids = open.map(({ id }) => id)
  const votes =
    ids.length > 0 ? await db.select().from(councilVotes).where(inArray(councilVotes.applicationId, ids)) : []
  const owners = await addressesOf(
    db,
    open.flatMap(({ personId }) => personId ?? []),
  )

  const remarks: Remark[] = []
  const answers: Answer[] = []
  let undecided = 0
  for (const application of open) {
    const decision = byId.get(application.id)
    if (!decision || decision.releasedAt) {
      undecided += 1
      continue
    }
    const owner = owners.get(application.personId ?? '')
    const { number, id: applicationId } = application
    if (!owner) remarks.push({ kind: 'no-address', number, applicationId })
    if (decision.changesUntil && decision.changesUntil <= dayOf(now))
      remarks.push({ kind: 'changes-over', number, applicationId })
    if (application.state === 'waiting-list' && !['accept', 'decline'].includes(decision.decision))
      remarks.push({ kind: 'waits-already', number, applicationId })
    const own = votes.filter(vote => vote.applicationId === applicationId)
    answers.push({
      applicationId,
      number,
      decision: decision.decision,
      section: decision.section,
      message: decision.message,
      changesUntil: decision.changesUntil,
      email: owner?.email ?? '',
      locale: application.locale,
      average: averageOf(own.map(({ score }) => score)),
      rank: null,
    })
  }
  if (undecided > 0) remarks.push({ kind: 'undecided', count: undecided })
  remarks.push(...fullSections(answers, takenBefore(all, byId), limits))
  return withRanks(answers, remarks)
}

/** Stands that earlier answers have given away, by section. */
function takenBefore(
  all: readonly { id: string; state: string }[],
  byId: ReadonlyMap<string, { decision: Decision; section: string; releasedAt: Date | null }>,
): Map<string, number> {
  const gone = new Set([
    'withdrawn',
    'declined',
    'in-review',
    'submitted',
    'draft',
    'changes-asked',
    'waiting-list',
  ])
  const taken = new Map<string, number>()
  for (const { id, state } of all) {
    const decision = byId.get(id)
    if (gone.has(state) || decision?.decision !== 'accept' || !decision.releasedAt) continue
    taken.set(decision.section, (taken.get(decision.section) ?? 0) + 1)
  }
  return taken
}

function fullSections(
  answers: readonly Answer[],
  taken: ReadonlyMap<string, number>,
  limits: Readonly<Record<string, number>>,
): Remark[] {
  return Object.entries(limits).flatMap(([section, limit]): Remark[] => {
    const own = answers.filter(answer => answer.decision === 'accept' && answer.section === section).length
    const accepted = own + (taken.get(section) ?? 0)
    return accepted > limit ? [{ kind: 'section-full', section, accepted, limit }] : []
  })
}

function withRanks(answers: Answer[], remarks: Remark[]): DryRun {
  const accepted = answers.filter(({ decision }) => decision === 'accept')
  const ranks = ranksOf(accepted.map(({ applicationId, average }) => ({ id: applicationId, average })))
  const ranked = answers.map(answer => ({ ...answer, rank: ranks.get(answer.applicationId) ?? null }))
  const digest = createHash('sha256').update(JSON.stringify(ranked)).digest('hex').slice(0, 32)
  return { answers: ranked, remarks, digest }
}

async function addressesOf(db: Db, ids: readonly string[]): Promise<Map<string, { email: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(inArray(people.id, [...ids]))
  return new Map(rows.map(({ id, email }) => [id, { email }]))
}
