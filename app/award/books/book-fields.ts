import type { Edition } from '../../editions/edition.ts'
import { partsOf } from '../../platform/dates.ts'
import { type Nomination, nominations } from '../count/award-rule.ts'
import { isbnOf } from './isbn.ts'

export const nominators = ['author', 'publisher', 'university'] as const
export type Nominator = (typeof nominators)[number]

/** How much may be typed; a tick has no length. */
export const bookFields = {
  nomination: 20,
  title: 300,
  publisher: 200,
  year: 4,
  isbn: 40,
  pages: 5,
  circulation: 7,
  nominator: 20,
  authorName: 200,
  authorConsent: 'tick',
  bookUrl: 500,
  novelty: 1_500,
  excerpt: 4_000,
  excerptPage: 5,
  readingCopyAgree: 'tick',
} as const satisfies Record<string, number | 'tick'>
export type BookField = keyof typeof bookFields
export const bookFieldNames = Object.keys(bookFields) as BookField[]
export type BookValues = Record<BookField, string>

export const leastExcerpt = 200

export const bookProblems = [
  'required',
  'unknown-nomination',
  'year',
  'isbn',
  'pages',
  'circulation',
  'author',
  'author-consent',
  'url',
  'short-excerpt',
  'page',
] as const
export type BookProblem = (typeof bookProblems)[number]

export function bookValues(fields: Readonly<Record<string, string>>): BookValues {
  return Object.fromEntries(bookFieldNames.map(name => [name, fields[name] ?? ''])) as BookValues
}

/** Of what was sent, what a book has: known names alone, cut to their length. A tick that was taken out is not sent at all. */
export function sentBook(sent: Readonly<Record<string, string>>, kept: BookValues): BookValues {
  return Object.fromEntries(
    bookFieldNames.map(name => {
      const most = bookFields[name]
      if (most === 'tick') return [name, sent[name] === 'on' ? 'on' : '']
      // Cut within a character, half of it is no text that a database keeps.
      return [name, (sent[name] ?? kept[name]).trim().slice(0, most).toWellFormed()]
    }),
  ) as BookValues
}

export function isSameBook(one: BookValues, other: BookValues): boolean {
  return bookFieldNames.every(name => one[name] === other[name])
}

/** Whose book it is: of whoever sent it in, or of whom they put forward. */
export function authorOf({ nominator, authorName }: BookValues, sender: string): string {
  return nominator === 'author' ? sender : authorName
}

export function isNomination(text: string): text is Nomination {
  return (nominations as readonly string[]).includes(text)
}

/** What keeps the book from being admitted, a word a field, in the order of the page. */
export function problemsOfBook(values: BookValues, edition: Edition): Map<BookField, BookProblem> {
  const { award } = edition
  const problems: [BookField, BookProblem | null][] = [
    ['nomination', isNomination(values.nomination) ? null : 'unknown-nomination'],
    ['title', given(values.title)],
    ['publisher', given(values.publisher)],
    ['year', isWhole(values.year, award.booksSinceYear, partsOf(award.announcedOn).year) ? null : 'year'],
    ['isbn', given(values.isbn) ?? (isbnOf(values.isbn) ? null : 'isbn')],
    ['pages', given(values.pages) ?? (isWhole(values.pages, 1, 5_000) ? null : 'pages')],
    [
      'circulation',
      given(values.circulation) ?? (isWhole(values.circulation, 1, 1_000_000) ? null : 'circulation'),
    ],
    ['nominator', (nominators as readonly string[]).includes(values.nominator) ? null : 'required'],
    ...problemsOfAuthor(values),
    ['bookUrl', values.bookUrl === '' || isWebAddress(values.bookUrl) ? null : 'url'],
    ['novelty', given(values.novelty)],
    ['excerpt', given(values.excerpt) ?? (values.excerpt.length >= leastExcerpt ? null : 'short-excerpt')],
    ['excerptPage', values.excerptPage === '' || isWhole(values.excerptPage, 1, 5_000) ? null : 'page'],
  ]
  return new Map(problems.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])))
}

/** Who puts forward somebody else's book names the author, who has agreed. */
function problemsOfAuthor({
  nominator,
  authorName,
  authorConsent,
}: BookValues): [BookField, BookProblem | null][] {
  if (nominator === 'author' || nominator === '') return []
  return [
    ['authorName', authorName === '' ? 'author' : null],
    ['authorConsent', authorConsent === 'on' ? null : 'author-consent'],
  ]
}

function given(text: string): BookProblem | null {
  return text === '' ? 'required' : null
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^[0-9]{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
