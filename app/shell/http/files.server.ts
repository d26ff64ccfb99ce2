import type { Context } from 'hono'
import { fileRoutes } from '../../file-routes.ts'
import { notFound } from '../../navigation/page-error.ts'
import { matchRoute } from '../../navigation/route-table.ts'
import type { FileContext } from '../../page-server/file.ts'
import { guardWork } from '../../page-server/guard.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import { type Services, supply } from '../../page-server/services.ts'
import { splitLocale } from '../../platform/languages.ts'
import { makerOf } from '../../server-modules.server.ts'
import type { Journalled } from './journalled.server.ts'
import { requestContext, type Surroundings } from './request-context.server.ts'

/** Downloads by their plan: route, person, guard, the maker. Null where no file stands. */
export function createFiles(
  options: Surroundings & { services: Services; journalled: Pick<Journalled, 'taken'> },
) {
  return async (c: Context): Promise<Response | null> => {
    const { pathname } = new URL(c.req.url)
    const match = matchRoute(fileRoutes, splitLocale(pathname).path)
    if (!match) return null
    const { route, params } = match
    const context = await requestContext(c, options, { audience: route.audience, params })
    guardWork(route, context.person)
    const made = await supply(options.services, makerOf(route), context as SignedIn<FileContext>)
    if (!made) throw notFound(pathname)
    if (route.audience === 'staff') await options.journalled.taken(c, route.path, context.person, made)
    return made
  }
}
