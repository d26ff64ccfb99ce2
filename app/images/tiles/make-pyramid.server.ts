import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { gridOf, lastLevelOf, type Measured, tileName, tilePx } from './pyramid.ts'

/** Larger ones are turned down by the library too. */
const mostPixels = 100_000_000

/** The file is no picture, too large a one, or not the one that was meant. */
export class NotThePicture extends Error {}

/**
 * Cuts a picture into all tiles of all levels at once: that opens the file once, and a tile by itself would open it too.
 * They are handed over one by one; the folder they lay in is gone afterwards.
 */
export async function makePyramid(
  file: Uint8Array,
  picture: Measured,
  { folder, take }: { folder: string; take(name: string, tile: Uint8Array<ArrayBuffer>): Promise<void> },
): Promise<void> {
  const place = join(folder, `making-${randomUUID()}`)
  try {
    await mkdir(place, { recursive: true })
    await cut(file, picture, join(place, 'all.dz'))
    for (let level = 0; level <= lastLevelOf(picture); level++) {
      const { columns, rows } = gridOf(picture, level)
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const name = tileName({ level, column, row })
          await take(name, new Uint8Array(await readFile(join(place, 'all_files', name))))
        }
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function cut(file: Uint8Array, picture: Measured, to: string): Promise<void> {
  const own = await sharp(file, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => null)
  const isTheOne = own?.autoOrient.width === picture.width && own.autoOrient.height === picture.height
  if (!isTheOne) throw new NotThePicture()
  await sharp(file, { limitInputPixels: mostPixels, autoOrient: true })
    .timeout({ seconds: 120 })
    // A little larger than the encoder could make them, in a third of its time.
    .webp({ quality: 80, effort: 1 })
    .tile({ size: tilePx, overlap: 0, layout: 'dz', depth: 'onetile' })
    .toFile(to)
}
