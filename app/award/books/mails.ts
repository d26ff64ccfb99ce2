import type { Edition } from '../../editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../../editions/phrases.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { bookPath } from './award-desk.ts'
import en from './letter-texts.en.ts'
import ru, { type BookLetterTexts } from './letter-texts.ru.ts'

const texts: Record<LocaleCode, BookLetterTexts> = { ru, en }

/** Tells an applicant what has just been done with their link. Not a word of what was typed is in it. */
export function bookLetter(told: {
  kind: 'withdraw' | 'reopen'
  number: number
  email: string
  token: string
  locale: LocaleCode
  edition: Edition
  publicUrl: string
}): Letter {
  const { kind, number, email, token, locale, edition, publicUrl } = told
  const t = texts[locale]
  const phrases = { ...phrasesOf(edition, locale), number: String(number) }
  const say = (text: string) => fillFromEdition(text, phrases)
  const at = (path: string) => `${publicUrl}${withLocale(path, locale)}`
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: say(t.where),
    title: t[kind].title,
    paragraphs: [t.hello, say(t[kind].text)],
    rows: [],
    total: null,
    links: [{ label: t.open, url: at(bookPath(token)) }],
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: at('/privacy/') }],
  }
  return { recipient: email, subject: say(t[kind].subject), body: letterText(sheet), html: letterHtml(sheet) }
}

/** What the receipt of the public form says besides, and the link in it. */
export function receiptLink(path: string, locale: LocaleCode) {
  const { text, label } = texts[locale].receipt
  return { text, label, path }
}
