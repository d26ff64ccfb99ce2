import type { Edition } from '../../editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../../editions/phrases.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { worded } from '../../mail/words/letter-words.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import en from './letter-texts.en.ts'
import ru, { type JuryLetterTexts } from './letter-texts.ru.ts'

/** What the office can write of them. */
export const juryWords = worded<JuryLetterTexts>(
  { ru, en },
  {
    'first-round': ['award-jury-first-round', 'text'],
    'second-round': ['award-jury-second-round', 'text'],
  },
)
const texts = juryWords.in

/** Reminds a juror of what they owe: how much and until when, and not which books. */
export function reminderLetter(told: {
  kind: 'first-round' | 'second-round'
  owed: number
  until: string
  email: string
  locale: LocaleCode
  edition: Edition
  publicUrl: string
}): Letter {
  const { kind, owed, until, email, locale, edition, publicUrl } = told
  const t = texts[locale]
  const phrases = { ...phrasesOf(edition, locale), owed: String(owed), until }
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
    links: [{ label: t.open, url: at('/jury/') }],
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: at('/privacy/') }],
  }
  return { recipient: email, subject: say(t[kind].subject), body: letterText(sheet), html: letterHtml(sheet) }
}
