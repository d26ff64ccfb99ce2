import { fairOfExhibitors } from '../../editions/open-fair.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { answerFor } from '../fair-guard.ts'
import { findOnWay } from '../find-application.server.ts'
import { rankOf } from '../selection/read-rank.server.ts'
import { type ChoiceRefusal, takeWithin } from '../stands/hold-stand.server.ts'
import { standWindow, windowRefusal } from '../stands/stand-window.ts'
import type { Actor, Reason } from '../states.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../take-step.server.ts'
import { type Desk, promiseStandLetter } from './promise-letter.server.ts'
import { expireWithin } from './settle-lapsed.server.ts'

export type Taken = { ok: true; code: string } | { ok: false; reason: ChoiceRefusal | Reason }

/** The fair of the page that was pressed on: it says what somebody saw, and decides nothing. */
export type Seen = { fair: string | undefined; now: Date }

/**
 * An exhibitor takes a stand, or another in place of their own: the hold, their step and the letter are one transaction.
 * Everything is asked of the row that is locked: two tabs, or a tab and the office, come one after the other.
 */
export function takeStand(desk: Desk, person: Person, code: string, seen: Seen): Promise<Taken | OtherFair> {
  return withinOwnStand(desk, person, seen, async (tx, current): Promise<Taken> => {
    if (!current) return { ok: false, reason: 'is-draft' }
    return holdFor(tx, desk, current, { code, by: person, actor: 'applicant' }, seen.now)
  })
}

export type OtherFair = { ok: false; reason: 'other-fair' }

/**
 * The application whose stand a person is at, held until the transaction ends; null for whoever has none. What was pressed on the
 * page of another fair, before they came so far in this one, is refused.
 */
export function withinOwnStand<Answer>(
  desk: Desk,
  person: Person,
  { fair, now }: Seen,
  work: (tx: Tx, application: ApplicationRow | null) => Promise<Answer>,
): Promise<Answer | OtherFair> {
  return transaction(desk.pool, async tx => {
    const own = await findOnWay(tx, person.id, { stage: 'accepted', now })
    if (fair && own && fair !== own.editionId) return { ok: false, reason: 'other-fair' }
    const application = own && (await lockApplication(tx, own.id))
    return work(tx, application && (await expireWithin(tx, desk, application, now)))
  })
}

type Wish = { code: string; by: Person; actor: Extract<Actor, 'applicant' | 'manager'> }

/** Takes a stand for an application that is locked. Staff need no window; the table of states says who may. */
export async function holdFor(
  tx: Tx,
  desk: Desk,
  application: ApplicationRow,
  { code, by, actor }: Wish,
  now: Date,
): Promise<Taken> {
  const isStaff = actor === 'manager'
  const fair = fairOfExhibitors(application.editionId)
  const rank = await rankOf(tx, application.id)
  const closed = isStaff ? null : windowRefusal(standWindow(rank, fair), now)
  const facts = { 'rank-window': closed === null }
  const allowed = answerFor(application, 'hold-stand', { actor, now }, facts)
  if (!allowed.ok && allowed.reason !== 'not-your-window') return allowed
  if (closed) return { ok: false, reason: closed }
  const wish = { edition: fair, code, applicationId: application.id, rank, by: by.id }
  const tried = await takeWithin(tx, wish, { mayChange: true, isStaff }, now)
  if (!tried.ok) return tried
  if (!tried.isNew) return { ok: true, code }
  const step = { actor, who: by.email, now }
  const taken = await takeStep(tx, application, 'hold-stand', step, { facts, details: { stand: code } })
  if (!taken.ok) throw new Error(`a stand was taken and its step was not: ${taken.reason}`)
  const { until, priceKopecks } = tried.hold
  if (until) await promiseStandLetter(tx, desk, application, { kind: 'held', code, until, priceKopecks }, now)
  return { ok: true, code }
}
