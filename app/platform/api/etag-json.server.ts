import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { chooseEncoding, matchesEtag } from '../content-negotiation.ts'
import { holding } from './json-answer.server.ts'

/** JSON that is asked for again and again: nothing is sent when nothing has changed, and packed when something has. */
export async function etagJson<Body extends object>(
  c: Context,
  value: Body,
  extra: Record<string, string> = {},
) {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  // A device asks with the tag itself; nobody on the way keeps a copy.
  const headers = {
    ...extra,
    etag,
    vary: 'Accept-Encoding',
    'cache-control': 'private, no-cache',
    'content-type': 'application/json',
  }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding')?.replace(/\bbr\b/, '')
  if (chooseEncoding(accepted) !== 'gzip') {
    return holding<Body, 200>(new Response(new Uint8Array(body), { headers }))
  }
  return holding<Body, 200>(
    new Response(new Uint8Array(await pack(body)), { headers: { ...headers, 'content-encoding': 'gzip' } }),
  )
}

const pack = promisify(gzip)
