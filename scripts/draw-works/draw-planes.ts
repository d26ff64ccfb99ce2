import { chance, mix, paint, spots, step } from './paint.ts'

type Point = readonly [x: number, y: number]
type Shape = {
  colour: readonly [number, number, number]
  corners: readonly Point[]
  fadesFrom?: Point
  fadesTo?: Point
}

const black = [22, 20, 18] as const
const red = [176, 38, 30] as const
const green = [60, 96, 72] as const
const blue = [34, 64, 116] as const
const yellow = [226, 174, 44] as const
const grey = [134, 141, 156] as const

/** In the units of a sheet 980 wide, in the order they were painted. */
const shapes: readonly Shape[] = [
  {
    colour: grey,
    corners: [
      [138, 483],
      [812, 201],
      [853, 306],
      [180, 587],
    ],
    fadesFrom: [620, 330],
    fadesTo: [838, 240],
  },
  {
    colour: grey,
    corners: [
      [124, 524],
      [158, 510],
      [164, 527],
      [131, 541],
    ],
  },
  {
    colour: black,
    corners: [
      [204, 577],
      [597, 358],
      [705, 584],
      [308, 794],
    ],
  },
  {
    colour: black,
    corners: [
      [121, 552],
      [722, 253],
      [724, 259],
      [123, 554],
    ],
  },
  {
    colour: black,
    corners: [
      [467, 342],
      [478, 337],
      [509, 408],
      [498, 413],
    ],
  },
  {
    colour: black,
    corners: [
      [72, 502],
      [177, 443],
      [188, 472],
      [76, 513],
    ],
  },
  {
    colour: green,
    corners: [
      [44, 567],
      [72, 553],
      [158, 735],
      [129, 746],
    ],
  },
  {
    colour: black,
    corners: [
      [146, 698],
      [246, 660],
      [248, 666],
      [148, 704],
    ],
  },
  {
    colour: yellow,
    corners: [
      [588, 430],
      [615, 416],
      [639, 465],
      [610, 478],
    ],
  },
  {
    colour: yellow,
    corners: [
      [619, 494],
      [650, 480],
      [656, 492],
      [624, 506],
    ],
  },
  {
    colour: yellow,
    corners: [
      [628, 513],
      [660, 499],
      [662, 503],
      [631, 517],
    ],
  },
  {
    colour: yellow,
    corners: [
      [373, 550],
      [386, 543],
      [420, 597],
      [390, 607],
    ],
  },
  {
    colour: yellow,
    corners: [
      [392, 612],
      [423, 601],
      [426, 606],
      [395, 619],
    ],
  },
  {
    colour: yellow,
    corners: [
      [396, 625],
      [430, 611],
      [434, 618],
      [399, 635],
    ],
  },
  {
    colour: black,
    corners: [
      [636, 446],
      [652, 437],
      [664, 466],
      [648, 474],
    ],
  },
  {
    colour: black,
    corners: [
      [650, 455],
      [702, 431],
      [709, 449],
      [656, 475],
    ],
  },
  {
    colour: blue,
    corners: [
      [431, 550],
      [655, 444],
      [663, 459],
      [437, 566],
    ],
  },
  {
    colour: black,
    corners: [
      [660, 496],
      [935, 362],
      [938, 368],
      [662, 502],
    ],
  },
  {
    colour: black,
    corners: [
      [667, 502],
      [725, 483],
      [727, 489],
      [669, 509],
    ],
  },
  {
    colour: red,
    corners: [
      [501, 668],
      [772, 558],
      [816, 666],
      [543, 776],
    ],
  },
  {
    colour: green,
    corners: [
      [528, 725],
      [611, 687],
      [616, 703],
      [535, 740],
    ],
  },
  { colour: yellow, corners: circle(280, 921, 54) },
  {
    colour: green,
    corners: [
      [377, 1009],
      [486, 957],
      [498, 981],
      [389, 1036],
    ],
  },
  {
    colour: red,
    corners: [
      [240, 1086],
      [362, 1016],
      [373, 1037],
      [244, 1096],
    ],
  },
]

/** «Композиция с чёрным прямоугольником»: planes of oil on a primed canvas, each laid with the brush across its length. */
export function drawPlanes(seed: number, { width, height }: { width: number; height: number }) {
  const scale = width / 980
  const planes = shapes.map((shape, number) => planeOf(shape, scale, seed + number * 31))
  return paint({ width, height, mostBytes: 5_900_000 }, (x, y, into) => {
    // Thread over thread, and between them the ground that the priming did not fill.
    const weave = Math.sin((x * Math.PI) / 11) * Math.sin((y * Math.PI) / 11) * 3.4
    const cloth = weave + (spots(x, y, 6, seed) - 0.5) * 5 + (spots(x, y, 420, seed + 1) - 0.5) * 12
    into[0] = 237 + cloth
    into[1] = 231 + cloth
    into[2] = 214 + cloth * 1.1
    for (const plane of planes) plane(x, y, weave, into)
  })
}

function planeOf({ colour, corners, fadesFrom, fadesTo }: Shape, scale: number, seed: number) {
  const at = corners.map(([x, y]) => [x * scale, y * scale] as const)
  const left = Math.min(...at.map(([x]) => x)) - 8
  const right = Math.max(...at.map(([x]) => x)) + 8
  const top = Math.min(...at.map(([, y]) => y)) - 8
  const bottom = Math.max(...at.map(([, y]) => y)) + 8
  const edges = at.map(([x, y], number) => {
    const [nextX, nextY] = at[(number + 1) % at.length] ?? [x, y]
    const length = Math.hypot(nextX - x, nextY - y) || 1
    return { x, y, across: (nextY - y) / length, down: -(nextX - x) / length }
  })
  const strokes = 0.62 + chance(seed, 3, seed) * 0.2
  const [turnX, turnY] = [Math.cos(strokes), Math.sin(strokes)]
  const [red, green, blue] = colour
  return (x: number, y: number, weave: number, into: Float64Array): void => {
    if (x < left || x > right || y < top || y > bottom) return
    let out = Number.NEGATIVE_INFINITY
    for (const edge of edges) out = Math.max(out, (x - edge.x) * edge.across + (y - edge.y) * edge.down)
    // The brush does not stop to a hair.
    out += (spots(x, y, 14, seed) - 0.5) * 3.2
    if (out > 1.5) return
    const along = x * turnX + y * turnY
    const across = y * turnX - x * turnY
    const bristle = spots(along / 46, across, 4, seed + 5) - 0.5
    const stroke = spots(along / 12, across, 58, seed + 7) - 0.5
    // Paint that was pushed to the edge stands up there, and is thin where the brush ran dry.
    const ridge = step(-11, -3, out) * (1 - step(-2, 1, out))
    const dry = spots(along / 30, across, 9, seed + 11) > 0.87 && weave > 1.9 ? 0.35 : 0
    const light = 1 + bristle * 0.13 + stroke * 0.16 + ridge * 0.1 + weave * 0.006
    const lift = bristle * 9 + stroke * 7 + ridge * 8
    const thin = fadesFrom && fadesTo ? 1 - fade(x / scale, y / scale, fadesFrom, fadesTo) : 1
    const part = (1 - step(-1.2, 1.2, out)) * (1 - dry) * thin
    into[0] = mix(into[0] ?? 0, red * light + lift, part)
    into[1] = mix(into[1] ?? 0, green * light + lift, part)
    into[2] = mix(into[2] ?? 0, blue * light + lift, part)
  }
}

function fade(x: number, y: number, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return step(0, 1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy))
}

function circle(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 96 }, (_, number) => {
    const angle = (number / 96) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
  })
}
