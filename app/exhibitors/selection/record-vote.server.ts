import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Reason } from '../states.ts'
import { lockApplication, takeStep } from '../take-step.server.ts'
import { isScore, needsSentence } from './decisions.ts'
import { councilAssignments, councilConflicts, councilFlags, councilVotes } from './tables.ts'

export type Vote = { score: number; forColleagues: string; forApplicant: string }

export type VoteOutcome =
  | { ok: true }
  | { ok: false; reason: Reason | 'unknown' | 'no-score' | 'sentence-missing' | 'not-assigned' | 'decided' }

type Given = { pool: pg.Pool; person: Person; applicationId: string; now: Date }

/** A member's vote, given or given anew as long as nothing is released. Whoever has a conflict has none. */
export async function recordVote(
  { pool, person, applicationId, now }: Given,
  vote: Vote,
): Promise<VoteOutcome> {
  const { score } = vote
  if (!isScore(score)) return { ok: false, reason: 'no-score' }
  const forApplicant = vote.forApplicant.trim()
  if (needsSentence(score) && forApplicant === '') return { ok: false, reason: 'sentence-missing' }
  return transaction(pool, async tx => {
    const application = await lockApplication(tx, applicationId)
    if (!application) return { ok: false, reason: 'unknown' }
    if (!(await isAsked(tx, applicationId, person.id))) return { ok: false, reason: 'not-assigned' }
    const facts = { 'no-conflict': !(await hasConflict(tx, applicationId, person.id)) }
    const by = { actor: 'council', who: person.email, now } as const
    const step = await takeStep(tx, application, 'vote', by, { facts })
    if (!step.ok) return step
    const given = { score, forColleagues: vote.forColleagues.trim(), forApplicant, votedAt: now }
    await tx
      .insert(councilVotes)
      .values({ applicationId, personId: person.id, ...given })
      .onConflictDoUpdate({ target: [councilVotes.applicationId, councilVotes.personId], set: given })
    return { ok: true }
  })
}

export type ConflictOutcome = 'done' | 'unknown' | 'no-reason' | 'over'

/** A member stands back: their vote goes, and nothing of the application is theirs to see. It is not taken back. */
export async function recordConflict(
  { pool, person, applicationId, now }: Given,
  reason: string,
): Promise<ConflictOutcome> {
  const why = reason.trim()
  if (why === '') return 'no-reason'
  return transaction(pool, async tx => {
    const application = await lockApplication(tx, applicationId)
    if (!application) return 'unknown'
    if (!['submitted', 'in-review'].includes(application.state)) return 'over'
    const mine = [eq(councilVotes.applicationId, applicationId), eq(councilVotes.personId, person.id)]
    await tx.delete(councilVotes).where(and(...mine))
    await tx
      .insert(councilConflicts)
      .values({ applicationId, personId: person.id, reason: why, declaredAt: now })
      .onConflictDoNothing()
    return 'done'
  })
}

/** A mark of one's own, set or taken off. */
export async function setFlag({ pool, person, applicationId }: Given, isSet: boolean): Promise<void> {
  const mine = { applicationId, personId: person.id }
  await transaction(pool, async tx => {
    if (isSet) await tx.insert(councilFlags).values(mine).onConflictDoNothing()
    else
      await tx
        .delete(councilFlags)
        .where(and(eq(councilFlags.applicationId, applicationId), eq(councilFlags.personId, person.id)))
  })
}

export async function hasConflict(db: Db, applicationId: string, personId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: councilConflicts.personId })
    .from(councilConflicts)
    .where(and(eq(councilConflicts.applicationId, applicationId), eq(councilConflicts.personId, personId)))
  return row !== undefined
}

/** Where the secretary has named nobody, everybody judges. */
export async function isAsked(db: Db, applicationId: string, personId: string): Promise<boolean> {
  const named = await db
    .select({ personId: councilAssignments.personId })
    .from(councilAssignments)
    .where(eq(councilAssignments.applicationId, applicationId))
  return named.length === 0 || named.some(one => one.personId === personId)
}
