import { type Product, type ProductId, productOf, products } from '../catalogue/products.ts'
import type { WantedLine, Wrong } from '../orders/check-order.ts'

/**
 * What the form of the tickets page sends: `day` and `window` (or `slot`, which names both, or the open date),
 * `quantity-day` and its kin the numbers, `tour` or `class` a departure or a class with `people`. Blanks and noughts
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
  return [...tickets, ...extra(fields, 'tour'), ...extra(fields, 'class')]
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

function extra(fields: Record<string, string>, kind: 'tour' | 'class'): WantedLine[] {
  const slot = fields[kind]
  if (!slot) return []
  if (kind === 'class') return line('master-class', slot, fields.people ?? '1', fields)
  const product = `tour-${fields['tour-type'] ?? 'group'}` as ProductId
  if (!productOf(product)?.isSoldWhole) return line(product, slot, fields.people ?? '1', fields)
  const heads = Number(fields.people ?? '1')
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
  if (code === 'invitation-needed') return 'invitation'
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
