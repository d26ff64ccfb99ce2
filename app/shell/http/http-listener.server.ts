import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { localeCookieText, readLocaleCookie } from '../../navigation/locale-cookie.ts'
import type { PageStore, StoredPage } from '../../page-store/page-store.server.ts'
import { type StoredResponse, sendStored, sendVariant } from '../../page-store/stored-response.server.ts'
import { chooseEncoding } from '../../platform/content-negotiation.ts'
import { defaultLocale, detectLocale, splitLocale, withLocale } from '../../platform/languages.ts'
import type { Metrics } from '../../platform/metrics.server.ts'
import { documentFor } from '../accessible/accessible-document.server.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The front door. What is ready in memory goes out at once; everything else is for the router behind it.
 */
export function createHttpListener(options: {
  assets: Map<string, StoredResponse>
  store: PageStore
  /** Answers of the API that are kept. */
  answers: { ready(address: string): StoredPage | undefined }
  metrics: Metrics
  isSecure: boolean
  router: { fetch(request: Request, env: object): Response | Promise<Response> }
}): Listener {
  const { assets, store, metrics } = options
  const behind = getRequestListener((incoming, env) => options.router.fetch(incoming, env))
  const stored = {
    asset: metrics.requests.labels('asset', '200'),
    page: metrics.requests.labels('page', '200'),
    api: metrics.requests.labels('api', '200'),
  }

  return (request, response) => {
    if (hostsIn(request.rawHeaders) > 1) return refuse(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void behind(request, response)
    const url = request.url ?? '/'
    const end = url.indexOf('?')
    const path = end < 0 ? url : url.slice(0, end)

    const asset = assets.get(path)
    if (asset) {
      stored.asset.inc()
      return sendStored(request, response, asset)
    }
    if (path.startsWith('/api/')) {
      const kept = options.answers.ready(url)
      if (!kept) return void behind(request, response)
      stored.api.inc()
      return sendStored(request, response, kept.document)
    }
    const isPayload = path.endsWith('/_payload.json')
    const pathname = isPayload ? path.slice(0, -'_payload.json'.length) : path
    const page = store.ready(pathname)
    // An address that is sent on is never in the store; only the root may lead elsewhere for some.
    const isReady = isPayload
      ? !page?.isDocumentOnly
      : !page?.isPerVisitor && rootRedirect(path, request.headers) === null
    if (page && isReady) {
      stored.page.inc()
      if (page.payload && isPayload) return sendStored(request, response, page.payload)
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const document = documentFor(request.headers.cookie, page.document, encoding)
      return sendVariant(request, response, document, cookieFor(request, path, options.isSecure))
    }
    behind(request, response)
  }
}

// Of two hosts a proxy may believe the one and we the other.
function hostsIn(rawHeaders: string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('One host, please.')
}

type LanguageHeaders = {
  cookie?: string | undefined
  'accept-language'?: string | undefined
  'sec-fetch-site'?: string | string[] | undefined
}

/** First access at the root: where the visitor's language lives, or null for staying. */
export function rootRedirect(path: string, headers: LanguageHeaders): string | null {
  if (path !== '/') return null
  // Coming from a page of ours is no first access: the visitor has just chosen this language.
  if (headers['sec-fetch-site'] === 'same-origin') return null
  const locale = detectLocale(readLocaleCookie(headers.cookie), headers['accept-language'])
  return locale === defaultLocale ? null : withLocale('/', locale)
}

/** A visited path's language is remembered, when it isn't already. */
export function cookieFor(
  request: { headers: { cookie?: string | undefined } },
  path: string,
  isSecure: boolean,
): string[] {
  const { locale } = splitLocale(path)
  if (readLocaleCookie(request.headers.cookie) === locale) return []
  return ['set-cookie', localeCookieText(locale, { isSecure })]
}
