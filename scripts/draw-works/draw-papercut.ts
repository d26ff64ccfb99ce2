import { chance, mix, paint, spots, step } from './paint.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** An opening in a sheet, and the colour of the sheet that one sees through it. In the units of a sheet 1,200 wide. */
type Opening = { halfWidth: number; springsAt: number; scallops: number; colour: Colour }

const navy: Colour = [42, 71, 92]
const axis = 600

/** From the front to the back: round arches, and between them arches of scallops. */
const openings: readonly Opening[] = [
  { halfWidth: 516, springsAt: 613, scallops: 0, colour: [77, 107, 124] },
  { halfWidth: 450, springsAt: 682, scallops: 8, colour: [121, 131, 125] },
  { halfWidth: 384, springsAt: 752, scallops: 0, colour: [168, 139, 104] },
  { halfWidth: 318, springsAt: 822, scallops: 12, colour: [206, 145, 78] },
  { halfWidth: 251, springsAt: 892, scallops: 0, colour: [230, 186, 102] },
  { halfWidth: 185, springsAt: 962, scallops: 16, colour: [240, 226, 193] },
  { halfWidth: 119, springsAt: 1032, scallops: 0, colour: [237, 221, 185] },
]
const sun = { x: axis, y: 1185, radius: 90, colour: [181, 62, 41] as Colour }

/** Light falls from above on the left: a sheet's shadow lies so far below it and to the right, and is so soft. */
const shadow = { x: 7, y: 12, soft: 15 }

/** «Арки»: seven sheets with an opening in each, one behind the other, and a sun pasted onto the last. */
export function drawPapercut(seed: number, { width, height }: { width: number; height: number }) {
  const scale = width / 1200
  // How far inside an opening a point is, in units; less than nothing outside it.
  const depth = openings.map(depthIn)
  return paint({ width, height, mostBytes: 2_900_000 }, (px, py, into) => {
    const x = px / scale
    const y = py / scale
    // The knife does not run along a ruler.
    const cutX = x + (spots(px, py, 70, seed) - 0.5) * 0.9
    const cutY = y + (spots(px, py, 64, seed + 1) - 0.5) * 0.9
    let level = 0
    let inside = Number.POSITIVE_INFINITY
    while (level < depth.length) {
      const next = depth[level]?.(cutX, cutY) ?? -1
      if (next < -0.3) break
      inside = next
      level += 1
      if (next < 0.3) break
    }
    sheet(level, px, py, seed, into)
    if (level > 0) under(level, inside, { x: cutX, y: cutY, px, py }, into)
    if (level === depth.length) pasteSun(cutX, cutY, px, py, into)
  })

  function under(
    level: number,
    inside: number,
    at: { x: number; y: number; px: number; py: number },
    into: Float64Array,
  ) {
    const above = depth[level - 1]
    if (!above) return
    const towards = above(at.x - shadow.x, at.y - shadow.y)
    shade(into, 0.5 * (1 - step(-shadow.soft, shadow.soft, towards)))
    // Where the light meets it one sees how thick the sheet is.
    const isLit = towards > inside
    const rim = 1 - step(0.9, 1.5, inside)
    if (rim > 0) {
      const [red, green, blue] = level === 1 ? navy : (openings[level - 2]?.colour ?? navy)
      const light = isLit ? 1.22 : 0.55
      into[0] = mix(into[0] ?? 0, red * light, rim)
      into[1] = mix(into[1] ?? 0, green * light, rim)
      into[2] = mix(into[2] ?? 0, blue * light, rim)
    }
    if (inside >= 0.3) return
    const front = new Float64Array(3)
    sheet(level - 1, at.px, at.py, seed, front)
    const part = step(-0.3, 0.3, inside)
    for (let at = 0; at < 3; at++) into[at] = mix(front[at] ?? 0, into[at] ?? 0, part)
  }

  function pasteSun(x: number, y: number, px: number, py: number, into: Float64Array) {
    const outside = Math.hypot(x - sun.x, y - sun.y) - sun.radius
    const dropped = Math.hypot(x - sun.x - shadow.x, y - sun.y - shadow.y) - sun.radius
    if (outside > 0.3) return shade(into, 0.5 * (1 - step(-shadow.soft, shadow.soft, dropped)))
    const [red, green, blue] = sun.colour
    const fibres = grain(px, py, seed + 97)
    const edge = step(-1.2, -0.4, outside) * 0.16 * ((sun.x - x + sun.y - y) / sun.radius)
    const part = 1 - step(-0.3, 0.3, outside)
    for (const [at, value] of [red, green, blue].entries())
      into[at] = mix(into[at] ?? 0, value * (1 + fibres * 0.012 + edge), part)
  }
}

function sheet(level: number, px: number, py: number, seed: number, into: Float64Array): void {
  const [red, green, blue] = level === 0 ? navy : (openings[level - 1]?.colour ?? navy)
  const fibres = grain(px, py, seed + level * 13)
  // The last sheet is tinted towards its foot.
  const warm = level === openings.length ? step(2_400, 6_000, py) * 5 : 0
  into[0] = red + fibres * 1.5 + warm * 0.4
  into[1] = green + fibres * 1.5 - warm
  into[2] = blue + fibres * 1.4 - warm * 1.6
}

/** Felt, pulp, and fibres that lie as they came out of the vat: light ones and dark ones, a few of them long. */
function grain(px: number, py: number, seed: number): number {
  const felt = (spots(px, py, 13, seed) - 0.5) * 3 + (spots(px, py, 46, seed + 1) - 0.5) * 3.4
  const cloudy = (spots(px, py, 260, seed + 2) - 0.5) * 3
  const lean = chance(Math.floor(px / 170), Math.floor(py / 170), seed + 3) * Math.PI
  const along = px * Math.cos(lean) + py * Math.sin(lean)
  const across = py * Math.cos(lean) - px * Math.sin(lean)
  const fibre = spots(along / 26, across / 1.6, 3, seed + 4)
  const light = step(0.9, 0.97, fibre) * 4
  const dark = step(0.9, 0.97, 1 - fibre) * 3.4
  return felt + cloudy + light - dark
}

function shade(into: Float64Array, part: number): void {
  for (let at = 0; at < 3; at++) into[at] = (into[at] ?? 0) * (1 - part)
}

function depthIn({ halfWidth, springsAt, scallops }: Opening): (x: number, y: number) => number {
  if (scallops === 0)
    return (x, y) => {
      const away = Math.abs(x - axis)
      return y >= springsAt ? halfWidth - away : halfWidth - Math.hypot(away, springsAt - y)
    }
  // Scallops are discs in a ring; what they enclose, as far out as where two of them meet, is open as well.
  const ring = halfWidth * 0.889
  const half = Math.PI / (2 * scallops)
  const reach = ring * Math.sin(half)
  const radius = reach * 1.217
  const core = ring * Math.cos(half) + Math.sqrt(radius ** 2 - reach ** 2)
  return (x, y) => {
    const away = Math.abs(x - axis)
    const below = y - springsAt
    const enclosed = below >= 0 ? halfWidth - away : core - Math.hypot(away, below)
    const angle = Math.atan2(-below, away)
    const turn = Math.min(scallops - 1, Math.max(0, Math.floor(angle / (2 * half))))
    let best = enclosed
    for (const one of [turn - 1, turn, turn + 1]) {
      if (one < 0 || one >= scallops) continue
      const at = (one * 2 + 1) * half
      best = Math.max(best, radius - Math.hypot(away - ring * Math.cos(at), -below - ring * Math.sin(at)))
    }
    return best
  }
}
