import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf, isDay } from '../../platform/dates.ts'
import type { Person } from '../../platform/person.ts'
import type { Reason } from '../states.ts'
import { lockApplication, takeStep } from '../take-step.server.ts'
import { type Decision, decisions } from './decisions.ts'
import { councilDecisions } from './tables.ts'

export type DecisionWish = { decision: string; section: string; message: string; changesUntil: string }

export type DecisionOutcome =
  | { ok: true }
  | {
      ok: false
      reason: Reason | 'unknown' | 'no-decision' | 'no-section' | 'no-message' | 'no-day' | 'day-over'
    }

/** The secretary settles what becomes of an application. Nothing of it can be told from outside. */
export async function setDecision(
  { pool, person, applicationId, now }: { pool: pg.Pool; person: Person; applicationId: string; now: Date },
  wish: DecisionWish,
  sections: readonly string[],
): Promise<DecisionOutcome> {
  const read = readWish(wish, sections, now)
  if ('reason' in read) return { ok: false, reason: read.reason }
  return transaction(pool, async tx => {
    const application = await lockApplication(tx, applicationId)
    if (!application) return { ok: false, reason: 'unknown' }
    // Of the waiting list somebody is accepted or declined; nobody waits there for waiting.
    const step = await takeStep(tx, application, 'decide', { actor: 'secretary', who: person.email, now })
    if (!step.ok) return step
    const set = { ...read, decidedBy: person.email, decidedAt: now, rank: null, releasedAt: null }
    await tx
      .insert(councilDecisions)
      .values({ applicationId, ...set })
      .onConflictDoUpdate({ target: councilDecisions.applicationId, set })
    return { ok: true }
  })
}

/** Back among those that wait, before anything is released. */
export async function clearDecision({
  pool,
  person,
  applicationId,
  now,
}: {
  pool: pg.Pool
  person: Person
  applicationId: string
  now: Date
}): Promise<DecisionOutcome> {
  return transaction(pool, async tx => {
    const application = await lockApplication(tx, applicationId)
    if (!application) return { ok: false, reason: 'unknown' }
    const step = await takeStep(tx, application, 'decide', { actor: 'secretary', who: person.email, now })
    if (!step.ok) return step
    await tx.delete(councilDecisions).where(eq(councilDecisions.applicationId, applicationId))
    return { ok: true }
  })
}

type Read = { decision: Decision; section: string; message: string; changesUntil: Day | null }
type Refused = { reason: 'no-decision' | 'no-section' | 'no-message' | 'no-day' | 'day-over' }

function readWish(wish: DecisionWish, sections: readonly string[], now: Date): Read | Refused {
  const decision = decisions.find(one => one === wish.decision)
  if (!decision) return { reason: 'no-decision' }
  if (!sections.includes(wish.section)) return { reason: 'no-section' }
  const message = wish.message.trim().slice(0, 2_000)
  // Whoever is refused, or has to work, is told why.
  if (message === '' && (decision === 'decline' || decision === 'ask-changes'))
    return { reason: 'no-message' }
  const { section } = wish
  if (decision !== 'ask-changes') return { decision, section, message, changesUntil: null }
  if (!isDay(wish.changesUntil)) return { reason: 'no-day' }
  if (wish.changesUntil <= dayOf(now)) return { reason: 'day-over' }
  return { decision, section, message, changesUntil: wish.changesUntil }
}
