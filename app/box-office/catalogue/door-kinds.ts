import type { DoorKind } from './product-records.ts'
import { type DoorProduct, type Product, type ProductId, products } from './products.ts'

/** What was bought, as the door knows it. An employee's concession is proved by the pass. */
export function doorProductOf(id: ProductId, isForPass: boolean, from = products): DoorProduct {
  const product = from.find(one => one.id === id)
  if (!product) throw new Error(`${id} is not in the catalogue`)
  const { door, doorWithPass = door } = product
  return (isForPass ? doorWithPass : door).id
}

/** Every kind of ticket the door can be shown, once. */
export function doorKindsOf(from: readonly Product[]): DoorKind<DoorProduct>[] {
  const kinds = from.flatMap(({ door, doorWithPass }) => [door, ...(doorWithPass ? [doorWithPass] : [])])
  return [...new Map(kinds.map(kind => [kind.id, kind])).values()]
}

export const doorKinds = doorKindsOf(products)

export function doorKindOf(id: DoorProduct, kinds = doorKinds): DoorKind<DoorProduct> {
  const kind = kinds.find(one => one.id === id)
  if (!kind) throw new Error(`The door knows no ${id}`)
  return kind
}
