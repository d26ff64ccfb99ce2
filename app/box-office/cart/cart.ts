import type { Edition } from '../../editions/edition.ts'
import { formatDays } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { productName } from '../catalogue/catalogue.ts'
import { type Product, type ProductId, peopleNeeded, productOf, products } from '../catalogue/products.ts'
import type { WantedLine, Wrong } from '../orders/check-order.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import { eventName, type SlotEvent } from '../slots/slot-event.ts'

/**
 * What the form of the tickets page sends: `day` and `window` (or `slot`, which names both, or the open date),
 * `quantity-day` and its kin the numbers, `tour` (`author:departure-7`, or the departure with `tour-type`) or `class` a
 * departure or a class with `people`; where tickets are bought along with it, it is for all of them. Blanks and noughts
 * are nothing.
 */
export function linesOf(fields: Record<string, string>): WantedLine[] {
  const slot = slotOf(fields)
  const tickets = products
    .filter(({ group }) => group === 'ticket')
    .flatMap(product => {
      const own = product.slots.includes(opening) ? opening : slot
      return line(productFor(product, own), own, fields[`quantity-${product.id}`], fields)
    })
  const party = tickets.reduce((sum, { quantity }) => sum + quantity, 0)
  return [...tickets, ...extra(fields, 'tour', party), ...extra(fields, 'class', party)]
}

/**
 * Fields that no form of the cart has, and those of the one form in what the other sends: whoever sends them means
 * something we would not obey. Blanks mean nothing.
 */
export function unknownFields(fields: Record<string, string>): string[] {
  const quantities = products.filter(({ group }) => group === 'ticket').map(({ id }) => `quantity-${id}`)
  const known = new Set(['do', 'invitation', 'tour', 'class', ...quantities])
  // Chosen with the tickets, a tour is for all of them and for nobody else.
  const isWithTickets = isOfKind.test(fields.tour ?? '')
  const isBooking = Boolean((fields.tour && !isWithTickets) || fields.class)
  if (isBooking) for (const name of bookingFields) known.add(name)
  if (!isBooking || quantities.some(name => name in fields)) for (const name of ticketFields) known.add(name)
  if (fields.tour && !isWithTickets) known.add('tour-type')
  return Object.keys(fields).filter(name => fields[name] !== '' && !known.has(name))
}

const isOfKind = /^([a-z]+):(.*)$/
const ticketFields = ['slot', 'day', 'window', 'pass-number']
const bookingFields = ['people', 'with-order']

/**
 * Fields that ask how many and hold no whole number. A blank is nothing chosen; what cannot be read is no wish for fewer:
 * half of an order would be sold, or a cart given up.
 */
export function wrongNumbers(fields: Record<string, string>): string[] {
  return Object.keys(fields).filter(
    name => (name === 'people' || name.startsWith('quantity-')) && !isNumber(fields[name]?.trim() ?? ''),
  )
}

function isNumber(text: string): boolean {
  return text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= 100)
}

function slotOf({ slot, day, window }: Record<string, string>): string {
  if (slot) return slot
  return day === openDate ? openDate : day && window ? `${day}-${window}` : ''
}

// One row of the form is one ticket for different times; whoever chose the open date means that kind of it.
function productFor(product: Product, slot: string): ProductId {
  if (slot !== openDate || product.slots.includes(openDate)) return product.id
  const alike = products.find(other => isInRowOf(product, other) && other.slots.includes(openDate))
  return (alike ?? product).id
}

function isInRowOf({ pickerRow }: Product, other: Product): boolean {
  return pickerRow !== undefined && other.pickerRow === pickerRow
}

const openDate = 'open-date'
const opening = 'premium'

