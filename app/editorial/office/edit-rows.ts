import { isGivenBlock } from '../../content/blocks/home-sections.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { roomFor } from '../block-faults.ts'
import { fieldsOfBlock } from '../draft-record.ts'
import type { Field, Option } from '../fields.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { type Item, isObject, type Json, type JsonObject, join, type Path } from '../record.ts'

/** One field of a record as the form shows it. */
export type FieldRow = {
  is: 'field'
  path: Path
  label: string
  type: Field['type']
  /** In each language, or once under ''. */
  values: { language: LocaleCode | null; name: string; value: string | string[] }[]
  most: number | null
  isLong: boolean
  options: { value: string; label: string }[] | null
  /** Of a reference: whose records may be chosen. */
  to: KindName | null
}
export type GroupRow = { is: 'group'; path: Path; label: string; rows: Row[] }
export type ItemsRow = {
  is: 'items'
  path: Path
  label: string
  items: { id: string; label: string; kind: string; stays: boolean; rows: Row[] }[]
  /** What there is is the code's: nothing is added, moved or removed. */
  isGiven: boolean
  /** What may be added. */
  kinds: { value: string; label: string }[]
}
export type Row = FieldRow | GroupRow | ItemsRow

/** The form of a record, from the table of its fields. */
export function editRows(
  fields: readonly Field[],
  record: JsonObject,
  locale: LocaleCode,
  path: Path = '',
): Row[] {
  return fields
    .filter(({ isFixed }) => !isFixed)
    .map(field => editRow(field, record[field.name] ?? null, locale, join(path, field.name)))
}

function editRow(field: Field, value: Json, locale: LocaleCode, path: Path): Row {
  const label = field.label[locale]
  if (field.type === 'group') {
    return {
      is: 'group',
      path,
      label,
      rows: editRows(field.fields, isObject(value) ? value : {}, locale, path),
    }
  }
  if (field.type === 'list' || field.type === 'blocks') {
    const items = Array.isArray(value) ? (value.filter(isObject) as Item[]) : []
    return {
      is: 'items',
      path,
      label,
      items: items.map(item => ({
        id: item.id,
        kind: String(item.kind ?? ''),
        stays: field.type === 'blocks' && isGivenBlock(String(item.kind)),
        label: itemLabel(field, item, locale),
        rows: editRows(
          field.type === 'list' ? field.fields : fieldsOfBlock(field, item),
          item,
          locale,
          join(path, item.id),
        ),
      })),
      isGiven: field.type === 'list' && field.isGiven === true,
      kinds:
        field.type === 'list'
          ? field.isGiven
            ? []
            : [{ value: '', label }]
          : Object.entries(field.kinds)
              .filter(([kind]) => roomFor(kind, field, value) > 0)
              .map(([kind, { label: name }]) => ({ value: kind, label: name[locale] })),
    }
  }
  return {
    is: 'field',
    path,
    label,
    type: field.type,
    values: valuesOf(field, value, path),
    most: 'most' in field && field.type !== 'number' ? field.most : null,
    isLong: field.type === 'paragraphs' || ('isLong' in field && field.isLong === true),
    options: 'options' in field ? optionsIn(field.options, locale, field.isOptional === true) : null,
    to: 'to' in field ? field.to : null,
  }
}

function valuesOf(field: Field, value: Json, path: Path): FieldRow['values'] {
  if (field.type !== 'text' && field.type !== 'paragraphs') {
    return [{ language: null, name: nameOf(path, null), value: shown(field, value) }]
  }
  const texts = isObject(value) ? value : {}
  return localeCodes.map(language => ({
    language,
    name: nameOf(path, language),
    value: shown(field, texts[language] ?? ''),
  }))
}

/** How a value stands in its field: paragraphs are parted by empty lines, sums are in roubles. */
function shown(field: Field, value: Json): string | string[] {
  if (field.type === 'paragraphs') return (Array.isArray(value) ? value : []).join('\n\n')
  if (Array.isArray(value)) return value.map(String)
  if (field.type === 'sum' && typeof value === 'number') return String(value / 100)
  if (field.type === 'flag') return value === true ? 'yes' : ''
  return value === null ? '' : String(value)
}

function optionsIn(options: readonly Option[], locale: LocaleCode, isOptional: boolean) {
  const known = options.map(({ value, label }) => ({ value, label: label[locale] }))
  return isOptional ? [{ value: '', label: '—' }, ...known] : known
}

/** The first words of an item: whoever looks for it knows it by them. */
function itemLabel(field: Field, item: Item, locale: LocaleCode): string {
  const kind = field.type === 'blocks' ? field.kinds[String(item.kind)]?.label[locale] : undefined
  const words = ['title', 'name', 'prize', 'value', 'text', 'label']
    .map(name => item[name])
    .map(value => (isObject(value) ? String(value[locale] ?? '') : ''))
    .find(text => text !== '')
  return [kind, words?.slice(0, 60)].filter(Boolean).join(': ')
}

/** What a field is called when the form is sent. */
export function nameOf(path: Path, language: LocaleCode | null): string {
  return `field:${path}${language ? `:${language}` : ''}`
}
