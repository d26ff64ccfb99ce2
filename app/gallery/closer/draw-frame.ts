import { lastLevelOf } from '../../images/tiles/pyramid.ts'
import type { Point, Size } from '../zoom.ts'
import { type Frame, pointOf, type Sheet } from './frame.ts'
import type { TileStore } from './tile-store.ts'
import { levelFor, partOfPicture, tilesInSight } from './wanted-tiles.ts'

/** How long a tile takes to stand out of what was there before it. */
const fadeMs = 200

export type Drawing = {
  frame: Frame
  sheet: Sheet
  stage: Size
  density: number
  /** The picture as it came with the page: there from the start, and under every tile. */
  first: HTMLImageElement
  tiles: TileStore
  isStill: boolean
}

/** Draws what the window shows: the first picture, over it the tiles from coarse to fine. True while something fades in. */
export function drawFrame(context: CanvasRenderingContext2D, drawing: Drawing, nowMs: number): boolean {
  const { frame, sheet, stage, density, first, tiles, isStill } = drawing
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.imageSmoothingQuality = 'high'
  if (first.naturalWidth > 0) draw(first, { left: 0, top: 0, right: sheet.width, bottom: sheet.height })
  let isFading = false
  for (let level = 0; level <= finestLevel(drawing); level++) {
    for (const place of tilesInSight(frame, sheet, stage, level)) {
      const tile = tiles.get(place)
      if (!tile) continue
      const shown = isStill ? 1 : Math.min(1, Math.max(0, nowMs - tile.atMs) / fadeMs)
      if (shown < 1) isFading = true
      context.globalAlpha = shown
      draw(tile.image, partOfPicture(sheet, place))
    }
  }
  context.globalAlpha = 1
  return isFading

  // Edges lie on whole pixels of the screen: between two tiles there is neither gap nor overlap.
  function draw(image: HTMLImageElement, part: { left: number; top: number; right: number; bottom: number }) {
    const start = onScreen({ x: part.left, y: part.top })
    const end = onScreen({ x: part.right, y: part.bottom })
    context.drawImage(image, start.x, start.y, end.x - start.x, end.y - start.y)
  }

  function onScreen(pixel: Point): Point {
    const { x, y } = pointOf(frame, pixel, stage)
    return { x: Math.round(x * density), y: Math.round(y * density) }
  }
}

/** The tiles that what is in the window needs; none while the first picture has as many pixels itself. */
export function tilesWanted({ frame, sheet, stage, density, first }: Drawing) {
  const needed = frame.scale * Math.min(density, 2)
  const has = first.naturalWidth / sheet.width
  if (has >= Math.min(needed, 1) * 0.95) return []
  return tilesInSight(frame, sheet, stage, levelFor(sheet, needed))
}

function finestLevel({ frame, sheet, density }: Drawing): number {
  return Math.min(lastLevelOf(sheet), levelFor(sheet, frame.scale * Math.min(density, 2)))
}
