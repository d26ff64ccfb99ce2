export type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }
export type Point = { x: number; y: number }
/** How far a work is enlarged and moved from where it hangs; both from its middle. */
export type Zoom = Point & { scale: number }

export const atRest: Zoom = { scale: 1, x: 0, y: 0 }

/** Where a work hangs: whole, in the middle, never larger than it is. One of unknown size takes the room there is. */
export function fitInto(area: Box, work: Size): Box {
  const isKnown = work.width > 0 && work.height > 0
  const scale = isKnown ? Math.min(area.width / work.width, area.height / work.height, 1) : 0
  const width = isKnown ? work.width * scale : area.width
  const height = isKnown ? work.height * scale : area.height
  return {
    left: area.left + (area.width - width) / 2,
    top: area.top + (area.height - height) / 2,
    width,
    height,
  }
}

/** Up to the picture's own pixels, at least twice, at most eight times. */
export function largestScale(hung: Box, work: Size): number {
  return clamp(work.width / (hung.width || 1), 2, 8)
}

/** To another scale, with what lies under `point` (on the screen) staying under it. */
export function zoomAt(
  zoom: Zoom,
  scale: number,
  point: Point,
  { hung, screen, most }: { hung: Box; screen: Size; most: number },
): Zoom {
  const next = clamp(scale, 1, most)
  const middle = middleOf(hung)
  const ratio = next / zoom.scale
  const x = point.x - middle.x - (point.x - middle.x - zoom.x) * ratio
  const y = point.y - middle.y - (point.y - middle.y - zoom.y) * ratio
  return keepOnScreen({ scale: next, x, y }, hung, screen)
}

/** A work smaller than the screen stays on it whole; a larger one leaves no empty edge. */
export function keepOnScreen(zoom: Zoom, hung: Box, screen: Size): Zoom {
  if (zoom.scale <= 1) return atRest
  const middle = middleOf(hung)
  return {
    scale: zoom.scale,
    x: within(zoom.x, middle.x, hung.width * zoom.scale, screen.width),
    y: within(zoom.y, middle.y, hung.height * zoom.scale, screen.height),
  }
}

/** The transform that puts a hung work into another place, such as its thumbnail's. */
export function moveInto(place: Box, hung: Box): string {
  const from = middleOf(hung)
  const to = middleOf(place)
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${place.width / hung.width})`
}

/** A thumbnail is worth going back to while at least three hundredths of it can be seen. */
export function isWorthReturningTo(place: Box, screen: Size): boolean {
  const width = Math.min(place.left + place.width, screen.width) - Math.max(place.left, 0)
  const height = Math.min(place.top + place.height, screen.height) - Math.max(place.top, 0)
  const area = place.width * place.height
  return area > 0 && width > 0 && height > 0 && (width * height) / area >= 0.03
}

export function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function within(offset: number, middle: number, extent: number, screen: number): number {
  const toStart = extent / 2 - middle
  const toEnd = screen - extent / 2 - middle
  return clamp(offset, Math.min(toStart, toEnd), Math.max(toStart, toEnd))
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
