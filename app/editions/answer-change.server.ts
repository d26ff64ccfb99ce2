import { and, asc, eq, gt } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import type { Person } from '../platform/person.ts'
import type { Edition } from './edition.ts'
import { problemsOf } from './edition-problems.ts'
import { lockEdition, outlastsTurn, type Refusal, timelineWith, whyNot } from './propose-change.server.ts'
import { type EditionChange, readChange } from './read-changes.server.ts'
import { readTimeline } from './read-timeline.server.ts'
import { editionChanges, editionValues } from './tables.ts'
import type { Timeline } from './timeline.ts'

export type Answered =
  | { kind: 'agreed'; holdsFrom: Date }
  | Refusal
  | { kind: 'refused'; reason: 'no-change' | 'change-over' | 'own-change' }

/**
 * Somebody agrees. Whatever was checked when it was proposed is checked again, for things may have changed meanwhile; money
 * takes another person than the one who proposed it. What holds from when is written in the same transaction.
 */
export function agreeToChange(
  pool: pg.Pool,
  launch: Edition,
  id: number,
  by: Person,
  now: Date,
): Promise<Answered> {
  return transaction(pool, async (tx): Promise<Answered> => {
    await lockEdition(tx, launch.id)
    const change = await readChange(tx, launch.id, id)
    if (!change) return { kind: 'refused', reason: 'no-change' }
    if (change.state !== 'proposed') return { kind: 'refused', reason: 'change-over' }
    if (change.takesTwo && change.proposedById === by.id) return { kind: 'refused', reason: 'own-change' }
    const refusal = await whyNot(tx, launch, change, now, id)
    if (refusal) return refusal
    const holdsFrom = change.holdsFrom ?? now
    const before = await readTimeline(tx, launch)
    await tx
      .update(editionChanges)
      .set({ state: 'agreed', holdsFrom, decidedById: by.id, decidedBy: by.name, decidedAt: now })
      .where(eq(editionChanges.id, id))
    await writeTimeline(tx, launch.id, timelineWith(before, change.set, holdsFrom), holdsFrom)
    return { kind: 'agreed', holdsFrom }
  })
}

export type Ended = 'ended' | 'no-change' | 'change-over' | 'others-need-it' | 'turn-planned'

/** Sent back by another, or taken back by whoever wanted it; what was agreed to can be taken back until it holds. */
export function withdrawChange(
  pool: pg.Pool,
  launch: Edition,
  id: number,
  by: Person,
  note: string,
  now: Date,
): Promise<Ended> {
  return transaction(pool, async (tx): Promise<Ended> => {
    await lockEdition(tx, launch.id)
    const change = await readChange(tx, launch.id, id)
    if (!change) return 'no-change'
    const kept = { note: note.trim().slice(0, 1_000) }
    if (change.state === 'proposed') {
      const state = change.proposedById === by.id ? 'withdrawn' : 'refused'
      await tx
        .update(editionChanges)
        .set({ ...kept, state, decidedById: by.id, decidedBy: by.name, decidedAt: now })
        .where(eq(editionChanges.id, id))
      return 'ended'
    }
    if (change.state !== 'agreed' || !change.holdsFrom || change.holdsFrom <= now) return 'change-over'
    const left = await timelineWithout(tx, launch, change, now)
    if (left.some(({ values }) => problemsOf(values).length > 0)) return 'others-need-it'
    if (await outlastsTurn(tx, launch.id, left, now)) return 'turn-planned'
    await tx
      .update(editionChanges)
      .set({ ...kept, state: 'withdrawn', withdrawnBy: by.name, withdrawnAt: now })
      .where(eq(editionChanges.id, id))
    await tx
      .delete(editionValues)
      .where(and(eq(editionValues.editionId, launch.id), gt(editionValues.holdsFrom, now)))
    await writeTimeline(tx, launch.id, left, now)
    return 'ended'
  })
}

/** What is ahead, made anew of the changes that are still wanted. */
async function timelineWithout(tx: Tx, launch: Edition, change: EditionChange, now: Date): Promise<Timeline> {
  const timeline = await readTimeline(tx, launch)
  const [first, ...later] = timeline.filter(({ holdsFrom }) => holdsFrom <= now)
  if (!first) throw new Error('a timeline has a first step')
  const ahead = await tx
    .select()
    .from(editionChanges)
    .where(
      and(
        eq(editionChanges.editionId, launch.id),
        eq(editionChanges.state, 'agreed'),
        gt(editionChanges.holdsFrom, now),
      ),
    )
    .orderBy(asc(editionChanges.holdsFrom), asc(editionChanges.id))
  const past: Timeline = [first, ...later]
  return ahead
    .filter(({ id }) => id !== change.id)
    .reduce<Timeline>((made, { set, holdsFrom }) => timelineWith(made, set, holdsFrom ?? now), past)
}

/** Steps from a moment on; what held before is never written again. */
async function writeTimeline(tx: Tx, editionId: string, timeline: Timeline, from: Date): Promise<void> {
  for (const { holdsFrom, values } of timeline.filter(step => step.holdsFrom >= from)) {
    await tx
      .insert(editionValues)
      .values({ editionId, holdsFrom, values })
      .onConflictDoUpdate({ target: [editionValues.editionId, editionValues.holdsFrom], set: { values } })
  }
}
