import { compress, type StoredResponse, storeResponse } from './stored-response.server.ts'

// Made for one visitor while they wait, and not kept: quick rather than small.
const brotliQuality = 4

/** A stored document with something in it for one visitor alone; `tag` where it is the same document all the same. */
export async function changeDocument(
  { status, variants }: StoredResponse,
  change: (html: string) => string,
  tag?: string,
): Promise<StoredResponse> {
  const { body, headers } = variants.identity
  const html = Buffer.from(change(body.toString()))
  const own = { ...recordOf(headers), 'cache-control': 'private, no-cache' }
  const compressed = await compress(html, brotliQuality)
  return storeResponse(html, own, { status, compressed, ...(tag !== undefined && { tag }) })
}

// What depends on the bytes is written anew.
function recordOf(flat: string[]): Record<string, string> {
  const record: Record<string, string> = {}
  for (let i = 0; i < flat.length; i += 2) record[flat[i] ?? ''] = flat[i + 1] ?? ''
  const { etag: _e, vary: _v, 'content-length': _l, ...rest } = record
  return rest
}
