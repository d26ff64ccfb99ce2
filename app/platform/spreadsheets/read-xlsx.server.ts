import { BrokenArchive, readZip } from './read-zip.server.ts'
import { columnPlace, emptyCell, type SheetCell } from './sheet-cell.ts'

export type SheetBounds = { unpackedBytes: number; rows: number; columns: number }
export type ReadSheet =
  | { ok: true; rows: SheetCell[][] }
  | { ok: false; problem: 'broken-file' | 'too-many-rows' | 'too-many-columns' }

const entries = 500
const wanted = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[\w-]+\.xml)$/

/**
 * The first sheet of a workbook, row by row, each cell where its address puts it. Nothing is computed, nothing outside the
 * file is opened: a document that declares entities or a type is refused as a whole.
 */
export async function readXlsx(bytes: Buffer, bounds: SheetBounds): Promise<ReadSheet> {
  try {
    const files = await readZip(bytes, name => wanted.test(name), {
      entries,
      unpackedBytes: bounds.unpackedBytes,
    })
    const xml = (name: string) => xmlOf(files.get(name))
    const sheet = xml(firstSheet(xml('xl/workbook.xml'), xml('xl/_rels/workbook.xml.rels')))
    if (!sheet.includes('sheetData')) return { ok: false, problem: 'broken-file' }
    return rowsOf(sheet, textsOf(xml('xl/sharedStrings.xml')), bounds)
  } catch (error) {
    if (error instanceof BrokenArchive) return { ok: false, problem: 'broken-file' }
    throw error
  }
}

function xmlOf(bytes: Buffer | undefined): string {
  const text = bytes ? new TextDecoder('utf-8').decode(bytes) : ''
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new BrokenArchive('declares what it may not')
  return text
}

/** Where the first sheet lies; its name is the workbook's business. */
function firstSheet(workbook: string, relations: string): string {
  const [sheet] = elements(workbook, 'sheet')
  const id = /\s\w{1,20}:id="([^"]*)"/.exec(sheet?.head ?? '')?.[1] ?? ''
  for (const { head } of elements(relations, 'Relationship')) {
    if (attribute(head, 'Id') !== id || attribute(head, 'TargetMode') === 'External') continue
    const target = attribute(head, 'Target') ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return 'xl/worksheets/sheet1.xml'
}

/**
 * The elements of a name, one after the other, with what stands in them. Each is looked at once: one without an end is
 * the end of everything.
 */
function* elements(
  xml: string,
  name: string,
): Generator<{ head: string; inner: string; at: number; end: number }> {
  const opening = new RegExp(`<(\\w{1,20}:)?${name}(?=[\\s/>])[^<>]*>`, 'g')
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [head, prefix = ''] = found
    if (head.endsWith('/>')) {
      yield { head, inner: '', at: found.index, end: opening.lastIndex }
      continue
    }
    const end = xml.indexOf(`</${prefix}${name}>`, opening.lastIndex)
    if (end < 0) throw new BrokenArchive('an element without its end')
    const after = end + prefix.length + name.length + 3
    yield { head, inner: xml.slice(opening.lastIndex, end), at: found.index, end: after }
    opening.lastIndex = after
  }
}

function textsOf(xml: string): string[] {
  return [...elements(xml, 'si')].map(({ inner }) => richText(inner))
}

/** A text in pieces, each with a look of its own; how it is to be pronounced is left out. */
function richText(xml: string): string {
  let spoken = ''
  let from = 0
  for (const { at, end } of elements(xml, 'rPh')) {
    spoken += xml.slice(from, at)
    from = end
  }
  spoken += xml.slice(from)
  return [...elements(spoken, 't')].map(({ inner }) => plainText(inner)).join('')
}

function rowsOf(xml: string, texts: readonly string[], bounds: SheetBounds): ReadSheet {
  const rows: SheetCell[][] = []
  // A text that stands in the file once may be named by every cell.
  let room = bounds.unpackedBytes
  for (const { head, inner } of elements(xml, 'row')) {
    const said = Number(attribute(head, 'r') ?? rows.length + 1)
    const cells = cellsOf(inner, texts, bounds.columns)
    if (!cells) return { ok: false, problem: 'too-many-columns' }
    for (const { text } of cells) room -= text.length
    if (room < 0) throw new BrokenArchive('too much')
    // Empty rows need not be written; one that is said to be a million below is one too many all the same.
    if (cells.every(({ text, isFormula }) => text === '' && !isFormula)) continue
    if (!(said > rows.length && said <= bounds.rows)) return { ok: false, problem: 'too-many-rows' }
    while (rows.length < said - 1) rows.push([])
    rows.push(cells)
  }
  return { ok: true, rows }
}

function cellsOf(xml: string, texts: readonly string[], most: number): SheetCell[] | null {
  const cells: SheetCell[] = []
  for (const { head, inner } of elements(xml, 'c')) {
    const place = columnPlace(lettersOf(attribute(head, 'r') ?? '')) ?? cells.length
    const cell = cellOf(attribute(head, 't') ?? 'n', inner, texts)
    if (cell.text === '' && !cell.isFormula) continue
    if (place >= most) return null
    while (cells.length < place) cells.push(emptyCell)
    cells[place] = cell
  }
  return cells
}

/** «AB» of «AB12»; what is no address has none. */
function lettersOf(address: string): string {
  return /^([A-Z]{1,3})\d{1,7}$/.exec(address)?.[1] ?? ''
}

function cellOf(type: string, inner: string, texts: readonly string[]): SheetCell {
  const [{ inner: raw } = { inner: '' }] = elements(inner, 'v')
  const value = plainText(raw)
  const isFormula = !elements(inner, 'f').next().done
  const of = (cell: SheetCell): SheetCell => (isFormula ? { ...cell, isFormula } : cell)
  switch (type) {
    case 's':
      return of({ text: texts[Number(value)] ?? '' })
    case 'inlineStr':
      return of({ text: richText(inner) })
    case 'b':
      return of({ text: value === '1' ? 'true' : 'false' })
    case 'e':
      return of({ text: value, isError: true })
    case 'n':
      return of(value === '' ? emptyCell : { text: String(Number(value)), isNumber: true })
    default:
      return of({ text: value })
  }
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : plainText(value)
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function plainText(text: string): string {
  return (
    text
      .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi, (_, hex, decimal, name) =>
        name ? (named[name] ?? '') : signOf(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
      )
      // Spreadsheets write what XML cannot hold by its number.
      .replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  )
}

function signOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
