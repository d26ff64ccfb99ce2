import type { Edition } from '../../editions/edition.ts'
import { salesPhase } from '../../editions/rules.ts'
import type { Day } from '../../platform/dates.ts'
import type { SlotKind } from '../catalogue/product-record.ts'
import {
  type Product,
  type ProductId,
  priceOf,
  productOf,
  products,
  tourProducts,
} from '../catalogue/products.ts'

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
  | 'too-many-tickets'
  | 'too-many-tours'
  | 'invitation-needed'
  | 'one-per-pass'
  | 'ticket-needed'
  | 'companion-alone'
  | 'too-many-people'
  | 'one-departure'

/** Everything that is wrong with a wish, each with the field it is wrong in. Places are counted elsewhere. */
export function checkOrder(
  edition: Edition,
  wish: {
    lines: readonly WantedLine[]
    slots: ReadonlyMap<string, SlotFacts>
    /** Products that an invitation opens. */
    invited: ReadonlySet<ProductId>
    /** Days on which an order named by its code already lets its people in, and how many. */
    admittedElsewhere: ReadonlyMap<Day, number>
  },
  now: Date,
): Wrong[] {
  if (salesPhase(edition, now) !== 'open') return [{ field: 'lines', code: 'sale-closed' }]
  if (wish.lines.length === 0) return [{ field: 'lines', code: 'nothing-chosen' }]
  const wrong: Wrong[] = []
  const say = (field: string, code: WrongCode) => wrong.push({ field, code })

  for (const [place, line] of wish.lines.entries()) {
    const product = productOf(line.product)
    const slot = wish.slots.get(line.slot)
    const at = `lines.${place}`
    if (!product) say(`${at}.product`, 'unknown-product')
    else if (!slot) say(`${at}.slot`, 'unknown-slot')
    else if (!product.slots.includes(slot.kind)) say(`${at}.slot`, 'wrong-slot')
    else if (slot.calledOffAt) say(`${at}.slot`, 'called-off')
    else if (isOver(product.group, slot, now)) say(`${at}.slot`, 'over')
    else if (product.needsInvitation && !wish.invited.has(line.product))
      say(`${at}.product`, 'invitation-needed')
    const isForPass = line.passNumber !== undefined || line.passOf !== undefined
    if (isForPass && line.quantity !== 1) say(`${at}.quantity`, 'one-per-pass')
    if (product?.isSoldWhole) {
      if (line.quantity !== 1) say(`${at}.quantity`, 'one-departure')
      else if ((line.heads ?? 1) > mostPeople(edition, product)) say(`${at}.heads`, 'too-many-people')
    }
  }
  if (wrong.length > 0) return wrong

  const quantityOf = (fits: (line: WantedLine) => boolean) =>
    wish.lines.filter(fits).reduce((sum, { quantity }) => sum + quantity, 0)
  const group = (line: WantedLine) => productOf(line.product)?.group
  if (quantityOf(line => group(line) === 'ticket') > edition.sale.maxTickets) say('lines', 'too-many-tickets')
  if (wish.lines.filter(line => group(line) === 'tour').length > edition.sale.maxTours) {
    say('lines', 'too-many-tours')
  }
  const ofProduct = (id: ProductId) => quantityOf(line => line.product === id)
  if (products.some(({ id, accompanies }) => accompanies && ofProduct(id) > ofProduct(accompanies))) {
    say('lines', 'companion-alone')
  }
  for (const [place, line] of wish.lines.entries()) {
    if (group(line) !== 'tour') continue
    const { day } = wish.slots.get(line.slot) as SlotFacts
    const own = quantityOf(other => group(other) === 'ticket' && admits(other, day, wish.slots))
    const admitted = own + (wish.admittedElsewhere.get(day) ?? 0)
    const needed = productOf(line.product)?.isSoldWhole ? (line.heads ?? 1) : line.quantity
    if (admitted < needed) say(`lines.${place}.slot`, 'ticket-needed')
  }
  return wrong
}

function mostPeople({ tours }: Edition, product: Product): number {
  const [tour] = tourProducts([product])
  return tour ? tours[tour.type].maxPeople : 1
}

// A window sells until it closes; whoever books a walk or a class must be there when it begins.
function isOver(group: 'ticket' | 'tour' | 'class', slot: SlotFacts, now: Date): boolean {
  return now >= (group === 'ticket' ? slot.endsAt : slot.startsAt)
}

function admits(line: WantedLine, day: Day, slots: ReadonlyMap<string, SlotFacts>): boolean {
  const slot = slots.get(line.slot)
  return slot?.kind === 'open-date' || slot?.day === day
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
