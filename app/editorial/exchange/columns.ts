import { type Both, type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { Field } from '../fields.ts'
import { type KindName, kindNames } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'

/** A column of a table: a field, or one language of it. */
export type Column = { name: string; field: FlatField; language: LocaleCode | null }
export type FlatField = Exclude<Field, { type: 'group' | 'list' | 'blocks' }>

export const keyColumn = 'key'
const keyHeading: Both = { ru: 'Ключ', en: 'Key' }

/** Kinds that fit into a table: what is written in blocks does not. */
export const exchangedKinds = kindNames.filter(kind =>
  kinds[kind].fields.every(({ type }) => type !== 'blocks'),
)

export function isExchanged(kind: KindName): boolean {
  return exchangedKinds.includes(kind)
}

/** What stands in the table of a kind, texts in this language first. Lists within a record are in the JSON alone. */
export function columnsOf(kind: KindName, first: LocaleCode): Column[] {
  const languages = [first, ...localeCodes.filter(code => code !== first)]
  return kinds[kind].fields.flatMap((field): Column[] => {
    if (!isFlat(field)) return []
    if (field.type !== 'text' && field.type !== 'paragraphs')
      return [{ name: field.name, field, language: null }]
    return languages.map(language => ({ name: `${field.name}.${language}`, field, language }))
  })
}

/** What a table leaves out. */
export function leftOutOf(kind: KindName): Field[] {
  return kinds[kind].fields.filter(field => !isFlat(field))
}

function isFlat(field: Field): field is FlatField {
  return field.type !== 'group' && field.type !== 'list' && field.type !== 'blocks'
}

/** The name of a column as people read it: «Заголовок, RU». */
export function headingOf(
  { field, language }: Pick<Column, 'field' | 'language'>,
  locale: LocaleCode,
): string {
  const label = plain(field.label[locale])
  return language ? `${label}, ${language.toUpperCase()}` : label
}

export function keyHeadingIn(locale: LocaleCode): string {
  return keyHeading[locale]
}

/** Columns by whatever they may be called: as in either language, or as the program calls them. */
export function columnsByName(kind: KindName): Map<string, Column | 'key'> {
  const names = new Map<string, Column | 'key'>([[keyColumn, 'key']])
  for (const code of localeCodes) names.set(nameIn(keyHeading[code]), 'key')
  for (const column of columnsOf(kind, 'ru')) {
    names.set(nameIn(column.name), column)
    for (const code of localeCodes) names.set(nameIn(headingOf(column, code)), column)
  }
  return names
}

/** A heading as somebody may have typed it: blanks, case and «ё» make no other column. */
export function nameIn(heading: string): string {
  return plain(heading.normalize('NFC')).trim().replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е')
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
