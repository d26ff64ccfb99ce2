import type { ReactNode } from 'react'
import type { BuildingLines } from '../building-lines.ts'
import { distance, type FloorKey, type SectionCode, size } from '../plan.ts'
import { standOf } from '../plan-stands.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { Building } from './building.tsx'
import { RoomName } from './place-sign.tsx'
import { type MarkLook, PlaceMarks, StandMarks } from './plan-marks.tsx'
import { StepFreeWay } from './step-free-way.tsx'

/** One floor with everything on it. Both floors share their coordinates: changing floors one stays where one is. */
export function FloorDrawing({
  floor,
  building,
  isShown,
  chosen,
  active,
  look,
  overlay,
  meant,
  hasStepFreeWay,
  t,
}: {
  floor: FloorKey
  building: BuildingLines
  isShown: boolean
  chosen: string | null
  active: string
  look: MarkLook
  /** A line drawn over everything; while there is one, the step-free way keeps silent. */
  overlay: ReactNode
  /** Stands that must be seen from far away too. */
  meant: readonly string[]
  hasStepFreeWay: boolean
  t: NavigatorTexts
}) {
  const shared = { floor, signs: building.signs, chosen, active, look, t }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset
    <svg
      role="group"
      aria-label={t.floor[floor]}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-floor={floor}
      data-shown={isShown || undefined}
      className="plan-floor"
    >
      <g data-camera>
        <Building lines={building} />
        {floor === 'ground' && <RoomName lines={[t.vestibule]} x={490} y={479} />}
        {hasStepFreeWay && floor === 'ground' && !overlay && <StepFreeWay />}
        <StandMarks {...shared} />
        <PlaceMarks {...shared} />
        {floor === 'ground' && <SectionLetters meant={meant} />}
        {overlay}
      </g>
    </svg>
  )
}

/** Instead of codes when those would be too small to read; a letter gives way to a stand that is meant. */
function SectionLetters({ meant }: { meant: readonly string[] }) {
  const spots = meant.flatMap(code => standOf(code)?.centre ?? [])
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: letters of a drawing take no focus
    <g aria-hidden="true" className="plan-letters">
      {letters
        .filter(([, x, y]) => spots.every(spot => distance(spot, { x, y }) > letterReach))
        .map(([letter, x, y]) => (
          <text key={`${x} ${y}`} x={x} y={y} dy=".35em">
            {letter}
          </text>
        ))}
    </g>
  )
}

// Units between the middles of a letter and of a stand it would lie on.
const letterReach = 64

const letters: [SectionCode, number, number][] = [
  ['A', 191.5, 206],
  ['A', 191.5, 398],
  ['B', 490, 302],
  ['C', 191, 302],
  ['D', 788.5, 206],
  ['D', 788.5, 398],
  ['E', 788, 302],
  ['F', 323, 466],
  ['F', 657, 466],
]
