import { fairOfExhibitors } from '../../editions/open-fair.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { worded } from '../../mail/words/letter-words.ts'
import { formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { applicationNumber } from '../application-number.ts'
import { wordsIn } from '../words-in.ts'
import en from './letter-texts.en.ts'
import ru, { type MessageLetterTexts } from './letter-texts.ru.ts'
import { openingOf } from './message.ts'

/** What the office can write of them. */
export const messageWords = worded<MessageLetterTexts>(
  { ru, en },
  {
    exhibitor: ['exhibitor-message-exhibitor', 'text'],
    office: ['exhibitor-message-office', 'text'],
  },
)
const texts = messageWords.in

/** That there is something to read: its first words and the way to the rest, which is read after signing in. */
export function messageLetter(facts: {
  recipient: string
  reader: 'exhibitor' | 'office'
  author: string
  text: string
  hasFile: boolean
  application: { id: string; editionId: string; number: number; nameRu: string; nameEn: string }
  locale: LocaleCode
  publicUrl: string
}): Letter {
  const { recipient, reader, author, text, hasFile, application, locale, publicUrl } = facts
  const t = texts[locale]
  const { firstDay, lastDay } = fairOfExhibitors(application.editionId)
  const name = wordsIn({ nameRu: application.nameRu, nameEn: application.nameEn }, 'name', locale)
  const said = {
    author,
    number: applicationNumber(application.number, locale),
    name,
    opening: openingOf(text),
  }
  const words = t[reader]
  const path = reader === 'exhibitor' ? '/account/messages/' : `/office/messages/${application.id}/`
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: fill(t.where, { days: formatDays(firstDay, lastDay, locale, { withYear: true }) }),
    title: words.title,
    paragraphs: [fill(words.text, said), fill(t.quote, said), ...(hasFile ? [t.attached] : [])],
    rows: [],
    total: null,
    facts: [],
    links: [{ label: t.open, url: `${publicUrl}${withLocale(path, locale)}` }],
    notes: [],
    foot: [words.foot],
    footLinks: [{ label: t.privacy, url: `${publicUrl}${withLocale('/privacy/', locale)}` }],
  }
  return { recipient, subject: fill(words.subject, said), body: letterText(sheet), html: letterHtml(sheet) }
}
