import { type RefObject, useEffect, useRef } from 'react'
import type { Spot } from '../plan.ts'
import type { CameraControls } from './camera-work.ts'

export type CameraHandle = CameraControls & {
  /** Whether stands are too small to be told apart. */
  isFar(): boolean
}

// Long enough for the page to have come to rest; who moves sooner is served sooner.
const restMs = 2000
// Narrower than this the whole plan is drawn too small for codes.
const farWidth = 608

/**
 * The camera over the plan. The page is complete without it, so its code is fetched when the hand comes near, when
 * something is to be shown, or once the page is at rest.
 */
export function useCamera(
  window: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null> | undefined,
): RefObject<CameraHandle> {
  const handle = useRef<CameraHandle>(stillCamera)
  useEffect(() => {
    const element = window.current
    if (!element) return
    let work: Promise<(CameraControls & { stop(): void }) | null> | undefined
    const start = () => {
      work ??= import('./camera-work.ts').then(
        code => code.startCamera(element, sheet?.current ?? null),
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
    handle.current = {
      zoomBy: factor => void start().then(camera => camera?.zoomBy(factor)),
      showAll: () => void start().then(camera => camera?.showAll()),
      centre: (spot: Spot, scale) => void start().then(camera => camera?.centre(spot, scale)),
      reveal: (spot: Spot) => void start().then(camera => camera?.reveal(spot)),
      isFar: () => (element.dataset.level ? element.dataset.level === 'far' : element.clientWidth < farWidth),
    }
    return () => {
      clearTimeout(timer)
      near.abort()
      handle.current = stillCamera
      void work?.then(camera => camera?.stop())
    }
  }, [window, sheet])
  return handle
}

const stillCamera: CameraHandle = {
  zoomBy() {},
  showAll() {},
  centre() {},
  reveal() {},
  isFar: () => false,
}
