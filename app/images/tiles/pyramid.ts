/**
 * A picture cut into tiles, once for each of its levels: on the last it lies in its own pixels, on each one before in half
 * as many, and on the first it fits into one tile.
 */
export type Measured = { width: number; height: number }

export const tilePx = 512
export const tilesPath = '/_tiles/'

/** The number of the last level. */
export function lastLevelOf({ width, height }: Measured): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tilePx)))
}

/** How large the picture is on a level; a half pixel is a whole one. */
export function sizeOnLevel(picture: Measured, level: number): Measured {
  const times = 2 ** (lastLevelOf(picture) - level)
  return { width: Math.ceil(picture.width / times), height: Math.ceil(picture.height / times) }
}

/** How many columns and rows of tiles a level has. */
export function gridOf(picture: Measured, level: number): { columns: number; rows: number } {
  const { width, height } = sizeOnLevel(picture, level)
  return { columns: Math.ceil(width / tilePx), rows: Math.ceil(height / tilePx) }
}

export type TilePlace = { level: number; column: number; row: number }

export function isInPyramid(picture: Measured, { level, column, row }: TilePlace): boolean {
  if (level > lastLevelOf(picture)) return false
  const { columns, rows } = gridOf(picture, level)
  return column < columns && row < rows
}

/** Where the tiles of a file lie. Another file has another version, so that a tile never changes. */
export function tilesAddress({ src, version }: { src: string; version: string }): string {
  return `${tilesPath}${encodeURI(src).replace(/[?#&+,]/g, encodeURIComponent)}/${version}/`
}

export function tileName({ level, column, row }: TilePlace): string {
  return `${level}/${column}_${row}.webp`
}
