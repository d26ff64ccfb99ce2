import { type Node, nodeOf, type Way, type WayKind, ways } from './aisle-graph.ts'

/** How one goes. A step-free route knows neither stairs nor steps; lifts are fine. */
export type Manner = { isStepFree: boolean }
export type Leg = { way: Way; from: Node; to: Node }
export type Route = { legs: Leg[]; metres: number; seconds: number }

const steps: readonly WayKind[] = ['steps', 'stairs']
const neighbours = neighbourTable()

/** The quickest way along the aisles, or null if there is none. */
export function walkBetween(from: string, to: string, manner: Manner): Route | null {
  return routesFrom(from, manner).to(to)
}

/** Through all stops in the order they are given. */
export function routeThrough(stops: readonly string[], manner: Manner): Route | null {
  const parts = stops.slice(1).map((stop, index) => walkBetween(stops[index] ?? '', stop, manner))
  if (parts.includes(null)) return null
  return withSums(parts.flatMap(part => part?.legs ?? []))
}

/**
 * A short tour: from the start to the nearest stop, then to the nearest of the rest; after that every crossing that
 * makes it longer is undone (2-opt). Stops that cannot be reached are left out.
 */
export function shortTour(start: string, stops: readonly string[], manner: Manner): string[] {
  const points = [...new Set(stops)].filter(stop => stop !== start)
  const from = new Map([start, ...points].map(point => [point, routesFrom(point, manner)]))
  const seconds = (one: string, other: string) => from.get(one)?.secondsTo(other) ?? Number.POSITIVE_INFINITY
  const reachable = points.filter(point => Number.isFinite(seconds(start, point)))
  return uncrossed(nearestFirst(start, reachable, seconds), seconds)
}

export function nearestFirst(start: string, stops: readonly string[], seconds: Distance): string[] {
  const tour = [start]
  const rest = new Set(stops)
  while (rest.size > 0) {
    const here = tour.at(-1) ?? start
    const next = [...rest].reduce((best, stop) => (seconds(here, stop) < seconds(here, best) ? stop : best))
    tour.push(next)
    rest.delete(next)
  }
  return tour
}

/** The start stays first; the tour is open: it ends where the last stop is. There and back take equally long. */
export function uncrossed(tour: readonly string[], seconds: Distance): string[] {
  const best = [...tour]
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let first = 1; first < best.length - 1; first++) {
      for (let last = first + 1; last < best.length; last++) {
        if (gainOfTurning(best, first, last, seconds) <= 0.001) continue
        best.splice(first, last - first + 1, ...best.slice(first, last + 1).reverse())
        isBetter = true
      }
    }
  }
  return best
}

/** What is saved by walking the stops from `first` to `last` the other way round: only two ways change. */
function gainOfTurning(tour: string[], first: number, last: number, seconds: Distance): number {
  const [before = '', from = '', to = '', after] = [tour[first - 1], tour[first], tour[last], tour[last + 1]]
  const entry = seconds(before, from) - seconds(before, to)
  return after === undefined ? entry : entry + seconds(to, after) - seconds(from, after)
}

export type Distance = (one: string, other: string) => number

export function lengthOf(tour: readonly string[], seconds: Distance): number {
  return tour.slice(1).reduce((sum, stop, index) => sum + seconds(tour[index] ?? '', stop), 0)
}

export function minutesOf({ seconds }: Pick<Route, 'seconds'>): number {
  return Math.max(1, Math.ceil(seconds / 60))
}

/** Dijkstra from one point to all others. */
export function routesFrom(start: string, { isStepFree }: Manner) {
  const reached = new Map<string, { seconds: number; leg: Leg | null }>([[start, { seconds: 0, leg: null }]])
  const open = new Set([start])
  while (open.size > 0) {
    const here = [...open].reduce((best, id) => (secondsTo(id) < secondsTo(best) ? id : best))
    open.delete(here)
    for (const leg of neighbours.get(here) ?? []) {
      if (isStepFree && steps.includes(leg.way.kind)) continue
      const seconds = secondsTo(here) + leg.way.seconds
      if (seconds >= secondsTo(leg.to.id)) continue
      reached.set(leg.to.id, { seconds, leg })
      open.add(leg.to.id)
    }
  }

  function secondsTo(id: string): number {
    return reached.get(id)?.seconds ?? Number.POSITIVE_INFINITY
  }

  return {
    secondsTo,
    to(end: string): Route | null {
      if (!reached.has(end)) return null
      const legs: Leg[] = []
      for (let leg = reached.get(end)?.leg; leg; leg = reached.get(leg.from.id)?.leg) legs.unshift(leg)
      return withSums(legs)
    },
  }
}

function withSums(legs: Leg[]): Route {
  return {
    legs,
    metres: legs.reduce((sum, { way }) => sum + way.metres, 0),
    seconds: legs.reduce((sum, { way }) => sum + way.seconds, 0),
  }
}

/** Every way can be walked in both directions. */
function neighbourTable(): ReadonlyMap<string, Leg[]> {
  const table = new Map<string, Leg[]>()
  for (const way of ways) {
    for (const [from, to] of [
      [way.from, way.to],
      [way.to, way.from],
    ] as const) {
      table.set(from, [...(table.get(from) ?? []), { way, from: nodeOf(from), to: nodeOf(to) }])
    }
  }
  return table
}
