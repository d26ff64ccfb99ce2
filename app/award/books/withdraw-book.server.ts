import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { localeFrom } from '../../platform/languages.ts'
import { keepStage } from '../stage/take-stage-step.server.ts'
import { takeBookStep } from '../take-award-step.server.ts'
import type { AwardDesk } from './award-desk.ts'
import { type BookChange, bookFacts } from './change-book.server.ts'
import { lockBook } from './find-book.server.ts'
import { bookLetter } from './mails.ts'

/** Takes an application back, or hands it in once more: both until the last second, and both told by letter. */
export function withdrawBook(
  desk: AwardDesk,
  token: string,
  action: 'withdraw' | 'reopen',
  now: Date,
): Promise<BookChange> {
  return transaction(desk.pool, async tx => {
    const { stage } = await keepStage(tx, desk.edition, now)
    const book = await lockBook(tx, token)
    if (!book) return { ok: false, reason: 'no-such-book' }
    const facts = bookFacts(desk, book, { stage, now })
    const step = await takeBookStep(tx, book, action, { actor: 'applicant', who: '', now }, { facts })
    if (!step.ok) return step
    const locale = localeFrom(book.locale)
    const { edition, publicUrl } = desk
    const letter = bookLetter({
      kind: action,
      number: book.number,
      email: book.email,
      token,
      locale,
      edition,
      publicUrl,
    })
    const posted = { ...letter, kind: `award-${action}` as const, isSecret: true, about: [book.submissionId] }
    await postLetter(tx, desk.jobs, posted, now)
    return { ok: true }
  })
}
