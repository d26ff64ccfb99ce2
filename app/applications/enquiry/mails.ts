import type { Edition } from '../../editions/edition.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { wordedWhole } from '../../mail/words/letter-words.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { sayer } from '../form-view.ts'
import { dressed, frame } from '../mails.ts'
import en from './letter-texts.en.ts'
import ru, { type EnquiryLetterTexts } from './letter-texts.ru.ts'

/** What the office can write of it. */
export const enquiryWords = wordedWhole<EnquiryLetterTexts>(
  { ru, en },
  'enquiry-passed-on',
  'text',
  'reply',
  'contact',
)

/** To whoever shows a work. Who asks is in it only if the visitor wants them to know. */
export function passedOnLetter(facts: {
  to: string
  locale: LocaleCode
  work: string
  question: string
  visitor: { name: string; email: string } | null
  /** Of the department that answers. */
  email: string
  edition: Edition
}): Letter {
  const { to, locale, work, question, visitor, email } = facts
  const t = enquiryWords.in[locale]
  const said = { about: work, email }
  const answer = visitor
    ? fill(t.contact, { name: visitor.name, contact: visitor.email })
    : fill(t.reply, said)
  return dressed(to, fill(t.subject, said), {
    ...frame(sayer(facts.edition, locale), locale),
    title: t.title,
    paragraphs: [t.text, answer],
    facts: [
      { label: t.work, text: work },
      { label: t.question, text: question },
    ].filter(({ text }) => text !== ''),
    links: [],
    notes: [],
    foot: [fill(t.foot, said)],
    footLinks: [],
  })
}
