import { isGivenBlock } from '../content/blocks/home-sections.ts'
import { toDraft } from './draft-record.ts'
import type { Field } from './fields.ts'
import { idsFor } from './item-ids.ts'
import { type Item, isItems, type JsonObject } from './record.ts'

/** What was written before a field came with a release of the software has it empty. */
export function withEveryField(fields: readonly Field[], written: JsonObject): JsonObject {
  return toDraft(fields, written, idsFor(written))
}

/**
 * A record as it once stood, in the form of today: fields and sections that a page was given since stay as they are. It knew
 * nothing of them, so it cannot have wished them away.
 */
export function earlierRecord(fields: readonly Field[], earlier: JsonObject, now: JsonObject): JsonObject {
  const record = withEveryField(fields, { ...now, ...earlier })
  const lists = fields.flatMap(({ type, name }) => {
    const [was, is] = [record[name], now[name]]
    return type === 'blocks' && Array.isArray(was) && isItems(is)
      ? [[name, withGiven(was as Item[], is)] as const]
      : []
  })
  return { ...record, ...Object.fromEntries(lists) }
}

function withGiven(earlier: readonly Item[], now: readonly Item[]): Item[] {
  let blocks = [...earlier]
  now.forEach((block, place) => {
    const kind = String(block.kind)
    if (!isGivenBlock(kind) || blocks.some(one => one.kind === kind)) return
    const before = now.slice(0, place).findLast(({ id }) => blocks.some(one => one.id === id))
    const at = before ? blocks.findIndex(({ id }) => id === before.id) + 1 : 0
    blocks = blocks.toSpliced(at, 0, block)
  })
  return blocks
}
