import type { EquipmentGroup } from '../../../content/stands/tables.ts'
import type { Both } from '../../../platform/languages.ts'
import { type PriceFault, priceIn } from './price-form.ts'

export const equipmentGroups: readonly EquipmentGroup[] = [
  'light',
  'furniture',
  'walls',
  'power',
  'services',
  'passes',
]

/** What the office settles about a thing. */
export type Thing = {
  name: Both
  unit: Both
  group: EquipmentGroup
  priceKopecks: number
  stock: number | null
  maxPerStand: number
}
export type ThingFault = 'no-name' | 'no-unit' | 'wrong-group' | PriceFault | 'wrong-stock' | 'wrong-most'
/** What one person changes of it: everything but its price. */
export type ThingFacts = Omit<Thing, 'priceKopecks'>
type Read<Found> = ({ ok: true } & Found) | { ok: false; reason: ThingFault; field: string }

type Fields = Readonly<Record<string, string | undefined>>

/** A new thing as it was sent, or what is wrong with it first. */
export function thingIn(fields: Fields): Read<{ thing: Thing }> {
  const facts = factsIn(fields)
  if (!facts.ok) return facts
  const price = priceIn(fields.price ?? '', 'equipment')
  if (!price.ok) return { ok: false, reason: price.reason, field: 'price' }
  return { ok: true, thing: { ...facts.facts, priceKopecks: price.kopecks } }
}

/** The same without its price. */
export function factsIn(fields: Fields): Read<{ facts: ThingFacts }> {
  const text = (name: string) => (fields[name] ?? '').trim()
  const both = (name: string): Both => ({ ru: text(`${name}Ru`), en: text(`${name}En`) })
  const isWritten = ({ ru, en }: Both, most: number) =>
    [ru, en].every(words => words.length > 0 && words.length <= most)
  const [name, unit] = [both('name'), both('unit')]
  const group = equipmentGroups.find(one => one === fields.group)
  const stock = text('stock') === '' ? null : wholeIn(text('stock'), 100_000)
  const maxPerStand = wholeIn(text('most'), 999)
  if (!isWritten(name, 80)) return { ok: false, reason: 'no-name', field: 'nameRu' }
  if (!isWritten(unit, 20)) return { ok: false, reason: 'no-unit', field: 'unitRu' }
  if (!group) return { ok: false, reason: 'wrong-group', field: 'group' }
  if (stock === undefined) return { ok: false, reason: 'wrong-stock', field: 'stock' }
  if (!maxPerStand) return { ok: false, reason: 'wrong-most', field: 'most' }
  return { ok: true, facts: { name, unit, group, stock, maxPerStand } }
}

/** What a form shows before anything is typed. */
export function fieldsOf(thing: ThingFacts): Record<string, string> {
  return {
    nameRu: thing.name.ru,
    nameEn: thing.name.en,
    unitRu: thing.unit.ru,
    unitEn: thing.unit.en,
    group: thing.group,
    stock: String(thing.stock ?? ''),
    most: String(thing.maxPerStand),
  }
}

function wholeIn(text: string, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : undefined
  return value !== undefined && value <= most ? value : undefined
}
