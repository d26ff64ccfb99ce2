import { and, inArray, isNull } from 'drizzle-orm'
import { pictures } from '../../content/pictures/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Fault } from '../check-fields.ts'
import { fieldsOfBlock } from '../draft-record.ts'
import type { Field } from '../fields.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { liveTables } from '../live/find-table.server.ts'
import { isObject, type Json, type JsonObject, join, type Path } from '../record.ts'

type Named = { to: KindName | 'pictures'; key: string; path: Path; label: Field['label'] }

/** Pictures and records that are named but not on the site: nothing may lead nowhere. */
export async function findMissing(db: Db, fields: readonly Field[], record: JsonObject): Promise<Fault[]> {
  const [faults = []] = await findMissingIn(db, [{ fields, record }])
  return faults
}

/** The same for many records at once. `coming` are those that go out with them, by kind and key. */
export async function findMissingIn(
  db: Db,
  records: readonly { fields: readonly Field[]; record: JsonObject }[],
  coming: ReadonlySet<string> = new Set(),
): Promise<Fault[][]> {
  const named = records.map(({ fields, record }) => namesIn(fields, record, ''))
  const all = named.flat()
  const known = new Map<string, Set<string>>()
  for (const to of new Set(all.map(({ to }) => to))) {
    const keys = [...new Set(all.filter(one => one.to === to).map(({ key }) => key))]
    known.set(to, await knownKeys(db, to, keys))
  }
  return named.map(names =>
    names
      .filter(({ to, key }) => !known.get(to)?.has(key) && !coming.has(`${to}:${key}`))
      .map(({ path, label }) => ({ path, label, language: null, reason: 'missing' as const })),
  )
}

async function knownKeys(db: Db, to: Named['to'], keys: string[]): Promise<Set<string>> {
  if (to === 'pictures') {
    const rows = await db
      .select({ key: pictures.path })
      .from(pictures)
      .where(and(inArray(pictures.path, keys), isNull(pictures.trashedAt)))
    return new Set(rows.map(({ key }) => key))
  }
  const { table, key, isNumbered } = liveTables[to]
  const values = isNumbered ? keys.filter(one => /^\d{1,9}$/.test(one)).map(Number) : keys
  if (values.length === 0) return new Set()
  const rows = await db.select({ key }).from(table).where(inArray(key, values))
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
      if (field.type === 'picture' && texts.every(text => field.signs?.test(text))) return []
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
