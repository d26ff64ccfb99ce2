import { useEffect, useRef } from 'react'
import type { GalleryRun } from '../run-gallery.ts'

/**
 * Anything a visitor does keeps the gallery awake. Returns whether the last touch did nothing but wake it: such a
 * tap is meant for the arrows that had gone, not for what happens to lie under the finger.
 */
export function useStirring(run: GalleryRun): () => boolean {
  const hasOnlyWoken = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const whenever = { signal: stop.signal, capture: true, passive: true }
    const stir = () => run.send({ type: 'activity' })
    let last = { x: -1, y: -1 }
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        // The browser also tells of a mouse that rests while things move under it.
        if (x !== last.x || y !== last.y) stir()
        last = { x, y }
      },
      whenever,
    )
    window.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        hasOnlyWoken.current = pointerType !== 'mouse' && run.get().isIdle
        stir()
      },
      whenever,
    )
    for (const kind of ['keydown', 'wheel', 'focusin'] as const) window.addEventListener(kind, stir, whenever)
    document.addEventListener('visibilitychange', stir, whenever)
    return () => stop.abort()
  }, [run])
  return () => hasOnlyWoken.current
}
