import { type RefObject, useEffect, useRef } from 'react'
import type { PlanDeeds } from './plan-hands.ts'
import type { PlanWork } from './plan-work.ts'
import type { ViewportControls } from './viewport-work.ts'

// Long enough for the page to have come to rest; who moves sooner is served sooner.
const restMs = 2000
// Keys that would scroll the page or follow the link.
const ownKeys = /^(?:Arrow\w+|Enter| )$/

/**
 * Brings the plan to life. The page is complete without it, so the code is fetched when the hand comes near, when
 * something is to be shown, or once the page is at rest; the first press and the first key wait for it.
 */
export function usePlanWork(
  window: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null> | undefined,
  deeds: PlanDeeds,
): RefObject<ViewportControls> {
  const controls = useRef<ViewportControls>(still)
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    const element = window.current
    if (!element) return
    let work: Promise<PlanWork | null> | undefined
    const start = () => {
      work ??= import('./plan-work.ts').then(
        code => code.startWork(element, sheet?.current ?? null, () => latest.current),
        // Without it the plan stands still, and the list says everything.
        () => null,
      )
      return work
    }
    const timer = setTimeout(start, restMs)
    const listening = new AbortController()
    const { signal } = listening
    for (const sign of ['pointerenter', 'pointerdown', 'focusin', 'touchstart']) {
      element.addEventListener(sign, () => void start(), { signal, passive: true })
    }
    const onPress = (event: MouseEvent) => {
      const id = (event.target as Element).closest('[data-mark]')?.getAttribute('data-mark')
      if (!id || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      void start().then(ready => (ready ? ready.press(event) : latest.current.choose(id)))
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (ownKeys.test(event.key)) event.preventDefault()
      void start().then(ready => ready?.key(event))
    }
    element.addEventListener('click', onPress, { signal })
    element.addEventListener('keydown', onKey, { signal })
    controls.current = {
      zoomBy: factor => void start().then(ready => ready?.zoomBy(factor)),
      showAll: () => void start().then(ready => ready?.showAll()),
      centre: (spot, scale) => void start().then(ready => ready?.centre(spot, scale)),
      reveal: spot => void start().then(ready => ready?.reveal(spot)),
    }
    return () => {
      clearTimeout(timer)
      listening.abort()
      controls.current = still
      void work?.then(ready => ready?.stop())
    }
  }, [window, sheet])
  return controls
}

const still: ViewportControls = { zoomBy() {}, showAll() {}, centre() {}, reveal() {} }
