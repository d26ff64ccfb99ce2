import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { momentOfSerial, type SheetCell } from '../../platform/spreadsheets/sheet-cell.ts'
import { textIn, valueIn } from '../office/read-form.ts'
import type { Json } from '../record.ts'
import { fieldOf } from '../releases/release.ts'
import { type Column, type FlatField, nameIn } from './columns.ts'

const flagWords: Record<LocaleCode, readonly [no: string, yes: string]> = {
  ru: ['нет', 'да'],
  en: ['no', 'yes'],
}
const yesWords = new Set(['да', 'yes', 'true', 'истина', '1', '+'])
const noWords = new Set(['', 'нет', 'no', 'false', 'ложь', '0', '-'])

/** A value as it stands in the table: words for people, which are read back as the same value. */
export function cellOf(field: FlatField, value: Json, locale: LocaleCode): string | number {
  const labels = (one: Json) =>
    ('options' in field && field.options.find(option => option.value === one)?.label[locale]) || String(one)
  switch (field.type) {
    case 'number':
      return typeof value === 'number' ? value : ''
    case 'sum':
      return typeof value === 'number' ? value / 100 : ''
    case 'flag':
      return flagWords[locale][value === true ? 1 : 0]
    case 'choice':
      return value === '' || value === null ? '' : labels(value)
    case 'choices':
      return list(value).map(labels).join(', ')
    case 'references':
      return list(value).join(', ')
    case 'pictures':
      return list(value).join('\n')
    case 'paragraphs':
      return list(value).join('\n\n')
    case 'moment':
      return typeof value === 'string' && value !== '' ? momentCell(value) : ''
    default:
      return value === null ? '' : String(value)
  }
}

/** «2025-09-24 12:00», by the fair's own clock. */
function momentCell(moment: string): string {
  const text = fieldOf(new Date(moment)).replace('T', ' ')
  return text.endsWith(':00') ? text.slice(0, -3) : text
}

/** Whether a cell says what the value says already, in either language: then nobody has changed it. */
export function saysTheSame(cell: SheetCell, { field }: Column, value: Json): boolean {
  const text = unquoted(cell.text)
  return localeCodes.some(locale => {
    const shown = cellOf(field, value, locale)
    if (typeof shown === 'number') return Number(text.replace(',', '.')) === shown && text !== ''
    return [text, cell.text.trim()].includes(plainLines(shown))
  })
}

/**
 * What a cell says, as a value of its field. What cannot be read stays as it was typed: the check of shapes says so, in
 * its place.
 */
export function readCell(cell: SheetCell, { field, language }: Column, was: Json): Json {
  const text = unquoted(cell.text)
  if (language) return textIn(field, text)
  switch (field.type) {
    case 'number':
      // Nobody's half is made a whole.
      return /[.,]0*[1-9]/.test(text) ? text : valueIn(field, text, was)
    case 'flag': {
      const word = text.toLowerCase()
      return yesWords.has(word) ? true : noWords.has(word) ? false : text
    }
    case 'choice':
      return optionIn(field.options, text)
    case 'choices':
      return parts(text).map(one => optionIn(field.options, one))
    case 'references':
      return parts(text)
    case 'moment':
      return valueIn(field, momentText(cell, text), was)
    case 'day':
      return momentText(cell, text).slice(0, 10)
    default:
      return valueIn(field, text, was)
  }
}

function optionIn(
  options: readonly { value: string; label: Record<LocaleCode, string> }[],
  text: string,
): string {
  const word = nameIn(text)
  const found = options.find(
    ({ value, label }) => value === text || localeCodes.some(code => nameIn(label[code]) === word),
  )
  return found?.value ?? text
}

/** Day and hour as spreadsheets of both languages write them; a text of another form is left as it is. */
function momentText(cell: SheetCell, text: string): string {
  if (cell.isNumber) return momentOfSerial(Number(text)) ?? text
  const russian = /^(\d\d)\.(\d\d)\.(\d{4})(.*)$/.exec(text)
  const day = russian ? `${russian[3]}-${russian[2]}-${russian[1]}${russian[4]}` : text
  const [, date, hour, rest] = /^(\d{4}-\d\d-\d\d)[ T](\d{1,2})(:\d\d(?::\d\d)?)$/.exec(day) ?? []
  return date ? `${date}T${hour?.padStart(2, '0')}${rest}` : day
}

/** Without the mark that keeps a text from being a formula, as the site's own tables have it. */
function unquoted(text: string): string {
  return plainLines(text.replace(/^'(?=[=+\-@\t\r])/, ''))
}

function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').normalize('NFC').trim()
}

const list = (value: Json): string[] => (Array.isArray(value) ? value.map(String) : [])
const parts = (text: string) =>
  text
    .split(/[,;\n]/)
    .map(one => one.trim())
    .filter(one => one !== '')
