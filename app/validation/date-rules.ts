import { dayOf } from '../platform/dates.ts'
import { ageOn, instantOf, normalDate } from './calendar.ts'
import type { CheckContext, Rule } from './rule.ts'
import { numberOf, textOf } from './values.ts'

type Comparison = (value: number, other: number) => boolean

// Whatever is no date is NaN, and no comparison with NaN holds: it fails.
const after: Comparison = (value, other) => value > other
const before: Comparison = (value, other) => value < other
const notBefore: Comparison = (value, other) => value >= other
const notAfter: Comparison = (value, other) => value <= other

const compared =
  (holds: Comparison): Rule =>
  (value, [day], { now }) =>
    holds(instantOf(value), instantOf(day ?? now))

/** A neighbour without a date cannot be overtaken: its own rules speak of it. */
const comparedWithNode =
  (holds: Comparison): Rule =>
  (value, [field], { values }) => {
    const other = instantOf(values[String(field)])
    return Number.isNaN(other) || holds(instantOf(value), other)
  }

export const dateRules = {
  date_after: compared(after),
  date_after_or_equal: compared(notBefore),
  date_after_node: comparedWithNode(after),
  date_before: compared(before),
  date_before_or_equal: compared(notAfter),
  date_before_node: comparedWithNode(before),
  /** Bounds in any order, 1 January 1970 among them: FormKit lets nothing pass with either. */
  date_between: (value, args, context) => {
    const [from, to] = bounds(args, context)
    const instant = instantOf(value)
    return instant >= Math.min(from, to) && instant <= Math.max(from, to)
  },
  /** The shape alone: 31.02 passes. Whether the day exists is `real_date`. */
  date_format: (value, [format]) =>
    format === undefined
      ? !Number.isNaN(instantOf(value))
      : typeof value === 'string' && shapeOf(String(format)).test(value),
  real_date: value => normalDate(textOf(value) ?? '') !== null,
  /** `age_at_least:18,2025-09-25`: full years on that day; without a day, today at the fair. */
  age_at_least: (value, [years, day], { now }) => {
    const birthday = normalDate(textOf(value) ?? '')
    const onDay = day === undefined ? dayOf(now) : normalDate(String(day))
    return birthday !== null && onDay !== null && ageOn(birthday, onDay) >= numberOf(years)
  },
} satisfies Record<string, Rule>

/** The two days of `date_between`; with one of them, the other is now. */
function bounds([from, to]: readonly unknown[], { now }: CheckContext): [number, number] {
  return to === undefined ? [now.getTime(), instantOf(from)] : [instantOf(from), instantOf(to)]
}

const tokens: Record<string, string> = {
  YYYY: '\\d{4}',
  YY: '\\d{2}',
  MM: '(?:0[1-9]|1[0-2])',
  M: '(?:[1-9]|1[0-2])',
  DD: '(?:[0-2]\\d|3[01])',
  D: '(?:[1-9]|[12]\\d|3[01])',
}

function shapeOf(format: string): RegExp {
  const pattern = format.replace(/YYYY|YY|MM?|DD?|[^\w\s]/g, part => tokens[part] ?? `\\${part}`)
  return new RegExp(`^${pattern}$`)
}
