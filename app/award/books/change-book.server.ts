import { eq } from 'drizzle-orm'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { awardApplications } from '../tables.ts'
import { type BookRow, takeBookStep } from '../take-award-step.server.ts'
import type { ApplicationFacts, ApplicationReason, ApplicationState } from '../way/application-states.ts'
import { isOpenForApplications } from '../way/award-windows.ts'
import type { AwardDesk } from './award-desk.ts'
import { bookValues, isNomination, isSameBook, sentBook } from './book-fields.ts'
import { lockBook } from './find-book.server.ts'
import { isbnOf } from './isbn.ts'

export type BookRefusal =
  | ApplicationReason
  | 'not-your-part'
  | `is-${ApplicationState}`
  /** Another tab wrote meanwhile: nothing was overwritten. */
  | 'changed-elsewhere'
  | 'no-such-book'
export type BookChange = { ok: true } | { ok: false; reason: BookRefusal }

export type SentChange = { fields: Readonly<Record<string, string>>; revision: number; locale: LocaleCode }

/** Keeps what was typed of a book; what is still missing is no reason to refuse it. */
export function changeBook(
  desk: AwardDesk,
  token: string,
  { fields, revision, locale }: SentChange,
  now: Date,
): Promise<BookChange> {
  return transaction(desk.pool, async tx => {
    const book = await lockBook(tx, token)
    if (!book) return { ok: false, reason: 'no-such-book' }
    const kept = bookValues(book.fields)
    const values = sentBook(fields, kept)
    if (!isNomination(values.nomination)) values.nomination = book.nomination
    const isUnchanged = isSameBook(values, kept)
    // The same once more is no conflict: an answer may have been lost on its way.
    if (revision !== book.revision && !isUnchanged) return { ok: false, reason: 'changed-elsewhere' }
    const action = book.state === 'question' ? 'answer' : 'change'
    const facts = bookFacts(desk, book, now)
    // A press that changes nothing sends nothing back to be looked at again.
    if (isUnchanged && action === 'change') return isAllowed(book, facts)
    const step = await takeBookStep(tx, book, action, { actor: 'applicant', who: '', now }, { facts })
    if (!step.ok) return step
    const nomination = isNomination(values.nomination) ? values.nomination : book.nomination
    // Whoever chooses another nomination themselves has answered what was proposed.
    const proposal = nomination === book.nomination ? {} : { moveTo: null }
    await tx
      .update(awardApplications)
      .set({
        ...proposal,
        fields: values,
        nomination,
        isbn: isbnOf(values.isbn),
        revision: book.revision + 1,
        locale,
      })
      .where(eq(awardApplications.id, book.id))
    return { ok: true }
  })
}

/** What the calendar says of a book. */
export function bookFacts(
  { edition }: Pick<AwardDesk, 'edition'>,
  { questionUntil }: Pick<BookRow, 'questionUntil'>,
  now: Date,
): ApplicationFacts {
  return {
    'applications-open': isOpenForApplications(edition, now),
    'question-in-time': questionUntil !== null && now < questionUntil,
    'question-overdue': questionUntil !== null && now >= questionUntil,
  }
}

function isAllowed({ state }: BookRow, facts: ApplicationFacts): BookChange {
  if (state === 'declined' || state === 'withdrawn') return { ok: false, reason: `is-${state}` }
  return facts['applications-open'] ? { ok: true } : { ok: false, reason: 'applications-closed' }
}
