import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ColourShare } from './oklab.ts'
import { readColours } from './read-colours.server.ts'

/** What a file is known again by, the same bytes or the same look, and found by: its main colours. */
export type Print = { bytes: number; sha256: string; looks: string; colours: ColourShare[] }

/**
 * `looks` is 64 bits, as 16 hexadecimal signs: whether each of 9 × 8 grey dots is lighter than its right neighbour. Another
 * size, another quality or a little more light changes a few of them; another picture changes half.
 */
export async function readPrint(file: Uint8Array): Promise<Print> {
  const grey = await sharp(file, { limitInputPixels: 150_000_000, autoOrient: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const dot = row * 9 + column
      bits = (bits << 1n) | ((grey[dot] ?? 0) > (grey[dot + 1] ?? 0) ? 1n : 0n)
    }
  return {
    bytes: file.byteLength,
    sha256: createHash('sha256').update(file).digest('hex'),
    looks: bits.toString(16).padStart(16, '0'),
    colours: await readColours(file),
  }
}
