import type { RuleArguments } from './rule.ts'
import type { Sentence } from './sentence.ts'

/** The words of one language: what `message-texts.ru.ts` and `message-texts.en.ts` are, loaded whole. */
export type Stock = { messages: Readonly<Record<string, Sentence>>; fallback: string }

export type MessageOptions = {
  /** The field's label, as the sentence is to name it; left out where the sentence stands beside the field. */
  name?: string | undefined
  /** The field's own sentences by rule. */
  messages?: Readonly<Record<string, string | Sentence>> | undefined
  /** Labels of the neighbours by field. */
  labels?: Readonly<Record<string, string>> | undefined
  /** The value that was judged: of a list, options are counted and not characters. */
  value?: unknown
}

/**
 * The sentence for a broken rule: the field's own, else the language's, else one that always holds. For a browser, which
 * loads one language: `messageFrom(await import('./texts.ru.ts'), …)`; who has both at hand takes `messageOf`.
 */
export function messageFrom(
  stock: Stock,
  broken: { rule: string; args: RuleArguments },
  { name, messages = {}, labels = {}, value }: MessageOptions,
): string {
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

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
