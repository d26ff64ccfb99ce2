import { type Box, centreOf, type Spot, size } from './plan.ts'

/** How the plan is looked at: it is drawn at `x, y`, `zoom` times as large as when all of it fits. In units. */
export type Viewport = Spot & { zoom: number }
/** The window in pixels of the screen; the lowest `covered` of them may lie under a sheet. */
export type Frame = { width: number; height: number; covered?: number }

export const wholePlan: Viewport = { x: 0, y: 0, zoom: 1 }
/** A unit is never drawn larger than this many pixels. */
const largestScale = 4
// From here on all of the plan is read without coming nearer.
const narrowBelow = 608
// Pixels over the plan and under it.
const airAround = 12

/** Pixels in a unit when all of the plan fits the frame. */
export function fitScale({ width, height }: Frame): number {
  return Math.min(width / size.width, height / size.height)
}

export function scaleOf(viewport: Viewport, frame: Frame): number {
  return fitScale(frame) * viewport.zoom
}

/** All of the plan, in what the sheet leaves of the frame. */
export function wholeIn(frame: Frame): Viewport {
  return within({ ...wholePlan, zoom: leastZoom(frame) }, frame)
}

/** Zooms by a factor and keeps the point under the finger where it is. */
export function zoomedAt(viewport: Viewport, frame: Frame, point: Spot, factor: number): Viewport {
  const zoom = clamp(viewport.zoom * factor, leastZoom(frame), Math.max(1, largestScale / fitScale(frame)))
  const share = zoom / viewport.zoom
  return within(
    { zoom, x: point.x - (point.x - viewport.x) * share, y: point.y - (point.y - viewport.y) * share },
    frame,
  )
}

export function movedBy(viewport: Viewport, frame: Frame, by: Spot): Viewport {
  return within({ ...viewport, x: viewport.x + by.x, y: viewport.y + by.y }, frame)
}

/** Brings a point to the middle, at least as near as `scale` pixels to a unit. */
export function centredOn(viewport: Viewport, frame: Frame, point: Spot, scale: number): Viewport {
  const zoom = Math.max(viewport.zoom, scale / fitScale(frame), 1)
  const middle = centreOf(windowOf(frame))
  return within({ zoom, x: middle.x - point.x * zoom, y: middle.y - point.y * zoom }, frame)
}

/** The least movement that shows a point with some air around it; null if it is seen already. */
export function revealing(viewport: Viewport, frame: Frame, point: Spot, air: number): Viewport | null {
  const window = windowOf(frame)
  const at = { x: viewport.x + point.x * viewport.zoom, y: viewport.y + point.y * viewport.zoom }
  const by = {
    x: inside(at.x, window.x + air, window.x + window.width - air) - at.x,
    y: inside(at.y, window.y + air, window.y + window.height - air) - at.y,
  }
  return by.x === 0 && by.y === 0 ? null : movedBy(viewport, frame, by)
}

/**
 * The first look at the plan: all of it, or on a narrow screen as much as its height has room for, from the left
 * edge, so that codes are read at once. `map-sheet.css` draws the same until the viewport is there.
 */
export function firstLook(frame: Frame): Viewport {
  const scale = (frame.height - (frame.covered ?? 0) - airAround) / size.height
  if (frame.width >= narrowBelow || scale <= fitScale(frame)) return wholeIn(frame)
  return within({ zoom: scale / fitScale(frame), x: windowOf(frame).x, y: 0 }, frame)
}

/** A point of the screen, measured from the frame's corner, in units of the drawing. */
export function pointAt(frame: Frame, pixel: Spot): Spot {
  const window = windowOf(frame)
  const scale = fitScale(frame)
  return { x: window.x + pixel.x / scale, y: window.y + pixel.y / scale }
}

/** Whether there is anything to see by moving up or down; if not, that gesture belongs to the page. */
export function canMoveUpAndDown(viewport: Viewport, frame: Frame): boolean {
  return size.height * viewport.zoom > windowOf(frame).height + 0.5
}

/** One is all that fits the frame; where a sheet covers much of it, a little less. */
function leastZoom(frame: Frame): number {
  return Math.min(1, windowOf(frame).height / size.height)
}

/** The plan covers the frame, or stands in its middle where it is smaller. */
function within(viewport: Viewport, frame: Frame): Viewport {
  const window = windowOf(frame)
  return {
    zoom: viewport.zoom,
    x: held(viewport.x, size.width * viewport.zoom, window.x, window.width),
    y: held(viewport.y, size.height * viewport.zoom, window.y, window.height),
  }
}

function held(at: number, length: number, start: number, room: number): number {
  return length <= room ? start + (room - length) / 2 : clamp(at, start + room - length, start)
}

/** What of the drawing's coordinates the frame shows when the plan fits: the drawing and the air beside it. */
function windowOf(frame: Frame): Box {
  const scale = fitScale(frame)
  const [width, height] = [frame.width / scale, frame.height / scale]
  const covered = (frame.covered ?? 0) / scale
  return { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height: height - covered }
}

/** As near to the wanted value as the two bounds allow; the middle where they cross. */
function inside(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : clamp(value, low, high)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
