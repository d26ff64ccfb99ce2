import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { chooseEncoding, type Encoding, matchesEtag } from '../platform/content-negotiation.ts'
import { type Piece, readBytes } from './document-pieces.server.ts'

/** One form of an answer, with every header written: nothing left to do but send. */
export type Variant = {
  status: number
  /** Null where nobody may keep it: there is nothing to compare. */
  etag: string | null
  headers: string[]
  notModified: string[]
  body: Buffer
}

/** An answer kept ready: every encoding compressed, every header written, nothing left to do but send. */
export type StoredResponse = {
  status: number
  /** Of the content; each encoding has a tag of its own made from it. */
  etag: string
  variants: Record<Encoding, Variant>
  bytes: number
}

/** The two compressed forms of a body, or null where it is compressed by nature. */
export type Compressed = { br: Buffer; gzip: Buffer } | null

export async function storeResponse(
  body: Buffer,
  headers: Record<string, string>,
  {
    status = 200,
    compressed,
    // Of the body, unless what differs in it is nothing to those who have it already.
    tag = tagOf(body),
  }: { status?: number; compressed?: Compressed; tag?: string } = {},
): Promise<StoredResponse> {
  const etag = `"${tag}"`
  const forms = compressed === undefined ? await compress(body) : compressed
  if (!forms) {
    const only = variant(status, body, etag, headers)
    return { status, etag, variants: { br: only, gzip: only, identity: only }, bytes: body.length }
  }
  const encoded = (bytes: Buffer, encoding: Encoding) => encodedVariant(status, bytes, encoding, tag, headers)
  const variants = {
    br: encoded(forms.br, 'br'),
    gzip: encoded(forms.gzip, 'gzip'),
    identity: encoded(body, 'identity'),
  }
  return { status, etag, variants, bytes: forms.br.length + forms.gzip.length + body.length }
}

/**
 * An answer made for one visitor while they wait, and not kept: in the one form they ask for, packed quickly rather than
 * small. At once and here: handing it to a thread and building a compressor with large windows costs more than the work.
 */
export function packResponse(
  pieces: readonly Piece[],
  headers: Record<string, string>,
  { status = 200, encoding, tag }: { status?: number; encoding: Encoding; tag?: string },
): Variant {
  const isKept = headers['cache-control'] !== 'no-store'
  return readBytes(pieces, body => {
    const ownTag = isKept ? (tag ?? tagOf(body)) : null
    return encodedVariant(status, quickly[encoding](body), encoding, ownTag, headers)
  })
}

const quickly: Record<Encoding, (body: Buffer) => Buffer> = {
  br: body =>
    brotliCompressSync(body, {
      params: {
        // Half the work of quality 3 for an eighth more bytes; a window of 17 is where quality 1 sees the whole page.
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_LGWIN]: 17,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: body => gzipSync(body, { level: 3 }),
  // The bytes are lent.
  identity: body => Buffer.from(body),
}

/** What a browser and we know a content by. */
export function tagOf(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

type Effort = { brotli: number; gzip: number }

/** For files packed once, by the build. */
export const smallest: Effort = { brotli: 11, gzip: 9 }

// For pages, made anew whenever their content changes, while somebody waits: a fifth of the time of 9 and 9 for two bytes
// more in a hundred. At 9 packing was more than half of what making a page cost.
const soon: Effort = { brotli: 6, gzip: 6 }

export async function compress(body: Buffer, effort = soon): Promise<NonNullable<Compressed>> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }),
    compressGzip(body, { level: effort.gzip }),
  ])
  return { br, gzip: gzipped }
}

/** Sends it straight to the socket; `extra` are headers of this one answer, as a flat list. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: string[] = [],
): void {
  sendVariant(request, response, stored.variants[chooseEncoding(request.headers['accept-encoding'])], extra)
}

export function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, headers, notModified, body }: Variant,
  extra: string[] = [],
): void {
  if (etag && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, extra.length > 0 ? [...notModified, ...extra] : notModified)
    response.end()
    return
  }
  response.writeHead(status, extra.length > 0 ? [...headers, ...extra] : headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function encodedVariant(
  status: number,
  bytes: Buffer,
  encoding: Encoding,
  tag: string | null,
  headers: Record<string, string>,
): Variant {
  const varying = { ...headers, vary: 'Accept-Encoding' }
  const etag = tag && `"${tag}${suffixes[encoding]}"`
  const encoded = encoding === 'identity' ? varying : { ...varying, 'content-encoding': encoding }
  return variant(status, bytes, etag, encoded)
}

const suffixes: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' }

function variant(
  status: number,
  body: Buffer,
  etag: string | null,
  headers: Record<string, string>,
): Variant {
  const tagged = etag ? { ...headers, etag } : headers
  const { 'content-encoding': _, ...known } = tagged as Record<string, string>
  return {
    status,
    etag,
    body,
    headers: Object.entries({ ...tagged, 'content-length': String(body.length) }).flat(),
    notModified: Object.entries(known).flat(),
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
