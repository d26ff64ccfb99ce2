import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { checkAnswer } from './check-answer.ts'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire, compressed or not. */
  bytes: Buffer
  text: string
  json(): unknown
}

type Options = {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  isChunked?: boolean
  /** Where connections are kept; else every request has its own. */
  agent?: Agent
}

/**
 * One bare HTTP request, the path exactly as written: no redirect is followed, no header added. What the API answers has
 * to be what its description says.
 */
export async function ask(site: { url: string }, path: string, options: Options = {}): Promise<Answer> {
  const answer = await askUnchecked(site, path, options)
  if (path.startsWith('/api/') && !path.startsWith('/api/openapi.json')) {
    const { status, headers, text } = answer
    await checkAnswer(
      site,
      { method: options.method ?? 'GET', path },
      { status, type: headers['content-type'], text },
    )
  }
  return answer
}

function askUnchecked(site: { url: string }, path: string, options: Options): Promise<Answer> {
  const { hostname, port } = new URL(site.url)
  const { method = 'GET', body, isChunked = false, agent = false } = options
  const length = body !== undefined && !isChunked ? { 'content-length': Buffer.byteLength(body) } : {}
  const headers = { ...length, ...options.headers }
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent }, async incoming => {
      try {
        const bytes = await buffer(incoming)
        const text = plain(bytes, incoming.headers['content-encoding']).toString()
        const status = incoming.statusCode ?? 0
        resolve({ status, headers: incoming.headers, bytes, text, json: () => JSON.parse(text) })
      } catch (error) {
        reject(error)
      }
    })
    outgoing.on('error', reject)
    if (body !== undefined) outgoing.write(body)
    outgoing.end()
  })
}

function plain(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

export type Handover = {
  payload: { build: string; hash: string; data: unknown }
  error: { status: number; message: string } | null
}

/** The data a document hands to the browser's half. */
export function handoverOf(html: string): Handover {
  const json = /<script type="application\/json" id="handover">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error('the page has no handover')
  return JSON.parse(json) as Handover
}

/** One number of /metrics; 0 where it has not been counted yet. */
export async function metric(site: { url: string }, name: string): Promise<number> {
  const { text } = await ask(site, '/metrics')
  const line = text.split('\n').find(one => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1] ?? 0)
}
