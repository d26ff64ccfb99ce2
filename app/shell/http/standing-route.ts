import { isMadePage, madePageRoute } from '../../content/addresses/made-pages.ts'
import { matchRoute, type RouteMatch } from '../../navigation/route-table.ts'
import { everyRoute } from '../../office-routes.ts'

/**
 * The line of the plans on which a path stands. Any word could be the address of a page made by editors: where none is, the
 * path is on no line, and nothing is asked of the database, however often somebody tries.
 */
export function standingRoute(path: string): RouteMatch | null {
  const match = matchRoute(everyRoute, path)
  return match?.route.id === madePageRoute && !isMadePage(match.params.slug ?? '') ? null : match
}
