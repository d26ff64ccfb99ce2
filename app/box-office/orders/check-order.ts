import type { Edition } from '../../editions/edition.ts'
import { salesPhase } from '../../editions/rules.ts'
import type { Day } from '../../platform/dates.ts'
import type { SlotKind } from '../catalogue/product-records.ts'
import {
  type Product,
  type ProductId,
  priceOf,
  productOf,
  products,
  tourProducts,
} from '../catalogue/products.ts'
import { isAtOnce, opens } from './leaning.ts'
import type { NamedEntry } from './read-leaning.server.ts'

export type WantedLine = {
  product: ProductId
  slot: string
  quantity: number
  heads?: number | undefined
  passNumber?: string | undefined
  /** The line of a cart whose pass this one keeps: of its number only a hash is known. */
  passOf?: string | undefined
}

/** What the rules need to know of a slot. */
export type SlotFacts = {
  id: string
  kind: SlotKind
  day: Day
  startsAt: Date
  endsAt: Date
  priceKopecks: number | null
  calledOffAt: Date | null
}

export type Wrong = { field: string; code: WrongCode }
export type WrongCode =
  | 'sale-closed'
  | 'nothing-chosen'
  | 'unknown-product'
  | 'unknown-slot'
  | 'wrong-slot'
  | 'over'
  | 'called-off'
  | 'field-not-taken'
  | 'too-many-tickets'
  | 'too-many-tours'
  | 'too-many-places'
  | 'too-many-free'
  | 'too-many-free-for-email'
  | 'too-many-free-here'
  | 'too-many-places-for-email'
  | 'too-many-places-here'
  | 'invitation-needed'
  | 'invited-cart'
  | 'one-per-pass'
  | 'ticket-needed'
  | 'tour-carried'
  | 'one-place-an-hour'
  | 'companion-alone'
  | 'too-many-people'
  | 'one-departure'

export type OrderWanted = {
  lines: readonly WantedLine[]
  slots: ReadonlyMap<string, SlotFacts>
  /** Products that an invitation opens. */
  invited: ReadonlySet<ProductId>
  /** Entry tickets of an order named by its code, on which tours and classes of this one may lean. */
  named: readonly NamedEntry[]
}

/** Everything that is wrong with a wish, each with the field it is wrong in. Places are counted elsewhere. */
export function checkOrder(edition: Edition, wish: OrderWanted, now: Date): Wrong[] {
  if (salesPhase(edition, now) !== 'open') return [{ field: 'lines', code: 'sale-closed' }]
  if (wish.lines.length === 0) return [{ field: 'lines', code: 'nothing-chosen' }]
  const lines = wish.lines.flatMap((line, place) => wrongInLine(edition, wish, line, `lines.${place}`, now))
  return lines.length > 0 ? lines : [...wrongTogether(edition, wish), ...leansOf(wish).wrong]
}

function wrongInLine(edition: Edition, wish: OrderWanted, line: WantedLine, at: string, now: Date): Wrong[] {
  const product = productOf(line.product)
  const slot = wish.slots.get(line.slot)
  if (!product) return [{ field: `${at}.product`, code: 'unknown-product' }]
  const wrong: Wrong[] = []
  const say = (field: string, code: WrongCode) => wrong.push({ field: `${at}.${field}`, code })
  if (!slot) say('slot', 'unknown-slot')
  else if (!product.slots.includes(slot.kind)) say('slot', 'wrong-slot')
  else if (slot.calledOffAt) say('slot', 'called-off')
  else if (isOver(product.group, slot, now)) say('slot', 'over')
  else if (product.needsInvitation && !wish.invited.has(line.product)) say('product', 'invitation-needed')
  // A field that a product does not know is refused, or it would be obeyed somewhere.
  if (line.heads !== undefined && !product.isSoldWhole) say('heads', 'field-not-taken')
  if (line.passNumber !== undefined && !product.doorWithPass) say('passNumber', 'field-not-taken')
  const isForPass = line.passNumber !== undefined || line.passOf !== undefined
  if (isForPass && line.quantity !== 1) say('quantity', 'one-per-pass')
  if (product.isSoldWhole) {
    if (line.quantity !== 1) say('quantity', 'one-departure')
    else if ((line.heads ?? 1) > mostPeople(edition, product)) say('heads', 'too-many-people')
  }
  return wrong
}

