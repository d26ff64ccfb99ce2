import { atFair } from '../../office-fair.ts'
import type { Priced } from './price-form.ts'

/** Something with a price: a stand by its code, a thing of the catalogue by its slug. */
export type PricedItem = { priced: Priced; fair: string; what: string }

/** The page on which the office changes it. */
export function itemAddress({ priced, fair, what }: PricedItem): string {
  return atFair(`/office/${priced === 'stand' ? 'stands' : 'equipment'}/${what}/`, fair)
}
