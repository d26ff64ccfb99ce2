import { distance, type Spot } from '../plan.ts'

export type GestureTargets = {
  /** Zoom by a factor around a point of the window, in pixels. */
  zoomAt(pixel: Spot, factor: number): void
  moveBy(pixels: Spot): void
  /** All of the plan is seen: there is nothing to zoom out of. */
  isWhole(): boolean
}

// A hand that presses is never quite still.
const clickSlack = 5

/** Drag with one pointer, pinch with two, zoom with the wheel. A drag that ends on a stand does not choose it. */
export function followGestures(element: HTMLElement, targets: GestureTargets): () => void {
  const pointers = new Map<number, Spot>()
  let dragged = 0

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (pointers.size === 0) dragged = 0
    pointers.set(event.pointerId, inside(event))
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = inside(event)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      targets.zoomAt(between(now, other), distance(now, other) / Math.max(1, distance(before, other)))
      targets.moveBy({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
      dragged = clickSlack
    } else {
      dragged += distance(now, before)
      // Only now: capturing at once would take the click away from the stand.
      if (dragged >= clickSlack) element.setPointerCapture(event.pointerId)
      targets.moveBy({ x: now.x - before.x, y: now.y - before.y })
    }
    pointers.set(event.pointerId, now)
  }

  function onPointerEnd(event: PointerEvent) {
    pointers.delete(event.pointerId)
  }

  function onClick(event: MouseEvent) {
    if (dragged < clickSlack) return
    event.preventDefault()
    event.stopPropagation()
    dragged = 0
  }

  function onWheel(event: WheelEvent) {
    const isOut = event.deltaY > 0
    // The page is never trapped: what the plan has no use for scrolls on.
    if (!event.ctrlKey && ((isOut && targets.isWhole()) || (!isOut && scrollY > 0))) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    targets.zoomAt(inside(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)))
  }

  function inside(event: MouseEvent): Spot {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', onPointerDown, { signal })
  element.addEventListener('pointermove', onPointerMove, { signal })
  element.addEventListener('pointerup', onPointerEnd, { signal })
  element.addEventListener('pointercancel', onPointerEnd, { signal })
  element.addEventListener(
    'pointerleave',
    event => !element.hasPointerCapture(event.pointerId) && onPointerEnd(event),
    {
      signal,
    },
  )
  element.addEventListener('click', onClick, { signal, capture: true })
  element.addEventListener('dragstart', event => event.preventDefault(), { signal })
  element.addEventListener('wheel', onWheel, { signal, passive: false })
  return () => stop.abort()
}

function between(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
