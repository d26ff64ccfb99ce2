import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import type { Point } from '../homography.ts'

/** Moves something by hand or by arrow keys. Steps of keys are ones, with Shift tens; a hand says where it is now. */
export function useDrag(take: { onHand(from: Point, to: Point): void; onKeys(by: Point): void }) {
  const last = useRef<Point | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = pointOf(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!last.current) return
      const now = pointOf(event)
      take.onHand(last.current, now)
      last.current = now
    },
    onPointerUp: () => {
      last.current = null
    },
    onPointerCancel: () => {
      last.current = null
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const way = ways[event.key]
      if (!way) return
      event.preventDefault()
      const step = event.shiftKey ? 10 : 1
      take.onKeys({ x: way.x * step, y: way.y * step })
    },
  }
}

const ways: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Within the stage that the element lies on. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const stage = currentTarget.closest('[data-stage]')?.getBoundingClientRect()
  return { x: clientX - (stage?.left ?? 0), y: clientY - (stage?.top ?? 0) }
}
