import type { PathState } from '../editorial/addresses/judge-path.ts'
import { type MatcherTable, redirectFor } from '../navigation/build-metadata.ts'
import { PageFailure, PageRedirect } from '../navigation/page-error.ts'
import { matchRoute } from '../navigation/route-table.ts'
import { everyRoute } from '../office-routes.ts'
import { localeCodes, withLocale } from '../platform/languages.ts'
import type { Renderer } from './render-page.server.ts'

/** What answers at these is no page, whatever follows. */
export const machines = /^\/(?:api|_ipx|assets|uploads|en)\//

/** Whether a page stands at a path: it is loaded as for a visitor, in one language or the other. */
export async function findLiving(
  path: string,
  { renderer, matcher }: { renderer: Pick<Renderer, 'headOf'>; matcher: MatcherTable },
): Promise<PathState> {
  if (machines.test(path) || redirectFor(matcher, path, '')) return 'ours'
  const route = matchRoute(everyRoute, path)?.route
  if (!route) return 'none'
  if (route.audience !== 'public') return 'ours'
  for (const code of localeCodes) {
    if (await isThere(renderer, withLocale(path, code))) return 'living'
  }
  return 'none'
}

async function isThere(renderer: Pick<Renderer, 'headOf'>, pathname: string): Promise<boolean> {
  try {
    await renderer.headOf(pathname)
    return true
  } catch (error) {
    if (error instanceof PageFailure || error instanceof PageRedirect) return false
    throw error
  }
}