function extra(fields: Record<string, string>, kind: 'tour' | 'class', party: number): WantedLine[] {
  const wanted = fields[kind]
  if (!wanted) return []
  const people = fields.people ?? String(party || 1)
  if (kind === 'class') return line('master-class', wanted, people, fields)
  const [, type = fields['tour-type'] ?? 'group', slot = wanted] = isOfKind.exec(wanted) ?? []
  const product = `tour-${type}` as ProductId
  if (!productOf(product)?.isSoldWhole) return line(product, slot, people, fields)
  const heads = Number(people)
  return [{ product, slot, quantity: 1, heads: Number.isInteger(heads) && heads > 0 ? heads : 1 }]
}

function line(
  product: ProductId,
  slot: string,
  typed: string | undefined,
  fields: Record<string, string>,
): WantedLine[] {
  const quantity = Number((typed ?? '').trim() || '0')
  if (!Number.isInteger(quantity) || quantity < 1) return []
  const passNumber = productOf(product)?.doorWithPass && fields['pass-number']?.trim()
  return [{ product, slot, quantity, ...(passNumber && { passNumber }) }]
}

/** The field of the form in which something is wrong: rules speak of lines, visitors see fields. */
export function fieldOf({ field, code }: Wrong, lines: readonly WantedLine[]): string {
  if (code === 'companion-alone') return `quantity-${companionIn(lines)}`
  if (code === 'one-per-pass') return 'pass-number'
  if (code === 'invitation-needed' || code === 'invited-cart') return 'invitation'
  const wanted = lines[Number(/^lines\.(\d+)/.exec(field)?.[1] ?? -1)]
  if (!wanted) return 'tickets'
  if (field.endsWith('.heads')) return 'people'
  const product = productOf(wanted.product)
  if (product?.group === 'tour' || product?.group === 'class') return product.group
  return code === 'wrong-slot' ? `quantity-${product ? rowOf(product) : wanted.product}` : 'slot'
}

function companionIn(lines: readonly WantedLine[]): ProductId {
  return lines.find(({ product }) => productOf(product)?.accompanies)?.product ?? 'companion'
}

/** The product that gives its row of the picker its name. */
function rowOf(product: Product): ProductId {
  const head = products.find(other => isInRowOf(product, other) && other.shownIn.includes('picker'))
  return (head ?? product).id
}

/** Two wishes in one cart: the same ticket for the same time is one line. */
export function joinLines(cart: readonly WantedLine[], more: readonly WantedLine[]): WantedLine[] {
  const joined = cart.map(one => ({ ...one }))
  for (const wanted of more) {
    const same = joined.find(
      one =>
        one.product === wanted.product &&
        one.slot === wanted.slot &&
        productOf(one.product)?.group !== 'tour' &&
        !isForPass(one) &&
        !isForPass(wanted),
    )
    if (same) same.quantity += wanted.quantity
    else joined.push({ ...wanted })
  }
  return joined
}

function isForPass({ passNumber, passOf }: WantedLine): boolean {
  return passNumber !== undefined || passOf !== undefined
}

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
  events: ReadonlyMap<string, SlotEvent>,
  { now, locale }: { now: Date; locale: LocaleCode },
): CartView {
  if (order?.state === 'waiting_for_payment') return { state: 'waiting', token: order.token }
  if (!order || (order.state !== 'held' && order.state !== 'expired')) return { state: 'empty' }
  const { totalKopecks, heldUntil, canExtend } = order
  const lines = order.lines.map(line => cartLine(edition, line, events.get(line.slot.id), locale))
  if (order.state === 'expired' || heldUntil <= now) return { state: 'over', lines, totalKopecks }
  return {
    state: 'held',
    lines,
    totalKopecks,
    heldUntil: heldUntil.toISOString(),
    heldUntilTime: timeOf(heldUntil),
    canExtend,
    canChange: !order.isInvited,
  }
}

function cartLine(
  edition: Edition,
  line: OrderView['lines'][number],
  event: SlotEvent | undefined,
  locale: LocaleCode,
): CartLine {
  const { id, product, quantity, unitKopecks, heads, slot } = line
  return {
    id,
    name: eventName(productName(product, locale), event),
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
