import { copyStands } from '../../../app/content/stands/insert-copies.server.ts'
import { removeStands } from '../../../app/content/stands/remove-copies.server.ts'
import { addEdition, type NewEdition } from '../../../app/editions/add-edition.server.ts'
import { agreeToChange, withdrawChange } from '../../../app/editions/answer-change.server.ts'
import { autumn2025, type Edition } from '../../../app/editions/edition.ts'
import { type SetValue, valueAt } from '../../../app/editions/edition-fields.ts'
import { keepEdition } from '../../../app/editions/keep-edition.server.ts'
import { announcementOf, suggestedDays } from '../../../app/editions/next-fair/next-fair.ts'
import { proposeChange } from '../../../app/editions/propose-change.server.ts'
import { readTimelineOf } from '../../../app/editions/read-timeline.server.ts'
import { stepAt } from '../../../app/editions/timeline.ts'
import { agreeToTurn, withdrawTurn } from '../../../app/editions/turn/answer-turn.server.ts'
import { proposeTurn } from '../../../app/editions/turn/propose-turn.server.ts'
import type { Person } from '../../../app/platform/person.ts'
import { openFair } from '../fair-database.ts'

export const at = (moment: string) => new Date(`${moment}+03:00`)
export const chief: Person = { id: 'chief', email: 'chief@x', name: 'А. Вересень', role: 'chief-editor' }
export const admin: Person = { id: 'admin', email: 'admin@x', name: 'С. Омутова', role: 'admin' }

const spring: Omit<NewEdition, 'key'> = {
  from: '2025-09',
  name: { ru: 'Весна 2026', en: 'Spring 2026' },
  firstDay: '2026-04-02',
  isAnnounced: true,
}

export const oneValue = (edition: Edition, path: string, after: SetValue['after']): SetValue[] => [
  { path, before: valueAt(edition, path), after },
]

/** What announces the next fair from a moment, on the days that the form suggests. */
export const announcing = (edition: Edition, firstDay: string, from: Date): SetValue[] =>
  announcementOf(edition, suggestedDays(edition, firstDay, from))

/** The season's office on a database of its own: two people who propose, agree, and take back. */
export async function openSeason() {
  const database = await openFair()
  const { pool, db } = database
  await keepEdition(db, autumn2025)

  /** Autumn alone, as launched. */
  async function reset() {
    await pool.query(`truncate edition_changes; truncate edition_turns; truncate call_offs cascade;
      delete from edition_values where holds_from > '1971-01-01' or edition_id <> '2025-09';
      delete from editions where id <> '2025-09'; delete from stands where edition_id <> 'spring-2026';
      delete from equipment where edition_id <> 'spring-2026'`)
    await pool.query('update edition_values set values = $1', [JSON.stringify(autumn2025)])
  }
  const add = (wish: Partial<NewEdition>, onShow: Edition, now: Date) =>
    addEdition(pool, onShow, { ...spring, key: crypto.randomUUID(), ...wish }, chief, now, copyStands)
  const valuesAt = async (id: string, moment: Date) => stepAt(await readTimelineOf(db, id), moment).values

  const propose = (edition: Edition, set: SetValue[], holdsFrom: Date | null, now: Date) =>
    proposeChange(pool, edition, { set, holdsFrom, reason: 'Просили' }, chief, now)
  const agree = (edition: Edition, id: number, now: Date) =>
    agreeToChange(pool, edition, id, admin, now, copyStands)
  async function agreed(...wish: Parameters<typeof propose>): Promise<number> {
    const proposed = await propose(...wish)
    if (proposed.kind !== 'proposed') throw new Error(proposed.reason)
    const answer = await agree(wish[0], proposed.id, wish[3])
    if (answer.kind !== 'agreed') throw new Error(answer.reason)
    return proposed.id
  }
  const takeBack = (edition: Edition, id: number, now: Date) =>
    withdrawChange(pool, edition, id, chief, 'Передумали', now, removeStands)

  const wishTurn = (current: Edition, editionId: string, shownFrom: Date, now: Date) =>
    proposeTurn(pool, current, { editionId, shownFrom, reason: 'Пора' }, chief, now)
  async function planned(...wish: Parameters<typeof wishTurn>): Promise<number> {
    const proposed = await wishTurn(...wish)
    if (proposed.kind !== 'proposed') throw new Error(proposed.reason)
    const answer = await agreeToTurn(pool, wish[0], proposed.id, admin, wish[3], async () => false)
    if (answer.kind !== 'agreed') throw new Error(answer.reason)
    return proposed.id
  }
  const takeTurnBack = (id: number, now: Date) => withdrawTurn(pool, id, chief, 'Передумали', now)

  /** Spring is made and the site has turned to it. */
  async function springOnShow(moment: Date): Promise<Edition> {
    await add({}, autumn2025, at('2025-08-20T10:00:00'))
    await pool.query(`update editions set shown_from = '2025-11-01' where id = '2026-04'`)
    return valuesAt('2026-04', moment)
  }
  return {
    database,
    reset,
    add,
    valuesAt,
    propose,
    agree,
    agreed,
    takeBack,
    wishTurn,
    planned,
    takeTurnBack,
    springOnShow,
  }
}
