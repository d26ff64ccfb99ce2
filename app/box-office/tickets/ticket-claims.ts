import type { Edition } from '../../editions/edition.ts'
import type { Day } from '../../platform/dates.ts'
import { doorProductOf } from '../catalogue/door-kinds.ts'
import type { SlotKind } from '../catalogue/product-record.ts'
import { type ProductId, products } from '../catalogue/products.ts'
import type { Admission, TicketClaims } from './door-ticket.ts'

type Sold = {
  code: string
  product: ProductId
  isForPass?: boolean
  slot: { kind: SlotKind; day: Day; startsAt: Date; endsAt: Date }
}

/** What was sold, in the words of the door. */
export function ticketClaims(
  edition: Edition,
  { code, product, isForPass = false, slot }: Sold,
  from = products,
): TicketClaims {
  return {
    code,
    editionId: edition.id,
    product: doorProductOf(product, isForPass, from),
    admission: admissionOf(slot),
  }
}

function admissionOf({ kind, day, startsAt, endsAt }: Sold['slot']): Admission {
  switch (kind) {
    case 'before':
    case 'after':
      return { kind: 'window', day, window: kind }
    case 'open-date':
      return { kind: 'each-day' }
    case 'premium':
      return { kind: 'opening' }
    default: {
      const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)
      return { kind: 'event', startsAt: startsAt.toISOString(), minutes }
    }
  }
}
