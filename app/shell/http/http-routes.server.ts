import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'
import { type Limit, limitAt } from '../../api-routes.ts'
import { PageFailure, toPageError } from '../../navigation/page-error.ts'
import { matchRoute } from '../../navigation/route-table.ts'
import { everyRoute } from '../../office-routes.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { splitLocale } from '../../platform/languages.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Metrics } from '../../platform/metrics.server.ts'
import { problem } from '../../platform/problem.server.ts'
import { countAgainstLimit } from '../../platform/rate-limit.server.ts'
import { badRequestOf } from './bad-request.server.ts'
import { isCrossSitePost } from './csrf.server.ts'
import type { pageAnswers } from './page-answers.server.ts'
import { plannedPath } from './planned-path.ts'
import { type PublicFiles, publicFiles } from './public-files.server.ts'

type Env = { Bindings: HttpBindings }
type Maybe = (c: Context) => Promise<Response | null>
const maxBodyBytes = 1024 * 1024
// Nobody types faster than two words a second. All gates share the address of the hall, and each reads forty tickets a
// minute, or uploads what it has kept.
const perMinute = { searches: 120, scans: 3_000 }

/** The answers there are, each made by its own file. */
type Answers = {
  machineAddresses: OpenAPIHono
  images: { handle(request: Request): Promise<Response> }
  public: PublicFiles
  files: Maybe
  api: OpenAPIHono
  forgetPlaces(): void
  actions: Maybe
  pages: Pick<ReturnType<typeof pageAnswers>, 'answer' | 'answerError'>
}

type Watch = {
  pool: pg.Pool
  clock: Clock
  log: Log
  metrics: Metrics
  securityHeaders: Record<string, string>
  publicUrl: string
  postsPerMinute: number
  visitorOf(c: Context): string
}

/** Everything that is not ready in memory: machine addresses, pictures, guards, the API, and last the pages. */
export function createHttpRoutes(watch: Watch, answers: Answers) {
  const { log, metrics, visitorOf } = watch
  const web = new Hono<Env>()

  web.use(async (c, next) => {
    const startedAt = performance.now()
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    await next()
    // Whoever has just bought, changed or given back sees the places as they are now.
    if (!isReading) answers.forgetPlaces()
    for (const [name, value] of Object.entries(watch.securityHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    const kind = kindOf(c.req.path)
    metrics.requests.inc({ kind, status: c.res.status })
    metrics.duration.observe({ kind }, (performance.now() - startedAt) / 1000)
    if (log.isLevelEnabled('debug'))
      log.debug({ method: c.req.method, path: plannedPath(c.req.path), status: c.res.status }, 'request')
  })

  web.route('/', answers.machineAddresses)
  web.all('/_ipx/*', c => answers.images.handle(c.req.raw))
  publicFiles(web, answers.public)
  web.get('*', async (c, next) => (await answers.files(c)) ?? next())

  web.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (isCrossSitePost(c.req.raw, watch.publicUrl))
      return problem(403, 'foreign-origin', 'This request came from another site.')
    const isScan = limitOf(c.req.path) === 'scans'
    const [key, most] = isScan ? ['door', perMinute.scans] : ['post', watch.postsPerMinute]
    return (await tooMany(`${key} ${visitorOf(c)}`, Number(most))) ?? next()
  })
  // Searching is the one reading that asks the database every time.
  web.use(async (c, next) => {
    if (limitOf(c.req.path) !== 'searches' || !c.req.query('q')) return next()
    return (await tooMany(`search ${visitorOf(c)}`, perMinute.searches)) ?? next()
  })
  web.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => problem(413, 'too-large', 'The request is larger than 1 MB.'),
    }),
  )

  async function tooMany(key: string, most: number): Promise<Response | null> {
    const limit = await countAgainstLimit(watch.pool, key, most, 60, watch.clock.now())
    if (limit.isAllowed) return null
    return problem(429, 'too-many-requests', 'Too many requests; please wait a little.', {
      'retry-after': String(limit.retryAfterSeconds),
    })
  }

  web.route('/api', answers.api)
  web.all('/api/*', () => problem(404, 'not-found', 'There is no such address in the API.'))
  web.post('*', async (c, next) => (await answers.actions(c)) ?? next())
  web.all('*', answers.pages.answer)
  web.onError((error, c) => {
    const failure = badRequestOf(error) ?? error
    if (!(failure instanceof PageFailure))
      log.error({ err: error, path: plannedPath(c.req.path) }, 'a request failed')
    return answers.pages.answerError(c, toPageError(failure))
  })
  return web
}

/** Which limit an address has, by the plan: that of a page is its payload's too. */
function limitOf(path: string): Limit | undefined {
  return path.startsWith('/api/')
    ? limitAt(path)
    : matchRoute(everyRoute, splitLocale(path.replace(/_payload\.json$/, '')).path)?.route.limit
}

function kindOf(path: string): string {
  if (path.startsWith('/_ipx/')) return 'image'
  if (path.startsWith('/api/')) return 'api'
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'machine' : 'page'
}
