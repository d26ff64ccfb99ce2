import { type FloorKey, floors, type Spot } from '../plan.ts'

/** A route as it is drawn: a line on each floor it touches, its ends, and numbered stops if it has any. */
export type DrawnRoute = {
  lines: Record<FloorKey, string>
  ends: (Spot & { floor: FloorKey })[]
  stops: (Spot & { floor: FloorKey; number: number })[]
}

export const noLines = Object.fromEntries(floors.map(floor => [floor, ''])) as Record<FloorKey, string>

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

/** From the courtyard to the stands, the rotunda, the lecture hall and the café without a single step. */
export function StepFreeWay() {
  return (
    <g className="plan-step-free">
      <path d="M125 546V485H191.5V361.5H344V302H425" />
      <path d="M425 302A65 65 0 0 1 555 302H636V361.5H788.5V466" />
      <path d="M425 302A65 65 0 0 0 555 302" />
      <path d="M490 237V152" />
    </g>
  )
}
