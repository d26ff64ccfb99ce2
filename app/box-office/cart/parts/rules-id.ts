import type { ProductId } from '../../catalogue/products.ts'

/** Where the rules of a kind of ticket stand on the page. */
export function rulesId(id: ProductId): string {
  return `rules-${id}`
}
