import { catalogue, type RuleName } from './catalogue.ts'
import { type Rules, readRules } from './read-rules.ts'
import type { CheckContext, RuleArguments } from './rule.ts'
import { isEmpty } from './values.ts'

export type BrokenRule = { rule: RuleName; args: RuleArguments; isBlocking: boolean }

/**
 * The rules a value breaks, in their order. The first failure ends it, except for forced rules. A rule named twice is
 * judged twice: in FormKit the second cancels the message of the first.
 */
export function checkValue(value: unknown, rules: Rules, context: CheckContext): BrokenRule[] {
  const broken: BrokenRule[] = []
  const isNothing = isEmpty(value)
  for (const { name, args, isForced, runsOnEmpty, isBlocking } of readRules(rules)) {
    if (isNothing && !runsOnEmpty) continue
    if (broken.length > 0 && !isForced) continue
    if (!catalogue[name](value, args, context)) broken.push({ rule: name, args, isBlocking })
  }
  return broken
}
