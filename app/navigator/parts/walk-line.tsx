import type { FloorKey, Spot } from '../plan.ts'

/** A route as it is drawn: a line on each floor it touches, its ends, and numbered stops if it has any. */
export type DrawnRoute = {
  lines: Record<FloorKey, string>
  ends: (Spot & { floor: FloorKey })[]
  stops: (Spot & { floor: FloorKey; number: number })[]
}

export function RouteLine({ route, floor }: { route: DrawnRoute; floor: FloorKey }) {
  return (
    <g className="plan-route">
      <path d={route.lines[floor]} />
      {route.ends
        .filter(end => end.floor === floor)
        .map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
        ))}
      {route.stops
        .filter(stop => stop.floor === floor)
        .map(({ x, y, number }) => (
          <g key={number} transform={`translate(${x} ${y})`}>
            <circle r="8" />
            <text textAnchor="middle" dy=".35em">
              {number}
            </text>
          </g>
        ))}
    </g>
  )
}
