import { handsOn, type PlanDeeds, type PlanHands } from './plan-hands.ts'
import { startViewport, type ViewportControls } from './viewport-work.ts'

export type PlanWork = ViewportControls & PlanHands & { stop(): void }

/** Everything that moves on a plan: the viewport and the hands. */
export function startWork(element: HTMLElement, sheet: HTMLElement | null, deeds: () => PlanDeeds): PlanWork {
  const viewport = startViewport(element, sheet)
  return { ...viewport, ...handsOn(element, viewport, deeds) }
}
