import { sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import { type JsonRow, jsonList, jsonRows, writtenOnce } from '../../platform/database/json-rows.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { priceAfterMove, priceOf, productOf } from '../catalogue/products.ts'
import { returnSum, shareOf } from '../catalogue/return-sum.ts'
import type { OrderTicket } from '../orders/order-tickets.ts'
import { slots } from '../slots/tables.ts'
import { isStanding } from '../tickets/kept-states.ts'
import type { MyOrdersTexts } from './texts.ru.ts'

export type OtherSlot = { id: string; label: string }

type Options = { locale: LocaleCode; now: Date; t: MyOrdersTexts }

/** Where each ticket could go: days and windows of its kind that still have room, with what it costs or brings. */
export async function otherSlots(
  db: Db,
  edition: Edition,
  tickets: readonly OrderTicket[],
  { locale, now, t }: Options,
): Promise<Map<string, OtherSlot[]>> {
  const movable = tickets.filter(
    ({ state, isIn, slot, honouredUntil }) =>
      isStanding({ state }) && !isIn && (honouredUntil ?? slot.endsAt) > now,
  )
  if (movable.length === 0) return new Map()
  const wanted = new Set(movable.flatMap(({ product }) => productOf(product)?.slots ?? []))
  const [found] = await openSlots(db, [[...wanted], now])
  const open = (found?.slots ?? []).map(slotRows.read).map(slot => ({
    ...slot,
    name: `${formatWeekday(slot.day, locale)}, ${timeOf(slot.startsAt)}–${timeOf(slot.endsAt)}`,
  }))
  return new Map(
    movable.map(ticket => {
      const { code, product, slot } = ticket
      const kinds = productOf(product)?.slots ?? []
      const fitting = open.filter(
        other =>
          other.id !== slot.id && kinds.includes(other.kind) && priceOf(edition, product, other) !== null,
      )
      return [
        code,
        fitting.map(other => ({
          id: other.id,
          label: [other.name, ...differenceOf(edition, ticket, other, { locale, now, t })].join(': '),
        })),
      ]
    }),
  )
}

const slotRows = jsonRows(slots)
const openSlots = writtenOnce<{ slots: JsonRow[] }>(sql`
  select ${jsonList(slotRows.json, sql`${slots.startsAt}, ${slots.id}`)} as slots from ${slots}
  where ${slots.kind} = any ($1) and ${slots.endsAt} > $2 and ${slots.calledOffAt} is null
    and ${slots.closedAt} is null and ${slots.taken} < ${slots.capacity}`)

function differenceOf(
  edition: Edition,
  ticket: OrderTicket,
  other: typeof slots.$inferSelect,
  { locale, now, t }: Options,
): string[] {
  const from = { kind: ticket.slot.kind, priceKopecks: ticket.slotKopecks }
  const difference = priceAfterMove(edition, ticket, from, other) - ticket.priceKopecks
  if (difference === 0) return []
  if (difference > 0) return [fill(t.switchPay, { sum: formatRoubles(difference, locale) })]
  const { percent } = returnSum(edition, ticket, 'visitor', now)
  return [fill(t.switchBack, { sum: formatRoubles(shareOf(-difference, percent), locale) })]
}
