import type { LocaleCode } from '../../platform/languages.ts'
import { fieldsOfBlock } from '../draft-record.ts'
import type { Field } from '../fields.ts'
import { type Item, isObject, type Json, type JsonObject, join, type Path } from '../record.ts'
import { nameOf } from './edit-rows.ts'

/** What a form sends: a text for each name, or several. */
export type Typed = Readonly<Record<string, string | string[]>>

/** A record with what was typed into a form of it. Fields that the form did not have stay as they are. */
export function readForm(
  fields: readonly Field[],
  record: JsonObject,
  typed: Typed,
  path: Path = '',
): JsonObject {
  const read: JsonObject = { ...record }
  for (const field of fields.filter(({ isFixed }) => !isFixed)) {
    const value = record[field.name]
    if (value !== undefined) read[field.name] = readField(field, value, typed, join(path, field.name))
  }
  return read
}

function readField(field: Field, value: Json, typed: Typed, path: Path): Json {
  switch (field.type) {
    case 'group':
      return isObject(value) ? readForm(field.fields, value, typed, path) : value
    case 'list':
    case 'blocks':
      return (value as Item[]).map(item => {
        const inner = field.type === 'list' ? field.fields : fieldsOfBlock(field, item)
        return readForm(inner, item, typed, join(path, item.id))
      })
    case 'text':
    case 'paragraphs': {
      if (!isObject(value)) return value
      const texts = Object.entries(value).map(([code, text]) => {
        const sent = typed[nameOf(path, code as LocaleCode)]
        return [code, sent === undefined ? text : textIn(field, one(sent))] as const
      })
      return Object.fromEntries(texts)
    }
    default: {
      const sent = typed[nameOf(path, null)]
      return sent === undefined ? value : valueIn(field, sent, value)
    }
  }
}

/** A text of the form; paragraphs are parted by empty lines. */
export function textIn({ type }: Field, text: string): Json {
  const lines = text.replaceAll('\r\n', '\n')
  if (type !== 'paragraphs') return lines.trim()
  return lines
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
}

/** What is no number stays as it was typed: the check of shapes says so, in its place. */
export function valueIn(field: Field, sent: string | string[], was: Json): Json {
  switch (field.type) {
    case 'number':
      return numberIn(one(sent), 1)
    case 'sum':
      return numberIn(one(sent), 100)
    case 'flag':
      return list(sent).includes('yes')
    case 'choices':
    case 'references':
      return list(sent).filter(text => text !== '')
    case 'pictures':
      return one(sent)
        .split('\n')
        .map(text => text.trim())
        .filter(text => text !== '')
    case 'moment':
      return momentIn(one(sent), was)
    default:
      return one(sent).trim()
  }
}

function numberIn(text: string, times: number): Json {
  const plain = text.replace(/[\s\u00a0₽]/g, '').replace(',', '.')
  if (plain === '') return null
  return /^-?\d{1,12}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * times) : text
}

/** Fields for day and hour speak of the fair's own time. */
function momentIn(text: string, was: Json): Json {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return text
  const moment = new Date(`${text}+03:00`)
  if (Number.isNaN(moment.getTime())) return text
  return typeof was === 'string' && Date.parse(was) === moment.getTime() ? was : moment.toISOString()
}

const one = (sent: string | string[]) => (Array.isArray(sent) ? (sent.at(-1) ?? '') : sent)
const list = (sent: string | string[]) => (Array.isArray(sent) ? sent : [sent])
