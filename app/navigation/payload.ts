import { FetchError, request } from '../platform/fetch.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { PageFailure } from './page-error.ts'

/**
 * A page's data as it travels: the same JSON is in the document of a first load and behind `_payload.json`. What of it a
 * view has, it has under the same names.
 */
export type Payload = {
  build: string
  hash: string
  data: unknown
  banner?: BannerView | null
  /** The page is read in this language alone. */
  onlyIn?: LocaleCode | null
  redirect?: string
}

/** What the fair has to say above the page, in its language. */
export type BannerView = { text: string; tone: 'info' | 'warning'; to?: string }

// A prefetched payload is used if it is this young; older, it is asked for again.
const freshMs = 60_000

export function createPayloads(initialHash: string) {
  let hash = initialHash
  const prefetched = new Map<string, { at: number; payload: Promise<Payload> }>()

  // The query goes along only where the page's data depends on it.
  async function fetchPayload(pathname: string, search = ''): Promise<Payload> {
    try {
      const query = search.replace(/^\?/, '&')
      const response = await request(`${pathname}_payload.json?${hash}${query}`, {
        headers: { accept: 'application/json' },
      })
      const payload = (await response.json()) as Payload
      hash = payload.hash
      return payload
    } catch (error) {
      throw error instanceof FetchError ? failureOf(error, pathname) : error
    }
  }

  return {
    prefetch(pathname: string): Promise<Payload> {
      const payload = fetchPayload(pathname)
      prefetched.set(pathname, { at: Date.now(), payload })
      payload.catch(() => prefetched.delete(pathname))
      return payload
    },
    load(pathname: string, search = ''): Promise<Payload> {
      if (search) return fetchPayload(pathname, search)
      const kept = prefetched.get(pathname)
      prefetched.delete(pathname)
      return kept && Date.now() - kept.at < freshMs ? kept.payload : fetchPayload(pathname)
    },
  }
}

// Status 0: no answer came at all; the error page then says so without a heading.
function failureOf(error: FetchError, pathname: string): PageFailure {
  const message = error.status === 404 ? `Page not found: ${pathname}` : 'The page could not be loaded'
  return new PageFailure(error.status, message)
}
