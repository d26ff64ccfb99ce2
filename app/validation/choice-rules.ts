import type { Rule } from './rule.ts'
import { isDeeplyEqual, isEmpty, isGiven, isLooselyEqual, textOf } from './values.ts'

export const choiceRules = {
  accepted: value => ['yes', 'on', '1', 1, true, 'true'].some(yes => yes === value),
  /** FormKit lets ' ' and an unticked box pass; the fair does not. */
  required: isGiven,
  require_one: (value, fields, { values }) =>
    isGiven(value) || fields.some(field => isGiven(values[String(field)])),
  is: (value, args) => args.some(arg => isLooselyEqual(value, arg)),
  not: (value, args) => !args.some(arg => isDeeplyEqual(value, arg)),
  /** A literal, a RegExp, or the text of one between slashes. */
  matches: (value, args) =>
    args.some(arg => {
      const pattern = patternOf(arg)
      return pattern ? pattern.test(textOf(value) ?? '') : arg === value
    }),
  /** `x` and `x_confirm` hold the same; which of them has the rule does not matter. */
  confirm: (value, [twin, how], { values, field = '' }) => {
    const other = values[isEmpty(twin) ? twinOf(field) : String(twin)]
    return how === 'strict' ? isDeeplyEqual(value, other) : isLooselyEqual(value, other)
  },
} satisfies Record<string, Rule>

/** The field that a field without a named twin is compared with. */
export function twinOf(field: string): string {
  const original = field.replace(/_confirm(?:ed)?$/, '')
  return original === field ? `${field}_confirm` : original
}

function patternOf(arg: unknown): RegExp | null {
  // A copy: one that searches onwards (g) would remember the last value.
  if (arg instanceof RegExp) return new RegExp(arg)
  const text = typeof arg === 'string' ? /^\/(.*)\/$/s.exec(arg)?.[1] : undefined
  return text === undefined ? null : new RegExp(text)
}
