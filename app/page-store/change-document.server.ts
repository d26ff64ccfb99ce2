import type { Encoding } from '../platform/content-negotiation.ts'
import { packResponse, type StoredResponse, type Variant } from './stored-response.server.ts'

/** A stored document with something in it for one visitor alone; `tag` where it is the same document all the same. */
export function changeDocument(
  { status, variants }: StoredResponse,
  encoding: Encoding,
  change: (html: string) => string,
  tag?: string,
): Variant {
  const { body, headers } = variants.identity
  const html = [change(body.toString())]
  const own = { ...recordOf(headers), 'cache-control': 'private, no-cache' }
  return packResponse(html, own, { status, encoding, ...(tag !== undefined && { tag }) })
}

// What depends on the bytes is written anew.
function recordOf(flat: string[]): Record<string, string> {
  const record: Record<string, string> = {}
  for (let i = 0; i < flat.length; i += 2) record[flat[i] ?? ''] = flat[i + 1] ?? ''
  const { etag: _e, vary: _v, 'content-length': _l, ...rest } = record
  return rest
}
