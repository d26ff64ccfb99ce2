import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import { wordedWhole } from '../../mail/words/letter-words.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import en from './letter-texts.en.ts'
import ru, { type AccessLetterTexts } from './letter-texts.ru.ts'

/** What the office can write of it. */
export const accessWords = wordedWhole<AccessLetterTexts>({ ru, en }, 'access-asked', 'text')

/** To an administrator: a colleague would like to open a section. */
export function accessLetter(facts: {
  name: string
  role: string
  section: string
  locale: LocaleCode
  address: string
}) {
  const { name, role, section: title, locale, address } = facts
  const t = accessWords.in[locale]
  const said = { name, role, title }
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: t.where,
    title: t.title,
    paragraphs: [fill(t.text, said)],
    rows: [],
    total: null,
    links: [{ label: t.open, url: address }],
    notes: [],
    foot: [t.foot],
    footLinks: [],
  }
  return { subject: fill(t.subject, said), body: letterText(sheet), html: letterHtml(sheet) }
}
