import { hues, neutrals, rings, type WheelColour } from './wheel.ts'

// From the rim inwards: where each ring begins and the next one, and at last the centre.
const radii = [98, 73, 49, 26] as const
const turnOfHue = 360 / hues.length
const turnOfNeutral = 360 / neutrals.length

/** The piece of the wheel that is a colour's, as a path around 0, 0 within a hundred to each side. */
export function pieceOf(colour: WheelColour): string {
  if ('neutral' in colour) {
    const middle = neutrals.indexOf(colour.neutral) * turnOfNeutral
    const [from, to] = [at(radii[3], middle - turnOfNeutral / 2), at(radii[3], middle + turnOfNeutral / 2)]
    return `M0 0L${from}A${radii[3]} ${radii[3]} 0 0 1 ${to}Z`
  }
  const middle = hues.indexOf(colour.hue) * turnOfHue
  const [first, last] = [middle - turnOfHue / 2, middle + turnOfHue / 2]
  const ring = rings.indexOf(colour.ring)
  const [outer, inner] = [radii[ring] ?? 0, radii[ring + 1] ?? 0]
  return [
    `M${at(outer, first)}A${outer} ${outer} 0 0 1 ${at(outer, last)}`,
    `L${at(inner, last)}A${inner} ${inner} 0 0 0 ${at(inner, first)}Z`,
  ].join('')
}

/** Clockwise from the top, in degrees. */
function at(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}
