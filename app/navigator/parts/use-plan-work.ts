import { type RefObject, useEffect, useRef } from 'react'
import type { CameraControls } from './camera-work.ts'
import type { PlanDeeds } from './plan-hands.ts'

// Long enough for the page to have come to rest; who moves sooner is served sooner.
const restMs = 2000

/**
 * Brings the plan to life. The page is complete without it and its stands are links, so the code is fetched when the
 * hand comes near, when something is to be shown, or once the page is at rest.
 */
export function usePlanWork(
  window: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null> | undefined,
  deeds: PlanDeeds,
): RefObject<CameraControls> {
  const controls = useRef<CameraControls>(still)
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    const element = window.current
    if (!element) return
    let work: Promise<(CameraControls & { stop(): void }) | null> | undefined
    const start = () => {
      work ??= import('./plan-work.ts').then(
        code => code.startWork(element, sheet?.current ?? null, () => latest.current),
        // Without it the plan stands still, and the list says everything.
        () => null,
      )
      return work
    }
    const timer = setTimeout(start, restMs)
    const near = new AbortController()
    for (const sign of ['pointerenter', 'pointerdown', 'focusin', 'touchstart']) {
      element.addEventListener(sign, () => void start(), { signal: near.signal, passive: true })
    }
    controls.current = {
      zoomBy: factor => void start().then(camera => camera?.zoomBy(factor)),
      showAll: () => void start().then(camera => camera?.showAll()),
      centre: (spot, scale) => void start().then(camera => camera?.centre(spot, scale)),
      reveal: spot => void start().then(camera => camera?.reveal(spot)),
    }
    return () => {
      clearTimeout(timer)
      near.abort()
      controls.current = still
      void work?.then(camera => camera?.stop())
    }
  }, [window, sheet])
  return controls
}

const still: CameraControls = { zoomBy() {}, showAll() {}, centre() {}, reveal() {} }
