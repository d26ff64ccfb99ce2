import { apiRoutes } from '../../api-routes.ts'
import { fileRoutes } from '../../file-routes.ts'
import { matchRoute } from '../../navigation/route-table.ts'
import { splitLocale } from '../../platform/languages.ts'
import { standingRoute } from './standing-route.ts'

/**
 * A path as the log may tell it. What is everybody's stands there as it was asked for; of what is somebody's, only its line
 * on the plan: the rest of such an address is a secret. An address that is on no plan may hold anything, so it is not told.
 */
export function plannedPath(pathname: string): string {
  const isPayload = pathname.endsWith(payload)
  const { path } = splitLocale(isPayload ? pathname.slice(0, -payload.length) : pathname)
  const [page, file, call] = [standingRoute(path), matchRoute(fileRoutes, path), callAt(pathname)]
  if (page) return told(pathname, page.route.audience, page.route.path + (isPayload ? payload : ''))
  if (file) return told(pathname, file.route.audience, file.route.path)
  if (call) return told(pathname, call.audience, call.path)
  return /^\/(?:_ipx|assets)\//.exec(pathname)?.[0] ?? 'on no plan'
}

const payload = '_payload.json'

function told(pathname: string, audience: string, pattern: string): string {
  return audience === 'public' ? pathname : pattern
}

const calls = apiRoutes.map(({ at, audience }) => {
  const path = at.slice(at.indexOf(' ') + 1)
  return { path, audience, params: path.split('/').map(part => part.startsWith('{')) }
})

function callAt(pathname: string) {
  const asked = pathname.split('/')
  return calls.find(({ path, params }) => {
    const parts = path.split('/')
    return (
      parts.length === asked.length && parts.every((part, place) => params[place] || part === asked[place])
    )
  })
}
