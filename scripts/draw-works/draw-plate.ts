import sharp from 'sharp'
import { chance, mix, paint, spots } from './paint.ts'

/** A starch grain of a colour plate, in pixels of the print: fine enough for a page, coarse enough to be seen through a glass. */
const grain = 5

/**
 * A view of the fair as a colour plate in the size of a print. The small plate says what is where; every grain of the large one
 * takes its colour from the place it lies on, and is a little too orange, too green or too violet, as starch is.
 */
export async function drawPlate(
  seed: number,
  { width, height }: { width: number; height: number },
  plate: string,
) {
  const picture = await smoothPicture(plate, width, height)
  const at = (x: number, y: number, part: number) =>
    picture[(within(y, height) * width + within(x, width)) * 3 + part] ?? 0
  return paint({ width, height, mostBytes: 2_400_000 }, (x, y, into) => {
    const { column, row, centreX, centreY } = nearestGrain(x, y, seed)
    const kind = Math.floor(chance(column, row, seed + 7) * 3)
    const dense = (chance(column, row, seed + 11) - 0.5) * 2
    const cloud = (spots(x, y, 90, seed + 3) - 0.5) * 4
    for (let part = 0; part < 3; part++) {
      // Half from under the pixel itself: edges stay where they are and only roughen.
      const colour = mix(at(x, y, part), at(centreX, centreY, part), 0.55)
      const depth = 5 + (1 - Math.abs(colour / 127.5 - 1)) * 9
      into[part] = colour + cloud + dense * depth * 0.55 + (tints[kind]?.[part] ?? 0) * depth
    }
  })
}

const tints = [
  [0.5, 0.05, -0.45],
  [-0.35, 0.4, -0.25],
  [-0.1, -0.4, 0.6],
] as const

/** The small plate without its own grain, whose edges would be steps at this size. */
async function smoothPicture(plate: string, width: number, height: number): Promise<Buffer> {
  return sharp(plate)
    .median(3)
    .resize(width, height, { kernel: 'mitchell' })
    .median(7)
    .sharpen({ sigma: 2.4, m1: 0.4, m2: 2.2 })
    .removeAlpha()
    .raw()
    .toBuffer()
}

function nearestGrain(x: number, y: number, seed: number) {
  const [across, down] = [Math.floor(x / grain), Math.floor(y / grain)]
  let nearest = { column: across, row: down, centreX: x, centreY: y }
  let least = Number.POSITIVE_INFINITY
  for (let row = down - 1; row <= down + 1; row++)
    for (let column = across - 1; column <= across + 1; column++) {
      const centreX = (column + chance(column, row, seed)) * grain
      const centreY = (row + chance(column, row, seed + 1)) * grain
      const distance = (centreX - x) ** 2 + (centreY - y) ** 2
      if (distance >= least) continue
      least = distance
      nearest = { column, row, centreX, centreY }
    }
  return nearest
}

function within(place: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.round(place)))
}
