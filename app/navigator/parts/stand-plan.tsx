import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../ui/cx.ts'
import type { BuildingLines } from '../building-lines.ts'
import { isArrow, markOf, marksOn, markTowards } from '../marks.ts'
import { type FloorKey, floors } from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { FloorDrawing } from './floor-drawing.tsx'
import { HatchPatterns } from './hatches.tsx'
import { PlanControls } from './plan-controls.tsx'
import type { MarkLook } from './plan-marks.tsx'
import type { DrawnRoute } from './route-line.tsx'
import { useCamera } from './use-camera.ts'

/**
 * The plan of the fair to move about in. Visitors look for stands on it, exhibitors choose theirs (`look.state`); both
 * see the same drawing. Tab reaches it once, arrows walk from mark to mark, Enter chooses, Esc lets go.
 */
export function StandPlan({
  building,
  floor,
  onFloor,
  chosen,
  onChoose,
  look,
  route = null,
  hasStepFreeWay = false,
  sheet,
  t,
  className,
  children,
}: {
  /** What `buildingLines` makes of each floor. */
  building: Record<FloorKey, BuildingLines>
  floor: FloorKey
  onFloor(floor: FloorKey): void
  chosen: string | null
  onChoose(id: string | null): void
  /** Name, link and state of each stand and place. */
  look: MarkLook
  route?: DrawnRoute | null
  hasStepFreeWay?: boolean
  /** What may lie over the foot of the plan. */
  sheet?: RefObject<HTMLElement | null>
  t: NavigatorTexts
  className?: string
  /** Controls of the page's own, beside those of the plan. */
  children?: ReactNode
}) {
  const window = useRef<HTMLElement>(null)
  const camera = useCamera(window, sheet)
  const [walker, setWalker] = useState<string | null>(null)
  const chosenHere = useRef<string | null>(null)
  const help = useId()
  const active = activeOn(floor, walker, chosen)

  useEffect(() => {
    const mark = chosen ? markOf(chosen) : undefined
    if (!mark || mark.floor !== floor) return
    // Pressed on the plan itself, a stand stays under the finger; chosen elsewhere, it comes to the middle.
    if (chosenHere.current === chosen) camera.current.reveal(mark.at)
    else camera.current.centre(mark.at, nearScale)
    chosenHere.current = null
  }, [chosen, floor, camera])

  useEffect(() => {
    if (route) camera.current.showAll()
  }, [route, camera])

  function choose(id: string) {
    chosenHere.current = id
    setWalker(id)
    onChoose(id)
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const id = (event.target as Element).closest('[data-mark]')?.getAttribute('data-mark')
    const mark = id ? markOf(id) : undefined
    if (!mark || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    // Seen from far away stands are too small to be meant: the finger asks to come nearer.
    if (event.detail > 0 && camera.current.isFar()) camera.current.centre(mark.at, nearScale)
    else choose(mark.id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return onChoose(null)
    if (event.key === '+' || event.key === '=') return camera.current.zoomBy(zoomStep)
    if (event.key === '-') return camera.current.zoomBy(1 / zoomStep)
    if (event.key === '0') return camera.current.showAll()
    const here = markOf((event.target as Element).getAttribute('data-mark') ?? '')
    if (!here) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(here.id)
    }
    if (!isArrow(event.key)) return
    event.preventDefault()
    const next = markTowards(here, event.key)
    if (!next) return
    setWalker(next.id)
    camera.current.reveal(next.at)
    window.current?.querySelector<SVGElement>(`[data-mark="${next.id}"]`)?.focus({ preventScroll: true })
  }

  return (
    <div data-plan className={cx('plan', className)}>
      <HatchPatterns />
      <PlanControls floor={floor} onFloor={onFloor} camera={camera} t={t}>
        {children}
      </PlanControls>
      <p id={help} className="sr-only">
        {t.planHelp}
      </p>
      <section
        ref={window}
        aria-label={t.plan}
        aria-describedby={help}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="plan-window"
      >
        {floors.map(key => (
          <FloorDrawing
            key={key}
            floor={key}
            building={building[key]}
            isShown={key === floor}
            chosen={chosen}
            active={active}
            look={look}
            route={route}
            hasStepFreeWay={hasStepFreeWay}
            t={t}
          />
        ))}
      </section>
    </div>
  )
}

/** Pixels to a unit at which every code is read with ease. */
const nearScale = 1.3
const zoomStep = 1.5

/** The one mark that Tab reaches: where one walked last, what is chosen, or the first of the floor. */
function activeOn(floor: FloorKey, walker: string | null, chosen: string | null): string {
  const wanted = [walker, chosen].find(id => id !== null && markOf(id)?.floor === floor)
  return wanted ?? marksOn(floor)[0]?.id ?? ''
}
