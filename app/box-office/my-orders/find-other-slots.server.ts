import { and, gt, isNull, lt } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { priceOf, productOf } from '../catalogue/products.ts'
import type { OrderTicket } from '../orders/order-tickets.ts'
import { slots } from '../slots/tables.ts'

export type OtherSlot = { id: string; label: string }

/** Where each ticket could go: days and windows of its kind and price that still have room, by the ticket's code. */
export async function otherSlots(
  db: Db,
  edition: Edition,
  tickets: readonly OrderTicket[],
  { locale, now }: { locale: LocaleCode; now: Date },
): Promise<Map<string, OtherSlot[]>> {
  const movable = tickets.filter(({ state, isIn }) => state === 'valid' && !isIn)
  if (movable.length === 0) return new Map()
  const open = await db
    .select()
    .from(slots)
    .where(
      and(
        gt(slots.endsAt, now),
        isNull(slots.calledOffAt),
        isNull(slots.closedAt),
        lt(slots.taken, slots.capacity),
      ),
    )
    .orderBy(slots.startsAt, slots.id)
  return new Map(
    movable.map(({ code, product, slot, priceKopecks }) => {
      const kinds = productOf(product)?.slots ?? []
      const fitting = open.filter(
        other =>
          other.id !== slot.id &&
          kinds.includes(other.kind) &&
          priceOf(edition, product, other) === priceKopecks,
      )
      return [
        code,
        fitting.map(({ id, day, startsAt, endsAt }) => ({
          id,
          label: `${formatWeekday(day, locale)}, ${timeOf(startsAt)}–${timeOf(endsAt)}`,
        })),
      ]
    }),
  )
}
