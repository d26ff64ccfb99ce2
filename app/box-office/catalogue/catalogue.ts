import type { LocaleCode } from '../../platform/languages.ts'
import en from './product-texts.en.ts'
import ru, { type LineTexts, type PlaceTexts, type ProductTexts } from './product-texts.ru.ts'
import { type DoorProduct, type Product, type ProductId, products } from './products.ts'

/** What is sold with its words. Lists are made from one of these, so that a test can sell what the fair does not. */
export type Catalogue = { products: readonly Product[]; texts: Record<LocaleCode, CatalogueTexts> }

type CatalogueTexts = Omit<ProductTexts, 'products'> & {
  products: Partial<Record<ProductId, LineTexts & Partial<PlaceTexts>>>
}

export const catalogue: Catalogue = { products, texts: { ru, en } }

/** How a line is called on the order, the ticket and the receipt. */
export function productName(product: ProductId, locale: LocaleCode): string {
  return catalogue.texts[locale].products[product]?.line ?? product
}

/** What the door calls every ticket it can be shown. */
export function doorNames(
  locale: LocaleCode,
  { texts }: Pick<Catalogue, 'texts'> = catalogue,
): Record<DoorProduct, string> {
  const named = Object.entries(texts[locale].door).map(([id, { name }]) => [id, name])
  return Object.fromEntries(named) as Record<DoorProduct, string>
}
