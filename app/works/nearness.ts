import { type ColourShare, chromaOf, type Lab, labOfHex, seenDistance } from '../images/oklab.ts'
import { type ColourKey, wheel } from './wheel.ts'

const labs = new Map<ColourKey, Lab>(wheel.map(({ key, hex }) => [key, labOfHex(hex)]))

/** From where on a work has the colour that was asked for, is near it, is like another work. */
export const enough = { found: 0.1, near: 0.03, like: 0.5 } as const

// How far a colour may be for its nearness to fall to a third.
const reach = 0.045

/** How near a picture comes to a colour of the wheel, from 0 to 1: its best colour, by distance and by share. */
export function nearnessTo(key: ColourKey, colours: readonly ColourShare[]): number {
  const wanted = labs.get(key)
  if (!wanted) return 0
  let sum = 0
  for (const colour of colours) sum += presence(colour) * closeness(seenDistance(wanted, colour))
  return Math.min(1, sum)
}

/** How like two pictures are in colour, from 0 to 1: every colour of each looks for its nearest in the other. */
export function likeness(one: readonly ColourShare[], other: readonly ColourShare[]): number {
  return (found(one, other) + found(other, one)) / 2
}

function found(seeking: readonly ColourShare[], among: readonly ColourShare[]): number {
  let sum = 0
  let total = 0
  for (const colour of seeking) {
    const weight = presence(colour)
    let best = 0
    for (const other of among) {
      // A seal is no answer to a sky.
      const balance = Math.min(1, Math.sqrt(other[3] / colour[3]))
      best = Math.max(best, closeness(seenDistance(colour, other)) * (0.4 + 0.6 * balance))
    }
    sum += weight * best
    total += weight
  }
  return total === 0 ? 0 : sum / total
}

/** How much a colour is there: a strong one is seen even where it is small. */
function presence(colour: ColourShare): number {
  const strength = Math.min(1, chromaOf(colour) / 0.12)
  return colour[3] ** (0.9 - 0.45 * strength)
}

function closeness(distance: number): number {
  return Math.exp(-((distance / reach) ** 2))
}
