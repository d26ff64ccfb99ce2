import { jsonDepth } from '../../page-server/body-bounds.ts'
import { decodeText, headOf, markMostIn, parseCsv } from '../../platform/spreadsheets/read-csv.ts'
import { readXlsx } from '../../platform/spreadsheets/read-xlsx.server.ts'
import { columnLetters, emptyCell, type SheetCell } from '../../platform/spreadsheets/sheet-cell.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { isObject, type Json, type JsonObject } from '../record.ts'
import { type Column, columnsByName, nameIn } from './columns.ts'
import { exchangeBounds } from './exchange-bounds.ts'
import type { FileProblem, TableFormat } from './import.ts'

/** One row as it was sent: cells by their columns, or a record as JSON has it. */
export type SentRow = {
  place: number
  key: string
  /** Where the key stands. */
  keyCell: string
  cells: { column: Column; cell: SheetCell; at: string }[]
  record: JsonObject | null
  /** Cells beyond the last column that has a name. */
  extra: string
}
export type SentTable =
  | { ok: true; format: TableFormat; rows: SentRow[]; unknown: string[] }
  | { ok: false; reason: FileProblem; what?: string }

/** A file as it was sent, told by its bytes and not by its name. */
export async function readTable(bytes: Buffer, kind: KindName): Promise<SentTable> {
  if (bytes.length === 0) return { ok: false, reason: 'no-file' }
  if (bytes.length > exchangeBounds.fileBytes) return { ok: false, reason: 'too-large' }
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    const sheet = await readXlsx(bytes, exchangeBounds)
    return sheet.ok ? tableOf(sheet.rows, kind, 'xlsx') : { ok: false, reason: sheet.problem }
  }
  const text = decodeText(bytes)
  if (text === null) return { ok: false, reason: 'no-text' }
  return /^\s*[{[]/.test(text) ? jsonTable(text, kind) : csvTable(text, kind)
}

function csvTable(text: string, kind: KindName): SentTable {
  // A line that spreadsheets write for themselves.
  const said = /^sep=(.)\r?\n/i.exec(text)
  const table = said ? text.slice(said[0].length) : text
  const mark = said?.[1] ?? markMostIn(headOf(table))
  const rows = parseCsv(table, mark, exchangeBounds.rows + 1, exchangeBounds.cells)
  if (rows.some(row => row.length > exchangeBounds.cells)) return { ok: false, reason: 'too-many-columns' }
  if (rows.length > exchangeBounds.rows) return { ok: false, reason: 'too-many-rows' }
  return tableOf(
    rows.map(row => row.map(csvCell)),
    kind,
    'csv',
  )
}

function csvCell(text: string): SheetCell {
  return text.trimStart().startsWith('=') ? { text, isFormula: true } : { text }
}

function tableOf(rows: SheetCell[][], kind: KindName, format: TableFormat): SentTable {
  const at = rows.findIndex(isWritten)
  const head = rows[at]
  if (!head) return { ok: false, reason: 'no-rows' }
  if (head.length > exchangeBounds.columns) return { ok: false, reason: 'too-many-columns' }
  const known = columnsByName(kind)
  const columns = head.map(({ text }) => known.get(nameIn(text)) ?? null)
  const twice = columns.find((column, place) => column && columns.indexOf(column) !== place)
  if (twice) return { ok: false, reason: 'column-twice', what: head[columns.lastIndexOf(twice)]?.text ?? '' }
  const keyPlace = columns.indexOf('key')
  if (keyPlace < 0) return { ok: false, reason: 'no-key-column' }
  const unknown = head.flatMap(({ text }, place) =>
    columns[place] === null && text.trim() !== '' ? [shownText(text.trim()).slice(0, 80)] : [],
  )
  const sent = rows.flatMap((row, place) =>
    place <= at || !isWritten(row) ? [] : [rowOf(row, place + 1, columns, keyPlace)],
  )
  return sent.length === 0 ? { ok: false, reason: 'no-rows' } : { ok: true, format, rows: sent, unknown }
}

function rowOf(
  row: readonly SheetCell[],
  place: number,
  columns: readonly (Column | 'key' | null)[],
  keyPlace: number,
): SentRow {
  const address = (at: number) => `${columnLetters(at)}${place}`
  const beyond = row.findIndex(({ text }, at) => at >= columns.length && text.trim() !== '')
  return {
    place,
    key: shownText((row[keyPlace]?.text ?? '').trim()),
    keyCell: address(keyPlace),
    cells: columns.flatMap((column, at) =>
      column && column !== 'key' ? [{ column, cell: row[at] ?? emptyCell, at: address(at) }] : [],
    ),
    record: null,
    extra: beyond < 0 ? '' : address(beyond),
  }
}

/** A name as it can be asked for and shown: a sign that is none stands there as one, so that it is nobody else's name. */
function shownText(text: string): string {
  return text.replace(/\p{Cc}/gu, '\ufffd').toWellFormed()
}

function isWritten(row: readonly SheetCell[]): boolean {
  return row.some(({ text, isFormula }) => text.trim() !== '' || isFormula)
}

const deepest = 24

function jsonTable(text: string, kind: KindName): SentTable {
  if (jsonDepth(text) > deepest) return { ok: false, reason: 'bad-json' }
  let sent: Json
  try {
    sent = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'bad-json' }
  }
  const said = isObject(sent) && Object.hasOwn(sent, 'kind') ? sent.kind : kind
  if (said !== kind) return { ok: false, reason: 'other-kind', what: shownText(String(said)).slice(0, 40) }
  const records = isObject(sent) && Object.hasOwn(sent, 'records') ? sent.records : sent
  if (!Array.isArray(records) || !records.every(isObject)) return { ok: false, reason: 'bad-json' }
  if (records.length === 0) return { ok: false, reason: 'no-rows' }
  if (records.length >= exchangeBounds.rows) return { ok: false, reason: 'too-many-rows' }
  const names = new Set(kinds[kind].fields.map(({ name }) => name))
  const unknown = new Set<string>()
  const rows = records.map((one, index): SentRow => {
    const inner = Object.hasOwn(one, 'record') && isObject(one.record) ? one.record : {}
    for (const name of Object.keys(inner)) if (!names.has(name)) unknown.add(shownText(name).slice(0, 80))
    const place = index + 1
    const key = Object.hasOwn(one, 'key') ? shownText(String(one.key).trim()) : ''
    return { place, key, keyCell: `${place}: key`, cells: [], record: inner, extra: '' }
  })
  return { ok: true, format: 'json', rows, unknown: [...unknown].slice(0, 50) }
}
