import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { refusalOf } from '../platform/database/broken-constraint.server.ts'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import { type Day, daysBetween, isDay } from '../platform/dates.ts'
import type { Both } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'
import type { CopyStands } from './answer-change.server.ts'
import type { Edition } from './edition.ts'
import { type EditionProblem, problemsOf } from './edition-problems.ts'
import { lockEditions } from './hold-editions.server.ts'
import { always } from './keep-edition.server.ts'
import { editionIdOf, madeFrom } from './new-edition.ts'
import { editionsOfFair } from './next-fair/check-next-fair.server.ts'
import { readFollowing, writeFollowing } from './next-fair/write-following.server.ts'
import { readPending } from './read-changes.server.ts'
import { readEdition } from './read-editions.server.ts'
import { readTimelineOf } from './read-timeline.server.ts'
import { isNextFairAhead } from './rules.ts'
import { editions, editionValues } from './tables.ts'
import { stepAt } from './timeline.ts'

export type NewEdition = {
  /** The edition it is made from. */
  from: string
  name: Both
  firstDay: Day
  /** It is the very fair that the edition on show announces: whoever has applied to that one has applied to this one. */
  isAnnounced: boolean
  /** Of the form: sent twice, it makes one edition. */
  key: string
}

export type AddRefusal =
  | EditionProblem
  | 'unknown-edition'
  | 'name-missing'
  | 'name-taken'
  | 'no-day'
  | 'day-before-edition'
  | 'day-too-far'
  | 'edition-exists'
  | 'wrong-key'

export type Added = { ok: true; id: string } | { ok: false; reason: AddRefusal }

const longestName = 60
/** Nobody plans a fair further ahead than this: it is a slip of the hand. */
const furthestDays = 3 * 366

/** Makes an edition from another: its values, each day moved. Nobody sees it before the site is planned to turn to it. */
export async function addEdition(
  pool: pg.Pool,
  current: Edition,
  wish: NewEdition,
  by: Person,
  now: Date,
  copyStands: CopyStands,
): Promise<Added> {
  const name = { ru: nameOf(wish.name.ru), en: nameOf(wish.name.en) }
  const refuse = (reason: AddRefusal): Added => ({ ok: false, reason })
  if (!isKey(wish.key)) return refuse('wrong-key')
  if (name.ru === '' || name.en === '') return refuse('name-missing')
  if (!isDay(wish.firstDay)) return refuse('no-day')
  try {
    return await transaction(pool, async (tx): Promise<Added> => {
      const known = await readEdition(tx, current, wish.from, now)
      if (!known) return refuse('unknown-edition')
      await lockEditions(tx)
      const made = await madeBefore(tx, wish.key)
      if (made) return { ok: true, id: made }
      const distance = daysBetween(known.values.lastDay, wish.firstDay)
      if (distance <= 0) return refuse('day-before-edition')
      if (distance > furthestDays) return refuse('day-too-far')
      const announced = wish.isAnnounced && isNextFairAhead(current, now) ? current.exhibitors : null
      const id = editionIdOf(wish.firstDay)
      if (!announced && (await editionsOfFair(tx, id)).length > 0) return refuse('edition-exists')
      const values = madeFrom(known.values, wish.firstDay, announced)
      const [problem] = problemsOf(values)
      if (problem) return refuse(problem)
      await tx.insert(editions).values({
        id,
        name,
        madeFrom: wish.from,
        madeKey: wish.key,
        madeById: by.id,
        madeBy: by.name,
        madeAt: now,
      })
      await tx.insert(editionValues).values({ editionId: id, holdsFrom: always, values })
      if (announced) await followPlanned(tx, current.id, id, now)
      else await copyStands(tx, { from: known.values.exhibitors.fairId, to: id })
      return { ok: true, id }
    })
  } catch (error) {
    const { code, constraint } = refusalOf(error)
    if (code !== '23505') throw error
    return refuse(constraint?.startsWith('editions_name') ? 'name-taken' : 'edition-exists')
  }
}

/** What is planned for the days of the fair that the new edition shares with the one on show. */
async function followPlanned(tx: Tx, onShow: string, id: string, now: Date): Promise<void> {
  const pending = await readPending(tx, onShow, now)
  const planned = pending.flatMap(change =>
    change.state === 'agreed' && change.holdsFrom ? [{ change, from: change.holdsFrom }] : [],
  )
  for (const { change, from } of planned.sort((one, other) => one.from.getTime() - other.from.getTime())) {
    const says = stepAt(await readTimelineOf(tx, onShow), from).values
    const following = await readFollowing(tx, { set: change.set, from, says }, now)
    await writeFollowing(
      tx,
      change,
      following.filter(one => one.id === id),
    )
  }
}

async function madeBefore(tx: Tx, key: string): Promise<string | null> {
  const [row] = await tx.select({ id: editions.id }).from(editions).where(eq(editions.madeKey, key))
  return row?.id ?? null
}

function nameOf(typed: string): string {
  return typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, longestName)
}

function isKey(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
