import { isArrow, markTowards } from '../mark-walk.ts'
import { markOf } from '../marks.ts'
import type { ViewportControls } from './viewport-work.ts'

/** What the hands on a plan may bring about. */
export type PlanDeeds = {
  choose(id: string): void
  letGo(): void
  /** The keyboard stands on this mark now. */
  walkTo(id: string): void
}

/** Pixels to a unit at which every code is read with ease. */
const nearScale = 1.3
const zoomStep = 1.5

export type PlanHands = { press(event: MouseEvent): void; key(event: KeyboardEvent): void }

/** Presses and keys: a press or Enter chooses, arrows walk, plus and minus zoom, Esc lets go. */
export function handsOn(element: HTMLElement, viewport: ViewportControls, deeds: () => PlanDeeds): PlanHands {
  function press(event: MouseEvent) {
    const mark = markOf(idOf((event.target as Element).closest('[data-mark]')))
    if (!mark) return
    // Seen from far away stands are too small to be meant: the finger asks to come nearer.
    if (event.detail > 0 && element.dataset.level === 'far') viewport.centre(mark.at, nearScale)
    else deeds().choose(mark.id)
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') return deeds().letGo()
    if (event.key === '+' || event.key === '=') return viewport.zoomBy(zoomStep)
    if (event.key === '-') return viewport.zoomBy(1 / zoomStep)
    if (event.key === '0') return viewport.showAll()
    const here = markOf(idOf(event.target as Element))
    if (!here) return
    if (event.key === 'Enter' || event.key === ' ') return deeds().choose(here.id)
    const next = isArrow(event.key) && markTowards(here, event.key)
    if (!next) return
    deeds().walkTo(next.id)
    viewport.reveal(next.at)
    element.querySelector<SVGElement>(`[data-mark="${next.id}"]`)?.focus({ preventScroll: true })
  }

  return { press, key }
}

function idOf(mark: Element | null): string {
  return mark?.getAttribute('data-mark') ?? ''
}
