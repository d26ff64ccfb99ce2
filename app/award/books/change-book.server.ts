import { rm } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { keepStage } from '../stage/take-stage-step.server.ts'
import { awardApplications, awardFiles } from '../tables.ts'
import { type BookRow, takeBookStep } from '../take-award-step.server.ts'
import {
  type ApplicationFacts,
  type ApplicationReason,
  type ApplicationState,
  answerApplication,
} from '../way/application-states.ts'
import { type AwardStage, isBeforeReading } from '../way/award-phases.ts'
import { isOpenForApplications } from '../way/award-windows.ts'
import type { AwardDesk } from './award-desk.ts'
import { type BookValues, bookValues, isNomination, isSameBook, sentBook } from './book-fields.ts'
import { type BookFileKind, placeOfFile } from './book-files.ts'
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
export async function changeBook(
  desk: AwardDesk,
  token: string,
  sent: SentChange,
  now: Date,
): Promise<BookChange> {
  const { answer, gone } = await transaction(desk.pool, tx => keepChange(tx, desk, { token, sent, now }))
  for (const file of gone) await rm(placeOfFile(desk.files, file), { force: true })
  return answer
}

type Changed = { answer: BookChange; gone: { id: string; kind: BookFileKind }[] }

async function keepChange(
  tx: Tx,
  desk: AwardDesk,
  { token, sent: { fields, revision, locale }, now }: { token: string; sent: SentChange; now: Date },
): Promise<Changed> {
  const nothing = (answer: BookChange): Changed => ({ answer, gone: [] })
  const { stage } = await keepStage(tx, desk.edition, now)
  const book = await lockBook(tx, token)
  if (!book) return nothing({ ok: false, reason: 'no-such-book' })
  const kept = bookValues(book.fields)
  const values = sentBook(fields, kept)
  if (!isNomination(values.nomination)) values.nomination = book.nomination
  const isUnchanged = isSameBook(values, kept)
  // The same once more is no conflict: an answer may have been lost on its way.
  if (revision !== book.revision && !isUnchanged) return nothing({ ok: false, reason: 'changed-elsewhere' })
  const action = book.state === 'question' ? 'answer' : 'change'
  const facts = bookFacts(desk, book, { stage, now })
  // A press that changes nothing sends nothing back to be looked at again.
  if (isUnchanged && action === 'change') return nothing(isAllowed(book, facts))
  const step = await takeBookStep(tx, book, action, { actor: 'applicant', who: '', now }, { facts })
  if (!step.ok) return nothing(step)
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
  return { answer: { ok: true }, gone: await takeBackCopy(tx, book.id, values) }
}

/** Whoever no longer agrees that the jury reads the file has taken it back. */
function takeBackCopy(tx: Tx, applicationId: string, { readingCopyAgree }: BookValues) {
  if (readingCopyAgree === 'on') return []
  return tx
    .delete(awardFiles)
    .where(and(eq(awardFiles.applicationId, applicationId), eq(awardFiles.kind, 'reading-copy')))
    .returning({ id: awardFiles.id, kind: awardFiles.kind })
}

/** What the calendar and the stage say of a book: whatever a clock says, nothing changes under the jury's eyes. */
export function bookFacts(
  { edition }: Pick<AwardDesk, 'edition'>,
  { questionUntil }: Pick<BookRow, 'questionUntil'>,
  { stage, now }: { stage: AwardStage; now: Date },
): ApplicationFacts {
  return {
    'before-reading': isBeforeReading(stage),
    'applications-open': isOpenForApplications(edition, now),
    'question-in-time': questionUntil !== null && now < questionUntil,
    'question-overdue': questionUntil !== null && now >= questionUntil,
  }
}

function isAllowed({ state }: BookRow, facts: ApplicationFacts): BookChange {
  const answer = answerApplication(state, 'change', 'applicant', facts)
  return answer.ok ? { ok: true } : answer
}
