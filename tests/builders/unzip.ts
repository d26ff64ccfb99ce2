import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a zip archive by its directory, each held against its sum. */
export function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const count = bytes.readUInt16LE(end + 10)
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let place = 0; place < count; place++) {
    const sum = bytes.readUInt32LE(at + 16)
    const packedSize = bytes.readUInt32LE(at + 20)
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const plain = inflateRawSync(bytes.subarray(begin, begin + packedSize))
    if (bytes.readUInt32LE(local) !== 0x04034b50 || crc32(plain) !== sum)
      throw new Error(`${name} is damaged`)
    files.set(name, plain.toString())
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

/**
 * The cells of the first sheet, row by row, each where its address puts it; formulas and whatever else is no plain value
 * are told as such.
 */
export function sheetOf(bytes: Buffer): (string | number)[][] {
  const files = unzip(bytes)
  const texts = [
    ...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t(?: [^>]*)?>(.*?)<\/t><\/si>/gs),
  ].map(([, text = '']) => unescapeXml(text))
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row, texts))
  // An empty cell is not written: a row is as wide as the widest.
  const width = Math.max(...rows.map(row => row.length))
  return rows.map(row => Array.from({ length: width }, (_, place) => row[place] ?? ''))
}

function cellsOf(row: string, texts: string[]): (string | number)[] {
  const cells: (string | number)[] = []
  for (const [, attributes = '', inner = ''] of row.matchAll(/<c((?: [^>]*?)?)(?:\/>|>(.*?)<\/c>)/gs)) {
    cells[placeOf(/ r="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? '')] = valueIn(attributes, inner, texts)
  }
  return cells
}

/** A, B … Z, AA: the first is 0. */
function placeOf(letters: string): number {
  if (letters === '') throw new Error('a cell without its address')
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueIn(attributes: string, inner: string, texts: string[]): string | number {
  if (inner === '') return ''
  const inline = /^<is><t(?: [^>]*)?>(.*?)<\/t><\/is>$/s.exec(inner)?.[1]
  if (inline !== undefined && / t="inlineStr"/.test(attributes)) return unescapeXml(inline)
  const value = /^<v>([^<]*)<\/v>$/.exec(inner)?.[1]
  const type = / t="(\w+)"/.exec(attributes)?.[1]
  const plain = type === 's' ? texts[Number(value)] : type === undefined ? Number(value) : undefined
  if (value === undefined || plain === undefined) throw new Error(`not a plain value: ${attributes} ${inner}`)
  return plain
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
