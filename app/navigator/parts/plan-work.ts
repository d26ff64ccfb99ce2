import { handsOn, type PlanDeeds, type PlanHands } from './plan-hands.ts'
import { type CameraControls, startCamera } from './viewport-work.ts'

export type PlanWork = CameraControls & PlanHands & { stop(): void }

/** Everything that moves on a plan: the camera and the hands. */
export function startWork(element: HTMLElement, sheet: HTMLElement | null, deeds: () => PlanDeeds): PlanWork {
  const camera = startCamera(element, sheet)
  return { ...camera, ...handsOn(element, camera, deeds) }
}
