/** Lightness from 0 to 1, green to red, blue to yellow: equal steps look equally large. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** One colour of a picture and the part of it that it takes, from 0 to 1. */
export type ColourShare = readonly [...Lab, share: number]

/** Of red, green and blue from 0 to 255, as screens have them. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)] as const
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Of `#1c6ba3`. */
export function labOfHex(hex: string): Lab {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return labOf(part(1), part(3), part(5))
}

export function chromaOf([, a, b]: Lab | ColourShare): number {
  return Math.hypot(a, b)
}

// Light and shade matter less than hue: the same blue is lighter in one corner of a picture than in another.
const lightnessWeight = 0.3
const opening = 0.35
const strengthening = 0.5

/** How far two colours of pictures are from each other for somebody who looks for one of them. */
export function seenDistance(
  one: Lab | ColourShare,
  other: Lab | ColourShare,
  ofLightness = lightnessWeight,
): number {
  const [from, to] = [opened(one), opened(other)]
  return Math.hypot((one[0] - other[0]) * ofLightness, from.a - to.a, from.b - to.b)
}

/**
 * Hue is seen long before strength: the first breath of blue in a grey is another colour, a strong blue and a stronger one
 * are not. So weak colours are drawn apart and strong ones together.
 */
function opened(colour: Lab | ColourShare): { a: number; b: number } {
  const chroma = chromaOf(colour)
  const factor = chroma === 0 ? 0 : opening * chroma ** (strengthening - 1)
  return { a: colour[1] * factor, b: colour[2] * factor }
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
