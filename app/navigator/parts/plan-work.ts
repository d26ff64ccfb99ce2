import { type CameraControls, startCamera } from './camera-work.ts'
import { followHands, type PlanDeeds } from './plan-hands.ts'

/** Everything that moves on a plan: the camera and the hands. A drag comes first, so that it is not taken for a press. */
export function startWork(
  element: HTMLElement,
  sheet: HTMLElement | null,
  deeds: () => PlanDeeds,
): CameraControls & { stop(): void } {
  const camera = startCamera(element, sheet)
  const stopHands = followHands(element, camera, deeds)
  return {
    ...camera,
    stop() {
      stopHands()
      camera.stop()
    },
  }
}
