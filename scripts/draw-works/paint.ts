import sharp from 'sharp'

export type Colour = readonly [red: number, green: number, blue: number]

/** Paints a sheet pixel by pixel and keeps it as a JPEG of at most so many bytes. */
export async function paint(
  { width, height, mostBytes }: { width: number; height: number; mostBytes: number },
  colourAt: (x: number, y: number, into: Float64Array) => void,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  const colour = new Float64Array(3)
  let place = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      colourAt(x, y, colour)
      for (let part = 0; part < 3; part++) pixels[place++] = Math.min(255, Math.max(0, colour[part] ?? 0))
    }
  for (let quality = 90; ; quality -= 4) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:2:0', mozjpeg: quality < 90 })
      .toBuffer()
    if (jpeg.byteLength <= mostBytes || quality < 50) return jpeg
  }
}

/** A number between 0 and 1 that belongs to a place and a seed: the same on every machine. */
export function chance(x: number, y: number, seed: number): number {
  let bits = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 2246822519)) | 0
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  bits = Math.imul(bits ^ (bits >>> 16), 2246822519)
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296
}

/** Soft spots of so many pixels, between 0 and 1. */
export function spots(x: number, y: number, size: number, seed: number): number {
  const column = Math.floor(x / size)
  const row = Math.floor(y / size)
  const across = smooth(x / size - column)
  const down = smooth(y / size - row)
  const above = mix(chance(column, row, seed), chance(column + 1, row, seed), across)
  const below = mix(chance(column, row + 1, seed), chance(column + 1, row + 1, seed), across)
  return mix(above, below, down)
}

/** 0 before the first, 1 behind the second, softly between. */
export function step(from: number, to: number, value: number): number {
  return smooth(Math.min(1, Math.max(0, (value - from) / (to - from))))
}

export function mix(one: number, other: number, part: number): number {
  return one + (other - one) * part
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part)
}
