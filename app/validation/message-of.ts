import type { LocaleCode } from '../platform/languages.ts'
import * as english from './messages.en.ts'
import * as russian from './messages.ru.ts'
import type { RuleArguments } from './rule.ts'
import type { Sentence } from './sentence.ts'

export type MessageOptions = {
  /** The field's label, as the sentence is to name it; left out where the sentence stands beside the field. */
  name?: string | undefined
  locale: LocaleCode | (string & {})
  /** The field's own sentences by rule. */
  messages?: Readonly<Record<string, string | Sentence>> | undefined
  /** Labels of the neighbours by field. */
  labels?: Readonly<Record<string, string>> | undefined
  /** The value that was judged: of a list, options are counted and not characters. */
  value?: unknown
}

/** The sentence for a broken rule: the field's own, else the language's, else one that always holds. */
export function messageOf(broken: { rule: string; args: RuleArguments }, options: MessageOptions): string {
  const { name, messages = {}, labels = {}, value } = options
  const stock = stockOf(options.locale)
  const sentence = own(messages, broken.rule) ?? own(stock.messages, broken.rule)
  if (sentence === undefined) return stock.fallback
  if (typeof sentence === 'string') return sentence
  return sentence({
    name,
    args: broken.args,
    isList: Array.isArray(value),
    labelOf: field => own(labels, String(field)),
  })
}

// A language the fair does not speak has the last resort alone.
function stockOf(locale: string): { messages: Readonly<Record<string, Sentence>>; fallback: string } {
  if (locale === 'ru') return russian
  return locale === 'en' ? english : { messages: {}, fallback: english.fallback }
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
