import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import type { BuildingLines } from '../building-lines.ts'
import { markOf, marksOn } from '../marks.ts'
import { type FloorKey, floors } from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { FloorDrawing } from './floor-drawing.tsx'
import { HatchPatterns } from './hatches.tsx'
import { PlanControls } from './plan-controls.tsx'
import type { MarkLook } from './plan-marks.tsx'
import { usePlanWork } from './use-plan-work.ts'

export type Overlay = Record<FloorKey, ReactNode>

/**
 * The plan of the fair to move about in. Visitors look for stands on it, exhibitors choose theirs (`look.standLook`
 * says their state); both see the same drawing. Tab reaches it once, arrows walk from mark to mark, Enter chooses,
 * Esc lets go.
 */
export function StandPlan({
  building,
  floor,
  onFloor,
  chosen,
  onChoose,
  look,
  overlay = null,
  meant = [],
  hasStepFreeWay = false,
  sheet,
  t,
  className,
}: {
  /** What `buildingLines` makes of each floor. */
  building: Record<FloorKey, BuildingLines>
  floor: FloorKey
  onFloor(floor: FloorKey): void
  chosen: string | null
  onChoose(id: string | null): void
  /** Name, link and state of each stand and place. */
  look: MarkLook
  /** A line over the plan, floor by floor; a new one is shown whole. */
  overlay?: Overlay | null
  /** Stands the line leads to: no letter lies over them. */
  meant?: readonly string[]
  hasStepFreeWay?: boolean
  /** What may lie over the foot of the plan. */
  sheet?: RefObject<HTMLElement | null>
  t: NavigatorTexts
  className?: string
}) {
  const window = useRef<HTMLElement>(null)
  const [walker, setWalker] = useState<string | null>(null)
  const chosenHere = useRef<string | null>(null)
  const help = useId()
  const active = activeOn(floor, walker, chosen)
  const viewport = usePlanWork(window, sheet, {
    choose(id) {
      chosenHere.current = id
      setWalker(id)
      onChoose(id)
    },
    letGo: () => onChoose(null),
    walkTo: setWalker,
  })

  useEffect(() => {
    const mark = chosen ? markOf(chosen) : undefined
    if (!mark || mark.floor !== floor) return
    // Pressed on the plan itself, a stand stays under the finger; chosen elsewhere, it comes to the middle.
    if (chosenHere.current === chosen) viewport.current.reveal(mark.at)
    else viewport.current.centre(mark.at, 1.3)
    chosenHere.current = null
  }, [chosen, floor, viewport])

  useEffect(() => {
    if (overlay) viewport.current.showAll()
  }, [overlay, viewport])

  return (
    <div data-plan className={cx('plan', className)}>
      <HatchPatterns />
      <PlanControls floor={floor} onFloor={onFloor} viewport={viewport} t={t} />
      <p id={help} className="sr-only">
        {t.planHelp}
      </p>
      <section ref={window} aria-label={t.plan} aria-describedby={help} className="plan-window">
        {floors.map(key => (
          <FloorDrawing
            key={key}
            floor={key}
            building={building[key]}
            isShown={key === floor}
            chosen={chosen}
            active={active}
            look={look}
            overlay={overlay?.[key]}
            meant={chosen ? [...meant, chosen] : meant}
            hasStepFreeWay={hasStepFreeWay}
            t={t}
          />
        ))}
      </section>
    </div>
  )
}

/** The one mark that Tab reaches: where one walked last, what is chosen, or the first of the floor. */
function activeOn(floor: FloorKey, walker: string | null, chosen: string | null): string {
  const wanted = [walker, chosen].find(id => id !== null && markOf(id)?.floor === floor)
  return wanted ?? marksOn(floor)[0]?.id ?? ''
}
