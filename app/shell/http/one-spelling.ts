import { needsSlash } from '../../navigation/address.ts'
import type { Route } from '../../navigation/route-table.ts'
import { splitLocale } from '../../platform/languages.ts'
import { standingRoute } from './standing-route.ts'

const payloadName = '_payload.json'

/**
 * The one spelling of a page's path, where the given one is another of the same page: with percent signs that are not
 * needed, or in capitals. Null where it is right, and where no page stands. A page is rendered, kept and named once.
 */
export function ownSpelling(path: string): string | null {
  const isPayload = path.endsWith(`/${payloadName}`)
  const bare = isPayload ? path.slice(0, -payloadName.length) : path
  const own = spelled(needsSlash(bare) ? `${bare}/` : bare)
  if (own === null || own === bare) return null
  return isPayload ? `${own}${payloadName}` : own
}

/** Pages are written small, all but the secrets in some addresses. Null where no page stands. */
function spelled(path: string): string | null {
  const parts = decoded(path)
  if (!parts) return null
  const small = written(parts.map(part => part.toLowerCase()))
  const route = routeAt(small)
  if (route && (route.audience === 'public' || !route.path.includes(':'))) return small
  const plain = written(parts)
  return routeAt(plain) ? plain : null
}

function decoded(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

function written(parts: string[]): string {
  return parts.map(encodeURIComponent).join('/')
}

function routeAt(path: string): Route | null {
  return standingRoute(splitLocale(path).path)?.route ?? null
}
