import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { People } from '../../accounts/open-accounts.server.ts'
import type { Edition } from '../../editions/edition.ts'
import { refusalOf } from '../../page-server/guard.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import { readSearch } from '../../page-server/read-search.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { splitLocale } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { standingRoute } from './standing-route.ts'

/** What every request is answered with: the database, the fair, the clock, and who is asking. */
export type Surroundings = { db: Db; edition: Edition; clock: Clock; people: People }

/** A request as actions and files are given it. Whoever asks for what is everybody's is nobody in particular. */
export async function requestContext(
  c: Context,
  { db, edition, clock, people }: Surroundings,
  { audience, params }: { audience: string; params: Record<string, string> },
): Promise<RequestContext & { path: string; query: string; headers: Headers }> {
  const { pathname, search: query } = new URL(c.req.url)
  const person = audience === 'public' ? null : await people.of(c)
  return {
    db,
    // As it is now, to the end of this request.
    edition: { ...edition },
    now: clock.now(),
    ...splitLocale(pathname),
    params,
    pathname,
    search: readSearch(query),
    query,
    cookies: new Map(Object.entries(getCookie(c))),
    headers: c.req.raw.headers,
    person,
    mayOpen: mayOpenFor(person),
  }
}

/** Whether somebody may open the page at a path, by the plan. */
export function mayOpenFor(asking: Person | null): RequestContext['mayOpen'] {
  return (path, person = asking) => {
    const route = standingRoute(path)?.route
    return route !== undefined && refusalOf(route, person) === null
  }
}
