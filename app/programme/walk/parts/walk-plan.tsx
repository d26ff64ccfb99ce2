import { nodeOf } from '../../../navigator/aisle-graph.ts'
import type { BuildingLines } from '../../../navigator/building-lines.ts'
import { markOf } from '../../../navigator/marks.ts'
import { Building } from '../../../navigator/parts/building.tsx'
import { RouteLine } from '../../../navigator/parts/walk-line.tsx'
import { size } from '../../../navigator/plan.ts'
import { lineThrough } from '../../../navigator/walk-planner.ts'
import { groupBy } from '../../../platform/older-browsers/group-by.ts'
import type { DayWalk } from '../day-walk.ts'
import type { WalkTexts } from '../texts.ru.ts'

/** The ground floor with the line of the walk; several stops at one point share one mark: «1, 4». */
export function WalkPlan({
  walk,
  building,
  t,
}: {
  walk: DayWalk
  building: Omit<BuildingLines, 'signs'>
  t: WalkTexts
}) {
  const points = [walk.start.point, ...walk.stops.map(({ point }) => point)]
  const line = points.length > 1 ? lineThrough(points, walk.isStepFree) : null
  const stops = numbersByPoint(walk).filter(({ floor }) => floor === 'ground')
  return (
    <figure className="walk-plan">
      <svg
        role="img"
        aria-label={t.planLabel}
        data-layout="clear"
        viewBox={`0 0 ${size.width} ${size.height + 14}`}
        className="block h-auto w-full"
      >
        <rect width={size.width} height={size.height + 14} className="fill-ground" />
        <Building lines={{ ...building, signs: {} }} />
        {line && (
          <RouteLine route={{ lines: line.lines, ends: line.ends.slice(0, 1), stops: [] }} floor="ground" />
        )}
        {stops.map(({ id, x, y, numbers, isNext }) => (
          <g
            key={id}
            transform={`translate(${x} ${y})`}
            className="walk-mark"
            data-next={isNext || undefined}
          >
            <rect
              x={-8 - 5.5 * (numbers.length - 1)}
              y="-14"
              width={16 + 11 * (numbers.length - 1)}
              height="28"
              rx="14"
            />
            <text textAnchor="middle" dy=".35em">
              {numbers}
            </text>
          </g>
        ))}
      </svg>
      {line && line.lines.upper !== '' && (
        <figcaption className="type-caption mt-2 text-ink-2">{t.upstairs}</figcaption>
      )}
    </figure>
  )
}

function numbersByPoint(walk: DayWalk) {
  const numbers = groupBy(
    walk.stops.map(({ point }, index) => ({ point, number: index + 1 })),
    ({ point }) => point,
  )
  return [...numbers].map(([id, own]) => {
    const { x, y, floor } = nodeOf(id)
    const at = markOf(id)?.at ?? { x, y }
    return {
      id,
      x: at.x,
      y: at.y,
      floor,
      numbers: own.map(({ number }) => number).join(', '),
      isNext: own.some(({ number }) => number === 1),
    }
  })
}
