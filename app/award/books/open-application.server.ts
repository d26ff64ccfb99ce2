import type { ReceiptLink } from '../../applications/mails.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { awardApplications, awardHistory } from '../tables.ts'
import { type AwardDesk, bookPath } from './award-desk.ts'
import { bookValues, isNomination } from './book-fields.ts'
import { isbnOf } from './isbn.ts'
import { hashOfLink, linkTokenOf } from './issue-link.server.ts'
import { receiptLink } from './mails.ts'

export type SentBook = {
  submissionId: string
  values: Readonly<Record<string, string | string[]>>
  locale: LocaleCode
  edition: Edition
}

/**
 * Makes an application of what came with the public form, in the form's own transaction: whoever was thanked has one. The
 * answer is the link that opens it again; it goes out with the receipt and stands nowhere else.
 */
export async function openApplication(
  tx: Tx,
  desk: Pick<AwardDesk, 'linkSecret'>,
  { submissionId, values, locale, edition }: SentBook,
  now: Date,
): Promise<ReceiptLink> {
  const typed = (name: string) => String([values[name]].flat()[0] ?? '')
  const fields = bookValues({
    nomination: typed('nomination'),
    title: typed('bookTitle'),
    publisher: typed('publisher'),
    year: typed('publicationYear'),
    isbn: typed('isbn'),
    nominator: typed('nominator') || 'author',
    bookUrl: typed('bookUrl'),
    novelty: typed('novelty'),
  })
  if (!isNomination(fields.nomination)) throw new Error('the form lets no other nomination through')
  const id = crypto.randomUUID()
  const token = linkTokenOf(desk, id)
  await tx.insert(awardApplications).values({
    id,
    editionId: edition.id,
    submissionId,
    nomination: fields.nomination,
    fields,
    isbn: isbnOf(fields.isbn),
    linkHash: hashOfLink(token),
    locale,
    createdAt: now,
    updatedAt: now,
  })
  await tx.insert(awardHistory).values({
    applicationId: id,
    at: now,
    actor: 'applicant',
    who: '',
    action: 'submit',
    fromState: null,
    toState: 'submitted',
  })
  return receiptLink(bookPath(token), locale)
}
