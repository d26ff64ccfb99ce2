import sharp from 'sharp'
import { mainColours } from './main-colours.ts'
import type { ColourShare } from './oklab.ts'

// Enough for every stroke that is seen from across a hall.
const side = 192

/** The main colours of a picture file, of its bytes or at its place. */
export async function readColours(file: Uint8Array | string): Promise<ColourShare[]> {
  const { data, info } = await sharp(file, { limitInputPixels: 150_000_000, autoOrient: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return mainColours({ data: rgbOf(data, info.channels), width: info.width, height: info.height })
}

/** A grey file has one channel, which is all three. */
function rgbOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data
  const pixels = data.length / channels
  return Uint8Array.from({ length: pixels * 3 }, (_, at) => {
    const channel = channels < 3 ? 0 : at % 3
    return data[Math.floor(at / 3) * channels + channel] ?? 0
  })
}
