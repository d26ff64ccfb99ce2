import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { calendarFacts } from '../application-window.ts'
import { findOwn } from '../find-application.server.ts'
import type { StepAnswer } from '../states.ts'
import { lockApplication, takeStep } from '../take-step.server.ts'

type When = { locale: LocaleCode; now: Date }

/** Takes the application back; what was written stays with its owner. */
export function withdrawApplication(pool: pg.Pool, person: Person, when: When): Promise<StepAnswer> {
  return step(pool, person, 'withdraw', when)
}

/** A withdrawn application becomes a draft again, while applications are open. */
export function reopenApplication(pool: pg.Pool, person: Person, when: When): Promise<StepAnswer> {
  return step(pool, person, 'reopen', when)
}

function step(
  pool: pg.Pool,
  person: Person,
  action: 'withdraw' | 'reopen',
  { now }: When,
): Promise<StepAnswer> {
  return transaction(pool, async tx => {
    const own = await findOwn(tx, person.id)
    const row = own && (await lockApplication(tx, own.id))
    if (!row) return { ok: false, reason: 'is-draft' }
    const facts = calendarFacts(row, now)
    return takeStep(tx, row, action, { actor: 'applicant', who: person.email, now }, { facts })
  })
}
