import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'
import type { Accounts } from '../../accounts/open-accounts.server.ts'
import { signInForms } from '../../accounts/sign-in-forms.server.ts'
import { applicationForms } from '../../applications/application-forms.server.ts'
import { issueToken } from '../../applications/issue-token.server.ts'
import { submissionFiles } from '../../applications/office/office-files.server.ts'
import { submissionForms } from '../../applications/office/office-forms.server.ts'
import type { Desk } from '../../applications/submit-application.server.ts'
import type { BoxOffice } from '../../box-office/box-office.ts'
import { tillForms } from '../../box-office/cart/till-forms.server.ts'
import { orderFiles } from '../../box-office/my-orders/order-files.server.ts'
import { recoverOrders } from '../../box-office/my-orders/recover-orders.server.ts'
import { settleOnReturn } from '../../box-office/my-orders/settle-on-return.server.ts'
import { officeFiles } from '../../box-office/office/office-files.server.ts'
import { officeForms } from '../../box-office/office/office-forms.server.ts'
import type { SealKey } from '../../box-office/tickets/read-seal-key.server.ts'
import { doorForm } from '../../door/door-form.server.ts'
import { PageFailure, toPageError } from '../../navigation/page-error.ts'
import type { PageStore } from '../../page-store/page-store.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Metrics } from '../../platform/metrics.server.ts'
import { problem } from '../../platform/problem.server.ts'
import { countAgainstLimit } from '../../platform/rate-limit.server.ts'
import { calendarFiles } from '../../programme/calendar-files.server.ts'
import { routes } from '../../routes.ts'
import type { ClientBuild } from '../client-build.server.ts'
import { formLookups } from '../form-lookups.server.ts'
import type { Renderer } from '../render-page.server.ts'
import { badRequestOf } from './bad-request.server.ts'
import { clientAddress, isCrossSitePost } from './csrf.server.ts'
import { pageAnswers } from './page-answers.server.ts'
import { type PublicFiles, publicFiles } from './public-files.server.ts'

type Env = { Bindings: HttpBindings }
const maxBodyBytes = 1024 * 1024
// Nobody types faster than two words a second.
const searchesPerMinute = 120
// All gates share the address of the hall, and each reads forty tickets a minute, or uploads what it has kept.
const readingsPerMinute = 3_000

/** Everything that is not ready in memory: machine addresses, pictures, guards, the API, and last the pages. */
export function createHttpRoutes(
  options: {
    pool: pg.Pool
    store: PageStore
    renderer: Renderer
    build: ClientBuild
    images: { handle(request: Request): Promise<Response> }
    calendars: Parameters<typeof calendarFiles>[1]
    api: OpenAPIHono
    accounts: Accounts
    boxOffice: BoxOffice
    sealKey: SealKey
    desk: Desk
    formSecret: string
    clock: Clock
    log: Log
    metrics: Metrics
    securityHeaders: Record<string, string>
    publicUrl: string
    isSecure: boolean
    proxyHops: number
    postsPerMinute: number
  } & PublicFiles,
) {
  const { build, log, metrics } = options
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
  publicFiles(web, options)
  calendarFiles(web, options.calendars)
  orderFiles(web, options)
  officeFiles(web, { ...options, people: options.accounts })
  submissionFiles(web, { ...options, people: options.accounts })

  web.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (isCrossSitePost(c.req.raw, options.publicUrl))
      return problem(403, 'foreign-origin', 'This request came from another site.')
    const address = clientAddress(c.env.incoming, options.proxyHops)
    if (isReading(c.req.path)) return (await tooMany(`door ${address}`, readingsPerMinute)) ?? next()
    return (await tooMany(`post ${address}`, options.postsPerMinute)) ?? next()
  })
  // Searching is the one reading that asks the database every time.
  web.use(async (c, next) => {
    if (!isSearch(c.req.path) || !c.req.query('q')) return next()
    const address = clientAddress(c.env.incoming, options.proxyHops)
    return (await tooMany(`search ${address}`, searchesPerMinute)) ?? next()
  })
  web.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => problem(413, 'too-large', 'The request is larger than 1 MB.'),
    }),
  )

  async function tooMany(key: string, perMinute: number): Promise<Response | null> {
    const limit = await countAgainstLimit(options.pool, key, perMinute, 60, options.clock.now())
    if (limit.isAllowed) return null
    return problem(429, 'too-many-requests', 'Too many requests; please wait a little.', {
      'retry-after': String(limit.retryAfterSeconds),
    })
  }

  const formToken = () => issueToken(options.formSecret, options.clock.now())
  // For the script of a page that was not loaded as a document: its form has no token yet.
  web.get('/api/v1/forms/token', c => c.json({ token: formToken() }, 200, { 'cache-control': 'no-store' }))
  web.route('/api', options.api)
  web.all('/api/*', () => problem(404, 'not-found', 'There is no such address in the API.'))
  const pages = pageAnswers({ ...options, people: options.accounts, formToken })
  const visitorOf = (c: Context) => clientAddress(c.env.incoming, options.proxyHops)
  signInForms(web, { ...options, visitorOf, refuse: pages.answerRefusal })
  tillForms(web, {
    boxOffice: options.boxOffice,
    clock: options.clock,
    isSecure: options.isSecure,
    refuse: pages.answerRefusal,
  })
  officeForms(web, { ...options, people: options.accounts, refuse: pages.answerRefusal })
  submissionForms(web, { ...options, people: options.accounts, refuse: pages.answerRefusal })
  recoverOrders(web, {
    ...options,
    visitorOf,
    refuse: pages.answerRefusal,
  })
  doorForm(web, { ...options, people: options.accounts })
  settleOnReturn(web, options)
  applicationForms(web, {
    desk: options.desk,
    clock: options.clock,
    secret: options.formSecret,
    submissionsPerWindow: options.postsPerMinute,
    routes,
    visitorOf,
    refuse: pages.answerRefusal,
    ...formLookups(options.desk),
  })
  web.all('*', pages.answer)
  web.onError((error, c) => {
    const failure = badRequestOf(error) ?? error
    if (!(failure instanceof PageFailure)) log.error({ err: error, path: c.req.path }, 'a request failed')
    return pages.answerError(c, toPageError(failure))
  })
  return web
}

function isSearch(path: string): boolean {
  return path === '/api/v1/search' || /^(?:\/en)?\/search\//.test(path)
}

function isReading(path: string): boolean {
  return path === '/api/v1/door/scans' || /^(?:\/en)?\/door\/$/.test(path)
}

function kindOf(path: string): string {
  if (path.startsWith('/_ipx/')) return 'image'
  if (path.startsWith('/api/')) return 'api'
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'machine' : 'page'
}
