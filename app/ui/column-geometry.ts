/** The column from numbers: units are hundredths of the shaft's diameter at the foot, light from the left. */

export type FluteCount = 7 | 11

export const abacus = { width: 148, height: 20 }
/** Abacus, echinus and necking down to where the arcs of the flutes end. */
export const capHeight = 58
/** Torus, a slit of shadow, plinth. */
export const baseHeight = 47

const topRadius = 42
const footRadius = 50
/** Control point of the quadratic curve: the shaft swells before it reaches the foot. */
const entasisRadius = 48.5
const lightAngle = 35

/** Under 30 px eleven flutes would melt into a grey strip. */
export function fluteCountFor(width: number): FluteCount {
  return width < 30 ? 7 : 11
}

/**
 * The parts of a column of `width` px at the foot. Even sizes: halves of a pixel would blur the outlines and leave
 * a seam in the middle of the shaft.
 */
export function partSizes(width: number) {
  return {
    width: even((width * abacus.width) / 100),
    cap: even((width * capHeight) / 100),
    base: even((width * baseHeight) / 100),
  }
}

export function fluteEdges(count: FluteCount) {
  return Array.from({ length: count + 1 }, (_, k) => edge(k, count))
}

/** The hollow between two neighbouring edges, lit by the angle of its middle. */
export function flutes(count: FluteCount) {
  return Array.from({ length: count }, (_, k) => {
    const light = lit(angleOf(k + 0.5, count))
    return {
      left: edge(k, count),
      right: edge(k + 1, count),
      fill: round(0.015 + 0.15 * light ** 2, 3),
      arc: round(0.14 + 0.72 * light, 2),
    }
  })
}

function edge(k: number, count: FluteCount) {
  const angle = angleOf(k, count)
  const sin = Math.sin(radians(angle))
  return {
    top: round(topRadius * sin),
    middle: round(entasisRadius * sin),
    foot: round(footRadius * sin),
    opacity: round(0.14 + 0.72 * lit(angle), 2),
  }
}

/** Edges stand at equal angles round the half of the shaft we see. */
function angleOf(k: number, count: FluteCount) {
  return -90 + (180 * k) / count
}

/** The side turned away from the light is dark, not darker than dark. */
function lit(angle: number) {
  return Math.max(0, Math.cos(radians(angle + lightAngle)))
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

function even(pixels: number) {
  return 2 * Math.round(pixels / 2)
}

function round(value: number, digits = 1) {
  return Number(value.toFixed(digits)) + 0
}
