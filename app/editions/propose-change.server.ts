import { eq, gt } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import type { Person } from '../platform/person.ts'
import type { Edition } from './edition.ts'
import { editionFields, fieldAt, type SetValue, valueAt, withValues } from './edition-fields.ts'
import { type EditionProblem, problemOfValue, problemsOf, type ValueProblem } from './edition-problems.ts'
import { readPending } from './read-changes.server.ts'
import { readTimeline } from './read-timeline.server.ts'
import { momentAt } from './rules.ts'
import { editionChanges, editions } from './tables.ts'
import { stepAt, type Timeline } from './timeline.ts'
import { earliestTurn } from './turn-problems.ts'

export type Wish = {
  set: SetValue[]
  /** Null: as soon as it is agreed to. */
  holdsFrom: Date | null
  reason: string
}

export type ChangeRefusal =
  | EditionProblem
  | ValueProblem
  | 'nothing-changed'
  | 'moment-has-passed'
  | 'moment-too-far'
  | 'reason-missing'
  | 'value-moved'
  | 'already-proposed'
  | 'turn-planned'

export type Proposed = { kind: 'proposed'; id: number } | Refusal
export type Refusal = { kind: 'refused'; reason: ChangeRefusal; path?: string; other?: number }

const longestReason = 1_000
/** A change is planned within two years: beyond that it is a slip of the hand. */
const furthestMs = 2 * 366 * 24 * 3_600_000

/** Writes down what somebody wants to be otherwise. Nothing changes before it is agreed to. */
export async function proposeChange(
  pool: pg.Pool,
  launch: Edition,
  wish: Wish,
  by: Person,
  now: Date,
): Promise<Proposed> {
  const reason = wish.reason.trim().slice(0, longestReason)
  if (reason === '') return { kind: 'refused', reason: 'reason-missing' }
  return transaction(pool, async (tx): Promise<Proposed> => {
    await lockEdition(tx, launch.id)
    const refusal = await whyNot(tx, launch, wish, now)
    if (refusal) return refusal
    const takesTwo = wish.set.some(({ path }) => fieldAt(path)?.takesTwo)
    const [row] = await tx
      .insert(editionChanges)
      .values({
        editionId: launch.id,
        set: wish.set,
        holdsFrom: wish.holdsFrom,
        takesTwo,
        reason,
        state: 'proposed',
        proposedById: by.id,
        proposedBy: by.name,
        proposedAt: now,
      })
      .returning({ id: editionChanges.id })
    if (!row) throw new Error('a proposal was not kept')
    return { kind: 'proposed', id: row.id }
  })
}

/** One change of an edition at a time, proposals and answers alike. */
export async function lockEdition(tx: Tx, id: string): Promise<void> {
  const locked = await tx.select().from(editions).where(eq(editions.id, id)).for('update')
  if (locked.length === 0) throw new Error(`the database knows no edition ${id}`)
}

/** Why a change cannot be made as things are now; `own` is the change itself where it has been proposed already. */
export async function whyNot(
  tx: Tx,
  launch: Edition,
  { set, holdsFrom }: Pick<Wish, 'set' | 'holdsFrom'>,
  now: Date,
  own?: number,
): Promise<Refusal | null> {
  const refuse = (reason: ChangeRefusal, more: { path?: string; other?: number } = {}): Refusal => ({
    kind: 'refused',
    reason,
    ...more,
  })
  if (set.length === 0) return refuse('nothing-changed')
  if (holdsFrom && holdsFrom <= now) return refuse('moment-has-passed')
  if (holdsFrom && holdsFrom.getTime() - now.getTime() > furthestMs) return refuse('moment-too-far')
  const paths = new Set(set.map(({ path }) => path))
  for (const { id, set: others } of await readPending(tx, launch.id, now)) {
    const path = others.find(other => paths.has(other.path))?.path
    if (path && id !== own) return refuse('already-proposed', { path, other: id })
  }
  const from = holdsFrom ?? now
  const timeline = await readTimeline(tx, launch)
  const { values } = stepAt(timeline, from)
  const shownFrom = await readShownFrom(tx, launch.id)
  const isOnShow = shownFrom !== null && shownFrom <= from
  for (const wanted of set) {
    const problem = problemOfValue(values, wanted, from, isOnShow)
    if (problem) return refuse(problem, { path: wanted.path })
    if (beforeAt(values, wanted) !== wanted.before) return refuse('value-moved', { path: wanted.path })
  }
  const passed = isOnShow ? passedWith(withValues(values, set), paths, from) : undefined
  if (passed) return refuse('day-has-passed', { path: passed })
  const becomes = timelineWith(timeline, set, from)
  const [problem] = becomes.flatMap(step => problemsOf(step.values))
  if (problem) return refuse(problem)
  return (await outlastsTurn(tx, launch.id, becomes, now)) ? refuse('turn-planned') : null
}

/** The site is to turn at a moment that was right for the days as they were: with these it would turn during the fair. */
export async function outlastsTurn(tx: Tx, id: string, becomes: Timeline, now: Date): Promise<boolean> {
  const turnAt = await readNextTurn(tx, now)
  const shownFrom = await readShownFrom(tx, id)
  if (!turnAt || !shownFrom || shownFrom >= turnAt) return false
  return earliestTurn(stepAt(becomes, turnAt).values) > turnAt
}

/** Of an hour and its day, changed one or both, whichever would have come before the change holds: nothing is made to have happened. */
function passedWith(becomes: Edition, paths: ReadonlySet<string>, from: Date): string | undefined {
  const hours = editionFields.filter(({ path, on }) => on && (paths.has(path) || paths.has(on)))
  return hours.find(
    ({ path, on }) => momentAt(String(valueAt(becomes, on ?? '')), String(valueAt(becomes, path))) <= from,
  )?.path
}

async function readShownFrom(tx: Tx, id: string): Promise<Date | null> {
  const [row] = await tx.select({ shownFrom: editions.shownFrom }).from(editions).where(eq(editions.id, id))
  return row?.shownFrom ?? null
}

async function readNextTurn(tx: Tx, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ shownFrom: editions.shownFrom })
    .from(editions)
    .where(gt(editions.shownFrom, now))
  return row?.shownFrom ?? null
}

function beforeAt(values: Edition, { path }: SetValue) {
  return path.split('.').reduce<unknown>((within, name) => (within as Record<string, unknown>)[name], values)
}

/** The timeline as it would be: these values from that moment on, and in whatever comes after it. */
export function timelineWith(timeline: Timeline, set: readonly SetValue[], from: Date): Timeline {
  const { values } = stepAt(timeline, from)
  const isThere = timeline.some(({ holdsFrom }) => holdsFrom.getTime() === from.getTime())
  const steps = isThere ? [...timeline] : [...timeline, { holdsFrom: from, values }]
  const [first, ...later] = steps
    .sort((a, b) => a.holdsFrom.getTime() - b.holdsFrom.getTime())
    .map(step => (step.holdsFrom >= from ? { ...step, values: withValues(step.values, set) } : step))
  if (!first) throw new Error('a timeline has a first step')
  return [first, ...later]
}
