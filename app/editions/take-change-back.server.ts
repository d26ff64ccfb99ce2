import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import { timelineWith } from './changed-timeline.ts'
import { editionsOfFair } from './next-fair/check-next-fair.server.ts'
import { announcedFairOf } from './next-fair/next-fair.ts'
import { writeTimeline } from './next-fair/write-following.server.ts'
import { type EditionChange, readPlanned } from './read-changes.server.ts'
import { readTimelineOf } from './read-timeline.server.ts'
import { editionChanges, editionValues } from './tables.ts'
import type { Timeline } from './timeline.ts'
import type { ChangedEdition } from './turn/check-turn.server.ts'

/** What was copied for a fair of exhibitors that is announced no more is in the way of the next that is called so. */
export type RemoveStands = (tx: Tx, fairId: string) => Promise<void>

/** An edition as it would be without a change that is planned of it. */
export type Left = ChangedEdition & { change: EditionChange }

/** What is left without a planned change, wherever it is said: it goes with all that follow it. */
export async function readLeft(tx: Tx, change: EditionChange, now: Date): Promise<Left[]> {
  const followers = await tx.select().from(editionChanges).where(eq(editionChanges.followsId, change.id))
  const left: Left[] = []
  for (const one of [change, ...followers])
    left.push({ id: one.editionId, change: one, timeline: await timelineWithout(tx, one, now) })
  return left
}

/** Writes it: what was planned is withdrawn, and what is ahead is as it would have been without it. */
export async function takeChangeBack(
  tx: Tx,
  left: readonly Left[],
  { by, note, now }: { by: string; note: string; now: Date },
  removeStands: RemoveStands,
): Promise<void> {
  for (const { id, change, timeline } of left) {
    await tx
      .update(editionChanges)
      .set({ note, state: 'withdrawn', withdrawnBy: by, withdrawnAt: now })
      .where(eq(editionChanges.id, change.id))
    await tx
      .delete(editionValues)
      .where(and(eq(editionValues.editionId, id), gt(editionValues.holdsFrom, now)))
    await writeTimeline(tx, id, timeline, now)
  }
  for (const { change } of left) {
    const fairId = announcedFairOf(change.set)
    if (fairId !== null && (await editionsOfFair(tx, fairId)).length === 0) await removeStands(tx, fairId)
  }
}

/** What is ahead, made anew of the changes that are still wanted. */
async function timelineWithout(tx: Tx, { id, editionId }: EditionChange, now: Date): Promise<Timeline> {
  const timeline = await readTimelineOf(tx, editionId)
  const [first, ...later] = timeline.filter(({ holdsFrom }) => holdsFrom <= now)
  if (!first) throw new Error('a timeline has a first step')
  const past: Timeline = [first, ...later]
  return (await readPlanned(tx, editionId, now))
    .filter(one => one.id !== id)
    .reduce<Timeline>((made, { set, holdsFrom }) => timelineWith(made, set, holdsFrom ?? now), past)
}
