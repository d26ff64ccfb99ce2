import type { LocaleCode } from '../platform/languages.ts'
import {
  type Item,
  isItems,
  isObject,
  isSame,
  isTranslated,
  type Json,
  type JsonObject,
  join,
  type Leaf,
  leavesOf,
  type Path,
  valueAt,
  withValueAt,
} from './record.ts'

/**
 * What one editor does to a record. A `set` names what stood there before, so that nobody's words are lost when two
 * write at once; items are named by their ids, so that somebody else may move them meanwhile.
 */
export type Change =
  | { do: 'set'; path: Path; language: LocaleCode | null; was: Json; to: Json }
  | { do: 'insert'; path: Path; item: Item; after: string | null }
  | { do: 'remove'; path: Path; id: string }
  | { do: 'move'; path: Path; id: string; after: string | null }

/** A change that found something else than it expected: what stands there now, or null where the place is gone. */
export type Conflict = { change: Change; now: Json | null }

/** Makes the changes one after the other. Those that do not fit any more are left out and told. */
export function applyChanges(
  record: JsonObject,
  changes: readonly Change[],
): { record: JsonObject; applied: Change[]; conflicts: Conflict[] } {
  let changed: Json = record
  const applied: Change[] = []
  const conflicts: Conflict[] = []
  for (const change of changes) {
    const outcome = apply(changed, change)
    if ('conflict' in outcome) conflicts.push({ change, now: outcome.conflict })
    else {
      if (!isSame(outcome.record, changed)) applied.push(change)
      changed = outcome.record
    }
  }
  return { record: changed as JsonObject, applied, conflicts }
}

type Outcome = { record: Json } | { conflict: Json | null }

function apply(record: Json, change: Change): Outcome {
  return change.do === 'set' ? set(record, change) : changeList(record, change)
}

function set(record: Json, { path, language, was, to }: Extract<Change, { do: 'set' }>): Outcome {
  const here = valueAt(record, path)
  if (here === undefined) return { conflict: null }
  if (isTranslated(here) !== (language !== null)) return { conflict: null }
  // What has items is changed item by item.
  if (isItems(here) || (isObject(here) && !isTranslated(here))) return { conflict: null }
  const now = language && isTranslated(here) ? here[language] : here
  if (isSame(now, to)) return { record }
  if (!isSame(now, was)) return { conflict: now }
  return { record: withValueAt(record, path, language && isObject(here) ? { ...here, [language]: to } : to) }
}

function changeList(record: Json, change: Exclude<Change, { do: 'set' }>): Outcome {
  const list = valueAt(record, change.path)
  if (!Array.isArray(list) || (list.length > 0 && !isItems(list))) return { conflict: null }
  const items = list as Item[]
  const put = (next: Item[]) => ({ record: withValueAt(record, change.path, next) })
  if (change.do === 'insert') {
    const isHere = items.some(({ id }) => id === change.item.id)
    return isHere ? { record } : put(placed(items, change.item, change.after))
  }
  const others = items.filter(({ id }) => id !== change.id)
  if (change.do === 'remove') return put(others)
  const item = items.find(({ id }) => id === change.id)
  return item ? put(placed(others, item, change.after)) : { conflict: null }
}

/** After the one it was put behind; if that one is gone, at the end. */
function placed(items: Item[], item: Item, after: string | null): Item[] {
  if (after === null) return [item, ...items]
  const place = items.findIndex(({ id }) => id === after)
  return place < 0 ? [...items, item] : items.toSpliced(place + 1, 0, item)
}

/** What undoes a change, made to a record that the change has been made to. `before` is the record as it was. */
export function inverseOf(change: Change, before: JsonObject): Change | null {
  if (change.do === 'set') return { ...change, was: change.to, to: change.was }
  if (change.do === 'insert') return { do: 'remove', path: change.path, id: change.item.id }
  const list = valueAt(before, change.path)
  const items = isItems(list) ? list : []
  const place = items.findIndex(({ id }) => id === change.id)
  const item = items[place]
  if (!item) return null
  const after = items[place - 1]?.id ?? null
  return change.do === 'remove'
    ? { do: 'insert', path: change.path, item, after }
    : { do: 'move', path: change.path, id: change.id, after }
}

/** The changes that make one record of another: how a whole form, or an older version, becomes changes. */
export function changesBetween(was: JsonObject, to: JsonObject, path: Path = ''): Change[] {
  return Object.entries(to).flatMap(([name, value]) =>
    name === 'id' ? [] : between(was[name], value, join(path, name)),
  )
}

function between(was: Json | undefined, to: Json, path: Path): Change[] {
  if (was === undefined || isSame(was, to)) return []
  if (isItems(to) || isItems(was)) return betweenLists((was ?? []) as Item[], (to ?? []) as Item[], path)
  if (isTranslated(to) && isTranslated(was)) {
    return leavesOf(to, path).flatMap(leaf => setLeaf(leaf, was[leaf.language as LocaleCode]))
  }
  if (isObject(to) && isObject(was)) return changesBetween(was, to, path)
  return setLeaf({ path, language: null, value: to }, was)
}

function setLeaf({ path, language, value }: Leaf, was: Json): Change[] {
  return isSame(was, value) ? [] : [{ do: 'set', path, language, was, to: value }]
}

function betweenLists(was: Item[], to: Item[], path: Path): Change[] {
  const kept = new Map(was.map(item => [item.id, item]))
  const wanted = new Set(to.map(({ id }) => id))
  const changes: Change[] = was
    .filter(({ id }) => !wanted.has(id))
    .map(({ id }) => ({ do: 'remove', path, id }))
  const order = was.map(({ id }) => id).filter(id => wanted.has(id))
  to.forEach((item, place) => {
    const after = to[place - 1]?.id ?? null
    const known = kept.get(item.id)
    if (!known) {
      changes.push({ do: 'insert', path, item, after })
      order.splice(place, 0, item.id)
      return
    }
    if (order[place] !== item.id) {
      changes.push({ do: 'move', path, id: item.id, after })
      order.splice(order.indexOf(item.id), 1)
      order.splice(place, 0, item.id)
    }
    changes.push(...changesBetween(known, item, join(path, item.id)))
  })
  return changes
}

/**
 * What was published meanwhile by somebody else, brought into a draft: whatever the draft had not touched follows,
 * whatever it had stays. `base` is what the draft began with.
 */
export function catchUp(base: JsonObject, draft: JsonObject, live: JsonObject): JsonObject {
  const theirs = changesBetween(base, live)
  return applyChanges(draft, theirs).record
}
