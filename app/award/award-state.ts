import { fillPhrases } from '../editions/phrases.ts'
import type { AwardPhase } from '../editions/rules.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { plural } from '../platform/plurals.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
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
  return {
    ...looks[phase],
    badge,
    sentence: fillPhrases(isLastDay ? t.lastDay : sentence, { ...phrases, daysLeft: left }),
  }
}

const looks: Record<AwardPhase, { tone: BadgeTone; icon: IconName }> = {
  before: { tone: 'neutral', icon: 'clock' },
  open: { tone: 'success', icon: 'check' },
  'last-days': { tone: 'warning', icon: 'clock' },
  judging: { tone: 'info', icon: 'clock' },
  judged: { tone: 'info', icon: 'check' },
  announced: { tone: 'success', icon: 'check' },
}
