import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding, matchesEtag } from '../platform/content-negotiation.ts'

type Variant = { etag: string; headers: string[]; notModified: string[]; body: Buffer }

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
    tag = createHash('sha256').update(body).digest('base64url').slice(0, 22),
  }: { status?: number; compressed?: Compressed; tag?: string } = {},
): Promise<StoredResponse> {
  const etag = `"${tag}"`
  const forms = compressed === undefined ? await compress(body) : compressed
  if (!forms) {
    const only = variant(body, etag, headers)
    return { status, etag, variants: { br: only, gzip: only, identity: only }, bytes: body.length }
  }
  const varying = { ...headers, vary: 'Accept-Encoding' }
  const variants = {
    br: variant(forms.br, `"${tag}-br"`, { ...varying, 'content-encoding': 'br' }),
    gzip: variant(forms.gzip, `"${tag}-gz"`, { ...varying, 'content-encoding': 'gzip' }),
    identity: variant(body, etag, varying),
  }
  return { status, etag, variants, bytes: forms.br.length + forms.gzip.length + body.length }
}

/** Quality 9 is quick enough while a visitor waits; 11 is for files compressed once, at build time. */
export async function compress(body: Buffer, brotliQuality = 9): Promise<NonNullable<Compressed>> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(body, { level: 9 }),
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
  const { etag, headers, notModified, body } =
    stored.variants[chooseEncoding(request.headers['accept-encoding'])]
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, extra.length > 0 ? [...notModified, ...extra] : notModified)
    response.end()
    return
  }
  response.writeHead(stored.status, extra.length > 0 ? [...headers, ...extra] : headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function variant(body: Buffer, etag: string, headers: Record<string, string>): Variant {
  const tagged = { ...headers, etag }
  const { 'content-encoding': _, ...known } = tagged as Record<string, string>
  return {
    etag,
    body,
    headers: Object.entries({ ...tagged, 'content-length': String(body.length) }).flat(),
    notModified: Object.entries(known).flat(),
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
