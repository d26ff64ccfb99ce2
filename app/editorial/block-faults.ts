import { isGivenBlock } from '../content/blocks/home-sections.ts'
import type { Change } from './changes.ts'
import type { Fault } from './check-fields.ts'
import type { Field } from './fields.ts'
import { isObject, type Json, type JsonObject } from './record.ts'

type States = { before: JsonObject; after: JsonObject }

/**
 * What a page does not take, whoever sends it: a block it does not draw, one more than it draws, the loss of one that is
 * given. What stands there already stays.
 */
export function blockFaults(
  fields: readonly Field[],
  { before, after }: States,
  changes: readonly Change[],
): Fault[] {
  return fields.flatMap(field => {
    if (field.type !== 'blocks' || !field.drawn) return []
    const { name, kinds, drawn } = field
    const fault = (kind: string, reason: Fault['reason']): Fault => {
      return { path: name, language: null, label: kinds[kind]?.label ?? field.label, reason }
    }
    return changes
      .filter(change => change.path === name)
      .flatMap(change => {
        if (change.do === 'remove') {
          const kind = kindOf(items(before[name]).find(({ id }) => id === change.id))
          return isGivenBlock(kind) ? [fault(kind, 'stays')] : []
        }
        if (change.do !== 'insert') return []
        const kind = kindOf(change.item)
        const most = drawn[kind] ?? 0
        if (most === 0 || isGivenBlock(kind)) return [fault(kind, 'not-drawn')]
        const there = items(after[name]).filter(item => kindOf(item) === kind)
        return there.length > most ? [fault(kind, 'drawn-enough')] : []
      })
  })
}

/** How many more of a kind may be added to a page. */
export function roomFor(kind: string, field: Extract<Field, { type: 'blocks' }>, value: Json): number {
  if (!field.drawn) return Number.POSITIVE_INFINITY
  if (isGivenBlock(kind)) return 0
  return (field.drawn[kind] ?? 0) - items(value).filter(item => kindOf(item) === kind).length
}

function items(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function kindOf(item: JsonObject | undefined): string {
  return String(item?.kind ?? '')
}
