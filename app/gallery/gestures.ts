/** What a finger or a held mouse button means, once it has moved. All lengths in CSS pixels. */

/** Until it is clear where a finger is going, nothing moves. */
export function axisOf(dx: number, dy: number): 'x' | 'y' | null {
  if (Math.hypot(dx, dy) < 8) return null
  return Math.abs(dx) > Math.abs(dy) ? 'x' : 'y'
}

/** How many slides a swipe goes on: to the left is onwards. */
export function swipeStep(dx: number, durationMs: number, width: number): -1 | 0 | 1 {
  const isFar = Math.abs(dx) >= width / 3
  if (!isFar && !isFlick(dx, durationMs)) return 0
  return dx < 0 ? 1 : -1
}

/** A work carried up or down far enough, or thrown, is put back. */
export function isDraggedAway(dy: number, durationMs: number): boolean {
  return Math.abs(dy) >= farPx || isFlick(dy, durationMs)
}

/** The ground thins while a work is carried off, but never below a half. */
export function groundOpacity(dy: number): number {
  return Math.max(0.5, 1 - Math.abs(dy) / (2 * farPx))
}

/** Two taps close together in time and place. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || second.atMs - first.atMs > 350) return false
  return Math.hypot(second.x - first.x, second.y - first.y) <= 30
}

export type Tap = { x: number; y: number; atMs: number }

const farPx = 200

function isFlick(distance: number, durationMs: number): boolean {
  return Math.abs(distance) >= 50 && durationMs <= 300
}
