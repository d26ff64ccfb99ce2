import type { Rule } from './rule.ts'
import { numberOf } from './values.ts'

export const numberRules = {
  number: value => !Number.isNaN(numberOf(value)),
  between: (value, [first, second]) => {
    const [from, to] = [numberOf(first), numberOf(second)]
    const number = numberOf(value)
    return number >= Math.min(from, to) && number <= Math.max(from, to)
  },
  /** A list by how many it holds, everything else as a number; the length of a text is `length`. */
  min: (value, [least = 1]) => countOf(value) >= numberOf(least),
  max: (value, [most = 10]) => countOf(value) <= numberOf(most),
} satisfies Record<string, Rule>

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : numberOf(value)
}
