import { fillPhrases } from '../fair/phrases.ts'
import type { AwardPhase } from '../fair/rules.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { plural } from '../platform/plurals.ts'
import type { AwardTexts } from './texts.ru.ts'

export type AwardState = {
  phase: AwardPhase
  daysLeft: number
  phrases: Record<string, string>
}

/** What the banner says: a badge, and one sentence with the date that matters now. */
export function awardBanner({ phase, daysLeft, phrases }: AwardState, t: AwardTexts, locale: LocaleCode) {
  const { badge, sentence } = t.state[phase]
  const isLastDay = phase === 'last-days' && daysLeft === 0
  const left = plural(daysLeft, locale, t.daysLeft).replace('{count}', String(daysLeft))
  return { badge, sentence: fillPhrases(isLastDay ? t.lastDay : sentence, { ...phrases, daysLeft: left }) }
}
