import { setImmediate as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

export const pdfRefusals = ['not-a-pdf', 'locked-pdf', 'active-pdf', 'bomb'] as const
export type PdfRefusal = (typeof pdfRefusals)[number]

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

/** Of what is unpacked to look inside: a single part, and all of them. */
const mostPart = 16 * 1024 * 1024
const mostAll = 64 * 1024 * 1024
/** A book of a thousand pages has some thousands. */
const mostStreams = 300_000

// What acts by itself, carries other files along or reaches out. What is to be read has none of it.
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])/

/**
 * Whether a file is a PDF for reading, by its bytes: whole from its first sign to its last, not locked, without scripts,
 * actions or files inside. Lists of objects that are packed are unpacked to look into them, but never past a bound. It pauses
 * every now and then: whatever somebody sends, the fair is served meanwhile.
 */
export async function checkPdf(bytes: Buffer): Promise<PdfRefusal | null> {
  const isWhole =
    bytes.subarray(0, 1024).includes('%PDF-') &&
    bytes.subarray(-2048).includes('%%EOF') &&
    bytes.includes('/Page')
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-' || !isWhole) return 'not-a-pdf'
  const text = bytes.toString('latin1')
  if (await holds(text, part => locked.test(part))) return 'locked-pdf'
  const between = await withoutStreams(text)
  if (between === null) return 'bomb'
  if (await holds(between, isActive)) return 'active-pdf'
  return checkPacked(bytes, text)
}

const locked = /\/Encrypt(?![A-Za-z0-9])/
const isActive = (text: string) => active.test(plainNames(text))

/** How much is looked through before somebody else has a turn; a name that lies across two parts is in the next as well. */
const partLength = 1024 * 1024
const overlap = 256
const stepsAtOnce = 20_000

async function holds(text: string, isFound: (part: string) => boolean): Promise<boolean> {
  for (let at = 0; at < text.length; at += partLength) {
    if (isFound(text.slice(at, at + partLength + overlap))) return true
    await pause()
  }
  return false
}

async function checkPacked(bytes: Buffer, text: string): Promise<PdfRefusal | null> {
  let unpacked = 0
  // From one end to the next beginning: what lies inside another is not unpacked twice.
  for (let at = text.indexOf('/ObjStm'); at !== -1; at = text.indexOf('/ObjStm', at)) {
    const head = /stream\r?\n/.exec(text.slice(at, at + 400))
    const start = head ? at + head.index + head[0].length : -1
    const end = head ? text.indexOf('endstream', start) : -1
    if (end === -1) return 'not-a-pdf'
    const inside = await unpack(bytes.subarray(start, end))
    if (inside !== null && refusals.has(inside)) return inside as PdfRefusal
    unpacked += inside?.length ?? 0
    if (unpacked > mostAll) return 'bomb'
    if (inside !== null && (await holds(inside, isActive))) return 'active-pdf'
    at = end
  }
  return null
}

const refusals = new Set(['bomb', 'not-a-pdf'])

/**
 * Null where it is packed in another way: then no reader that we hand it to finds objects in it either. What begins well and
 * breaks off has cost as much as a bomb, and is refused.
 */
async function unpack(packed: Buffer): Promise<string | null> {
  try {
    return (await inflated(packed, { maxOutputLength: mostPart })).toString('latin1')
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ERR_BUFFER_TOO_LARGE') return 'bomb'
    return code === 'Z_DATA_ERROR' && (packed[0] ?? 0) % 16 !== 8 ? null : 'not-a-pdf'
  }
}

/** Pictures and pages may hold any bytes; names are looked for between them. Null where there are too many of them. */
async function withoutStreams(text: string): Promise<string | null> {
  const parts: string[] = []
  let from = 0
  let steps = 0
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at)) {
    if (++steps % stepsAtOnce === 0) await pause()
    // The word stands for itself only at the end of a line.
    if (!/^\r?\n/.test(text.slice(at + 6, at + 8))) {
      at += 6
      continue
    }
    if (parts.length >= mostStreams) return null
    parts.push(text.slice(from, at))
    const end = text.indexOf('endstream', at)
    if (end === -1) return parts.join('\n')
    from = end + 'endstream'.length
    at = from
  }
  return [...parts, text.slice(from)].join('\n')
}

/** A name may be spelled with numbers of its letters: `/J#61vaScript`. Byte by byte, for there may be millions of them. */
function plainNames(text: string): string {
  const bytes = Buffer.from(text, 'latin1')
  let to = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const high = byte === 0x23 ? digitOf(bytes[at + 1]) : -1
    const low = byte === 0x23 ? digitOf(bytes[at + 2]) : -1
    const isNumber = high >= 0 && low >= 0
    bytes[to++] = isNumber ? high * 16 + low : byte
    if (isNumber) at += 2
  }
  return bytes.subarray(0, to).toString('latin1')
}

function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
