import type { WantedLine } from './check-order.ts'
import { type ProductId, productOf, products } from './products.ts'

/**
 * What the form of the tickets page sends: `slot` is the chosen window or `open-date`, `quantity-day` and its kin the
 * numbers, `tour` or `class` a departure or a class with `people`. Blanks and noughts are nothing.
 */
export function linesOf(fields: Record<string, string>): WantedLine[] {
  const slot = fields.slot ?? ''
  const tickets = products
    .filter(({ group }) => group === 'ticket')
    .flatMap(({ id }) => line(id, id === 'premium' ? 'premium' : slot, fields[`quantity-${id}`], fields))
  return [...tickets, ...extra(fields, 'tour'), ...extra(fields, 'class')]
}

function extra(fields: Record<string, string>, kind: 'tour' | 'class'): WantedLine[] {
  const slot = fields[kind]
  if (!slot) return []
  if (kind === 'class') return line('master-class', slot, fields.people ?? '1', fields)
  const product = `tour-${fields['tour-type'] ?? 'group'}` as ProductId
  if (product !== 'tour-individual') return line(product, slot, fields.people ?? '1', fields)
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
  const passNumber = product === 'concession' ? fields['pass-number']?.trim() : undefined
  return [{ product, slot, quantity, ...(passNumber && { passNumber }) }]
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
        one.passNumber === undefined &&
        wanted.passNumber === undefined,
    )
    if (same) same.quantity += wanted.quantity
    else joined.push({ ...wanted })
  }
  return joined
}
