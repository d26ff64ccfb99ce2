import type { NewId } from './draft-record.ts'
import type { JsonObject } from './record.ts'

/** Ids for the items of a record that nobody has written in yet: the same whenever it is read, until it changes. */
export function idsFor(record: JsonObject): NewId {
  const seed = hashOf(JSON.stringify(record)).toString(36).padStart(7, '0')
  let count = 0
  return () => `${seed}${(count++).toString(36).padStart(3, '0')}`
}

/** An id for an item that somebody adds. */
export function newItemId(random: () => number = Math.random): string {
  return `n${Math.floor(random() * 36 ** 8)
    .toString(36)
    .padStart(8, '0')}`
}

// FNV-1a: no secret, only a short name for a text.
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0
  }
  return hash
}
