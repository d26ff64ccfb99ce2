import { formatDay } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { groupThousands, marks } from '../platform/money.ts'
import { instantOf, utcDayOf } from './calendar.ts'
import type { RuleArguments } from './rule.ts'
import { numberOf } from './values.ts'

/** What a sentence may speak of. */
export type SentenceFacts = {
  /** The field's label; a sentence does without where there is none. */
  name: string | undefined
  args: RuleArguments
  /** The value is a list: options are chosen, not typed. */
  isList: boolean
  labelOf(field: unknown): string | undefined
}

export type Sentence = (facts: SentenceFacts) => string

/** 12500.5 as «12 500,5» or “12,500.5”. Written by hand: browsers differ in their spaces. */
export function numberText(arg: unknown, locale: LocaleCode): string {
  const [whole = '', fraction] = String(arg).split('.')
  const grouped = /^-?\d{4,}$/.test(whole) ? groupThousands(Number(whole), marks[locale].thousands) : whole
  return fraction === undefined ? grouped : `${grouped}${marks[locale].decimal}${fraction}`
}

/** The day of a date in UTC, as the rules count, in the language of the sentence and not of the machine. */
export function dateText(arg: unknown, locale: LocaleCode): string {
  const instant = instantOf(arg)
  return Number.isNaN(instant) ? String(arg) : formatDay(utcDayOf(instant), locale, { withYear: true })
}

/** Two bounds from the smaller: rules take them in any order. */
export function sorted([one, other]: RuleArguments, by: (arg: unknown) => number = numberOf): unknown[] {
  return by(one) > by(other) ? [other, one] : [one, other]
}

/** `a, b or c`. */
export function listed(items: readonly string[], or: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${or}${last}`
}
