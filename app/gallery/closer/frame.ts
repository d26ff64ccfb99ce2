import type { Point, Size } from '../zoom.ts'

/** A picture and what it is a picture of: so many pixels, so many centimetres. */
export type Sheet = Size & { widthCm: number; heightCm: number }

/** What the window shows: the point of the picture in its middle, in pixels of the picture, and how large one is drawn. */
export type Frame = Point & { scale: number }

/** Between the whole work and its own pixels there is nothing to see outside the window's edge. */
export const spacePx = 20

/** The whole work, with a little room around it. A small picture is not enlarged. */
export function wholeFrame(sheet: Sheet, stage: Size): Frame {
  return { x: sheet.width / 2, y: sheet.height / 2, scale: smallestScale(sheet, stage) }
}

export function smallestScale(sheet: Sheet, stage: Size): number {
  const fits = Math.min(
    (stage.width - 2 * spacePx) / sheet.width,
    (stage.height - 2 * spacePx) / sheet.height,
  )
  return clamp(fits, 0.001, 1)
}

/** One pixel of the picture for one of the page: closer there is nothing that was photographed. */
export const largestScale = 1

/** The nearest frame there is: between the two ends, and on the work. */
export function boundFrame(frame: Frame, sheet: Sheet, stage: Size): Frame {
  const scale = clamp(frame.scale, smallestScale(sheet, stage), largestScale)
  return {
    scale,
    x: boundAxis(frame.x, sheet.width, stage.width / scale),
    y: boundAxis(frame.y, sheet.height, stage.height / scale),
  }
}

// What fits hangs in the middle; what does not covers the window.
function boundAxis(middle: number, whole: number, seen: number): number {
  return seen >= whole ? whole / 2 : clamp(middle, seen / 2, whole - seen / 2)
}

/** Closer by so much, with what lies under a point of the window staying under it. */
export function zoomFrame(frame: Frame, times: number, point: Point, sheet: Sheet, stage: Size): Frame {
  const scale = clamp(frame.scale * times, smallestScale(sheet, stage), largestScale)
  const under = pixelAt(frame, point, stage)
  const x = under.x - (point.x - stage.width / 2) / scale
  const y = under.y - (point.y - stage.height / 2) / scale
  return boundFrame({ x, y, scale }, sheet, stage)
}

/** Moved by pixels of the page, as a hand would push the work. */
export function moveFrame(frame: Frame, by: Point, sheet: Sheet, stage: Size): Frame {
  const { x, y, scale } = frame
  return boundFrame({ x: x - by.x / scale, y: y - by.y / scale, scale }, sheet, stage)
}

/** On the way from one to another, a part between 0 and 1: the scale grows evenly to the eye, and the eye is led there. */
export function frameBetween(from: Frame, to: Frame, part: number): Frame {
  const scale = from.scale * (to.scale / from.scale) ** part
  // The point that stays where it is while the scale changes; without one, straight ahead.
  const way = Math.abs(1 / from.scale - 1 / to.scale)
  const done = way < 1e-9 ? part : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { scale, x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done }
}

/** Which pixel of the picture lies under a point of the window. */
export function pixelAt({ x, y, scale }: Frame, point: Point, stage: Size): Point {
  return { x: x + (point.x - stage.width / 2) / scale, y: y + (point.y - stage.height / 2) / scale }
}

/** Where in the window a pixel of the picture lies. */
export function pointOf({ x, y, scale }: Frame, pixel: Point, stage: Size): Point {
  return { x: (pixel.x - x) * scale + stage.width / 2, y: (pixel.y - y) * scale + stage.height / 2 }
}

// A photograph is seldom cut to the millimetre: across and down have each their own measure.
export function toCm(pixel: Point, { width, height, widthCm, heightCm }: Sheet): Point {
  return { x: (pixel.x / width) * widthCm, y: (pixel.y / height) * heightCm }
}

export function toPixel(cm: Point, { width, height, widthCm, heightCm }: Sheet): Point {
  return { x: (cm.x / widthCm) * width, y: (cm.y / heightCm) * height }
}

/** How much of the work is in the window, never more than there is. */
export function seenCm({ scale }: Frame, sheet: Sheet, stage: Size): Point {
  const seen = {
    x: Math.min(stage.width / scale, sheet.width),
    y: Math.min(stage.height / scale, sheet.height),
  }
  return toCm(seen, sheet)
}

/** How far along the ruler of the zoom, 0 at the whole work and 1 at its own pixels. */
export function zoomPart({ scale }: Frame, sheet: Sheet, stage: Size): number {
  const least = smallestScale(sheet, stage)
  return least >= largestScale ? 1 : Math.log(scale / least) / Math.log(largestScale / least)
}

export function scaleAt(part: number, sheet: Sheet, stage: Size): number {
  const least = smallestScale(sheet, stage)
  return least * (largestScale / least) ** part
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
