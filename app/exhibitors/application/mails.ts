import { openFair } from '../../editions/open-fair.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { wordedWhole } from '../../mail/words/letter-words.ts'
import { dayOf, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { applicationNumber } from '../application-number.ts'
import { windowPhase } from '../application-window.ts'
import en from './letter-texts.en.ts'
import ru, { type LetterTexts } from './letter-texts.ru.ts'

/** What the office can write of them. */
export const receiptWords = wordedWhole<LetterTexts>(
  { ru, en },
  'exhibitor-receipt',
  'first',
  'again',
  'next',
)
const texts = receiptWords.in

/** To the owner's own address: that the application is here, in which version, and what happens now. */
export function receiptLetter(facts: {
  recipient: string
  number: number
  version: number
  works: number
  locale: LocaleCode
  now: Date
  publicUrl: string
}): Letter {
  const { recipient, number, version, works, locale, now, publicUrl } = facts
  const t = texts[locale]
  const { firstDay, lastDay, applications, answersBy } = openFair
  // Sent in after the last day, it was asked for by the council: nothing can be corrected and no day is promised any more.
  const stage = windowPhase(now) === 'open' ? 'open' : 'asked'
  const said = {
    number: applicationNumber(number, locale),
    version,
    works,
    at: `${formatDay(dayOf(now), locale, { withYear: true })}, ${timeOf(now)}`,
    closes: formatDay(applications.closesOn, locale, { withYear: true }),
    answers: formatDay(answersBy, locale, { withYear: true }),
  }
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: fill(t.where, { days: formatDays(firstDay, lastDay, locale, { withYear: true }) }),
    title: t.title,
    paragraphs: [t.hello, fill(version === 1 ? t.first : t.again, said), fill(t.next[stage], said)],
    rows: [],
    total: null,
    facts: [
      { label: t.facts.number, text: said.number },
      { label: t.facts.version, text: String(version) },
      { label: t.facts.works, text: String(works) },
    ],
    links: [{ label: t.open, url: `${publicUrl}${withLocale('/account/application/', locale)}` }],
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: `${publicUrl}${withLocale('/privacy/', locale)}` }],
  }
  return { recipient, subject: fill(t.subject, said), body: letterText(sheet), html: letterHtml(sheet) }
}
