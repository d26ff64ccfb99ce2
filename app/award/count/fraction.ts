/** An exact number: what two books share to the last digit is shared, and no machine rounds it otherwise. */
export type Fraction = { top: bigint; bottom: bigint }

export function fraction(top: bigint, bottom = 1n): Fraction {
  if (bottom === 0n) throw new Error('a fraction of nothing')
  const sign = bottom < 0n ? -1n : 1n
  const shared = divisorOf(top < 0n ? -top : top, bottom * sign)
  return { top: (top * sign) / shared, bottom: (bottom * sign) / shared }
}

export const zero = fraction(0n)

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.top, a.bottom * b.bottom)
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom, a.bottom * b.top)
}

export function sum(all: readonly Fraction[]): Fraction {
  return all.reduce(add, zero)
}

/** The nearest whole number; a half goes up. */
export function rounded({ top, bottom }: Fraction): number {
  const doubled = 2n * top + bottom
  const over = ((doubled % (2n * bottom)) + 2n * bottom) % (2n * bottom)
  return Number((doubled - over) / (2n * bottom))
}

function divisorOf(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b]
  while (other !== 0n) [one, other] = [other, one % other]
  return one === 0n ? 1n : one
}
