import type { Edition } from '../../editions/edition.ts'
import { type BookValues, bookFieldNames, problemsOfBook } from '../books/book-fields.ts'

/** What the applicant stated on the form: each has to be there. */
export const statements = ['isCitizen', 'isArtHistorian', 'isOnlyAuthor'] as const
export type Statement = (typeof statements)[number]

/** What is looked at before a book is admitted, in the order of the page. */
export const eligibilityChecks = ['year', 'isbn', 'fields', ...statements, 'author', 'book', 'twice'] as const
export type EligibilityCheck = (typeof eligibilityChecks)[number]

export type CheckedBook = {
  values: BookValues
  /** What was answered on the form. */
  answers: Readonly<Record<string, string | string[]>>
  hasReadingCopy: boolean
  haveCopiesCome: boolean
  /** Whether another application with its ISBN has been admitted. */
  isAdmittedElsewhere: boolean
}

const ownLine = new Set(['year', 'isbn', 'authorName', 'authorConsent'])

/** Each check and whether it is passed. */
export function checkEligibility(
  book: CheckedBook,
  edition: Edition,
): { check: EligibilityCheck; isRight: boolean }[] {
  const problems = problemsOfBook(book.values, edition)
  const given = (name: Statement) => [book.answers[name]].flat()[0] === 'on'
  const right: Record<EligibilityCheck, boolean> = {
    year: !problems.has('year'),
    isbn: !problems.has('isbn'),
    fields: bookFieldNames.every(name => ownLine.has(name) || !problems.has(name)),
    isCitizen: given('isCitizen'),
    isArtHistorian: given('isArtHistorian'),
    isOnlyAuthor: given('isOnlyAuthor'),
    author: !problems.has('authorName') && !problems.has('authorConsent'),
    book: book.hasReadingCopy || book.haveCopiesCome,
    twice: !book.isAdmittedElsewhere,
  }
  return eligibilityChecks.map(check => ({ check, isRight: right[check] }))
}

/** What the table of a book's way asks of these (`way/application-states.ts`). */
export function factsOfChecks(checks: readonly { check: EligibilityCheck; isRight: boolean }[]) {
  const is = (name: EligibilityCheck) => checks.some(({ check, isRight }) => check === name && isRight)
  return {
    complete: checks.every(({ check, isRight }) => isRight || check === 'book' || check === 'twice'),
    'book-received': is('book'),
    'not-twice': is('twice'),
  }
}
