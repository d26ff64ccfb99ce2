import { fairOfExhibitors } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { wordedAll } from '../../mail/words/letter-words.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { isLocale, type LocaleCode, withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { paymentPath } from './gateway-bill.ts'
import en from './letter-texts.en.ts'
import ru, { type LetterTexts } from './letter-texts.ru.ts'

/** What the office can write of them. */
export const paymentWords = wordedAll<LetterTexts['kinds']>(
  { ru: ru.kinds, en: en.kinds },
  'exhibitor-invoice-',
  'text',
)
const texts: Record<LocaleCode, LetterTexts> = { ru, en }

export type PaymentLetter = keyof LetterTexts['kinds']

/** Everything an exhibitor is told of their money, in the language they wrote in last. */
export function paymentLetter(
  kind: PaymentLetter,
  facts: {
    invoice: Invoice
    application: Pick<ApplicationRow, 'locale'>
    publicUrl: string
    reason?: string
  },
): Omit<Letter, 'recipient'> {
  const { invoice, application, publicUrl, reason = '' } = facts
  const locale = isLocale(application.locale) ? application.locale : 'ru'
  const t = texts[locale]
  const words = paymentWords.in[locale][kind]
  const { firstDay, lastDay } = fairOfExhibitors(invoice.edition)
  const said = {
    number: invoice.number,
    stand: invoice.standCode ?? '',
    due: formatDay(invoice.dueOn, locale, { withYear: true }),
    reason,
  }
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: fill(t.where, { days: formatDays(firstDay, lastDay, locale, { withYear: true }) }),
    title: words.title,
    paragraphs: [t.hello, fill(words.text, said)],
    rows: [],
    total: null,
    facts: [
      { label: t.facts.number, text: said.number },
      { label: t.facts.stand, text: said.stand },
      { label: t.facts.sum, text: formatRoubles(invoice.totalKopecks, locale) },
    ],
    links: [{ label: t.open, url: `${publicUrl}${withLocale(paymentPath, locale)}` }],
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: `${publicUrl}${withLocale('/privacy/', locale)}` }],
  }
  return { subject: fill(words.subject, said), body: letterText(sheet), html: letterHtml(sheet) }
}
