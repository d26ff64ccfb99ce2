import { fill } from '../../platform/fill.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const texts = { ru, en }
const prefix = 'item-'

/** How the quantity of a thing is called in the form. */
export function fieldOfItem(slug: string): string {
  return `${prefix}${slug}`
}

/**
 * The order as it was sent: how many of each thing. What is no whole number becomes NaN, which no order takes. `more` and
 * `less` name the thing whose button was pressed: one of it more, or fewer.
 */
export function orderIn(fields: Readonly<Record<string, string | undefined>>): Map<string, number> {
  const order = new Map<string, number>()
  for (const [name, typed] of Object.entries(fields)) {
    if (!name.startsWith(prefix)) continue
    const text = (typed ?? '').trim()
    order.set(name.slice(prefix.length), text === '' ? 0 : /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN)
  }
  const { more, less } = fields
  if (more) order.set(more, (order.get(more) ?? 0) + 1)
  if (less) order.set(less, Math.max(0, (order.get(less) ?? 0) - 1))
  // What nobody wants need not be known: it may have left the catalogue meanwhile.
  for (const [slug, quantity] of order) if (quantity === 0) order.delete(slug)
  return order
}

type Fault = { slug: string; reason: 'unknown' | 'quantity' | 'most' | 'stock'; left?: number }

export function orderFaults(
  faults: readonly Fault[],
  names: ReadonlyMap<string, Both>,
  locale: LocaleCode,
): { slug: string; message: string }[] {
  const words = texts[locale].order.faults
  return faults.map(({ slug, reason, left = 0 }) => {
    const name = names.get(slug)?.[locale]
    if (!name || reason === 'unknown') return { slug, message: words.unknown }
    if (reason === 'quantity') return { slug, message: fill(words.quantity, { name }) }
    return { slug, message: fill(words[reason], { name, left }) }
  })
}
