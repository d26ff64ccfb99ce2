import { isMailbox } from '../platform/mailbox.ts'
import { protocolOf } from './link.ts'
import { normalPhone } from './phone.ts'
import type { Rule, RuleArguments } from './rule.ts'
import { isPlainObject, textOf } from './values.ts'

// Letters of any script; a mark belongs to the letter before it (й may come as и with a breve).
const letter = '\\p{L}\\p{M}'
// ASCII punctuation; № and € are no symbols here.
const symbol = '!-\\/:-@\\[-`\\{-~'

// Each test is one class of characters, repeated or looked for: its work grows with the text and no faster.
const all = (characters: string) => fits(new RegExp(`^[${characters}]+$`, 'u'))
const some = (characters: string) => fits(new RegExp(`[${characters}]`, 'u'))
const fits =
  (pattern: RegExp): Rule =>
  value =>
    pattern.test(textOf(value) ?? '')

/** A rule whose argument chooses between sets of characters: `alpha:latin`. */
const chosen =
  (sets: Record<string, Rule> & { any: Rule }): Rule =>
  (value, args, context) => {
    const choice = String(args[0])
    return ((Object.hasOwn(sets, choice) && sets[choice]) || sets.any)(value, args, context)
  }
const inCase = (any: string, latin: string): Rule =>
  chosen({
    any: all(any),
    allow_non_alpha: all(`0-9${any}${symbol}`),
    allow_numeric: all(`0-9${any}`),
    allow_numeric_dashes: all(`0-9${any}\\-`),
    latin: all(latin),
  })

export const textRules = {
  alpha: chosen({ any: all(letter), latin: all('a-zA-Z') }),
  alpha_spaces: chosen({ any: all(`${letter} `), latin: all('a-zA-Z ') }),
  alphanumeric: chosen({ any: all(`0-9${letter}`), latin: all('0-9a-zA-Z') }),
  contains_alpha: chosen({ any: some('\\p{L}'), latin: some('a-zA-Z') }),
  contains_alpha_spaces: chosen({ any: some('\\p{L} '), latin: some('a-zA-Z ') }),
  contains_alphanumeric: chosen({ any: some('0-9\\p{L}'), latin: some('0-9a-zA-Z') }),
  contains_lowercase: chosen({ any: some('\\p{Ll}'), latin: some('a-z') }),
  contains_numeric: some('0-9'),
  contains_symbol: some(symbol),
  contains_uppercase: chosen({ any: some('\\p{Lu}'), latin: some('A-Z') }),
  lowercase: inCase('\\p{Ll}', 'a-z'),
  uppercase: inCase('\\p{Lu}', 'A-Z'),
  symbol: all(symbol),
  /** For names: Анна-Мария, O’Neil and «Л. Овсяник» pass, digits of no script do. */
  no_digits: value => !/\p{Nd}/u.test(textOf(value) ?? '0'),
  email: value => typeof value === 'string' && isMailbox(value),
  phone: value => normalPhone(textOf(value) ?? '') !== null,
  url: (value, args) => {
    const protocols = args.length > 0 ? args : ['http:', 'https:']
    return typeof value === 'string' && protocols.includes(protocolOf(value))
  },
  /** In UTF-16 units, as a field's `maxlength` counts: most emoji are two. */
  length: (value, args) => {
    const size = sizeOf(value)
    const [least, most] = lengthBounds(args)
    return size !== null && size >= least && size <= most
  },
  starts_with: (value, args) => startsOrEnds(value, args, 'startsWith'),
  ends_with: (value, args) => startsOrEnds(value, args, 'endsWith'),
} satisfies Record<string, Rule>

/** The bounds of `length` from the smaller; without a second there is no upper one. */
export function lengthBounds([first = 0, second]: RuleArguments): [number, number] {
  const from = Number.parseInt(String(first), 10)
  const to = Number.parseInt(String(second), 10)
  return Number.isNaN(to) ? [from, Number.POSITIVE_INFINITY] : [Math.min(from, to), Math.max(from, to)]
}

function sizeOf(value: unknown): number | null {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return isPlainObject(value) ? Object.keys(value).length : null
}

function startsOrEnds(value: unknown, args: RuleArguments, how: 'startsWith' | 'endsWith'): boolean {
  return typeof value === 'string' && (args.length === 0 || args.some(part => value[how](String(part))))
}
