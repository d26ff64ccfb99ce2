import { nodeOf } from './aisle-graph.ts'
import { type FloorKey, floors, type Spot } from './plan.ts'
import { routeInWords, type WordedStep } from './walk-steps.ts'
import type { WalkTexts } from './walk-texts.ru.ts'
import { minutesOf, type Route, routeThrough, shortTour, walkBetween } from './walks.ts'

/** A route ready to be drawn and read aloud. The browser loads this file when somebody first asks for a way. */
export type PlannedRoute = {
  lines: Record<FloorKey, string>
  ends: (Spot & { floor: FloorKey })[]
  stops: (Spot & { floor: FloorKey; id: string; number: number; metres: number })[]
  steps: WordedStep[]
  metres: number
  minutes: number
}
export type Planning = { ok: true; route: PlannedRoute } | { ok: false; reason: 'same' | 'none' | 'empty' }

export function planWay(
  from: string,
  to: string,
  isStepFree: boolean,
  nameOf: (id: string) => string,
  words: WalkTexts,
): Planning {
  if (from === to) return { ok: false, reason: 'same' }
  const route = walkBetween(from, to, { isStepFree })
  if (!route) return { ok: false, reason: 'none' }
  return { ok: true, route: { ...drawn(route), stops: [], steps: routeInWords(route, nameOf, words) } }
}

/** Through stops in their own order, or in the shortest order we find. */
export function planTour(stops: readonly string[], isOrdered: boolean, isStepFree: boolean): Planning {
  if (stops.length === 0) return { ok: false, reason: 'empty' }
  const start = isStepFree ? 'courtyard-entrance' : 'main-entrance'
  const manner = { isStepFree }
  const tour = isOrdered ? [start, ...stops] : shortTour(start, stops, manner)
  const route = routeThrough(tour, manner)
  if (!route || tour.length < 2) return { ok: false, reason: 'none' }
  const numbered = tour.slice(1).map((id, index) => {
    const { x, y, floor } = nodeOf(id)
    const metres = walkBetween(tour[index] ?? start, id, manner)?.metres ?? 0
    return { id, x, y, floor, number: index + 1, metres: Math.round(metres) }
  })
  const { ends, ...line } = drawn(route)
  return { ok: true, route: { ...line, ends: ends.slice(0, 1), stops: numbered, steps: [] } }
}

/** Through points in their own order, drawn: for walks that other pages plan. */
export function lineThrough(points: readonly string[], isStepFree: boolean) {
  const route = routeThrough(points, { isStepFree })
  return route && drawn(route)
}

function drawn(route: Route) {
  const [first, last] = [route.legs[0]?.from, route.legs.at(-1)?.to]
  return {
    lines: Object.fromEntries(floors.map(floor => [floor, lineOn(route, floor)])) as Record<FloorKey, string>,
    ends: [first, last].filter(node => node !== undefined).map(({ x, y, floor }) => ({ x, y, floor })),
    metres: Math.round(route.metres),
    minutes: minutesOf(route),
  }
}

/** A stroke begins anew wherever the route comes back to the floor. */
function lineOn({ legs }: Route, floor: FloorKey): string {
  let line = ''
  let last: string | null = null
  for (const { from, to } of legs) {
    if (from.floor !== floor || to.floor !== floor) continue
    if (last !== from.id) line += `M${from.x} ${from.y}`
    line += `L${to.x} ${to.y}`
    last = to.id
  }
  return line
}
