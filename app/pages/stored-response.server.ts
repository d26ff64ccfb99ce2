import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'
type Variant = { headers: string[]; body: Buffer }

/** An answer kept ready: every encoding compressed, every header written, nothing left to do but send. */
export type StoredResponse = {
  status: number
  etag: string
  variants: Record<Encoding, Variant>
  notModified: string[]
  bytes: number
}

export async function storeResponse(
  body: Buffer,
  headers: Record<string, string>,
  { status = 200, brotliQuality = 9, isCompressed = false } = {},
): Promise<StoredResponse> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (isCompressed) {
    const plain = { ...headers, etag }
    const only = variant(body, plain)
    const variants = { br: only, gzip: only, identity: only }
    return { status, etag, variants, notModified: Object.entries(plain).flat(), bytes: body.length }
  }
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(body, { level: 9 }),
  ])
  const common = { ...headers, etag, vary: 'Accept-Encoding' }
  const variants = {
    br: variant(br, { ...common, 'content-encoding': 'br' }),
    gzip: variant(gz, { ...common, 'content-encoding': 'gzip' }),
    identity: variant(body, common),
  }
  return {
    status,
    etag,
    variants,
    notModified: Object.entries(common).flat(),
    bytes: br.length + gz.length + body.length,
  }
}

/** Sends it straight to the socket; `extra` are headers of this one answer, as a flat list. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: string[] = [],
): void {
  if (matchesEtag(request.headers['if-none-match'], stored.etag)) {
    response.writeHead(304, extra.length > 0 ? [...stored.notModified, ...extra] : stored.notModified)
    response.end()
    return
  }
  const { headers, body } = stored.variants[chooseEncoding(request.headers['accept-encoding'])]
  response.writeHead(stored.status, extra.length > 0 ? [...headers, ...extra] : headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  if (offers(accept, 'br')) return 'br'
  return offers(accept, 'gzip') ? 'gzip' : 'identity'
}

// The common case is a plain list; a weight of zero refuses.
function offers(accept: string, encoding: string): boolean {
  if (!accept.includes(encoding)) return false
  return accept.split(',').some(part => {
    const [name, weight = ''] = part.split(';')
    return name?.trim() === encoding && !/q=0(\.0*)?\s*$/.test(weight)
  })
}

// A proxy may have weakened the tag on the way; for a GET that is the same page.
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

function variant(body: Buffer, headers: Record<string, string>): Variant {
  return { body, headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat() }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
