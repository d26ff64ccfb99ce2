import { isDay } from '../platform/dates.ts'
import { type LocaleCode, localeCodes } from '../platform/languages.ts'
import { fieldsOfBlock, isEmptyValue } from './draft-record.ts'
import type { Field } from './fields.ts'
import { isObject, type Json, type JsonObject, join, type Path } from './record.ts'

/** What is wrong with a record, by the table of its fields. */
export type Fault = { path: Path; language: LocaleCode | null; label: Field['label']; reason: FaultReason }
export type FaultReason =
  /** Nothing of the kind is described, or it is no value of its field. */
  | 'unfit'
  | 'too-long'
  | 'too-many'
  | 'out-of-range'
  | 'not-an-option'
  | 'missing'
  /** A legal text of a day that has come, or of one before the version it follows; one without one of its languages. */
  | 'too-early'
  | 'left-out'
  /** Words of a letter: more than one line, another number of paragraphs, a variable lost or unknown. */
  | 'line-break'
  | 'paragraph-count'
  | 'lost-mark'
  | 'unknown-mark'
  /** A link of the menu that has to stay in sight. */
  | 'needed'
  /** One that leads where the code says; one that editors add: without one of its languages, in its list already, or to no page. */
  | 'of-code'
  | 'in-both'
  | 'in-list'
  | 'leads-nowhere'
  /** Ends before it begins. */
  | 'ends-early'
  /** Blocks that a page does not draw, or not so many of; one that is given it. */
  | 'not-drawn'
  | 'drawn-enough'
  | 'stays'
  /** Things whose number and order are the code's. */
  | 'given'
  /** Of a tour at which people have places. */
  | 'promised'

type Fit = { path: Path; field: Field; value: Json }

/** Whether a record holds what its fields describe, and nothing else. Half-written records pass. */
export function checkShape(fields: readonly Field[], record: JsonObject, path: Path = ''): Fault[] {
  const known = new Set(fields.map(({ name }) => name))
  const strange = Object.keys(record).filter(name => !known.has(name) && !(path !== '' && isOwn(name)))
  return [
    ...strange.map(name => unfit(join(path, name), name)),
    ...fields.flatMap(field => {
      const value = record[field.name]
      const here = join(path, field.name)
      return value === undefined ? [fault(field, here, 'unfit')] : checkValue({ path: here, field, value })
    }),
  ]
}

// An item knows its id, a block its kind as well.
const isOwn = (name: string) => name === 'id' || name === 'kind'

/** What must be there before a record may be seen in these languages. */
export function checkComplete(
  fields: readonly Field[],
  record: JsonObject,
  languages: readonly LocaleCode[],
  path: Path = '',
): Fault[] {
  return fields.flatMap(field => {
    const value = record[field.name] ?? null
    const here = join(path, field.name)
    const inner = innerRecords(field, value, here)
    if (inner.length > 0 && !(field.isOptional && isEmptyValue(field, value))) {
      return inner.flatMap(one => checkComplete(one.fields, one.record, languages, one.path))
    }
    if (field.isOptional && isEmptyValue(field, value)) return []
    if (field.type === 'text' || field.type === 'paragraphs') {
      return languages
        .filter(code => isObject(value) && isBlank(value[code]))
        .map(code => fault(field, here, 'missing', code))
    }
    const mayBeEmpty = field.type === 'flag' || field.type === 'list' || field.type === 'blocks'
    return !mayBeEmpty && isEmptyValue(field, value) && !isManyOf(field)
      ? [fault(field, here, 'missing')]
      : []
  })
}

const isManyOf = (field: Field) =>
  field.type === 'references' || field.type === 'pictures' || field.type === 'choices'

function innerRecords(field: Field, value: Json, path: Path) {
  if (field.type === 'group' && isObject(value)) return [{ fields: field.fields, record: value, path }]
  if (field.type !== 'list' && field.type !== 'blocks') return []
  return (Array.isArray(value) ? value.filter(isObject) : []).map(item => ({
    fields: field.type === 'list' ? field.fields : fieldsOfBlock(field, item),
    record: item,
    path: join(path, String(item.id)),
  }))
}

