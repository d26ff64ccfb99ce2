import type { Point } from '../zoom.ts'

export type CloserCommand = { move: Point } | { zoom: number } | 'whole' | 'close'

export const zoomStep = 1.5

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key means; arrows go by an eighth of the window, with Shift by half of it. On a slider they are the slider's. */
export function closerCommand(event: Key, isOnSlider = false): CloserCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const arrow = isOnSlider ? undefined : arrows[event.key]
  const far = event.shiftKey ? 1 / 2 : 1 / 8
  if (arrow) return { move: { x: arrow.x * far, y: arrow.y * far } }
  return others[event.key] ?? null
}

const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const others: Partial<Record<string, CloserCommand>> = {
  '+': { zoom: zoomStep },
  '=': { zoom: zoomStep },
  '-': { zoom: 1 / zoomStep },
  _: { zoom: 1 / zoomStep },
  '\u2212': { zoom: 1 / zoomStep },
  '0': 'whole',
  Escape: 'close',
}
