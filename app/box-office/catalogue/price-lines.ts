import type { Edition } from '../../editions/edition.ts'
import { fillFromEdition } from '../../editions/phrases.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import type { Catalogue } from './catalogue.ts'
import type { SlotKind } from './product-records.ts'
import { type Product, priceAt } from './products.ts'

/** A price with the time it is for; no time where the product costs the same at all of its own. */
export type PriceLine = { kind: SlotKind; time: string | null; kopecks: number | null }

export function priceLines(
  edition: Edition,
  product: Product,
  locale: LocaleCode,
  from: Catalogue,
): PriceLine[] {
  const lines = product.slots.map(kind => ({
    kind,
    time: timeWord(edition, kind, locale, from),
    kopecks: priceAt(edition, product, { kind, priceKopecks: null }),
  }))
  const isOne = lines.every(({ kopecks }) => kopecks === lines[0]?.kopecks)
  return isOne ? lines.slice(0, 1).map(line => ({ ...line, time: null })) : lines
}

/** «вход до 14:00», «открытая дата». */
export function timeWord(
  { visitorDays }: Edition,
  kind: SlotKind,
  locale: LocaleCode,
  { texts }: Catalogue,
): string | null {
  const times: Partial<Record<SlotKind, string>> = texts[locale].times
  const word = times[kind]
  return word === undefined ? null : fillFromEdition(word, { turnsAt: visitorDays.windowTurnsAt })
}

/** A sum as it is read: «650 ₽», «бесплатно», «по коду приглашения». */
export function priceWord(kopecks: number | null, locale: LocaleCode, { texts }: Catalogue): string {
  if (kopecks === null) return texts[locale].byInvitation
  return kopecks === 0 ? texts[locale].nothing : formatRoubles(kopecks, locale)
}
