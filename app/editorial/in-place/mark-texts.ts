import { localeCodes } from '../../platform/languages.ts'
import { fieldsOfBlock } from '../draft-record.ts'
import type { Field } from '../fields.ts'
import { nameOf } from '../office/edit-rows.ts'
import { isObject, type Json, type JsonObject, join, type Path } from '../record.ts'

/** One text of a record, to be found again in a page made of it. */
export type Mark = {
  /** What its field is called in the form. */
  name: string
  /** Which of the paragraphs, where the field has several. */
  paragraph: number | null
  text: string
}

// Signs that no text of the fair has, one behind each text. Behind and not before: a name goes on being sorted by its first
// letter, a figure goes on beginning with a digit.
const firstSign = 0xe100
const lastSign = 0xf8ff
const anySign = /[\ue000-\uf8ff]/

export function signOf(mark: number): string {
  return String.fromCharCode(firstSign + mark)
}

/** Which mark a sign belongs to; -1 for any other text. */
export function markOf(sign: string): number {
  const code = sign.length === 1 ? sign.charCodeAt(0) : 0
  return code >= firstSign && code <= lastSign ? code - firstSign : -1
}

/**
 * The record with a sign behind every text. Whatever page is made of it carries the signs to where the texts are shown, so
 * the components of the site need not know of it.
 */
export function markTexts(
  fields: readonly Field[],
  record: JsonObject,
): { record: JsonObject; marks: Mark[] } {
  const marks: Mark[] = []

  function marked(name: string, paragraph: number | null, text: Json): Json {
    if (typeof text !== 'string' || text === '' || anySign.test(text)) return text
    if (firstSign + marks.length > lastSign) return text
    marks.push({ name, paragraph, text })
    return `${text}${signOf(marks.length - 1)}`
  }

  function inFields(inner: readonly Field[], value: JsonObject, path: Path): JsonObject {
    const own = inner.map(field => [
      field.name,
      inField(field, value[field.name] ?? null, join(path, field.name)),
    ])
    return { ...value, ...Object.fromEntries(own) }
  }

  function inField(field: Field, value: Json, path: Path): Json {
    if (field.type === 'text' || field.type === 'paragraphs') return inTexts(value, path)
    if (field.type === 'group') return isObject(value) ? inFields(field.fields, value, path) : value
    if (field.type !== 'list' && field.type !== 'blocks') return value
    if (!Array.isArray(value)) return value
    return value.map(item => {
      if (!isObject(item)) return item
      const own = field.type === 'list' ? field.fields : fieldsOfBlock(field, item)
      return inFields(own, item, join(path, String(item.id)))
    })
  }

  function inTexts(value: Json, path: Path): Json {
    if (!isObject(value)) return value
    const texts = localeCodes
      .filter(code => code in value)
      .map(code => {
        const name = nameOf(path, code)
        const text = value[code] ?? null
        return [
          code,
          Array.isArray(text) ? text.map((one, at) => marked(name, at, one)) : marked(name, null, text),
        ]
      })
    return { ...value, ...Object.fromEntries(texts) }
  }

  return { record: inFields(fields, record, ''), marks }
}
