import { createHash } from 'node:crypto'
import { toLive } from '../draft-record.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { isObject, type Json, type JsonObject } from '../record.ts'

/** By which a record is known again as it stands: another where anything in it is another, whatever the ids of its items. */
export function makeMark(kind: KindName, record: JsonObject | null): string {
  if (!record) return ''
  return createHash('sha256')
    .update(ordered(toLive(kinds[kind].fields, record)))
    .digest('hex')
}

function ordered(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`
  if (!isObject(value)) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map(name => `${JSON.stringify(name)}:${ordered(value[name] ?? null)}`).join()}}`
}
