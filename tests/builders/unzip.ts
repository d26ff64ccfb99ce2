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

/** The cells of the first sheet, row by row; formulas and whatever else is no plain value are told as such. */
export function sheetOf(bytes: Buffer): (string | number)[][] {
  const xml = unzip(bytes).get('xl/worksheets/sheet1.xml') ?? ''
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: [^>]*)?(?:\/>|>(.*?)<\/c>)/gs)].map(([, inner = '']) => valueIn(inner)),
  )
}

function valueIn(inner: string): string | number {
  const number = /^<v>(.*)<\/v>$/.exec(inner)?.[1]
  if (number !== undefined) return Number(number)
  if (inner === '') return ''
  const text = /^<is><t xml:space="preserve">(.*)<\/t><\/is>$/s.exec(inner)?.[1]
  if (text === undefined) throw new Error(`not a plain value: ${inner}`)
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
