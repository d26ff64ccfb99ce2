import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'
import type { People } from '../../accounts/open-accounts.server.ts'
import { bytesAt, isRawAt, type Limit, limitAt } from '../../api-routes.ts'
import { PageFailure, toPageError } from '../../navigation/page-error.ts'
import { matchRoute } from '../../navigation/route-table.ts'
import { everyRoute } from '../../office-routes.ts'
import { bodyBounds, jsonDepth } from '../../page-server/body-bounds.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { splitLocale } from '../../platform/languages.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Metrics } from '../../platform/metrics.server.ts'
import { networkOf } from '../../platform/network/network-address.ts'
import { problem } from '../../platform/problem.server.ts'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import { badRequestOf } from './bad-request.server.ts'
import { isCrossSitePost } from './csrf.server.ts'
import type { Journalled } from './journalled.server.ts'
import type { pageAnswers } from './page-answers.server.ts'
import { plannedPath } from './planned-path.ts'
import { type PublicFiles, publicFiles } from './public-files.server.ts'
import type { RefusedAnswers } from './refused-answers.server.ts'

type Env = { Bindings: HttpBindings }
type Maybe = (c: Context) => Promise<Response | null>
// A gate reads forty tickets a minute, or uploads what it has kept; one person may have opened several.
const scansPerMinute = 3_000

/** The answers there are, each made by its own file. */
type Answers = {
  machineAddresses: OpenAPIHono
  images: { handle(request: Request, asker: string): Promise<Response> }
  tiles: { handle(request: Request, asker: string): Promise<Response> }
  public: PublicFiles
  files: Maybe
  api: OpenAPIHono
  forgetPlaces(): void
  actions: Maybe
  refused: RefusedAnswers
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
  people: People
  journalled: Pick<Journalled, 'refused'>
  /** Whether an address is one that the payment gateway speaks from. */
  isGateway(address: string): boolean
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
  web.all('/_ipx/*', c => answers.images.handle(c.req.raw, networkOf(visitorOf(c))))
  web.all('/_tiles/*', c => answers.tiles.handle(c.req.raw, networkOf(visitorOf(c))))
  publicFiles(web, answers.public)
  web.get('*', async (c, next) => (await answers.files(c)) ?? next())

  web.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (isCrossSitePost(c.req.raw, watch.publicUrl))
      return problem(403, 'foreign-origin', 'This request came from another site.')
    return next()
  })
  web.use((c, next) => {
    // What only reads brings no body; to look for one would make a whole request of every page's.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return bodyLimit({
      maxSize: bytesFor(c.req.path),
      onError: () => answers.refused.tooMuch(c),
    })(c, next)
  })
  web.use(async (c, next) => {
    const limit = limitOf(c.req.path)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    // Searching is the one reading that asks the database every time.
    if (isRead) return limit === 'searches' && c.req.query('q') ? counted(c, next, 'search') : next()
    if (limit !== 'gateway') return counted(c, next, limit === 'scans' ? 'scan' : 'post')
    if (watch.isGateway(visitorOf(c))) return next()
    return problem(403, 'not-the-gateway', 'This address is for the payment gateway.')
  })
  web.use('/api/*', async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    // What is no JSON has no depth; its endpoint takes it as it is.
    const json = isRead || isRawAt(c.req.path) ? '' : await c.req.text()
    if (jsonDepth(json) > bodyBounds.jsonDepth)
      return problem(400, 'too-deep', 'The JSON is nested too deeply.')
    // No text of the database can hold it: every endpoint would have to think of it.
    return saysNothing.test(json) || new URL(c.req.url).search.includes('%00')
      ? problem(400, 'odd-sign', 'There is a character without a meaning in it: U+0000.')
      : next()
  })

  /** Visitors are counted by their address, which a hall full of them shares; staff by themselves, wherever they are. */
  async function counted(c: Context, next: Next, what: 'post' | 'scan' | 'search') {
    const person = what === 'search' ? null : await watch.people.of(c)
    const most = person && what === 'scan' ? scansPerMinute : watch.postsPerMinute
    const key = person
      ? limitKey(what, { person: person.id })
      : limitKey(what === 'scan' ? 'post' : what, { address: visitorOf(c) })
    const limit = await countAgainstLimit(watch.pool, key, most, 60, watch.clock.now())
    return limit.isAllowed ? next() : answers.refused.tooOften(c, limit.retryAfterSeconds)
  }

  web.route('/api', answers.api)
  web.all('/api/*', async c => {
    // Which names there are behind the door is for those who may open it.
    if (c.req.path.startsWith('/api/v1/door/') && !(await watch.people.of(c)))
      return problem(401, 'sign-in', 'Sign in at /sign-in/ first.')
    return problem(404, 'not-found', 'There is no such address in the API.')
  })
  web.post('*', async (c, next) => (await answers.actions(c)) ?? next())
  web.all('*', answers.pages.answer)
  web.onError(async (error, c) => {
    const failure = badRequestOf(error) ?? error
    // What is refused is refused, whether or not it can be written down.
    if (failure instanceof PageFailure && failure.status === 403)
      await watch.journalled
        .refused(c)
        .catch((err: unknown) => log.error({ err }, 'a refusal is not in the journal'))
    if (!(failure instanceof PageFailure))
      log.error({ err: error, path: plannedPath(c.req.path) }, 'a request failed')
    return answers.pages.answerError(c, toPageError(failure))
  })
  return web
}

// U+0000 as JSON writes it; behind a backslash that is one itself these are six letters.
const saysNothing = /(?<!\\)(?:\\\\)*\\u0000/

/** How much may be sent to an address, by the plan: a file comes with a form's worth of words around it. */
function bytesFor(path: string): number {
  if (path.startsWith('/api/')) return bytesAt(path) ?? bodyBounds.bytes
  const file = matchRoute(everyRoute, splitLocale(path).path)?.route.takesFileBytes
  return file ? file + bodyBounds.bytes : bodyBounds.bytes
}

/** Which limit an address has, by the plan: that of a page is its payload's too. */
function limitOf(path: string): Limit | undefined {
  return path.startsWith('/api/')
    ? limitAt(path)
    : matchRoute(everyRoute, splitLocale(path.replace(/_payload\.json$/, '')).path)?.route.limit
}

function kindOf(path: string): string {
  if (path.startsWith('/_ipx/') || path.startsWith('/_tiles/')) return 'image'
  if (path.startsWith('/api/')) return 'api'
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'machine' : 'page'
}
