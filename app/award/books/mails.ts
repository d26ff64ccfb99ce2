import type { Edition } from '../../editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../../editions/phrases.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { worded } from '../../mail/words/letter-words.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { bookPath } from './award-desk.ts'
import en from './letter-texts.en.ts'
import ru, { type BookLetterTexts } from './letter-texts.ru.ts'

/** What the office can write of them. */
export const bookWords = worded<BookLetterTexts>(
  { ru, en },
  {
    withdraw: ['award-withdraw', 'text'],
    reopen: ['award-reopen', 'text'],
    ask: ['award-ask', 'text'],
    admit: ['award-admit', 'text'],
    decline: ['award-decline', 'text'],
    reconsider: ['award-reconsider', 'text'],
    'propose-move': ['award-propose-move', 'text'],
  },
)
const texts = bookWords.in

export type BookLetterKind =
  | 'withdraw'
  | 'reopen'
  | 'ask'
  | 'admit'
  | 'decline'
  | 'reconsider'
  | 'propose-move'

/**
 * Tells an applicant what has just been done with their book. Not a word of what was typed on their page is in it; what
 * the secretary writes to them is.
 */
export function bookLetter(told: {
  kind: BookLetterKind
  number: number
  email: string
  token: string
  locale: LocaleCode
  edition: Edition
  publicUrl: string
  /** The secretary's own words: a question, a reason. */
  said?: string
  /** Until when, as it is shown; what another nomination is called. */
  until?: string
  nomination?: string
}): Letter {
  const { kind, number, email, token, locale, edition, publicUrl, said = '' } = told
  const { until = '', nomination = '' } = told
  const t = texts[locale]
  const words = t[kind]
  const phrases = { ...phrasesOf(edition, locale), number: String(number), until, nomination }
  const say = (text: string) => fillFromEdition(text, phrases)
  const at = (path: string) => `${publicUrl}${withLocale(path, locale)}`
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: say(t.where),
    title: words.title,
    paragraphs: [t.hello, say(words.text)],
    rows: [],
    total: null,
    facts: said && 'said' in words ? [{ label: words.said, text: said }] : [],
    links: [{ label: t.open, url: at(bookPath(token)) }],
    notes: [],
    foot: ['said' in words ? t.footOfOffice : t.foot],
    footLinks: [{ label: t.privacy, url: at('/privacy/') }],
  }
  return { recipient: email, subject: say(words.subject), body: letterText(sheet), html: letterHtml(sheet) }
}

/** What the receipt of the public form says besides, and the link in it. */
export function receiptLink(path: string, locale: LocaleCode) {
  const { text, label } = texts[locale].receipt
  return { text, label, path }
}
