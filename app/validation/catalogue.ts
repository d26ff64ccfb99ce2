import { choiceRules } from './choice-rules.ts'
import { dateRules } from './date-rules.ts'
import { numberRules } from './number-rules.ts'
import type { Rule } from './rule.ts'
import { textRules } from './text-rules.ts'

const rules = { ...choiceRules, ...textRules, ...numberRules, ...dateRules }

export type RuleName = keyof typeof rules

/** Every rule by its name. */
export const catalogue: Readonly<Record<RuleName, Rule>> = rules

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(catalogue, name)
}

/** What has to be said of an empty field; every other rule has nothing to judge there. */
export const rulesOnEmpty: ReadonlySet<RuleName> = new Set(['accepted', 'required', 'require_one'])
