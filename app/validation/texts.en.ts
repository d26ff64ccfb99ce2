import { plural } from '../platform/plurals.ts'
import { instantOf } from './calendar.ts'
import { dateText, listed, numberText, type Sentence, type SentenceFacts, sorted } from './sentence.ts'
import { lengthBounds } from './text-rules.ts'
import type { Messages } from './texts.ru.ts'

const must = (what: string | ((facts: SentenceFacts) => string)): Sentence => {
  return facts => `${field(facts)} must ${typeof what === 'string' ? what : what(facts)}.`
}
const dateMust = (what: (facts: SentenceFacts) => string): Sentence => {
  return facts => `${facts.name ? field(facts) : 'The date'} must ${what(facts)}.`
}
const latin = ({ args }: SentenceFacts) => (args[0] === 'latin' ? 'Latin ' : '')
const notAllowed: Sentence = facts => `${field(facts)} has a value that is not allowed.`

export const messages: Messages = {
  required: () => 'Field is required.',
  no_digits: () => 'The field must not contain numbers',
  accepted: ({ name }) => (name ? `Please tick “${name}”.` : 'Please tick the box to continue.'),
  require_one: ({ name, args, labelOf }) => {
    const labels = [name, ...args.map(labelOf)].filter(label => label !== undefined)
    return labels.length > args.length
      ? `Please fill in at least one of the fields: ${anyOf(labels)}.`
      : 'Please fill in at least one of these fields.'
  },
  is: notAllowed,
  not: notAllowed,
  matches: facts => `${field(facts)} does not have the expected form.`,
  confirm: facts => {
    const twin = facts.labelOf(facts.args[0])
    return twin ? `${field(facts)} must match “${twin}”.` : 'The values do not match.'
  },
  email: () => 'Please enter a valid e-mail address.',
  phone: () => 'Please enter a phone number with its country code, for example +7 900 000-00-00.',
  url: ({ args }) =>
    args.length > 0
      ? 'Please enter the whole link.'
      : 'Please enter the whole link, with https:// at the beginning.',

  alpha: must(facts => `contain ${latin(facts)}letters only`),
  alpha_spaces: must(facts => `contain ${latin(facts)}letters and spaces only`),
  alphanumeric: must(facts => `contain ${latin(facts)}letters and digits only`),
  contains_alpha: must(facts => `contain at least one ${latin(facts)}letter`),
  contains_alpha_spaces: must(facts => `contain at least one ${latin(facts)}letter or space`),
  contains_alphanumeric: must(facts => `contain at least one ${latin(facts)}letter or digit`),
  contains_lowercase: must(facts => `contain at least one lower-case ${latin(facts)}letter`),
  contains_uppercase: must(facts => `contain at least one capital ${latin(facts)}letter`),
  contains_numeric: must('contain at least one digit'),
  contains_symbol: must('contain at least one symbol, for example ! or #'),
  lowercase: must(({ args }) => `contain ${inCase('lower-case', args[0])} only`),
  uppercase: must(({ args }) => `contain ${inCase('capital', args[0])} only`),
  symbol: must('contain symbols only, for example ! or #'),
  starts_with: must(({ args }) => `begin with ${anyOf(args)}`),
  ends_with: must(({ args }) => `end with ${anyOf(args)}`),
  length: facts => {
    const [least, most] = lengthBounds(facts.args)
    if (facts.isList) return `Please choose ${amountOf(least, most, 'option')}.`
    return `${field(facts)} must contain ${amountOf(least, most, 'character')}.`
  },

  number: must('be a number'),
  between: must(({ args }) => {
    const [from, to] = sorted(args)
    return `be a number between ${numberText(from, 'en')} and ${numberText(to, 'en')}`
  }),
  min: facts => {
    const [least = 1] = facts.args
    if (facts.isList) return `Please choose ${amountOf(Number(least), Number.POSITIVE_INFINITY, 'option')}.`
    return `${field(facts)} must be a number no less than ${numberText(least, 'en')}.`
  },
  max: facts => {
    const [most = 10] = facts.args
    if (facts.isList) return `Please choose ${amountOf(0, Number(most), 'option')}.`
    return `${field(facts)} must be a number no more than ${numberText(most, 'en')}.`
  },

  date_after: dateMust(({ args: [day] }) =>
    day === undefined ? 'be in the future' : `be after ${dateText(day, 'en')}`,
  ),
  date_before: dateMust(({ args: [day] }) =>
    day === undefined ? 'be in the past' : `be before ${dateText(day, 'en')}`,
  ),
  date_after_or_equal: dateMust(({ args: [day] }) =>
    day === undefined ? 'not be in the past' : `be no earlier than ${dateText(day, 'en')}`,
  ),
  date_before_or_equal: dateMust(({ args: [day] }) =>
    day === undefined ? 'not be in the future' : `be no later than ${dateText(day, 'en')}`,
  ),
  date_after_node: facts => inOrder(facts, 'later'),
  date_before_node: facts => inOrder(facts, 'earlier'),
  date_between: dateMust(({ args }) => {
    if (args.length < 2) return `be between today and ${dateText(args[0], 'en')}`
    const [from, to] = sorted(args, instantOf)
    return `be no earlier than ${dateText(from, 'en')} and no later than ${dateText(to, 'en')}`
  }),
  date_format: ({ args: [format = 'DD.MM.YYYY'] }) => `Please enter the date as ${format}.`,
  real_date: () => 'Please enter a valid date as DD.MM.YYYY.',
  age_at_least: ({ args: [years, day] }) => {
    const least = `${years} ${plural(Number(years), 'en', { one: 'year', other: 'years' })}`
    return `You must be at least ${least} old${day === undefined ? '' : ` on ${dateText(day, 'en')}`}.`
  },
}

export const fallback = 'This field is not valid.'

function field({ name }: SentenceFacts): string {
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'The field'
}

function anyOf(items: readonly unknown[]): string {
  return listed(
    items.map(item => `“${item}”`),
    'or ',
  )
}

function inCase(letters: string, allowed: unknown): string {
  if (allowed === 'latin') return `${letters} Latin letters`
  if (allowed === 'allow_non_alpha') return `${letters} letters, digits and symbols`
  if (allowed === 'allow_numeric') return `${letters} letters and digits`
  return `${letters} letters${allowed === 'allow_numeric_dashes' ? ', digits and hyphens' : ''}`
}

function inOrder(facts: SentenceFacts, how: string): string {
  const other = facts.labelOf(facts.args[0])
  if (!other) return 'Please check the order of the dates.'
  return dateMust(() => `be ${how} than “${other}”`)(facts)
}

function amountOf(least: number, most: number, noun: string): string {
  const counted = (count: number) =>
    `${numberText(count, 'en')} ${plural(count, 'en', { one: noun, other: `${noun}s` })}`
  if (least === most) return `exactly ${counted(most)}`
  if (most === Number.POSITIVE_INFINITY) return `at least ${counted(least)}`
  return least > 0 ? `${numberText(least, 'en')} to ${counted(most)}` : `at most ${counted(most)}`
}
