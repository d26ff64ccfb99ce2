import type { Edition } from '../../editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../../editions/phrases.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { catalogue } from './catalogue.ts'
import { priceLines, priceWord, timeWord } from './price-lines.ts'
import type { Product, ProductId } from './products.ts'

export type Holder = { title: string; text: string }

/** A kind of ticket as the price list shows it, with the rules that its row opens. */
export type TicketType = {
  id: ProductId
  name: string
  /** Who it is for, in one line. */
  about: string
  /** A sum with the entry window or the kind it is for. */
  prices: { label?: string; price: string }[]
  rules: string[]
  /** The exact categories, each with the paper that proves it. */
  holders: Holder[]
}

/** What the price list shows, in the order people ask. Categories are the editors': they come with the page. */
export function ticketTypes(
  edition: Edition,
  locale: LocaleCode,
  holders: Partial<Record<ProductId, Holder[]>>,
  from = catalogue,
): TicketType[] {
  const fill = (text: string) => fillFromEdition(text, visitPhrases(edition, locale))
  return from.products.flatMap(product => {
    const words = from.texts[locale].products[product.id]?.list
    if (!words) return []
    const { name, about, rules } = words
    const own = priceLines(edition, product, locale, from)
    const others = otherTimes(product).flatMap(other =>
      priceLines(edition, other, locale, from).map(line => ({
        ...line,
        time: timeWord(edition, line.kind, locale, from),
      })),
    )
    return {
      id: product.id,
      name,
      about: fill(about),
      prices: [...own, ...others].map(({ time, kopecks }) => ({
        ...(time && { label: time }),
        price: priceWord(kopecks, locale, from),
      })),
      rules: rules.map(fill),
      holders: holders[product.id] ?? [],
    }
  })

  // The same ticket for other times, where it has no row of its own in this list.
  function otherTimes({ id, pickerRow }: Product): Product[] {
    return from.products.filter(
      other =>
        other.id !== id &&
        pickerRow !== undefined &&
        other.pickerRow === pickerRow &&
        !other.shownIn.includes('list'),
    )
  }
}

/** The edition's phrases and the hours of a visitor day, for the words of products. */
export function visitPhrases(edition: Edition, locale: LocaleCode): Record<string, string> {
  const { from, windowTurnsAt, to } = edition.visitorDays
  return { ...phrasesOf(edition, locale), opensAt: from, turnsAt: windowTurnsAt, closesAt: to }
}
