import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { worded } from '../../mail/words/letter-words.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { applicationNumber } from '../application-number.ts'
import { standWindow } from '../stands/stand-window.ts'
import type { Decision } from './decisions.ts'
import en from './letter-texts.en.ts'
import ru, { type AnswerTexts } from './letter-texts.ru.ts'

/** What the office can write of them. */
export const answerWords = worded<AnswerTexts>(
  { ru, en },
  {
    accept: ['exhibitor-answer-accept', 'first', 'next'],
    wait: ['exhibitor-answer-wait', 'first', 'next'],
    'ask-changes': ['exhibitor-answer-ask-changes', 'first', 'next'],
    decline: ['exhibitor-answer-decline', 'first', 'next'],
  },
)
const texts = answerWords.in

/** The council's answer to one application. */
export function answerLetter(answer: {
  fair: OpenFair
  email: string
  number: number
  decision: Decision
  message: string
  changesUntil: string | null
  rank: number | null
  locale: LocaleCode
  publicUrl: string
}): Letter {
  const { decision, fair, locale, message, publicUrl } = answer
  const t = texts[locale]
  const words = t[decision]
  const { firstDay, lastDay, standChoice } = fair
  const opensOn = standWindow(answer.rank, fair)?.opensOn ?? standChoice.from
  const said = {
    number: applicationNumber(answer.number, locale),
    rank: answer.rank ?? 1,
    from: formatDay(opensOn, locale, { withYear: true }),
    to: formatDay(standChoice.to, locale, { withYear: true }),
    until: answer.changesUntil ? formatDay(answer.changesUntil, locale, { withYear: true }) : '',
  }
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: fill(t.where, { days: formatDays(firstDay, lastDay, locale, { withYear: true }) }),
    title: words.title,
    paragraphs: [t.hello, fill(words.first, said), fill(words.next, said)],
    rows: [],
    total: null,
    facts: message ? [{ label: t.message, text: message }] : [],
    links: [{ label: t.open, url: `${publicUrl}${withLocale('/account/application/', locale)}` }],
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: `${publicUrl}${withLocale('/privacy/', locale)}` }],
  }
  const subject = fill(words.subject, said)
  return { recipient: answer.email, subject, body: letterText(sheet), html: letterHtml(sheet) }
}
