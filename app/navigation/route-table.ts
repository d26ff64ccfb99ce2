import type { Role } from '../platform/person.ts'

export type Layout = 'dark' | 'clear' | 'empty'

/** One line of the floor plan. */
export type Route = {
  id: string
  /** Without language prefix, with slash: `/speakers/:id/`. */
  path: string
  /** The page's file under app/, without ending: `content/pages/speakers`. */
  page: string
  layout: Layout
  /** A bearer has the secret of the address, or the cookie of a cart. */
  audience: 'public' | 'bearer' | 'person' | 'staff'
  /** Of staff, or of a person: the role that may open it. */
  role?: Role
  /** Other roles that may open it too; what they see of it is for the page to say. */
  alsoFor?: readonly Role[]
  /** Asked for by counting, instead of by the limit of all changes: readings of a gate, searches. */
  limit?: 'scans' | 'searches'
  /** Kept ready in the page store and announced to browsers in the build metadata. */
  isPrerendered: boolean
  /** No page stands here; it only takes what is sent. */
  isActionOnly?: boolean
  /** Without a script: a document of links and forms that no browser's half takes over. */
  isPlain?: boolean
  /** Of a plain document: a script of its own, by its source file. The page works without it. */
  script?: string
  /** Of a plain document: the script of the frame around it, by its source file. */
  frameScript?: string
  /** A form of this page brings a file along: how large it may be. */
  takesFileBytes?: number
  /** Its document may look through the device's camera. */
  usesCamera?: boolean
  /** Its document shows a file of ours in a frame: a PDF in the browser's own viewer, a letter. */
  framesOwnFiles?: boolean
  /** A parameter that does not look so is a page that does not exist. */
  params?: Record<string, RegExp>
  /** Stays where the reader was, instead of going to the top. */
  keepsScroll?: boolean
}

/** What is looked up by its path. */
type Placed = Pick<Route, 'path' | 'params'>

export type Match<Found> = { route: Found; params: Record<string, string> }
export type RouteMatch = Match<Route>

/** The first route of the plan that fits the path (without language prefix, with slash). */
export function matchRoute<Found extends Placed>(
  routes: readonly Found[],
  path: string,
): Match<Found> | null {
  const wanted = path.split('/')
  const plan = split.get(routes) ?? routes.map(route => route.path.split('/'))
  split.set(routes, plan)
  for (let place = 0; place < plan.length; place++) {
    const route = routes[place] as Found
    const params = matchSegments(route, plan[place] as string[], wanted)
    if (params) return { route, params }
  }
  return null
}

// Every request is looked up several times; the plan stays as it is.
const split = new WeakMap<readonly Placed[], string[][]>()

function matchSegments(route: Placed, pattern: string[], wanted: string[]): Record<string, string> | null {
  const fits = (segment: string, index: number) => segment === wanted[index] || segment[0] === ':'
  if (pattern.length !== wanted.length || !pattern.every(fits)) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    if (segment[0] !== ':') continue
    const decoded = decode(wanted[index] ?? '')
    const name = segment.slice(1)
    if (!decoded || route.params?.[name]?.test(decoded) === false) return null
    params[name] = decoded
  }
  return params
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
