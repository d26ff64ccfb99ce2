import { gridOf, lastLevelOf, sizeOnLevel, type TilePlace, tilePx } from '../../images/tiles/pyramid.ts'
import type { Size } from '../zoom.ts'
import { type Frame, pixelAt, type Sheet } from './frame.ts'

/** The level whose pixels are as fine as the screen's, and not finer than that. */
export function levelFor(sheet: Size, devicePxPerPixel: number): number {
  const last = lastLevelOf(sheet)
  return Math.min(last, Math.max(0, last + Math.ceil(Math.log2(devicePxPerPixel) - 0.15)))
}

/** The tiles of a level that the window shows, from its middle outwards. */
export function tilesInSight(frame: Frame, sheet: Sheet, stage: Size, level: number): TilePlace[] {
  const { columns, rows } = gridOf(sheet, level)
  const perTile = tilePx * (sheet.width / sizeOnLevel(sheet, level).width)
  const first = pixelAt(frame, { x: 0, y: 0 }, stage)
  const last = pixelAt(frame, { x: stage.width, y: stage.height }, stage)
  const found: TilePlace[] = []
  for (let row = at(first.y, rows); row <= at(last.y, rows); row++)
    for (let column = at(first.x, columns); column <= at(last.x, columns); column++)
      found.push({ level, column, row })
  const away = ({ column, row }: TilePlace) =>
    Math.hypot((column + 0.5) * perTile - frame.x, (row + 0.5) * perTile - frame.y)
  return found.sort((one, other) => away(one) - away(other))

  function at(pixel: number, count: number): number {
    return Math.min(count - 1, Math.max(0, Math.floor(pixel / perTile)))
  }
}

/** Which part of the picture a tile is, in the picture's own pixels. */
export function partOfPicture(sheet: Size, { level, column, row }: TilePlace) {
  const size = sizeOnLevel(sheet, level)
  const across = sheet.width / size.width
  const down = sheet.height / size.height
  const right = Math.min((column + 1) * tilePx, size.width)
  const bottom = Math.min((row + 1) * tilePx, size.height)
  return {
    left: column * tilePx * across,
    top: row * tilePx * down,
    right: right * across,
    bottom: bottom * down,
  }
}
