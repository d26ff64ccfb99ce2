import { compress, type StoredResponse, storeResponse } from '../../pages/stored-response.server.ts'
import { rememberedChoice } from './choice.ts'

// Made for one visitor while they wait, and not kept: quick rather than small.
const brotliQuality = 4

/**
 * A stored document as this visitor should get it. Pages are stored once for all; who has chosen the version for
 * the visually impaired gets the same document with the choice on `<html>`, so that nothing else flashes up first.
 */
export function documentFor(
  cookies: string | undefined,
  document: StoredResponse,
): StoredResponse | Promise<StoredResponse> {
  const choice = rememberedChoice(cookies)
  return choice === null ? document : chosen(document, choice)
}

export function htmlFor(cookies: string | undefined, html: string): string {
  const choice = rememberedChoice(cookies)
  return choice === null ? html : marked(html, choice)
}

async function chosen({ status, variants }: StoredResponse, choice: string): Promise<StoredResponse> {
  const { body, headers } = variants.identity
  const html = Buffer.from(marked(body.toString(), choice))
  const own = { ...recordOf(headers), 'cache-control': 'private, no-cache' }
  return storeResponse(html, own, { status, compressed: await compress(html, brotliQuality) })
}

function marked(html: string, choice: string): string {
  return html.replace('<html ', `<html data-access="${choice}" `)
}

// What depends on the bytes is written anew.
function recordOf(flat: string[]): Record<string, string> {
  const record: Record<string, string> = {}
  for (let i = 0; i < flat.length; i += 2) record[flat[i] ?? ''] = flat[i + 1] ?? ''
  const { etag: _e, vary: _v, 'content-length': _l, ...rest } = record
  return rest
}
