import { isRuleName, type RuleName, rulesOnEmpty } from './catalogue.ts'
import type { RuleArguments } from './rule.ts'

export type ReadRule = {
  name: RuleName
  args: RuleArguments
  /** `*`: also after another rule has failed. */
  isForced: boolean
  /** `+`: also on an empty value. */
  runsOnEmpty: boolean
  /** Without `?`: the form cannot be sent. */
  isBlocking: boolean
  /** `(ms)`: how long to wait for more letters before judging. */
  debounceMs: number
}

/** `'required|length:1,80'`, or `[['required'], ['length', 1, 80]]` where an argument has a comma, a bar or a type. */
export type Rules = string | readonly (readonly [string, ...unknown[]] | ReadRule)[]

/** Throws at a name that is not in the catalogue: a misspelt rule, silently left out, would let everything pass. */
export function readRules(rules: Rules): ReadRule[] {
  if (typeof rules === 'string') {
    return rules.split('|').flatMap(text => (text.trim() === '' ? [] : [readText(text.trim())]))
  }
  return rules.map(rule => ('name' in rule ? rule : readName(rule[0], rule.slice(1))))
}

function readText(text: string): ReadRule {
  const colon = text.indexOf(':')
  if (colon === -1) return readName(text, [])
  const list = text.slice(colon + 1)
  const args = list.trim() === '' ? [] : list.split(',').map(arg => arg.trim())
  return readName(text.slice(0, colon), args)
}

function readName(hinted: string, args: RuleArguments): ReadRule {
  const [, hints = '', name = hinted] = /^((?:[*+?]|\(\d+\))*)(.*)$/s.exec(hinted) ?? []
  if (!isRuleName(name)) throw new Error(`There is no rule “${name}”`)
  return {
    name,
    args,
    isForced: hints.includes('*'),
    runsOnEmpty: hints.includes('+') || rulesOnEmpty.has(name),
    isBlocking: !hints.includes('?'),
    debounceMs: Number(/\d+/.exec(hints)?.[0] ?? 0),
  }
}