function wrongTogether({ sale }: Edition, { lines, slots }: OrderWanted): Wrong[] {
  const wrong: Wrong[] = []
  const quantityOf = (fits: (line: WantedLine) => boolean) =>
    lines.filter(fits).reduce((sum, { quantity }) => sum + quantity, 0)
  const isOf = (group: Product['group']) => (line: WantedLine) => productOf(line.product)?.group === group
  const say = (code: WrongCode) => wrong.push({ field: 'lines', code })
  if (quantityOf(isOf('ticket')) > sale.maxTickets) say('too-many-tickets')
  if (quantityOf(isFree) > sale.maxFree) say('too-many-free')
  if (lines.filter(isOf('tour')).length > sale.maxTours) say('too-many-tours')
  // One individual tour is one place; the people of every other kind are counted.
  if (lines.some(line => !isOf('ticket')(line) && line.quantity > sale.maxTickets)) say('too-many-places')
  else if (quantityOf(isOf('class')) > sale.maxTickets) say('too-many-places')
  const at = (id: ProductId, slot: string) => quantityOf(line => line.product === id && line.slot === slot)
  const isAlone = ({ id, accompanies }: Product) =>
    accompanies && [...slots.keys()].some(slot => at(id, slot) > at(accompanies, slot))
  if (products.some(isAlone)) say('companion-alone')
  return wrong
}

/** How many of a product one order takes, a tour that is sold whole once for each departure. */
export function mostInOrder({ sale }: Pick<Edition, 'sale'>, { id, isSoldWhole }: Product): number {
  if (isSoldWhole) return sale.maxTours
  return isFree({ product: id }) ? sale.maxFree : sale.maxTickets
}

/** A ticket that costs nobody anything, and so is what a hoarder takes. */
export function isFree({ product }: { product: ProductId }): boolean {
  const { group, prices = {} } = productOf(product) ?? {}
  return group === 'ticket' && Object.values(prices).includes('nothing')
}

export function isOfClass({ product }: { product: ProductId }): boolean {
  return productOf(product)?.group === 'class'
}

type Leans = {
  wrong: Wrong[]
  /** By the place of the line: the named entry tickets it leans on. */
  entries: Map<number, string[]>
}

/**
 * On which entry tickets the tours and classes of a wish lean: on those of the wish itself first, then on named ones,
 * which carry one tour a person. Nobody is in two classes at once.
 */
export function leansOf({ lines, slots, named }: Omit<OrderWanted, 'invited'>): Leans {
  const slotOf = ({ slot }: WantedLine) => slots.get(slot) as SlotFacts
  const own = lines
    .filter(({ product }) => productOf(product)?.group === 'ticket')
    .flatMap(line => Array.from({ length: line.quantity }, () => personOf(slotOf(line))))
  const people = [...own, ...named.map(({ id, slot, carries }) => personOf(slot, id, carries))]
  const leans: Leans = { wrong: [], entries: new Map() }
  for (const [place, line] of lines.entries()) {
    const product = productOf(line.product)
    if (!product || product.group === 'ticket') continue
    const slot = slotOf(line)
    const needed = product.isSoldWhole ? (line.heads ?? 1) : line.quantity
    const there = people.filter(person => opens(person.slot, slot.day))
    const free = there.filter(person =>
      product.group === 'class' ? !isBusy(person, slot) : !hasTour(person),
    )
    if (free.length < needed)
      leans.wrong.push({ field: `lines.${place}.slot`, code: whyNot(product, there, needed) })
    const taken = free.slice(0, needed)
    for (const person of taken) person.carries.push(slot)
    leans.entries.set(
      place,
      taken.flatMap(({ id }) => id ?? []),
    )
  }
  return leans
}

type Hours = { kind: SlotKind; startsAt: Date; endsAt: Date }
type Person = { id: string | null; slot: { kind: SlotKind; day: Day }; carries: Hours[] }

function personOf(slot: Person['slot'], id: string | null = null, carries: readonly Hours[] = []): Person {
  return { id, slot, carries: [...carries] }
}

// In one order people may go on several tours; one who is named from another carries one.
function hasTour({ id, carries }: Person): boolean {
  return id !== null && carries.some(({ kind }) => kind !== 'class')
}

function isBusy({ carries }: Person, slot: Hours): boolean {
  return carries.some(one => isAtOnce(one, slot))
}

function whyNot({ group }: Product, there: readonly Person[], needed: number): WrongCode {
  if (there.length < needed) return 'ticket-needed'
  return group === 'class' ? 'one-place-an-hour' : 'tour-carried'
}

function mostPeople({ tours }: Edition, product: Product): number {
  const [tour] = tourProducts([product])
  return tour ? tours[tour.type].maxPeople : 1
}

// A window sells until it closes; whoever books a walk or a class must be there when it begins.
function isOver(group: 'ticket' | 'tour' | 'class', slot: SlotFacts, now: Date): boolean {
  return now >= (group === 'ticket' ? slot.endsAt : slot.startsAt)
}

/** The sum of a wish that passed; an invitation's price stands for what it opens. */
export function pricedLines(
  edition: Edition,
  lines: readonly WantedLine[],
  slots: ReadonlyMap<string, SlotFacts>,
  invitedPrices: ReadonlyMap<ProductId, number>,
): (WantedLine & { unitKopecks: number })[] {
  return lines.map(line => {
    const slot = slots.get(line.slot) as SlotFacts
    const unitKopecks = invitedPrices.get(line.product) ?? priceOf(edition, line.product, slot)
    if (unitKopecks === null) throw new Error(`${line.product} has no price`)
    return { ...line, unitKopecks }
  })
}
