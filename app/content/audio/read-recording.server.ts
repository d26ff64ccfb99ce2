import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { byteRange } from './byte-range.ts'

declare module '../../page-server/services.ts' {
  interface Services {
    recordingsDir: string
  }
}

export const recordingsIn = (uploadsDir: string) => join(uploadsDir, 'recordings')

const types: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
}

/** The recording, or the part of it a player asks for: without parts there is no seeking. Null where there is no file. */
export async function readRecording(path: string, asked: Headers): Promise<Response | null> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return null
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`
  const headers = {
    'content-type': types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'x-robots-tag': 'noindex',
    etag,
  }
  if (asked.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  // Half of another version is of no use: then the whole is sent.
  const isSameVersion = (asked.get('if-range') ?? etag) === etag
  const range = byteRange(isSameVersion ? asked.get('range') : null, found.size)
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${found.size}` },
    })
  }
  const { from, to } = range ?? { from: 0, to: found.size - 1 }
  const body = found.size === 0 ? null : Readable.toWeb(createReadStream(path, { start: from, end: to }))
  return new Response(body as ReadableStream<Uint8Array> | null, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(to - from + 1),
      ...(range ? { 'content-range': `bytes ${from}-${to}/${found.size}` } : {}),
    },
  })
}
