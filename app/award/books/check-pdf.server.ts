import { inflateSync } from 'node:zlib'
import type { FileRefusal } from './book-files.ts'

/** Of what is unpacked to look inside: a single part, and all of them. */
const mostPart = 16 * 1024 * 1024
const mostAll = 64 * 1024 * 1024

// What acts by itself, carries other files along or reaches out. A book to be read has none of it.
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])/

/**
 * Whether a file is a PDF for reading, by its bytes: whole from its first sign to its last, not locked, without scripts,
 * actions or files inside. Lists of objects that are packed are unpacked to look into them, but never past a bound.
 */
export function checkPdf(bytes: Buffer): FileRefusal | null {
  const isWhole =
    bytes.subarray(0, 1024).includes('%PDF-') &&
    bytes.subarray(-2048).includes('%%EOF') &&
    bytes.includes('/Page')
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-' || !isWhole) return 'not-a-pdf'
  const text = bytes.toString('latin1')
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) return 'locked-pdf'
  if (active.test(plainNames(withoutStreams(text)))) return 'active-pdf'
  return checkPacked(bytes, text)
}

function checkPacked(bytes: Buffer, text: string): FileRefusal | null {
  let unpacked = 0
  for (const match of text.matchAll(/\/ObjStm(?![A-Za-z0-9])[\s\S]{0,400}?stream\r?\n/g)) {
    const start = (match.index ?? 0) + match[0].length
    const end = text.indexOf('endstream', start)
    if (end === -1) return 'not-a-pdf'
    const inside = unpack(bytes.subarray(start, end))
    if (inside === 'bomb') return 'bomb'
    if (inside === null) continue
    unpacked += inside.length
    if (unpacked > mostAll) return 'bomb'
    const names = plainNames(inside)
    if (active.test(names)) return 'active-pdf'
  }
  return null
}

/** Null where it is packed in another way: then no reader that we hand it to finds objects in it either. */
function unpack(packed: Buffer): string | 'bomb' | null {
  try {
    return inflateSync(packed, { maxOutputLength: mostPart }).toString('latin1')
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : null
  }
}

/** Pictures and pages may hold any bytes; names are looked for between them. */
function withoutStreams(text: string): string {
  const parts = text.split(/(?<!end)stream\r?\n/)
  return parts
    .map((part, place) => (place === 0 ? part : part.slice(Math.max(part.indexOf('endstream'), 0))))
    .join('\n')
}

/** A name may be spelled with numbers of its letters: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
