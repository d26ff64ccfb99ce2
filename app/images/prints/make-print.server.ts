import sharp from 'sharp'
import { xmlText } from '../../platform/xml/xml-text.ts'

/** What an editor reads in the file itself, long after its page was closed. */
export type PrintLabel = { title: string; about: string; credit: string }

/** The file with its size on paper and its credit written into it; not a pixel of a JPEG is touched. */
export async function makePrint(file: Uint8Array, dpi: number, label: PrintLabel): Promise<Uint8Array> {
  const bytes = Buffer.from(file)
  const jpeg = isJpeg(bytes) ? bytes : await sharp(bytes).jpeg({ quality: 95 }).toBuffer()
  return Buffer.concat([
    jpeg.subarray(0, 2),
    density(dpi),
    described(label),
    withoutDensity(jpeg.subarray(2)),
  ])
}

function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}

/** The segment JFIF: version 1.1, dots per inch across and down, no thumbnail. */
function density(dpi: number): Buffer {
  const segment = Buffer.from('ffe000104a46494600010101000000000000', 'hex')
  segment.writeUInt16BE(dpi, 12)
  segment.writeUInt16BE(dpi, 14)
  return segment
}

/** The one that may already stand first there. */
function withoutDensity(rest: Buffer): Buffer {
  return rest[0] === 0xff && rest[1] === 0xe0 ? rest.subarray(2 + rest.readUInt16BE(2)) : rest
}

/** The segment XMP, which every editor of pictures reads. */
function described({ title, about, credit }: PrintLabel): Buffer {
  const text = (words: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${xmlText(words)}</rdf:li></rdf:Alt>`
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="${xmlText(credit)}"><dc:title>${text(title)}</dc:title><dc:description>${text(about)}</dc:description><dc:rights>${text(credit)}</dc:rights></rdf:Description></rdf:RDF></x:xmpmeta>`
  const body = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`)
  const head = Buffer.from('ffe10000', 'hex')
  head.writeUInt16BE(body.byteLength + 2, 2)
  return Buffer.concat([head, body])
}
