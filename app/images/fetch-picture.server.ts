/** One GET of an outside picture: bounded in time and size, and never led away to another host. */
export async function fetchPicture(href: string, known: Known, limits: FetchLimits): Promise<Fetched> {
  const headers = new Headers({ accept: 'image/*' })
  if (known.etag) headers.set('if-none-match', known.etag)
  if (known.lastModified) headers.set('if-modified-since', known.lastModified)
  // One deadline for the answer, its redirects and its body together.
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    return await follow(new URL(href), { headers, signal, redirect: 'manual' }, limits)
  } catch (error) {
    return { ok: false, reason: 'upstream-failed', why: error }
  }
}

export type Known = { etag?: string; lastModified?: string }
export type FetchLimits = { fetch: typeof fetch; maxBytes: number; timeoutMs: number }
export type Fetched =
  | { ok: true; data: Uint8Array<ArrayBuffer> | 'unchanged'; headers: Headers }
  | { ok: false; reason: 'not-found' | 'upstream-failed'; why: unknown }

const mostRedirects = 3

async function follow(start: URL, request: RequestInit, limits: FetchLimits): Promise<Fetched> {
  let url = start
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await limits.fetch(url, request)
    if (response.status === 304) return { ok: true, data: 'unchanged', headers: response.headers }
    if (response.ok) return { ok: true, data: await readBody(response, limits), headers: response.headers }
    await response.body?.cancel()
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) {
      const isGone = response.status === 404 || response.status === 410
      return { ok: false, reason: isGone ? 'not-found' : 'upstream-failed', why: `status ${response.status}` }
    }
    url = new URL(location, url)
    if (url.host !== start.host || !/^https?:$/.test(url.protocol))
      throw new Error('redirected to another host')
  }
  throw new Error('redirected too often')
}

// The announced length saves the download; the count is what keeps the promise.
async function readBody(response: Response, { maxBytes }: FetchLimits) {
  const tooLarge = () => new Error(`larger than ${maxBytes} bytes`)
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
