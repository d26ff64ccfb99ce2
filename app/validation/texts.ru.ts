import { plural } from '../platform/plurals.ts'
import { instantOf } from './calendar.ts'
import type { RuleName } from './catalogue.ts'
import { dateText, listed, numberText, type Sentence, type SentenceFacts, sorted } from './sentence.ts'
import { lengthBounds } from './text-rules.ts'

export type Messages = Record<RuleName, Sentence>

const must = (what: string | ((facts: SentenceFacts) => string)): Sentence => {
  return facts => `${field(facts)} должно ${typeof what === 'string' ? what : what(facts)}.`
}
const dateMust = (what: (facts: SentenceFacts) => string): Sentence => {
  return facts => `${facts.name ? `Дата в\u00a0поле ${quoted(facts.name)}` : 'Дата'} ${what(facts)}.`
}
const isLatin = ({ args }: SentenceFacts) => args[0] === 'latin'
const notAllowed: Sentence = facts => `${field(facts)} содержит недопустимое значение.`

export const messages: Messages = {
  required: () => 'Поле обязательно для заполнения.',
  no_digits: () => 'Поле не должно содержать цифры',
  accepted: ({ name }) => (name ? `Отметьте пункт ${quoted(name)}.` : 'Поставьте отметку, чтобы продолжить.'),
  require_one: ({ name, args, labelOf }) => {
    const labels = [name, ...args.map(labelOf)].filter(label => label !== undefined)
    return labels.length > args.length
      ? `Заполните хотя бы\u00a0одно из\u00a0полей: ${anyOf(labels)}.`
      : 'Заполните хотя бы\u00a0одно из\u00a0этих полей.'
  },
  is: notAllowed,
  not: notAllowed,
  matches: facts => `${field(facts)} заполнено не\u00a0по\u00a0образцу.`,
  confirm: facts => {
    const twin = facts.labelOf(facts.args[0])
    return twin
      ? `${field(facts)} должно совпадать с\u00a0полем ${quoted(twin)}.`
      : 'Значения не\u00a0совпадают.'
  },
  email: () => 'Введите правильный адрес электронной почты.',
  phone: () => 'Введите номер телефона с\u00a0кодом, например +7\u00a0900\u00a0000-00-00.',
  url: ({ args }) =>
    args.length > 0 ? 'Введите ссылку целиком.' : 'Введите ссылку целиком, с\u00a0https:// в\u00a0начале.',

  alpha: must(facts => `содержать только ${isLatin(facts) ? 'латинские ' : ''}буквы`),
  alpha_spaces: must(facts => `содержать только ${isLatin(facts) ? 'латинские ' : ''}буквы и\u00a0пробелы`),
  alphanumeric: must(facts => `содержать только ${isLatin(facts) ? 'латинские ' : ''}буквы и\u00a0цифры`),
  contains_alpha: must(facts => `содержать хотя бы\u00a0одну ${isLatin(facts) ? 'латинскую ' : ''}букву`),
  contains_alpha_spaces: must(
    facts => `содержать хотя бы\u00a0одну ${isLatin(facts) ? 'латинскую ' : ''}букву или пробел`,
  ),
  contains_alphanumeric: must(
    facts => `содержать хотя бы\u00a0одну ${isLatin(facts) ? 'латинскую ' : ''}букву или цифру`,
  ),
  contains_lowercase: must(
    facts => `содержать хотя бы\u00a0одну строчную ${isLatin(facts) ? 'латинскую ' : ''}букву`,
  ),
  contains_uppercase: must(
    facts => `содержать хотя бы\u00a0одну прописную ${isLatin(facts) ? 'латинскую ' : ''}букву`,
  ),
  contains_numeric: must('содержать хотя бы\u00a0одну цифру'),
  contains_symbol: must('содержать хотя бы\u00a0один знак, например ! или #'),
  lowercase: must(({ args }) => `содержать только ${inCase('строчные', args[0])}`),
  uppercase: must(({ args }) => `содержать только ${inCase('прописные', args[0])}`),
  symbol: must('содержать только знаки, например ! или #'),
  starts_with: must(({ args }) => `начинаться с\u00a0${anyOf(args)}`),
  // FormKit's Russian says the opposite.
  ends_with: must(({ args }) => `заканчиваться на\u00a0${anyOf(args)}`),
  length: facts => {
    const [least, most] = lengthBounds(facts.args)
    const amount = facts.isList ? amountOf(least, most, options) : amountOf(least, most, characters)
    return facts.isList ? `Выберите ${amount}.` : `${field(facts)} должно содержать ${amount}.`
  },

  number: facts => `${inField(facts)} должно быть число.`,
  between: facts => {
    const [from, to] = sorted(facts.args)
    return `${inField(facts)} должно быть число от\u00a0${numberText(from, 'ru')} до\u00a0${numberText(to, 'ru')}.`
  },
  min: facts => {
    const [least = 1] = facts.args
    if (facts.isList) return `Выберите ${amountOf(Number(least), Number.POSITIVE_INFINITY, options)}.`
    return `${inField(facts)} должно быть число не\u00a0меньше ${numberText(least, 'ru')}.`
  },
  max: facts => {
    const [most = 10] = facts.args
    if (facts.isList) return `Выберите ${amountOf(0, Number(most), options)}.`
    return `${inField(facts)} должно быть число не\u00a0больше ${numberText(most, 'ru')}.`
  },

  date_after: dateMust(({ args: [day] }) =>
    day === undefined ? 'должна быть в\u00a0будущем' : `должна быть позже ${dateText(day, 'ru')}`,
  ),
  date_before: dateMust(({ args: [day] }) =>
    day === undefined ? 'должна быть в\u00a0прошлом' : `должна быть раньше ${dateText(day, 'ru')}`,
  ),
  date_after_or_equal: dateMust(({ args: [day] }) =>
    day === undefined
      ? 'не\u00a0должна быть в\u00a0прошлом'
      : `должна быть не\u00a0раньше ${dateText(day, 'ru')}`,
  ),
  date_before_or_equal: dateMust(({ args: [day] }) =>
    day === undefined
      ? 'не\u00a0должна быть в\u00a0будущем'
      : `должна быть не\u00a0позже ${dateText(day, 'ru')}`,
  ),
  date_after_node: facts => inOrder(facts, 'позже'),
  date_before_node: facts => inOrder(facts, 'раньше'),
  date_between: dateMust(({ args }) => {
    if (args.length < 2) return `должна быть между сегодняшним днём и\u00a0${dateText(args[0], 'ru')}`
    const [from, to] = sorted(args, instantOf)
    return `должна быть не\u00a0раньше ${dateText(from, 'ru')} и\u00a0не\u00a0позже ${dateText(to, 'ru')}`
  }),
  date_format: ({ args: [format = 'DD.MM.YYYY'] }) =>
    `Укажите дату в\u00a0виде ${String(format).replace(/[YMD]/g, letter => tokens[letter] ?? letter)}.`,
  real_date: () => 'Укажите существующую дату в\u00a0виде ДД.ММ.ГГГГ.',
  age_at_least: ({ args: [years, day] }) => {
    const least = `${years}\u00a0${plural(Number(years), 'ru', { one: 'года', other: 'лет' })}`
    return `Возраст${day === undefined ? '' : ` на\u00a0${dateText(day, 'ru')}`} должен быть не\u00a0меньше ${least}.`
  },
}

