import type { Edition } from '../../editions/edition.ts'
import { phrasesOf } from '../../editions/phrases.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { bookPath } from '../books/award-desk.ts'
import type { AnnounceTexts } from './announce-texts.ru.ts'

/** Tells whoever sent in an admitted book how it ended; `prizes` are the names of what it has won, if anything. */
export function resultLetter(told: {
  title: string
  prizes: readonly string[]
  email: string
  token: string
  locale: LocaleCode
  edition: Edition
  publicUrl: string
  t: AnnounceTexts
}): Letter {
  const { title, prizes, email, token, locale, edition, publicUrl, t } = told
  const at = (path: string) => `${publicUrl}${withLocale(path, locale)}`
  const { subject, title: head } = prizes.length > 0 ? t.laureate : t.other
  const text =
    prizes.length > 0
      ? fill(t.laureate.text, { title, prizes: prizes.join(', ') })
      : fill(t.other.text, { title })
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: fill(t.where, { fairDates: phrasesOf(edition, locale).fairDates }),
    title: head,
    paragraphs: [t.hello, text],
    rows: [],
    total: null,
    links: [
      { label: t.open, url: at(bookPath(token)) },
      { label: t.laureates, url: at('/award/laureates/') },
      { label: t.protocol, url: at('/award/protocol/') },
    ],
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: at('/privacy/') }],
  }
  return { recipient: email, subject, body: letterText(sheet), html: letterHtml(sheet) }
}
