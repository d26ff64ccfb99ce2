import type { Tx } from '../platform/database/transaction.server.ts'
import type { Day } from '../platform/dates.ts'
import { timelineWith } from './changed-timeline.ts'
import type { Edition } from './edition.ts'
import { editionFields, type SetValue, valueAt, valueOrNull, withValues } from './edition-fields.ts'
import { type EditionProblem, problemOfValue, problemsOf, type ValueProblem } from './edition-problems.ts'
import { findStanding } from './find-standing.server.ts'
import { whyNoNextFair } from './next-fair/check-next-fair.server.ts'
import { type AnnouncementProblem, isAnnouncement } from './next-fair/next-fair.ts'
import { sharedValues } from './next-fair/shared-days.ts'
import { type Following, readFollowing } from './next-fair/write-following.server.ts'
import { lastDayHeld } from './open-fair.ts'
import { readPending } from './read-changes.server.ts'
import { readEditions } from './read-editions.server.ts'
import { readTimeline, readTimelineOf } from './read-timeline.server.ts'
import { momentAt } from './rules.ts'
import { shownAt } from './shown-timeline.ts'
import { stepAt } from './timeline.ts'
import { breaksTurn } from './turn/check-turn.server.ts'

export type Wish = {
  set: SetValue[]
  /** Null: as soon as it is agreed to. */
  holdsFrom: Date | null
  reason: string
}

export type ChangeRefusal =
  | EditionProblem
  | ValueProblem
  | AnnouncementProblem
  | 'nothing-changed'
  | 'moment-has-passed'
  | 'moment-too-far'
  | 'reason-missing'
  | 'value-moved'
  | 'already-proposed'
  | 'said-on-show'
  | 'announced-on-show'
  | 'edition-over'
  | 'shown-no-more'
  | 'turn-planned'

type More = { path?: string; other?: number; day?: Day }
export type Refusal = { kind: 'refused'; reason: ChangeRefusal } & More

/** A change is planned within two years: beyond that it is a slip of the hand. */
const furthestMs = 2 * 366 * 24 * 3_600_000

/** Why a change cannot be made as things are now; `own` is the change itself where it has been proposed already. */
export async function whyNot(
  tx: Tx,
  launch: Edition,
  { set, holdsFrom }: Pick<Wish, 'set' | 'holdsFrom'>,
  now: Date,
  own?: number,
): Promise<Refusal | null> {
  const refuse = (reason: ChangeRefusal, more: More = {}): Refusal => ({ kind: 'refused', reason, ...more })
  const from = holdsFrom ?? now
  const standing = await findStanding(tx, launch.id, from, now)
  if (standing === 'edition-over') return refuse(standing)
  if (set.length === 0) return refuse('nothing-changed')
  if (holdsFrom && holdsFrom <= now) return refuse('moment-has-passed')
  if (holdsFrom && holdsFrom.getTime() - now.getTime() > furthestMs) return refuse('moment-too-far')
  const underWay = await findUnderWay(tx, launch.id, set, now, own)
  if (underWay) return refuse('already-proposed', underWay)
  if (standing === 'shown-no-more') return refuse(standing)
  const timeline = await readTimeline(tx, launch)
  const { values } = stepAt(timeline, from)
  const isOnShow = standing === 'on-show'
  if (isAnnouncement(set)) {
    if (!isOnShow) return refuse('announced-on-show')
    const wrong = await whyNoNextFair(tx, values, set, from, now)
    if (wrong) return { kind: 'refused', ...wrong }
  } else {
    const said = isOnShow ? null : await saidOnShow(tx, values, set, from)
    const wrong = said ?? whyNoValue(values, set, from, isOnShow)
    if (wrong) return wrong
  }
  const moved = set.find(({ path, before }) => valueOrNull(values, path) !== before)
  if (moved) return refuse('value-moved', { path: moved.path })
  // A fair that is postponed is held later than its edition says: the next one comes after it all the same.
  const next = set.find(({ path }) => path === 'nextFair.firstDay')
  if (isOnShow && next && String(next.after) <= lastDayHeld(values)) return refuse('next-fair-out-of-order')
  const passed = isOnShow ? passedWith(values, set, from) : undefined
  if (passed) return refuse('day-has-passed', { path: passed })
  const becomes = timelineWith(timeline, set, from)
  const following = isOnShow
    ? await readFollowing(tx, { set, from, says: stepAt(becomes, from).values }, now)
    : []
  for (const other of following) {
    const waits = await findUnderWay(tx, other.id, other.set, now)
    if (waits) return refuse('already-proposed', waits)
  }
  const changed = [{ id: launch.id, timeline: becomes }, ...following]
  const [problem] = changed.flatMap(one => one.timeline.flatMap(step => problemsOf(step.values)))
  if (problem) return refuse(problem)
  return (await breaksTurn(tx, changed, now)) ? refuse('turn-planned') : null
}

/** What follows in other editions from a change that is being agreed to. */
export async function followingOf(
  tx: Tx,
  id: string,
  change: { set: readonly SetValue[]; from: Date; says: Edition },
  now: Date,
): Promise<Following[]> {
  const standing = await findStanding(tx, id, change.from, now)
  return standing === 'on-show' ? readFollowing(tx, change, now) : []
}

/** Another change that is about one of these values and waits, or is planned. */
async function findUnderWay(tx: Tx, id: string, set: readonly SetValue[], now: Date, own?: number) {
  const paths = new Set(set.map(({ path }) => path))
  for (const pending of await readPending(tx, id, now)) {
    const path = pending.set.find(other => paths.has(other.path))?.path
    if (path && pending.id !== own) return { path, other: pending.id }
  }
  return null
}

function whyNoValue(
  values: Edition,
  set: readonly SetValue[],
  from: Date,
  isOnShow: boolean,
): Refusal | null {
  for (const wanted of set) {
    const reason = problemOfValue(values, wanted, from, isOnShow)
    if (reason) return { kind: 'refused', reason, path: wanted.path }
  }
  return null
}

/** Of an edition that is not shown by then, what the one on show says of the same fair: it may only become the same. */
async function saidOnShow(
  tx: Tx,
  values: Edition,
  set: readonly SetValue[],
  from: Date,
): Promise<Refusal | null> {
  const onShow = shownAt(await readEditions(tx), from)
  if (!onShow) return null
  const shared = sharedValues(stepAt(await readTimelineOf(tx, onShow.id), from).values, values)
  const wrong = set.find(({ path, after }) => shared.has(path) && shared.get(path) !== after)
  return wrong ? { kind: 'refused', reason: 'said-on-show', path: wrong.path } : null
}

/** Of an hour and its day, changed one or both, whichever would have come before the change holds: nothing is made to have happened. */
function passedWith(values: Edition, set: readonly SetValue[], from: Date): string | undefined {
  const becomes = withValues(values, set)
  const paths = new Set(set.map(({ path }) => path))
  const hours = editionFields.filter(({ path, on }) => on && (paths.has(path) || paths.has(on)))
  return hours.find(
    ({ path, on }) => momentAt(String(valueAt(becomes, on ?? '')), String(valueAt(becomes, path))) <= from,
  )?.path
}
