import { catalogue } from '../box-office/catalogue/catalogue.ts'
import { priceLines, priceWord } from '../box-office/catalogue/price-lines.ts'
import { type Product, priceAt, tourProducts } from '../box-office/catalogue/products.ts'
import { visitPhrases } from '../box-office/catalogue/ticket-types.ts'
import { tourUnit } from '../box-office/catalogue/tours.ts'
import type { Edition } from '../editions/edition.ts'
import { fillFromEdition } from '../editions/phrases.ts'
import { fill } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'

/** `reduced` is empty where there is no concession, and null where one sentence stands for both. */
export type HomePriceRow = { name: string; full: string; reduced: string | null }

export function priceRows(edition: Edition, locale: LocaleCode, from = catalogue): HomePriceRow[] {
  return from.products.flatMap(product => {
    const { home } = from.texts[locale].products[product.id] ?? {}
    if (home === undefined) return []
    const name = fillFromEdition(home, visitPhrases(edition, locale))
    const reduced = from.products.find(({ reduces }) => reduces === product.id)
    return priceLines(edition, product, locale, from).map(({ kind, time, kopecks }) => ({
      name: time ? `${name}, ${time}` : name,
      full: priceWord(kopecks, locale, from),
      reduced: kopecks === null ? null : reducedPrice(reduced, kind),
    }))
  })

  function reducedPrice(reduced: Product | undefined, kind: Product['slots'][number]): string {
    const kopecks = reduced ? priceAt(edition, reduced, { kind, priceKopecks: null }) : null
    return kopecks === null ? '' : priceWord(kopecks, locale, from)
  }
}

/** The cheapest first. */
export function tourRows(
  { tours }: Edition,
  locale: LocaleCode,
  from = catalogue,
): { name: string; price: string }[] {
  const { people, peopleFrom, products: words } = from.texts[locale]
  return tourProducts(from.products)
    .map(({ type, product }) => ({
      kind: words[product.id]?.tours ?? '',
      unit: tourUnit(product, locale, from),
      ...tours[type],
    }))
    .toSorted((one, other) => one.priceKopecks - other.priceKopecks)
    .map(({ kind, unit, priceKopecks, minPeople: least, maxPeople: most }) => ({
      name: `${kind}, ${least > 1 ? fill(peopleFrom, { least, most }) : fill(people, { most })}, ${unit}`,
      price: formatRoubles(priceKopecks, locale),
    }))
}
