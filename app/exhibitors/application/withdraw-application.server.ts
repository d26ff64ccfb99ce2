import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { calendarFacts } from '../application-window.ts'
import { findLeaving, findOwn } from '../find-application.server.ts'
import type { Reason, StepAnswer } from '../states.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../take-step.server.ts'

type When = { locale: LocaleCode; now: Date }

/** Takes the application back, that to a fair which is not over and no longer the open one too; what was written stays with its owner. */
export function withdrawApplication(
  pool: pg.Pool,
  person: Person,
  { fair, ...when }: When & { fair: string },
): Promise<StepAnswer> {
  const find = (tx: Tx) => findLeaving(tx, person.id, { fair, now: when.now })
  return step(pool, person, 'withdraw', when, find, fair ? 'applications-closed' : 'is-draft')
}

/** A withdrawn application becomes a draft again, while applications to its fair are open. */
export function reopenApplication(pool: pg.Pool, person: Person, when: When): Promise<StepAnswer> {
  return step(pool, person, 'reopen', when, tx => findOwn(tx, person.id))
}

function step(
  pool: pg.Pool,
  person: Person,
  action: 'withdraw' | 'reopen',
  { now }: When,
  find: (tx: Tx) => Promise<ApplicationRow | null>,
  none: Reason = 'is-draft',
): Promise<StepAnswer> {
  return transaction(pool, async tx => {
    const own = await find(tx)
    const row = own && (await lockApplication(tx, own.id))
    if (!row) return { ok: false, reason: none }
    const facts = calendarFacts(row, now)
    return takeStep(tx, row, action, { actor: 'applicant', who: person.email, now }, { facts })
  })
}
