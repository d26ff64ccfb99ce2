/** A text file as it was sent: UTF-8 with or without its mark, UTF-16 with it, else Windows-1251. Null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  // A picture or an archive under the name of a table.
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

const marks = [';', '\t', ','] as const

/** What parts the cells, by how often it stands in a text. */
export function markMostIn(text: string): string {
  return marks.reduce<string>((best, next) => (count(text, next) > count(text, best) ? next : best), marks[0])
}

/** The first line, as far as it is no text within quotes: names of columns have commas in quotes only. */
export function headOf(text: string): string {
  let isQuoted = false
  let head = ''
  for (const sign of text.slice(0, 20_000)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) return head
    else if (!isQuoted) head += sign
  }
  return head
}

/**
 * Cells row by row; quotes may hold marks and line breaks. No more than `mostRows` are read, and nothing after a row that
 * has more than `mostCells`.
 */
export function parseCsv(
  text: string,
  mark: string,
  mostRows = Number.POSITIVE_INFINITY,
  mostCells = Number.POSITIVE_INFINITY,
): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length && rows.length < mostRows && row.length <= mostCells; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === mark) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1
      rows.push([...row, cell])
      row = []
      cell = ''
    } else cell += sign
  }
  if (rows.length < mostRows && (cell !== '' || row.length > 0)) rows.push([...row, cell])
  return rows
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}
