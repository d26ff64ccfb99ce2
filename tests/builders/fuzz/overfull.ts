import { addTo, type Body, encoded, type Good, placesIn, type Roll, urlencoded } from './bodies.ts'
import type { SentFields } from './read-forms.ts'

/**
 * A good body with one thing more that its form or its call does not have: a field of another form, one that somebody
 * would like to have, or one of its own a second time. It is refused, or does what the good one does.
 */
export function overfull(good: Good, roll: Roll, elsewhere: SentFields): Body & { added: string } {
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T
  if ('json' in good) {
    const copy = { whole: structuredClone(good.json) }
    const objects = placesIn(copy).flatMap(([place, key]) => {
      const value = Reflect.get(place, key)
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? [value as object] : []
    })
    const object = pick(objects) ?? copy
    const [name, value] = pick([...wished, ...elsewhere].filter(([name]) => !Object.hasOwn(object, name)))
    addTo(object, name, pick([value, Number(value) || 1, true, [value]]))
    return { type: 'application/json', body: Buffer.from(JSON.stringify(copy.whole)), added: name }
  }
  const own = new Set(good.fields.map(([name]) => name))
  const [name, value] =
    roll(4) === 0 && good.fields.length > 0
      ? pick(good.fields)
      : pick([...wished, ...elsewhere].filter(([name]) => !own.has(name)))
  const fields: SentFields = roll(2) === 0 ? [...good.fields, [name, value]] : [[name, value], ...good.fields]
  return { type: urlencoded, body: Buffer.from(encoded(fields)), added: name }
}

/** A good form in which one number is none, and not blank either; null where it asks for no number. */
export function garbled(good: Good, roll: Roll): (Body & { added: string }) | null {
  const numbers = 'fields' in good ? good.fields.filter(([, value]) => /^\d{1,6}$/.test(value)) : []
  if ('json' in good || numbers.length === 0) return null
  const [wrong = ''] = numbers[roll(numbers.length)] ?? []
  const none = ['abc', '1.5.5', '-1', '1e309', '0x1', '--', '9'.repeat(400), '1,000,000'][roll(8)] as string
  const fields: SentFields = good.fields.map(([name, value]) => [name, name === wrong ? none : value])
  return { type: urlencoded, body: Buffer.from(encoded(fields)), added: `${wrong}=${none.slice(0, 10)}` }
}

/** What somebody would like to say for themselves. */
export const wished: SentFields = [
  ['role', 'admin'],
  ['state', 'paid'],
  ['price', '1'],
  ['priceKopecks', '1'],
  ['totalKopecks', '1'],
  ['amountKopecks', '10000000'],
  ['percent', '100'],
  ['discount', '100'],
  ['sum', '1000000'],
  ['heads', '9'],
  ['people', '9'],
  ['quantity', '9'],
  ['passNumber', '1'],
  ['pass-number', '1'],
  ['companion', '1'],
  ['quantity-companion', '1'],
  ['with-order', 'AAAA-AAAA'],
  ['invitation', 'VIP'],
  ['email', 'rival@example.test'],
  ['person', '00000000-0000-0000-0000-000000000000'],
  ['actor', 'admin@portico.example'],
  ['order', '00000000-0000-0000-0000-000000000000'],
  ['isAdmin', 'true'],
  ['confirm', 'yes'],
  ['together', 'on'],
  ['heldUntil', '2025-09-30T10:00:00Z'],
  ['now', '2025-06-01T10:00:00Z'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
]
