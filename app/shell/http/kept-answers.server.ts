import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { KeptFor } from '../../api-routes.ts'
import { nextPhaseAt } from '../../editions/rules.ts'
import { type EditionInTime, earliest } from '../../editions/timeline.ts'
import { createPageStore, type PageStore, type StoredPage } from '../../page-store/page-store.server.ts'
import { storeResponse } from '../../page-store/stored-response.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { nextMidnight } from '../../platform/dates.ts'
import { respond } from './page-answers.server.ts'

/** Places are sold by the second: an answer that names them is kept for no longer than nobody can act on it anyway. */
const liveMs = 200
const liveBytes = 2 * 1024 * 1024
// An empty list, a refusal: cheap to say again, and there is no end of addresses that lead to one.
const leastBytes = 64

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/**
 * Public answers of the API, kept and packed like pages: beside them until any content changes or the day ends, or for
 * a moment where places are counted. Whatever is changed through this process ends that moment at once.
 */
export function createKeptAnswers(options: {
  store: PageStore
  /** The kept endpoints without what keeps them. */
  makers: OpenAPIHono
  clock: Clock
  editionInTime: EditionInTime
  securityHeaders: Record<string, string>
}) {
  const { store, clock, editionInTime } = options
  const live = createPageStore({
    render: key => make(key, new Date(clock.now().getTime() + liveMs)),
    clock,
    maxBytes: liveBytes,
  })

  /** What an answer made of content is: true until the content, the day or the phase changes. */
  function makeAnswer(key: string): Promise<StoredPage> {
    const now = clock.now()
    const midnight = nextMidnight(now)
    const phase = nextPhaseAt(editionInTime.at(now), now)
    return make(key, earliest(midnight, phase, editionInTime.nextTurn(now)) ?? midnight)
  }

  async function make(key: string, trueUntil: Date): Promise<StoredPage> {
    const answer = await options.makers.request(key.slice('/api'.length))
    const body = Buffer.from(await answer.arrayBuffer())
    const { etag: _e, 'content-length': _l, ...own } = Object.fromEntries(answer.headers)
    const { status } = answer
    return {
      document: await storeResponse(body, { ...options.securityHeaders, ...own }, { status }),
      dependsOn: 'anything',
      trueUntil,
      isKept: status === 200 && body.length >= leastBytes,
    }
  }

  /** Answers what the plan keeps; an address in another spelling than ours is given the answer of ours. */
  function keeping(kept: KeptFor, { request }: RouteConfig): MiddlewareHandler {
    const names = Object.keys((request?.query as { shape?: object } | undefined)?.shape ?? {})
    return async (c, next) => {
      const key = keyOf(new URL(c.req.url), names)
      if (key === null) return next()
      const { document } = await (kept === 'live' ? live : store).get(key)
      return respond(c, document)
    }
  }

  return {
    ready: (key: string) => store.ready(key) ?? live.ready(key),
    makeAnswer,
    keeping,
    forgetPlaces: () => live.drop('all'),
  }
}

/** One spelling for one answer: known parameters in their order. Null where that would not be what was asked. */
export function keyOf({ pathname, searchParams }: URL, names: readonly string[]): string | null {
  if (pathname.includes('%')) return null
  const known = names.filter(name => searchParams.has(name))
  if (known.some(name => searchParams.getAll(name).length > 1)) return null
  const query = new URLSearchParams(known.map(name => [name, searchParams.get(name) ?? '']))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
