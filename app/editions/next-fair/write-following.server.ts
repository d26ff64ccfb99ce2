import type { Tx } from '../../platform/database/transaction.server.ts'
import { timelineWith } from '../changed-timeline.ts'
import type { Edition } from '../edition.ts'
import type { SetValue } from '../edition-fields.ts'
import { always } from '../keep-edition.server.ts'
import { type EditionChange, readPlanned } from '../read-changes.server.ts'
import { readEditions } from '../read-editions.server.ts'
import { readTimelineOf } from '../read-timeline.server.ts'
import { editionChanges, editionValues } from '../tables.ts'
import { stepAt, type Timeline } from '../timeline.ts'
import { followingSet } from './shared-days.ts'

/** An edition that is not shown yet, what of a change it follows, and what it says then. */
export type Following = { id: string; set: SetValue[]; timeline: Timeline }

/** What a change of one edition, which says this from that moment, changes in those of the same fair that nobody sees yet. */
export async function readFollowing(
  tx: Tx,
  { set, from, says }: { set: readonly SetValue[]; from: Date; says: Edition },
  now: Date,
): Promise<Following[]> {
  const rows = await readEditions(tx)
  const hidden = rows.filter(({ id, shownFrom }) => id !== says.id && (!shownFrom || shownFrom > now))
  const found = await Promise.all(
    hidden.map(async ({ id }) => {
      const timeline = await readTimelineOf(tx, id)
      const own = followingSet(set, says, stepAt(timeline, from).values)
      return { id, set: own, timeline: timelineWith(timeline, own, from) }
    }),
  )
  return found.filter(one => one.set.length > 0)
}

/** What is planned for the days that the edition on show shares with one that is being made, each as that one will follow it. */
export async function readPlannedFollowing(
  tx: Tx,
  onShow: string,
  values: Edition,
  now: Date,
): Promise<{ change: EditionChange; following: Following }[]> {
  const said = await readTimelineOf(tx, onShow)
  const found: { change: EditionChange; following: Following }[] = []
  let timeline: Timeline = [{ holdsFrom: always, values }]
  for (const change of await readPlanned(tx, onShow, now)) {
    const from = change.holdsFrom ?? now
    const set = followingSet(change.set, stepAt(said, from).values, stepAt(timeline, from).values)
    timeline = timelineWith(timeline, set, from)
    if (set.length > 0) found.push({ change, following: { id: values.id, set, timeline } })
  }
  return found
}

/** Writes what follows from a change that was agreed to, as a change of its own in the history of each edition. */
export async function writeFollowing(
  tx: Tx,
  change: EditionChange,
  following: readonly Following[],
): Promise<void> {
  const { id: followsId, holdsFrom } = change
  if (!holdsFrom) throw new Error('what was agreed to holds from a moment on')
  for (const { id: editionId, set, timeline } of following) {
    const { id: _, ...said } = change
    await tx.insert(editionChanges).values({ ...said, editionId, set, takesTwo: false, followsId })
    await writeTimeline(tx, editionId, timeline, holdsFrom)
  }
}

/** Steps from a moment on; what held before is never written again. */
export async function writeTimeline(
  tx: Tx,
  editionId: string,
  timeline: Timeline,
  from: Date,
): Promise<void> {
  for (const { holdsFrom, values } of timeline.filter(step => step.holdsFrom >= from)) {
    await tx
      .insert(editionValues)
      .values({ editionId, holdsFrom, values })
      .onConflictDoUpdate({ target: [editionValues.editionId, editionValues.holdsFrom], set: { values } })
  }
}
