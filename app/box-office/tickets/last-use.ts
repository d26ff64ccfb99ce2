import type { Edition } from '../../editions/edition.ts'
import { momentAt } from '../../editions/rules.ts'
import type { Day } from '../../platform/dates.ts'
import { doorKindOf, doorProductOf } from '../catalogue/door-kinds.ts'
import type { SlotKind } from '../catalogue/product-records.ts'
import type { ProductId } from '../catalogue/products.ts'

type Span = { kind: SlotKind; day: Day; startsAt: Date; endsAt: Date }

/** After this moment nobody gets in on it, however it was paid: then there is nothing to sell. */
export function usableUntil(edition: Edition, product: ProductId, slot: Span): Date {
  if (isWindow(slot)) return doorsClose(edition, slot)
  const { waitMinutes } = doorKindOf(doorProductOf(product, false))
  return waitMinutes === undefined ? slot.endsAt : new Date(slot.startsAt.getTime() + waitMinutes * 60_000)
}

/**
 * Ordered in the last minutes of a window and paid a little after it: the window is honoured for as long as places are
 * kept for a payment, but nobody comes in after the doors have closed. Null where the window itself is long enough.
 */
export function honouredUntil(edition: Edition, slot: Span, paidAt: Date): Date | null {
  if (!isWindow(slot)) return null
  const wished = new Date(paidAt.getTime() + edition.sale.paymentMinutes * 60_000)
  const close = doorsClose(edition, slot)
  const until = wished < close ? wished : close
  return until > slot.endsAt ? until : null
}

function isWindow({ kind }: Span): boolean {
  return kind === 'before' || kind === 'after'
}

function doorsClose({ visitorDays }: Edition, { day, endsAt }: Span): Date {
  const close = momentAt(day, visitorDays.to)
  return close > endsAt ? close : endsAt
}
