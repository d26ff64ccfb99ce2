/**
 * `npm run proofs` walks over every page, moment, width and language there is (WALK=all). `npm test` takes enough that
 * each kind of page, each moment's rules, each width and each language are met somewhere.
 */
export const isWholeWalk = process.env.WALK === 'all'

/** Every other one from the first, or from the second; all of them on the whole walk. */
export function everyOther<T>(all: readonly T[], from: 0 | 1 = 0): T[] {
  return everyNth(2, all, from)
}

/** Every third, say, from the one at a place on; all of them on the whole walk. */
export function everyNth<T>(step: number, all: readonly T[], from = 0): T[] {
  return all.filter((_one, place) => isWholeWalk || place % step === from)
}

/**
 * One of the ways in which the same story is told, in Russian or in English, on a phone or at a desk. Each file says
 * which, so that every way is taken by some of them; on the whole walk all are.
 */
export function oneWay<T>(all: readonly T[], which: number): T[] {
  return all.filter((_one, place) => isWholeWalk || place === which)
}
