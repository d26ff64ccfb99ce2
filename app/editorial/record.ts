import { type LocaleCode, localeCodes } from '../platform/languages.ts'

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

/** Where something stands in a record: names of fields and ids of items, `blocks/k3f9/items/a1/title`. */
export type Path = string

/** One text or value that is changed as a whole: a field, or one language of it. */
export type Leaf = { path: Path; language: LocaleCode | null; value: Json }

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value in every language. */
export function isTranslated(value: Json | undefined): value is Record<LocaleCode, Json> {
  return isObject(value) && localeCodes.every(code => code in value)
}

export type Item = JsonObject & { id: string }

/** A list of things that are known by their ids. */
export function isItems(value: Json | undefined): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem)
}

function isItem(value: Json): value is Item {
  return isObject(value) && typeof value.id === 'string'
}

/** The value at a path; undefined where the record has no such place any more. */
export function valueAt(record: Json, path: Path): Json | undefined {
  let here: Json | undefined = record
  for (const step of path.split('/')) here = here === undefined ? undefined : inside(here, step)
  return here
}

function inside(value: Json, step: string): Json | undefined {
  if (Array.isArray(value)) return value.find((item): item is Item => isItem(item) && item.id === step)
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** The record with another value at a path that it has. The record itself stays as it was. */
export function withValueAt(record: Json, path: Path, value: Json): Json {
  const [step = '', ...rest] = path.split('/')
  const next = (inner: Json) => (rest.length === 0 ? value : withValueAt(inner, rest.join('/'), value))
  if (Array.isArray(record)) return record.map(item => (isItem(item) && item.id === step ? next(item) : item))
  if (isObject(record)) return { ...record, [step]: next(record[step] ?? null) }
  return record
}

/** Everything in a record that can be changed by itself, in the order it stands there. */
export function leavesOf(value: Json, path: Path = ''): Leaf[] {
  if (isTranslated(value)) {
    return localeCodes.map(language => ({ path, language, value: value[language] }))
  }
  if (isItems(value)) {
    return value.flatMap(({ id, ...item }) => leavesOf(item as JsonObject, join(path, id)))
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, join(path, name)))
  }
  return [{ path, language: null, value }]
}

export function join(path: Path, step: string): Path {
  return path === '' ? step : `${path}/${step}`
}

/** Whether two values say the same, whatever the order of their names. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, place) => isSame(value, b[place]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every(name => name in b && isSame(a[name], b[name]))
}