function checkValue({ path, field, value }: Fit): Fault[] {
  const fits = (isFit: boolean, reason: FaultReason = 'unfit') => (isFit ? [] : [fault(field, path, reason)])
  switch (field.type) {
    case 'text':
      return inLanguages({ path, field, value }, (text, code) =>
        typeof text !== 'string'
          ? [fault(field, path, 'unfit', code)]
          : text.length > field.most
            ? [fault(field, path, 'too-long', code)]
            : [],
      )
    case 'paragraphs':
      return inLanguages({ path, field, value }, (texts, code) =>
        !isTexts(texts)
          ? [fault(field, path, 'unfit', code)]
          : texts.join('\n\n').length > field.most
            ? [fault(field, path, 'too-long', code)]
            : [],
      )
    case 'line':
      if (typeof value !== 'string') return fits(false)
      if (value.length > field.most) return fits(false, 'too-long')
      return fits(value === '' || !field.pattern || field.pattern.test(value))
    case 'picture':
    case 'reference':
      return fits(typeof value === 'string' && value.length <= 300)
    case 'day':
      return fits(value === '' || (typeof value === 'string' && isDay(value)))
    case 'moment':
      return fits(value === '' || (typeof value === 'string' && isMoment(value)))
    case 'number':
      if (value === null) return []
      if (typeof value !== 'number' || !Number.isInteger(value)) return fits(false)
      return fits(value >= field.least && value <= field.most, 'out-of-range')
    case 'sum':
      if (value === null) return []
      if (typeof value !== 'number' || !Number.isInteger(value)) return fits(false)
      return fits(value > 0 && value <= mostKopecks, 'out-of-range')
    case 'flag':
      return fits(typeof value === 'boolean')
    case 'choice':
      return fits((value === '' && field.isOptional) || isOption(field.options, value), 'not-an-option')
    case 'choices':
      return fits(
        isTexts(value) && value.every(one => isOption(field.options, one)) && isEachOnce(value),
        'not-an-option',
      )
    case 'pictures':
    case 'references':
      if (!isTexts(value) || !isEachOnce(value)) return fits(false)
      return fits(value.length <= field.most, 'too-many')
    case 'group':
      return isObject(value) ? checkShape(field.fields, value, path) : fits(false)
    case 'list':
    case 'blocks':
      return checkItems(field, value, path)
  }
}

function checkItems(field: Extract<Field, { type: 'list' | 'blocks' }>, value: Json, path: Path): Fault[] {
  if (!Array.isArray(value)) return [fault(field, path, 'unfit')]
  if (value.length > field.most) return [fault(field, path, 'too-many')]
  const ids = value.map(item => (isObject(item) ? item.id : null))
  if (!ids.every(id => typeof id === 'string' && itemId.test(id)) || new Set(ids).size !== ids.length) {
    return [fault(field, path, 'unfit')]
  }
  return value.filter(isObject).flatMap(item => {
    const here = join(path, String(item.id))
    if (field.type === 'blocks' && !Object.hasOwn(field.kinds, String(item.kind))) {
      return [fault(field, here, 'not-an-option')]
    }
    return checkShape(field.type === 'list' ? field.fields : fieldsOfBlock(field, item), item, here)
  })
}

export const itemId = /^[\da-z]{4,36}$/
const mostKopecks = 2_000_000_000

function inLanguages(
  { path, field, value }: Fit,
  check: (value: Json, code: LocaleCode) => Fault[],
): Fault[] {
  if (!isObject(value) || Object.keys(value).length !== localeCodes.length)
    return [fault(field, path, 'unfit')]
  return localeCodes.flatMap(code =>
    value[code] === undefined ? [fault(field, path, 'unfit', code)] : check(value[code], code),
  )
}

function isTexts(value: Json): value is string[] {
  return Array.isArray(value) && value.every(one => typeof one === 'string')
}

function isEachOnce(values: string[]): boolean {
  return new Set(values).size === values.length
}

function isOption(options: readonly { value: string }[], value: Json): boolean {
  return options.some(option => option.value === value)
}

function isMoment(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}

function isBlank(value: Json | undefined): boolean {
  return (
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    String(value).trim() === ''
  )
}

function fault(
  { label }: Pick<Field, 'label'>,
  path: Path,
  reason: FaultReason,
  language: LocaleCode | null = null,
): Fault {
  return { path, language, label, reason }
}

function unfit(path: Path, name: string): Fault {
  return fault(
    { label: Object.fromEntries(localeCodes.map(code => [code, name])) as Field['label'] },
    path,
    'unfit',
  )
}
