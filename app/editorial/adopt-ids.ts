import { type Item, isItems, isObject, isSame, isTranslated, type Json, type JsonObject } from './record.ts'

/**
 * A record that was read anew, with the ids its items had before: first those that say the same, then those in the same
 * place. So what is told of an item by its id stays true.
 */
export function adoptIds<Value extends Json>(read: Value, known: Json | undefined): Value {
  if (isTranslated(read)) return read
  if (isItems(read)) return adoptItems(read, isItems(known) ? known : []) as Json as Value
  if (!isObject(read)) return read
  const before = isObject(known) ? known : {}
  return Object.fromEntries(
    Object.entries(read).map(([name, value]) => [name, adoptIds(value, before[name])]),
  ) as Value
}

function adoptItems(read: Item[], known: Item[]): Item[] {
  const left = new Map(known.map(item => [item.id, item]))
  const take = (item: Item | undefined) => {
    if (item) left.delete(item.id)
    return item
  }
  const same = read.map(item => take([...left.values()].find(other => saysTheSame(item, other))))
  return read.map((item, place) => {
    const there = known[place]
    const twin =
      same[place] ?? take(there && left.has(there.id) && there.kind === item.kind ? there : undefined)
    const { id, ...rest } = item
    const kept = isOfRow.test(id) ? id : (twin?.id ?? id)
    return { ...(adoptIds(rest as JsonObject, twin) as JsonObject), id: kept }
  })
}

// Of an item that has a row of its own in the database: nothing else may be called so.
const isOfRow = /^live\d+$/

function saysTheSame(a: Item, b: Item): boolean {
  return isSame(withoutIds(a), withoutIds(b))
}

function withoutIds(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isObject(value)) return value
  const { id: _, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]))
}
