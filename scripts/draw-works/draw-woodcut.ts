import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { chance, mix, paint, spots, step } from './paint.ts'

const ochre = [226, 201, 131] as const
const ink = [33, 49, 44] as const

/**
 * «Дуб на холме»: two blocks, ochre and black-green, pressed one after the other. What was left standing on each is in the
 * carver's two drawings; here wood, ink and paper are added, as one sees them from a hand's breadth.
 */
export async function drawWoodcut(seed: number, { width, height }: { width: number; height: number }) {
  const [first, second] = await Promise.all(
    ['tree-ochre.png', 'tree-ink.png'].map(name => blockOf(name, width, height)),
  )
  return paint({ width, height, mostBytes: 2_900_000 }, (x, y, into) => {
    paper(x, y, seed, into)
    const place = y * width + x
    // The wood's own fibres run across the sheet, and tear the edge of what was cut.
    const torn = (spots(x / 9, y, 5, seed + 3) - 0.5) * 0.16 + (spots(x, y, 3, seed + 4) - 0.5) * 0.1
    const pale = (first?.[place] ?? 0) / 255 + torn
    const grain = spots(x / 60, y, 7, seed + 5) * 0.6 + spots(x / 22, y, 3, seed + 6) * 0.4
    const rings = Math.sin((y + spots(x / 3, y, 180, seed + 7) * 260) / 19) * 0.5
    // Ochre is thin: the paper looks through where the grain lies deep.
    press(into, ochre, step(0.42, 0.56, pale) * (0.97 - step(0.62, 0.9, grain) * 0.3), 1 + rings * 0.02)
    const dark = (second?.[place] ?? 0) / 255 + torn * 0.8
    const bare = chance(x >> 1, y >> 1, seed + 8) > 0.9965 && spots(x, y, 90, seed + 9) > 0.45 ? 0.5 : 0
    // Ink is pressed outwards and stands at the edge.
    const ridge = step(0.46, 0.6, dark) * (1 - step(0.62, 0.86, dark))
    const tone =
      1 + (grain - 0.5) * 0.16 + rings * 0.05 - ridge * 0.22 + (spots(x, y, 340, seed + 10) - 0.5) * 0.1
    press(into, ink, step(0.42, 0.56, dark) * (1 - bare), tone)
  })
}

function press(into: Float64Array, colour: readonly number[], part: number, tone: number): void {
  for (let at = 0; at < 3; at++) into[at] = mix(into[at] ?? 0, (colour[at] ?? 0) * tone, part)
}

function paper(x: number, y: number, seed: number, into: Float64Array): void {
  const laid = Math.sin((y * Math.PI) / 7) * 0.9
  const cloud = (spots(x, y, 420, seed) - 0.5) * 8 + (spots(x, y, 34, seed + 1) - 0.5) * 4
  const fibre = spots(x / 14, y / 2, 4, seed + 2)
  const value = cloud + laid + step(0.88, 0.96, fibre) * 5 - step(0.9, 0.98, 1 - fibre) * 6
  into[0] = 237 + value
  into[1] = 231 + value
  into[2] = 211 + value * 1.1
}

/** A drawing as large as the sheet, soft enough that its edge can be found between the pixels. */
async function blockOf(name: string, width: number, height: number): Promise<Buffer> {
  return sharp(fileURLToPath(new URL(name, import.meta.url)))
    .greyscale()
    .blur(0.7)
    .resize(width, height, { kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}
