import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import type { Person } from '../platform/person.ts'
import { timelineWith } from './changed-timeline.ts'
import { followingOf, type Refusal, whyNot } from './check-change.server.ts'
import type { Edition } from './edition.ts'
import { problemsOf } from './edition-problems.ts'
import { lockEditions } from './hold-editions.server.ts'
import { isAnnouncement } from './next-fair/next-fair.ts'
import { writeFollowing, writeTimeline } from './next-fair/write-following.server.ts'
import { readChange } from './read-changes.server.ts'
import { readTimeline } from './read-timeline.server.ts'
import { editionChanges } from './tables.ts'
import { type RemoveStands, readLeft, takeChangeBack } from './take-change-back.server.ts'
import { stepAt } from './timeline.ts'
import { breaksTurn } from './turn/check-turn.server.ts'

export type Answered =
  | { kind: 'agreed'; holdsFrom: Date }
  | Refusal
  | { kind: 'refused'; reason: 'no-change' | 'change-over' | 'own-change' }

/** A fair of exhibitors that is new begins with the stands of the one it was made from. */
export type CopyStands = (tx: Tx, fairs: { from: string; to: string }) => Promise<void>

/**
 * Somebody agrees. Whatever was checked when it was proposed is checked again, for things may have changed meanwhile; money
 * takes another person than the one who proposed it. What holds from when is written in the same transaction, wherever it is said.
 */
export function agreeToChange(
  pool: pg.Pool,
  launch: Edition,
  id: number,
  by: Person,
  now: Date,
  copyStands: CopyStands,
): Promise<Answered> {
  return transaction(pool, async (tx): Promise<Answered> => {
    await lockEditions(tx)
    const change = await readChange(tx, launch.id, id)
    if (!change) return { kind: 'refused', reason: 'no-change' }
    if (change.state !== 'proposed') return { kind: 'refused', reason: 'change-over' }
    if (change.takesTwo && change.proposedById === by.id) return { kind: 'refused', reason: 'own-change' }
    const refusal = await whyNot(tx, launch, change, now, id)
    if (refusal) return refusal
    const holdsFrom = change.holdsFrom ?? now
    const before = await readTimeline(tx, launch)
    const becomes = timelineWith(before, change.set, holdsFrom)
    const says = stepAt(becomes, holdsFrom).values
    const following = await followingOf(tx, launch.id, { set: change.set, from: holdsFrom, says }, now)
    const [agreed] = await tx
      .update(editionChanges)
      .set({ state: 'agreed', holdsFrom, decidedById: by.id, decidedBy: by.name, decidedAt: now })
      .where(eq(editionChanges.id, id))
      .returning()
    if (!agreed) throw new Error('a change was not agreed to')
    await writeTimeline(tx, launch.id, becomes, holdsFrom)
    await writeFollowing(tx, agreed, following)
    if (isAnnouncement(change.set)) {
      const { fairId: from } = stepAt(before, holdsFrom).values.exhibitors
      await copyStands(tx, { from, to: says.exhibitors.fairId })
    }
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
  removeStands: RemoveStands,
): Promise<Ended> {
  return transaction(pool, async (tx): Promise<Ended> => {
    await lockEditions(tx)
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
    // It goes with the one it followed from.
    if (change.followsId !== null) return 'change-over'
    const left = await readLeft(tx, change, now)
    const values = left.flatMap(({ timeline }) => timeline.map(step => step.values))
    if (values.some(one => problemsOf(one).length > 0)) return 'others-need-it'
    if (await breaksTurn(tx, left, now)) return 'turn-planned'
    await takeChangeBack(tx, left, { by: by.name, note: kept.note, now }, removeStands)
    return 'ended'
  })
}
