import type { Edition } from '../../editions/edition.ts'
import type { Day } from '../../platform/dates.ts'
import type { ProductId, SlotKind } from '../catalogue/products.ts'
import type { Admission, DoorProduct, TicketClaims } from './door-ticket.ts'

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
): TicketClaims {
  return {
    code,
    editionId: edition.id,
    product: doorProductOf(product, isForPass),
    admission: admissionOf(slot),
  }
}

/** What was bought, as far as the door asks for papers. */
export function doorProductOf(product: ProductId, isForPass: boolean): DoorProduct {
  return isForPass ? 'employee' : doorProduct[product]
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

const doorProduct: Record<ProductId, DoorProduct> = {
  day: 'day',
  'open-date': 'open-date',
  child: 'child',
  concession: 'concession',
  'concession-open-date': 'concession',
  free: 'free',
  companion: 'free',
  premium: 'premium',
  'tour-group': 'tour',
  'tour-individual': 'tour',
  'tour-author': 'tour',
  'master-class': 'class',
}
