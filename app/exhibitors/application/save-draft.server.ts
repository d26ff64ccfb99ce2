import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { calendarFacts } from '../application-window.ts'
import { lockOwn } from '../find-application.server.ts'
import type { Reason } from '../states.ts'
import { exhibitorApplications } from '../tables.ts'
import { type ApplicationRow, takeStep } from '../take-step.server.ts'
import { isSame, sentValues, type Values, valuesOf } from './application-fields.ts'

export type Sent = {
  fields: Readonly<Record<string, string>>
  /** The one the writer has seen. */
  revision: number
  locale: LocaleCode
  now: Date
}

export type Saved =
  | { ok: true; application: ApplicationRow; values: Values }
  /** Somebody else wrote meanwhile, most likely the same person in another tab: nothing was overwritten. */
  | { ok: false; reason: 'changed-elsewhere' }
  | { ok: false; reason: Reason }

/** Keeps what is typed, as it is: nothing is required yet. */
export function saveDraft(pool: pg.Pool, person: Person, sent: Sent): Promise<Saved> {
  return transaction(pool, tx => saveWithin(tx, person, sent))
}

/** The same as a part of something larger. */
export async function saveWithin(tx: Tx, person: Person, sent: Sent): Promise<Saved> {
  const { locale, now } = sent
  const row = await lockOwn(tx, person.id, { locale, now })
  const kept = valuesOf(row.fields)
  const values = sentValues(sent.fields, kept)
  const isUnchanged = isSame(values, kept)
  // The same once more is no conflict: an answer may have been lost on its way.
  if (sent.revision !== row.revision && !isUnchanged) return { ok: false, reason: 'changed-elsewhere' }
  const facts = calendarFacts(row, now)
  const step = await takeStep(tx, row, 'save', { actor: 'applicant', who: person.email, now }, { facts })
  if (!step.ok) return step
  const revision = isUnchanged ? row.revision : row.revision + 1
  const changes = { fields: values, revision, locale, updatedAt: now }
  await tx.update(exhibitorApplications).set(changes).where(eq(exhibitorApplications.id, row.id))
  return { ok: true, application: { ...row, ...changes }, values }
}
