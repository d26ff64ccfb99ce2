import { inArray } from 'drizzle-orm'
import { pictures } from '../../content/tables.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Fault } from '../check-fields.ts'
import { fieldsOfBlock } from '../draft-record.ts'
import type { Field } from '../fields.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { liveTables } from '../live/find-table.server.ts'
import { isObject, type Json, type JsonObject, join, type Path } from '../record.ts'

type Named = { to: KindName | 'pictures'; key: string; path: Path; label: Field['label'] }

/** Pictures and records that are named but not on the site: nothing may lead nowhere. */
export async function findMissing(tx: Tx, fields: readonly Field[], record: JsonObject): Promise<Fault[]> {
  const named = namesIn(fields, record, '')
  const wanted = [...new Set(named.map(({ to }) => to))]
  const known = new Map<string, Set<string>>()
  for (const to of wanted) {
    const keys = [...new Set(named.filter(one => one.to === to).map(({ key }) => key))]
    known.set(to, await knownKeys(tx, to, keys))
  }
  return named
    .filter(({ to, key }) => !known.get(to)?.has(key))
    .map(({ path, label }) => ({ path, label, language: null, reason: 'missing' as const }))
}

async function knownKeys(tx: Tx, to: Named['to'], keys: string[]): Promise<Set<string>> {
  if (to === 'pictures') {
    const rows = await tx.select({ key: pictures.path }).from(pictures).where(inArray(pictures.path, keys))
    return new Set(rows.map(({ key }) => key))
  }
  const { table, key, isNumbered } = liveTables[to]
  const values = isNumbered ? keys.filter(one => /^\d{1,9}$/.test(one)).map(Number) : keys
  if (values.length === 0) return new Set()
  const rows = await tx.select({ key }).from(table).where(inArray(key, values))
  return new Set(rows.map(row => String(row.key)))
}

function namesIn(fields: readonly Field[], record: JsonObject, path: Path): Named[] {
  return fields.flatMap(field => namesOf(field, record[field.name] ?? null, join(path, field.name)))
}

function namesOf(field: Field, value: Json, path: Path): Named[] {
  const { label } = field
  const texts = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  )
  switch (field.type) {
    case 'picture':
    case 'pictures':
      return texts.map(key => ({ to: 'pictures', key, path, label }))
    case 'reference':
    case 'references':
      return texts.map(key => ({ to: field.to, key, path, label }))
    case 'group':
      return isObject(value) ? namesIn(field.fields, value, path) : []
    case 'list':
    case 'blocks':
      return (Array.isArray(value) ? value.filter(isObject) : []).flatMap(item =>
        namesIn(
          field.type === 'list' ? field.fields : fieldsOfBlock(field, item),
          item,
          join(path, String(item.id)),
        ),
      )
    default:
      return []
  }
}
