import type { EditionPhrases } from '../editions/phrases.ts'
import type { AwardPhase } from '../editions/rules.ts'
import { fill, fillWith } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { plural } from '../platform/plurals.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
import type { AwardTexts } from './texts.ru.ts'

export type AwardState = {
  phase: AwardPhase
  daysLeft: number
  phrases: EditionPhrases
}

/** What the banner says: a badge, and one sentence with the date that matters now. */
export function awardBanner({ phase, daysLeft, phrases }: AwardState, t: AwardTexts, locale: LocaleCode) {
  const { badge, sentence } = t.state[phase]
  const isLastDay = phase === 'last-days' && daysLeft === 0
  const left = fill(plural(daysLeft, locale, t.daysLeft), { count: daysLeft })
  return {
    ...looks[phase],
    badge,
    sentence: fillWith({ ...phrases, daysLeft: left })(isLastDay ? t.lastDay : sentence),
  }
}

const looks: Record<AwardPhase, { tone: BadgeTone; icon: IconName }> = {
  before: { tone: 'neutral', icon: 'clock' },
  open: { tone: 'success', icon: 'check' },
  'last-days': { tone: 'warning', icon: 'clock' },
  judging: { tone: 'info', icon: 'clock' },
  judged: { tone: 'info', icon: 'check' },
  announced: { tone: 'info', icon: 'clock' },
  given: { tone: 'success', icon: 'check' },
}
