import { fieldsOfBlock } from '../draft-record.ts'
import type { Field } from '../fields.ts'
import { isKindName, type KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { isObject, type JsonObject, type Path } from '../record.ts'

/** The field of a record that a picture is being chosen for. */
export type ChosenField = { kind: KindName; key: string; path: Path }

/** `for=pages/about&field=blocks/k3f9/picture`, as the address says it; null where it says no such thing. */
export function chosenField(search: URLSearchParams): ChosenField | null {
  const [kind = '', key = '', ...rest] = (search.get('for') ?? '').split('/')
  const path = search.get('field') ?? ''
  if (!isKindName(kind) || rest.length > 0 || !/^[a-z0-9-]{1,80}$/.test(key)) return null
  return /^[\w-]+(?:\/[\w-]+){0,6}$/.test(path) ? { kind, key, path } : null
}

export function searchOf({ kind, key, path }: ChosenField): Record<string, string> {
  return { for: `${kind}/${key}`, field: path }
}

/** What stands at a path, by the table of its kind; undefined where the record has no such place. */
export function fieldAt(kind: KindName, record: JsonObject, path: Path): Field | undefined {
  let fields: readonly Field[] = kinds[kind].fields
  let here: JsonObject = record
  const steps = path.split('/')
  for (let at = 0; at < steps.length; at++) {
    const field = fields.find(({ name }) => name === steps[at])
    if (!field || at === steps.length - 1) return field
    const value = here[field.name]
    if (field.type === 'group') {
      fields = field.fields
      here = isObject(value) ? value : {}
      continue
    }
    if (field.type !== 'list' && field.type !== 'blocks') return undefined
    at += 1
    const item = Array.isArray(value) ? value.find(one => isObject(one) && one.id === steps[at]) : undefined
    if (!isObject(item)) return undefined
    fields = field.type === 'list' ? field.fields : fieldsOfBlock(field, item)
    here = item
  }
  return undefined
}
