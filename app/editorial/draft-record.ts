import { localeCodes } from '../platform/languages.ts'
import type { Field } from './fields.ts'
import { isObject, type Json, type JsonObject } from './record.ts'

/** A new id for an item: known within its record alone. */
export type NewId = () => string

/** A published record as editors have it before them: every field is there, every item has an id. */
export function toDraft(fields: readonly Field[], live: JsonObject, newId: NewId): JsonObject {
  return Object.fromEntries(fields.map(field => [field.name, draftValue(field, live[field.name], newId)]))
}

/** The record as it is published: without ids, and without what was left empty. */
export function toLive(fields: readonly Field[], draft: JsonObject): JsonObject {
  const live: JsonObject = {}
  for (const field of fields) {
    const value = draft[field.name] ?? emptyValue(field)
    if (!(field.isOptional && isEmptyValue(field, value))) live[field.name] = liveValue(field, value)
  }
  return live
}

/** A record, an item or a block that nobody has written in yet. */
export function emptyRecord(fields: readonly Field[]): JsonObject {
  return Object.fromEntries(fields.map(field => [field.name, emptyValue(field)]))
}

export function emptyValue(field: Field): Json {
  switch (field.type) {
    case 'text':
      return inEveryLanguage('')
    case 'paragraphs':
      return inEveryLanguage([])
    case 'line':
    case 'moment':
    case 'day':
    case 'picture':
    case 'reference':
      return ''
    case 'choice':
      return field.isOptional ? '' : (field.options[0]?.value ?? '')
    case 'number':
    case 'sum':
      return null
    case 'flag':
      return false
    case 'group':
      return emptyRecord(field.fields)
    default:
      return []
  }
}

/** Nothing has been written here: a published record may go without it. */
export function isEmptyValue(field: Field, value: Json): boolean {
  switch (field.type) {
    case 'text':
    case 'paragraphs':
      return isObject(value) && Object.values(value).every(text => text === '' || isEmptyList(text))
    case 'group':
      return field.fields.every(inner =>
        isEmptyValue(inner, isObject(value) ? (value[inner.name] ?? null) : null),
      )
    case 'flag':
      return value !== true
    default:
      return value === '' || value === null || isEmptyList(value)
  }
}

function draftValue(field: Field, value: Json | undefined, newId: NewId): Json {
  if (value === undefined || value === null) return emptyValue(field)
  if (field.type === 'group') return toDraft(field.fields, isObject(value) ? value : {}, newId)
  if (field.type === 'list') {
    return objects(value).map(item => ({ id: idOf(item, newId), ...toDraft(field.fields, item, newId) }))
  }
  if (field.type === 'blocks') {
    return objects(value).map(block => ({
      id: idOf(block, newId),
      kind: block.kind ?? '',
      ...toDraft(fieldsOfBlock(field, block), block, newId),
    }))
  }
  return value
}

function liveValue(field: Field, value: Json): Json {
  if (field.type === 'group') return toLive(field.fields, isObject(value) ? value : {})
  if (field.type === 'list') return objects(value).map(item => toLive(field.fields, item))
  if (field.type === 'blocks') {
    return objects(value).map(block => ({
      kind: block.kind ?? '',
      ...toLive(fieldsOfBlock(field, block), block),
    }))
  }
  return value
}

export function fieldsOfBlock(
  field: Extract<Field, { type: 'blocks' }>,
  block: JsonObject,
): readonly Field[] {
  return field.kinds[String(block.kind)]?.fields ?? []
}

function objects(value: Json): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function idOf(item: JsonObject, newId: NewId): string {
  return typeof item.id === 'string' ? item.id : newId()
}

function inEveryLanguage<Value extends Json>(value: Value): JsonObject {
  return Object.fromEntries(localeCodes.map(code => [code, value]))
}

function isEmptyList(value: Json): boolean {
  return Array.isArray(value) && value.length === 0
}
