import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'
import { needsSlash } from '../navigation/address.ts'
import { redirectFor } from '../navigation/build-metadata.ts'
import { notFound, PageFailure, PageRedirect, toPageError } from '../navigation/page-error.ts'
import { matchRoute } from '../navigation/route-table.ts'
import type { PageStore, StoredPage } from '../pages/page-store.server.ts'
import { chooseEncoding, matchesEtag } from '../pages/stored-response.server.ts'
import type { Clock } from '../platform/clock.server.ts'
import { splitLocale } from '../platform/languages.ts'
import type { Log } from '../platform/log.server.ts'
import type { Metrics } from '../platform/metrics.server.ts'
import { problem } from '../platform/problem.server.ts'
import { countAgainstLimit } from '../platform/rate-limit.server.ts'
import { routes } from '../routes.ts'
import { assetsPath, type ClientBuild } from './client-build.server.ts'
import { cookieFor, rootRedirect } from './front-door.server.ts'
import { clientAddress, isForeignPost } from './guards.server.ts'
import { publicFiles } from './public-files.server.ts'
import type { Renderer } from './render-page.server.ts'

type Env = { Bindings: HttpBindings }
const payloadName = '_payload.json'
const maxBodyBytes = 1024 * 1024

/** Everything that is not ready in memory: guards, machine addresses, pages to be rendered, redirects, errors. */
export function createWeb(options: {
  pool: pg.Pool
  store: PageStore
  renderer: Renderer
  build: ClientBuild
  images: { handle(request: Request): Promise<Response> }
  api: OpenAPIHono
  clock: Clock
  log: Log
  metrics: Metrics
  securityHeaders: Record<string, string>
  publicUrl: string
  isSecure: boolean
  proxyHops: number
  postsPerMinute: number
}) {
  const { build, store, renderer, log, metrics } = options
  const web = new Hono<Env>()

  web.use(async (c, next) => {
    const startedAt = performance.now()
    await next()
    for (const [name, value] of Object.entries(options.securityHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    const kind = kindOf(c.req.path)
    metrics.requests.inc({ kind, status: c.res.status })
    metrics.duration.observe({ kind }, (performance.now() - startedAt) / 1000)
    log.debug({ method: c.req.method, path: c.req.path, status: c.res.status }, 'request')
  })

  web.get('/healthz', c => c.json({ status: 'ok', build: build.metadata.id }))
  web.get('/readyz', async c => {
    try {
      await options.pool.query('select 1')
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return problem(503, 'not-ready', 'The database does not answer.')
    }
    return c.json({ status: 'ready', build: build.metadata.id })
  })
  web.get('/metrics', async c =>
    c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
  web.all('/_ipx/*', c => options.images.handle(c.req.raw))
  web.route('/api', options.api)
  web.all('/api/*', () => problem(404, 'not-found', 'There is no such address in the API.'))
  publicFiles(web)

  web.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (isForeignPost(c.req.raw, options.publicUrl))
      return problem(403, 'foreign-origin', 'This request came from another site.')
    const address = clientAddress(c.env.incoming, options.proxyHops)
    const limit = await countAgainstLimit(
      options.pool,
      `post ${address}`,
      options.postsPerMinute,
      60,
      options.clock.now(),
    )
    if (limit.isAllowed) return next()
    return problem(429, 'too-many-requests', 'Too many requests; please wait a little.', {
      'retry-after': String(limit.retryAfterSeconds),
    })
  })
  web.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => problem(413, 'too-large', 'The request is larger than 1 MB.'),
    }),
  )

  web.all('*', async c => {
    // As it was sent: the router's own path is decoded, and an address must never be sent back decoded.
    const { pathname: path, search } = new URL(c.req.url)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return problem(405, 'method-not-allowed', 'This address only answers GET.', { allow: 'GET, HEAD' })
    }
    const isPayload = path.endsWith(`/${payloadName}`)
    const pathname = isPayload ? path.slice(0, -payloadName.length) : path
    const sentOn = redirectFor(build.metadata.matcher, pathname, isPayload ? '' : search)
    if (isPayload) return sentOn ? sendOn(c, sentOn) : answerPayload(c, pathname)
    if (sentOn) return c.redirect(sentOn, 307)
    if (needsSlash(path)) return c.redirect(`${safePath(path)}/${search}`, 308)
    const root = rootRedirect(path, headersOf(c))
    if (root) return withCookie(c, '/en/', c.redirect(`${root}${search}`, 302))
    return answerPage(c, pathname)
  })

  async function answerPage(c: Context<Env>, pathname: string): Promise<Response> {
    try {
      const page = await pageFor(pathname)
      return withCookie(c, pathname, respond(c, page.document))
    } catch (error) {
      if (error instanceof PageRedirect) return c.redirect(error.to, 302)
      throw error
    }
  }

  async function answerPayload(c: Context<Env>, pathname: string): Promise<Response> {
    try {
      return respond(c, (await pageFor(pathname)).payload)
    } catch (error) {
      if (error instanceof PageRedirect) return sendOn(c, error.to)
      throw error
    }
  }

  /** The payload that tells the browser's router to look elsewhere. */
  function sendOn(c: Context<Env>, to: string): Response {
    return c.body(renderer.redirectPayload(to), 200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
  }

  function pageFor(pathname: string): Promise<StoredPage> {
    const match = matchRoute(routes, splitLocale(pathname).path)
    if (!match) throw notFound(pathname)
    return match.route.isPrerendered ? store.get(pathname) : renderer.renderPage(pathname)
  }

  web.onError(async (error, c) => {
    const pageError = toPageError(error)
    if (!(error instanceof PageFailure)) log.error({ err: error, path: c.req.path }, 'a request failed')
    return answerError(c, pageError)
  })

  async function answerError(c: Context<Env>, error: { status: number; message: string }): Promise<Response> {
    const { pathname: path } = new URL(c.req.url)
    if (path.startsWith(assetsPath) && !path.endsWith('.json'))
      return c.text('Not found', error.status as 404)
    if (/\.json$/.test(path) || path.startsWith('/api/')) {
      return problem(error.status, error.status === 404 ? 'not-found' : 'error', error.message)
    }
    try {
      const document = await renderer.renderError(path, error)
      return withCookie(c, path, c.html(document, error.status as 404, { 'cache-control': 'no-store' }))
    } catch (second) {
      log.error({ err: second }, 'the error page failed')
      return c.text('Сайт временно недоступен. The site is temporarily unavailable.', 500)
    }
  }

  function withCookie(c: Context<Env>, path: string, response: Response): Response {
    const [, cookie] = cookieFor({ headers: headersOf(c) }, path, options.isSecure)
    if (cookie && matchRoute(routes, splitLocale(path).path)) response.headers.append('set-cookie', cookie)
    return response
  }

  return web
}

function respond(c: Context<Env>, stored: StoredPage['document']): Response {
  const { etag, headers, notModified, body } =
    stored.variants[chooseEncoding(c.req.header('accept-encoding'))]
  if (matchesEtag(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: pairs(notModified) })
  }
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), {
    status: stored.status,
    headers: pairs(headers),
  })
}

function pairs(flat: string[]): [string, string][] {
  return flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : [],
  )
}

function headersOf(c: Context<Env>) {
  return {
    cookie: c.req.header('cookie'),
    'accept-language': c.req.header('accept-language'),
    'sec-fetch-site': c.req.header('sec-fetch-site'),
  }
}

// `//evil.example` must not become a redirect to another host.
function safePath(path: string): string {
  return path.replace(/^[/\\]+/, '/')
}

function kindOf(path: string): string {
  if (path.startsWith('/_ipx/')) return 'image'
  if (path.startsWith('/api/')) return 'api'
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'machine' : 'page'
}
