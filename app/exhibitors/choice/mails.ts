import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { worded } from '../../mail/words/letter-words.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'
import { fillWith } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { applicationNumber } from '../application-number.ts'
import { momentOf } from '../moment-of.ts'
import en from './letter-texts.en.ts'
import ru, { type StandLetterTexts } from './letter-texts.ru.ts'

/** What the office can write of them. */
export const standWords = worded<StandLetterTexts>(
  { ru, en },
  {
    held: ['exhibitor-stand-held', 'first', 'next'],
    lapsed: ['exhibitor-stand-lapsed', 'first', 'next'],
    extended: ['exhibitor-stand-extended', 'first', 'next'],
    released: ['exhibitor-stand-released', 'first', 'next'],
  },
)
const texts = standWords.in

/** What happened to somebody's stand. */
export type StandNews =
  | { kind: 'held'; code: string; until: Date; priceKopecks: number }
  | { kind: 'lapsed'; code: string }
  | { kind: 'extended'; code: string; until: Date; why: string }
  /** By the office; whoever gives a stand up themselves knows it. */
  | { kind: 'released'; code: string; why: string }

export function standLetter(
  news: StandNews & {
    recipient: string
    number: number
    fair: OpenFair
    locale: LocaleCode
    publicUrl: string
  },
): Letter {
  const { locale, publicUrl, recipient } = news
  const t = texts[locale]
  const words = t[news.kind]
  const { firstDay, lastDay, standChoice } = news.fair
  const say = fillWith({
    code: news.code,
    number: applicationNumber(news.number, locale),
    until: 'until' in news ? momentOf(news.until, locale) : '',
    to: formatDay(standChoice.to, locale, { withYear: true }),
    days: formatDays(firstDay, lastDay, locale, { withYear: true }),
  })
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: say(t.where),
    title: say(words.title),
    paragraphs: [t.hello, say(words.first), say(words.next)],
    rows: [],
    total: news.kind === 'held' ? { label: t.price, sum: formatRoubles(news.priceKopecks, locale) } : null,
    facts: 'why' in news ? [{ label: t.why, text: news.why }] : [],
    links: [{ label: t.open, url: `${publicUrl}${withLocale('/account/stand/', locale)}` }],
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: `${publicUrl}${withLocale('/privacy/', locale)}` }],
  }
  return { recipient, subject: say(words.subject), body: letterText(sheet), html: letterHtml(sheet) }
}
