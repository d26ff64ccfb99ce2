import { axisOf, isDoubleTap, type Tap } from './gestures.ts'
import type { Point } from './zoom.ts'

/** What hands do on a surface, told in the gallery's words. Points are on the screen, movements since the start. */
export type HandsOn = {
  /** A single finger pans an enlarged work, and otherwise swipes or carries. */
  isZoomed(): boolean
  onSwipe(dx: number): void
  onSwipeEnd(dx: number, durationMs: number): void
  onCarry(dy: number): void
  onCarryEnd(dy: number, durationMs: number): void
  /** From the last place, not from the start. */
  onPan(dx: number, dy: number): void
  /** How much wider apart the fingers are than a moment ago, and where their middle is and was. */
  onPinch(ratio: number, middle: Point, before: Point): void
  onPinchEnd(): void
  onDoubleTap(point: Point, target: EventTarget | null): void
  /** The browser took the pointer away: as if nothing had been begun. */
  onCancel(): void
}

type Held = Point & { id: number }
type Doing = 'nothing yet' | 'swipe' | 'carry' | 'pan' | 'pinch' | 'over'

/** Follows mouse, pen and fingers from the moment they go down on a surface. Returns how to stop. */
export function followPointers(surface: HTMLElement, hands: () => HandsOn): () => void {
  let held: Held[] = []
  let doing: Doing = 'over'
  let start = { x: 0, y: 0, atMs: 0 }
  let lastTap: Tap | null = null
  let isMouse = false
  let swallowsClick = false

  function down(event: PointerEvent) {
    if (event.button !== 0 || held.length === 2) return
    isMouse = event.pointerType === 'mouse'
    held = [...held, { id: event.pointerId, x: event.clientX, y: event.clientY }]
    swallowsClick = false
    if (held.length === 1) {
      doing = 'nothing yet'
      start = { x: event.clientX, y: event.clientY, atMs: event.timeStamp }
      return
    }
    if (doing === 'swipe' || doing === 'carry') hands().onCancel()
    begin('pinch')
  }

  function move(event: PointerEvent) {
    const before = held.find(({ id }) => id === event.pointerId)
    if (!before) return
    const now = { id: event.pointerId, x: event.clientX, y: event.clientY }
    const beforeAll = held
    held = held.map(one => (one === before ? now : one))
    const dx = now.x - start.x
    const dy = now.y - start.y
    if (doing === 'nothing yet') {
      const axis = axisOf(dx, dy)
      if (axis) begin(hands().isZoomed() ? 'pan' : axis === 'x' ? 'swipe' : 'carry')
    }
    if (doing === 'swipe') hands().onSwipe(dx)
    if (doing === 'carry') hands().onCarry(dy)
    if (doing === 'pan') hands().onPan(now.x - before.x, now.y - before.y)
    if (doing === 'pinch') hands().onPinch(apart(held) / apart(beforeAll), middle(held), middle(beforeAll))
  }

  function up(event: PointerEvent) {
    if (!held.some(({ id }) => id === event.pointerId)) return
    held = held.filter(({ id }) => id !== event.pointerId)
    const durationMs = event.timeStamp - start.atMs
    const ended = doing
    // The second finger of a pinch lifts a moment later and means nothing by it.
    doing = 'over'
    if (ended === 'swipe') hands().onSwipeEnd(event.clientX - start.x, durationMs)
    if (ended === 'carry') hands().onCarryEnd(event.clientY - start.y, durationMs)
    if (ended === 'pinch') hands().onPinchEnd()
    if (ended === 'nothing yet') tap(event)
  }

  function cancel(event: PointerEvent) {
    if (!held.some(({ id }) => id === event.pointerId)) return
    held = []
    if (doing !== 'nothing yet' && doing !== 'over') hands().onCancel()
    doing = 'over'
  }

  // Captured only now: a captured pointer would tell the surface of clicks meant for what lies on it.
  function begin(what: Doing) {
    doing = what
    swallowsClick = true
    for (const { id } of held) surface.setPointerCapture(id)
  }

  // Fingers are ours to count: not every browser makes a double click of them.
  function tap(event: PointerEvent) {
    if (isMouse) return
    const now: Tap = { x: event.clientX, y: event.clientY, atMs: event.timeStamp }
    const isSecond = isDoubleTap(lastTap, now)
    lastTap = isSecond ? null : now
    if (isSecond) hands().onDoubleTap(now, event.target)
  }

  // The mouse is the browser's: it knows how quick its owner is.
  function doubleClick(event: MouseEvent) {
    if (isMouse) hands().onDoubleTap({ x: event.clientX, y: event.clientY }, event.target)
  }

  // The click that ends a movement is no click.
  function click(event: MouseEvent) {
    if (!swallowsClick) return
    swallowsClick = false
    event.stopPropagation()
    event.preventDefault()
  }

  const stop = new AbortController()
  const { signal } = stop
  surface.addEventListener('pointerdown', down, { signal })
  surface.addEventListener('pointermove', move, { signal })
  surface.addEventListener('pointercancel', cancel, { signal })
  surface.addEventListener('click', click, { signal, capture: true })
  surface.addEventListener('dblclick', doubleClick, { signal })
  // Let go outside the surface, a pointer not yet captured is still let go.
  window.addEventListener('pointerup', up, { signal })
  return () => stop.abort()
}

function apart([one, other]: Held[]): number {
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1
}

function middle([one, other]: Held[]): Point {
  return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : { x: 0, y: 0 }
}