// The specification has one sentence of last resort for both languages; every rule of a form has words of its own.
export const fallback = 'This field is not valid.'

const tokens: Record<string, string> = { Y: 'Г', M: 'М', D: 'Д' }

type Counted = { exactly: [string, string, string]; from: [string, string] }
const characters: Counted = { exactly: ['символ', 'символа', 'символов'], from: ['символа', 'символов'] }
const options: Counted = { exactly: ['вариант', 'варианта', 'вариантов'], from: ['варианта', 'вариантов'] }

function field({ name }: SentenceFacts): string {
  return name ? `Поле ${quoted(name)}` : 'Поле'
}

function inField({ name }: SentenceFacts): string {
  return name ? `В\u00a0поле ${quoted(name)}` : 'В\u00a0поле'
}

// Inside other quotation marks the outer ones become „лапки“.
function quoted(text: unknown): string {
  return `«${String(text).replaceAll('«', '„').replaceAll('»', '“')}»`
}

function anyOf(items: readonly unknown[]): string {
  return listed(items.map(quoted), 'или\u00a0')
}

function inCase(letters: string, allowed: unknown): string {
  if (allowed === 'latin') return `${letters} латинские буквы`
  if (allowed === 'allow_non_alpha') return `${letters} буквы, цифры и\u00a0знаки`
  if (allowed === 'allow_numeric') return `${letters} буквы и\u00a0цифры`
  return `${letters} буквы${allowed === 'allow_numeric_dashes' ? ', цифры и\u00a0дефисы' : ''}`
}

function inOrder(facts: SentenceFacts, how: string): string {
  const other = facts.labelOf(facts.args[0])
  if (!other) return 'Проверьте, в\u00a0том ли\u00a0порядке стоят даты.'
  return dateMust(() => `должна быть ${how}, чем в\u00a0поле ${quoted(other)}`)(facts)
}

// «Ровно 2 символа», but «не меньше 2 символов»: after a bound the noun is in the genitive.
function amountOf(least: number, most: number, { exactly, from }: Counted): string {
  const [one, few, many] = exactly
  const [ofOne, ofMany] = from
  const bound = (count: number) =>
    `${numberText(count, 'ru')}\u00a0${plural(count, 'ru', { one: ofOne, many: ofMany, few: ofMany, other: ofOne })}`
  if (least === most) {
    return `ровно ${numberText(most, 'ru')}\u00a0${plural(most, 'ru', { one, few, many, other: few })}`
  }
  if (most === Number.POSITIVE_INFINITY) return `не\u00a0меньше ${bound(least)}`
  return least > 0
    ? `от\u00a0${numberText(least, 'ru')} до\u00a0${bound(most)}`
    : `не\u00a0больше ${bound(most)}`
}
