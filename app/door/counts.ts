import type { DoorProduct } from '../box-office/catalogue/products.ts'
import { groupBy } from '../platform/older-browsers/group-by.ts'

/** Readings that are alike, counted by the database. */
export type Tally = {
  hour: number
  gate: string
  verdict: string
  reason: string | null
  product: DoorProduct | null
  readings: number
  people: number
}

export type DoorCounts = {
  day: string
  /** People let in today on tickets that open the entrance; nobody is counted out. */
  inside: number
  entries: number
  hours: { hour: number; entries: number }[]
  gates: { gate: string; entries: number }[]
  products: { product: DoorProduct; entries: number }[]
  refusals: { reason: string; readings: number }[]
  /** Let in against the rule, by gates that could not know. */
  conflicts: number
}

/** The day at the doors in a few numbers. Between the first and the last hour none is left out. */
export function countsOf(day: string, tallies: readonly Tally[]): DoorCounts {
  const admitted = tallies.filter(({ verdict }) => verdict === 'admit')
  const refused = tallies.filter(({ verdict }) => verdict !== 'admit')
  const hours = new Map(sums(admitted, ({ hour }) => hour))
  const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())]
  return {
    day,
    inside: total(admitted.filter(opensEntrance).map(({ people }) => people)),
    entries: total(admitted.map(({ readings }) => readings)),
    hours:
      hours.size === 0
        ? []
        : Array.from({ length: last - first + 1 }, (_, place) => ({
            hour: first + place,
            entries: hours.get(first + place) ?? 0,
          })),
    gates: most(sums(admitted, ({ gate }) => gate)).map(([gate, entries]) => ({ gate, entries })),
    products: most(sums(admitted, ({ product }) => product)).flatMap(([product, entries]) =>
      product ? [{ product, entries }] : [],
    ),
    refusals: most(sums(refused, ({ reason }) => reason ?? 'unknown')).map(([reason, readings]) => ({
      reason,
      readings,
    })),
    conflicts: total(admitted.filter(({ reason }) => reason !== null).map(({ readings }) => readings)),
  }
}

// Tours and classes are for people who are inside already; a second entry is nobody new.
function opensEntrance({ product, reason }: Tally): boolean {
  return product !== 'tour' && product !== 'class' && reason !== 'already-in'
}

function sums<Key>(tallies: readonly Tally[], keyOf: (tally: Tally) => Key): [Key, number][] {
  return [...groupBy(tallies, keyOf)].map(([key, same]) => [key, total(same.map(({ readings }) => readings))])
}

function most<Key>(counted: [Key, number][]): [Key, number][] {
  return counted.toSorted(([, one], [, other]) => other - one)
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
