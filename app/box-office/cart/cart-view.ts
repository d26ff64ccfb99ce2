import type { Edition } from '../../editions/edition.ts'
import { formatDays } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { productName } from '../catalogue/catalogue.ts'
import { peopleNeeded, productOf } from '../catalogue/products.ts'
import type { OrderView } from '../orders/read-order.server.ts'

export type CartLine = {
  id: string
  name: string
  /** Day and hours at the venue. */
  when: string
  quantity: number
  /** How many people come to a tour that is sold whole. */
  heads: number | null
  unitKopecks: number
  sumKopecks: number
  /** Sold whole: there is no number to change. */
  isWhole: boolean
  needsProof: boolean
  /** A tour that has not found its people yet. */
  isUnconfirmed: boolean
}

export type CartView =
  | { state: 'empty' }
  /** Checked out already: the order's own page goes on from here. */
  | { state: 'waiting'; token: string }
  | { state: 'over'; lines: CartLine[]; totalKopecks: number }
  | {
      state: 'held'
      lines: CartLine[]
      totalKopecks: number
      heldUntil: string
      heldUntilTime: string
      canExtend: boolean
      canChange: boolean
    }

/** The cart as its owner sees it, in the language of the page and not of the first click. */
export function cartView(
  edition: Edition,
  order: OrderView | null,
  isInvited: boolean,
  now: Date,
  locale: LocaleCode,
): CartView {
  if (order?.state === 'waiting_for_payment') return { state: 'waiting', token: order.token }
  if (!order || (order.state !== 'held' && order.state !== 'expired')) return { state: 'empty' }
  const { totalKopecks, heldUntil, canExtend } = order
  const lines = order.lines.map(line => cartLine(edition, line, locale))
  if (order.state === 'expired' || heldUntil <= now) return { state: 'over', lines, totalKopecks }
  return {
    state: 'held',
    lines,
    totalKopecks,
    heldUntil: heldUntil.toISOString(),
    heldUntilTime: timeOf(heldUntil),
    canExtend,
    canChange: !isInvited,
  }
}

function cartLine(edition: Edition, line: OrderView['lines'][number], locale: LocaleCode): CartLine {
  const { id, product, quantity, unitKopecks, heads, slot } = line
  return {
    id,
    name: productName(product, locale),
    when: whenOf(edition, slot, locale),
    quantity,
    heads,
    unitKopecks,
    sumKopecks: quantity * unitKopecks,
    isWhole: productOf(product)?.isSoldWhole ?? false,
    needsProof: productOf(product)?.needsProof ?? false,
    isUnconfirmed: peopleNeeded(edition, slot.kind) !== null && !slot.isConfirmed,
  }
}

function whenOf(edition: Edition, slot: OrderView['lines'][number]['slot'], locale: LocaleCode): string {
  const { first, last, from, to } = edition.visitorDays
  if (slot.kind === 'open-date') return `${formatDays(first, last, locale)}, ${from}–${to}`
  return `${formatWeekday(slot.day, locale)}, ${timeOf(slot.startsAt)}–${timeOf(slot.endsAt)}`
}
