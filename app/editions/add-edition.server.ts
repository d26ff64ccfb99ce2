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
import { editionsOfFair, findMadeFor } from './next-fair/check-next-fair.server.ts'
import { onAnnouncedDays } from './next-fair/shared-days.ts'
import { readPlannedFollowing, writeFollowing } from './next-fair/write-following.server.ts'
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
  | 'announced-made'
  | 'other-first-day'
  | 'announced-in-month'
  | 'planned-days-wrong'
  | 'wrong-key'

/** `other` is the change that stands in the way. */
export type Added = { ok: true; id: string } | { ok: false; reason: AddRefusal; other?: number }

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
  const refuse = (reason: AddRefusal, other?: number): Added => ({ ok: false, reason, other })
  if (!isKey(wish.key)) return refuse('wrong-key')
  if (name.ru === '' || name.en === '') return refuse('name-missing')
  if (!isDay(wish.firstDay)) return refuse('no-day')
  try {
    return await transaction(pool, async (tx): Promise<Added> => {
      await lockEditions(tx)
      const made = await madeBefore(tx, wish.key)
      if (made) return { ok: true, id: made }
      const onShow = stepAt(await readTimelineOf(tx, current.id), now).values
      const known = await readEdition(tx, onShow, wish.from, now)
      if (!known) return refuse('unknown-edition')
      const distance = daysBetween(known.values.lastDay, wish.firstDay)
      if (distance <= 0) return refuse('day-before-edition')
      if (distance > furthestDays) return refuse('day-too-far')
      const isAnnounced = wish.isAnnounced && isNextFairAhead(onShow, now)
      const id = editionIdOf(wish.firstDay)
      const taken = isAnnounced
        ? await whyNotAnnounced(tx, onShow, wish.firstDay, now)
        : await whyNotOther(tx, onShow, id, now)
      if (taken) return refuse(taken)
      const values = isAnnounced
        ? onAnnouncedDays(onShow, madeFrom(known.values, wish.firstDay, onShow.exhibitors))
        : madeFrom(known.values, wish.firstDay, null)
      const [problem] = problemsOf(values)
      if (problem) return refuse(problem)
      const planned = isAnnounced ? await readPlannedFollowing(tx, onShow.id, values, now) : []
      const wrong = planned.find(({ following }) =>
        following.timeline.some(step => problemsOf(step.values).length > 0),
      )
      if (wrong) return refuse('planned-days-wrong', wrong.change.id)
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
      for (const { change, following } of planned) await writeFollowing(tx, change, [following])
      if (!isAnnounced) await copyStands(tx, { from: known.values.exhibitors.fairId, to: id })
      return { ok: true, id }
    })
  } catch (error) {
    const { code, constraint } = refusalOf(error)
    if (code !== '23505') throw error
    return refuse(constraint?.startsWith('editions_name') ? 'name-taken' : 'edition-exists')
  }
}

/** One fair is one edition, on the days that are said with the one on show. */
async function whyNotAnnounced(
  tx: Tx,
  { exhibitors, nextFair }: Edition,
  firstDay: Day,
  now: Date,
): Promise<AddRefusal | null> {
  if ((await findMadeFor(tx, exhibitors.fairId, now)) !== null) return 'announced-made'
  return firstDay === nextFair?.firstDay ? null : 'other-first-day'
}

/**
 * Another fair has a month of its own. That of the announced one is kept for it as long as it is not made: what was made there in its
 * place could never be shown, nor could the announced one be made any more.
 */
async function whyNotOther(tx: Tx, onShow: Edition, id: string, now: Date): Promise<AddRefusal | null> {
  if ((await editionsOfFair(tx, id)).length > 0) return 'edition-exists'
  const { exhibitors, nextFair } = onShow
  const isItsMonth = nextFair && isNextFairAhead(onShow, now) && editionIdOf(nextFair.firstDay) === id
  if (!isItsMonth) return null
  return (await findMadeFor(tx, exhibitors.fairId, now)) === null ? 'announced-in-month' : null
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
