import type { RequestContext, SignedIn } from './load-context.ts'
import type { Using } from './services.ts'

/** What a download is given. */
export type FileContext = RequestContext & {
  /** The address without its language. */
  path: string
  headers: Headers
}

/** Makes a file; null where there is none at this address. */
export type FileMaker = Using<SignedIn<FileContext>, Promise<Response | null>>

// Nobody on the way keeps it, and no search engine lists it.
export function download(
  body: string | Uint8Array | ReadableStream<Uint8Array>,
  { type, name, headers = {} }: { type: string; name: string; headers?: Record<string, string> },
): Response {
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
}
