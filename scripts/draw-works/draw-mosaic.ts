import { readFileSync } from 'node:fs'
import { chance, mix, paint, spots, step } from './paint.ts'

type Cartoon = { width: number; height: number; stones: [x: number, y: number, colour: string][] }

/** A stone: where its middle is, its colour, how it was set and broken. */
type Stone = {
  x: number
  y: number
  red: number
  green: number
  blue: number
  isGold: boolean
  tilt: number
  lean: number
  grain: number
}

const joint = 7.5
const cell = 90

/**
 * «Птица на ветке»: stones set by the mosaicist's cartoon, which says where each lies and of which smalt it is. Each takes
 * the ground up to the middle between it and its neighbours; a hand's breadth away one sees breaks, gold leaf and mortar.
 */
export function drawMosaic(seed: number, { width, height }: { width: number; height: number }) {
  const stones = stonesOf(seed, width)
  const columns = Math.ceil(width / cell) + 4
  const grid = new Map<number, Stone[]>()
  for (const stone of stones) {
    const key = (Math.floor(stone.y / cell) + 2) * columns + Math.floor(stone.x / cell) + 2
    grid.set(key, [...(grid.get(key) ?? []), stone])
  }
  const near = nearOf(grid, columns)
  return paint({ width, height, mostBytes: 5_900_000 }, (x, y, into) => {
    const around = near(x, y)
    let first: Stone | undefined
    let least = Number.POSITIVE_INFINITY
    for (const stone of around) {
      const away = (stone.x - x) ** 2 + (stone.y - y) ** 2
      if (away < least) {
        least = away
        first = stone
      }
    }
    if (!first) return mortar(x, y, seed, into)
    // How far to the edges with the two nearest neighbours: a corner between them is broken off.
    let edge = 60
    let next = 60
    for (const stone of around) {
      if (stone === first) continue
      const apart = Math.hypot(stone.x - first.x, stone.y - first.y)
      if (apart < 8) continue
      const far = ((stone.x - x) ** 2 + (stone.y - y) ** 2 - least) / (2 * apart)
      if (far < edge) {
        next = edge
        edge = far
      } else if (far < next) next = far
    }
    const broken = edge - Math.max(0, 9 - (next - edge)) * 0.35 + (spots(x, y, 9, first.grain) - 0.5) * 4
    const part = step(joint - 1.2, joint + 1.2, broken)
    mortar(x, y, seed, into)
    if (part > 0) setStone(first, x, y, broken - joint, part, into)
  })
}

function stonesOf(seed: number, width: number): Stone[] {
  const cartoon = JSON.parse(readFileSync(new URL('bird-cartoon.json', import.meta.url), 'utf8')) as Cartoon
  const scale = width / cartoon.width
  return cartoon.stones.map(([x, y, colour], number) => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
    const isGold = red > 120 && red > blue * 1.35 && green > blue * 1.1 && green > red * 0.6
    const lean = chance(number, 1, seed) * Math.PI * 2
    return {
      x: x * scale,
      y: y * scale,
      red,
      green,
      blue,
      isGold,
      tilt: chance(number, 2, seed),
      lean,
      grain: seed + number,
    }
  })
}

// Looked up once for every sixteen pixels each way: who may be the nearest is the same for all of them.
function nearOf(grid: Map<number, Stone[]>, columns: number) {
  let row: Stone[][] = []
  let rowAt = -1
  return (x: number, y: number): Stone[] => {
    const down = Math.floor(y / cell)
    if (down !== rowAt) {
      rowAt = down
      row = []
    }
    const across = Math.floor(x / cell)
    const known = row[across]
    if (known) return known
    const found: Stone[] = []
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        found.push(...(grid.get((down + dy + 2) * columns + across + dx + 2) ?? []))
    row[across] = found
    return found
  }
}

function mortar(x: number, y: number, seed: number, into: Float64Array): void {
  const sand = (chance(x >> 1, y >> 1, seed) - 0.5) * 16 + (spots(x, y, 24, seed + 5) - 0.5) * 14
  into[0] = 44 + sand
  into[1] = 37 + sand
  into[2] = 31 + sand * 0.9
}

function setStone(
  stone: Stone,
  x: number,
  y: number,
  inside: number,
  part: number,
  into: Float64Array,
): void {
  const dx = x - stone.x
  const dy = y - stone.y
  // Light falls from above on the left; each stone leans its own way.
  const leaning = ((dx * Math.cos(stone.lean) + dy * Math.sin(stone.lean)) / 40) * (0.04 + 0.09 * stone.tilt)
  const rim = 1 - step(0, 9, inside)
  const length = Math.hypot(dx, dy) || 1
  const lit = -(dx * 0.6 + dy * 0.8) / length
  const bevel = rim * lit * 0.3
  const along = dx * Math.cos(stone.lean) + dy * Math.sin(stone.lean)
  const across = dy * Math.cos(stone.lean) - dx * Math.sin(stone.lean)
  const streaks = (spots(along / 7 + 900, across + 900, 6, stone.grain) - 0.5) * 0.1
  const bubbles = spots(x, y, 5, stone.grain + 3) > 0.93 ? -0.12 : 0
  // Under the glass the leaf lies in folds, and is worn through where the mosaicist pressed.
  const folds = stone.isGold
    ? Math.abs(spots(x, y, 22, stone.grain + 7) - spots(x, y, 13, stone.grain + 11)) * 0.4 - 0.09
    : (spots(x, y, 17, stone.grain + 7) - 0.5) * 0.12
  const worn = stone.isGold && spots(x, y, 8, stone.grain + 13) > 0.9 ? 0.7 : 0
  const light = 1 + leaning + bevel + streaks + bubbles + folds
  const glint = stone.isGold
    ? step(0.8, 0.97, spots(x, y, 15, stone.grain + 17)) * 26
    : rim * Math.max(0, lit) * 22
  into[0] = mix(into[0] ?? 0, stone.red * light + glint - worn * 26, part)
  into[1] = mix(into[1] ?? 0, stone.green * light + glint * 0.94 - worn * 40, part)
  into[2] = mix(into[2] ?? 0, stone.blue * light + glint * 0.7 - worn * 22, part)
}
