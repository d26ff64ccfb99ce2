import { type Edition, type TourType, tourTypes } from '../../editions/edition.ts'
import { type Price, type ProductRecord, productRecords, type SlotKind } from './product-records.ts'

export type ProductRecords = typeof productRecords
export type ProductId = keyof ProductRecords
type AnyRecord = ProductRecords[ProductId]
export type DoorProduct =
  | AnyRecord['door']['id']
  | Extract<AnyRecord, { doorWithPass: object }>['doorWithPass']['id']

export type Product = Omit<ProductRecord<ProductId, DoorProduct>, 'slots'> & {
  id: ProductId
  prices: Partial<Record<SlotKind, Price>>
  slots: readonly SlotKind[]
  /** Papers are looked at by people at the desk, never taken online. */
  needsProof: boolean
  /** Sold only to whoever has an invitation, which carries the price. */
  needsInvitation: boolean
}

/** A record as everybody else reads it. */
export function asProduct(id: ProductId, record: ProductRecord<ProductId, DoorProduct>): Product {
  const { slots: prices, door, accompanies } = record
  return {
    ...record,
    id,
    prices,
    slots: Object.keys(prices) as SlotKind[],
    // The one accompanied shows the paper for both.
    needsProof: door.proof !== undefined && accompanies === undefined,
    needsInvitation: Object.values(prices).includes('invitation'),
  }
}

export const products: readonly Product[] = (Object.keys(productRecords) as ProductId[]).map(id =>
  asProduct(id, productRecords[id]),
)

const byId = new Map<string, Product>(products.map(product => [product.id, product]))

export function productOf(id: string): Product | null {
  return byId.get(id) ?? null
}

type PricedSlot = { kind: SlotKind; priceKopecks: number | null }

/** What one place costs. An invitation's own price wins; without one there is no price for what needs it. */
export function priceOf(edition: Edition, id: ProductId, slot: PricedSlot): number | null {
  const product = productOf(id)
  return product && priceAt(edition, product, slot)
}

/**
 * What a ticket costs at another time: as much as it did, and by how much that time is dearer or cheaper than its own.
 * The price of an invitation goes along; one that editors have changed since does not matter.
 */
export function priceAfterMove(
  edition: Edition,
  { product, priceKopecks }: { product: ProductId; priceKopecks: number },
  from: PricedSlot,
  to: PricedSlot,
): number {
  const [before, after] = [priceOf(edition, product, from), priceOf(edition, product, to)]
  return after === null ? priceKopecks : Math.max(0, priceKopecks + after - (before ?? priceKopecks))
}

/** Null also where it is not sold. */
export function priceAt(
  { tickets, tours }: Edition,
  { prices }: Pick<Product, 'prices'>,
  { kind, priceKopecks }: PricedSlot,
): number | null {
  const price = prices[kind]
  switch (price) {
    case undefined:
    case 'invitation':
      return null
    case 'nothing':
      return 0
    case 'editors':
      return priceKopecks ?? 0
    case 'tour':
      return tours[kind as TourType].priceKopecks
    default:
      return tickets[price]
  }
}

/** The tours among them, each with the kind of departure it is for. */
export function tourProducts(from = products): { type: TourType; product: Product }[] {
  return from.flatMap(product =>
    tourTypes.filter(type => product.slots.includes(type)).map(type => ({ type, product })),
  )
}

/** A departure that takes place only when so many have paid; null where one is enough. */
export function peopleNeeded({ tours }: Edition, kind: SlotKind): number | null {
  const { minPeople = 1 } = tourTypes.some(type => type === kind) ? tours[kind as TourType] : {}
  return minPeople > 1 ? minPeople : null
}

/** What takes place at its hour or not; entry is another thing. */
export function isTourOrClass(kind: SlotKind): boolean {
  return products.some(({ group, slots }) => group !== 'ticket' && slots.includes(kind))
}
