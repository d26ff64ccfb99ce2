import type { Edition } from '../../editions/edition.ts'
import { phrasesOf } from '../../editions/phrases.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { plural } from '../../platform/plurals.ts'
import { productName } from '../catalogue/catalogue.ts'
import type { ProductId } from '../catalogue/products.ts'
import type { InvitationLetterTexts } from './letter-texts.ru.ts'

type Invited = {
  code: string
  product: ProductId
  priceKopecks: number
  uses: number
  validUntil: Date
  guestName: string
  locale: LocaleCode
}

/** The letter that brings a guest their code. */
export function invitationLetter(
  { code, product, priceKopecks, uses, validUntil, guestName, locale }: Invited,
  { edition, publicUrl, t }: { edition: Edition; publicUrl: string; t: InvitationLetterTexts },
): { subject: string; body: string; html: string } {
  const at = (path: string) => `${publicUrl}${withLocale(path, locale)}`
  const price = priceKopecks === 0 ? t.free : fill(t.each, { sum: formatRoubles(priceKopecks, locale) })
  const phrases = { code, price, product: productName(product, locale) }
  // The last day on which it is valid, not the midnight after it.
  const until = formatDay(dayOf(new Date(validUntil.getTime() - 1)), locale)
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: fill(t.where, phrasesOf(edition, locale)),
    title: t.title,
    paragraphs: [
      ...(guestName ? [fill(t.hello, { name: guestName })] : []),
      fill(t.opens, phrases),
      t.how,
      fill(plural(uses, locale, t.places), { count: uses }),
      fill(t.until, { until }),
    ],
    rows: [],
    total: null,
    links: [{ label: t.button, url: at('/tickets/') }],
    notes: [],
    foot: [t.secret, t.foot],
    footLinks: [
      { label: t.links.refund, url: at('/refund/') },
      { label: t.links.offer, url: at('/offer/') },
    ],
  }
  return { subject: t.subject, body: letterText(sheet), html: letterHtml(sheet) }
}
