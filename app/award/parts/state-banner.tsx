import type { AwardPhase } from '../../fair/rules.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { type AwardState, awardBanner } from '../award-state.ts'
import type { AwardTexts } from '../texts.ru.ts'

const looks: Record<AwardPhase, { tone: BadgeTone; icon: IconName }> = {
  before: { tone: 'neutral', icon: 'clock' },
  open: { tone: 'success', icon: 'check' },
  'last-days': { tone: 'warning', icon: 'clock' },
  judging: { tone: 'info', icon: 'clock' },
  judged: { tone: 'info', icon: 'check' },
  announced: { tone: 'success', icon: 'check' },
}

export function StateBanner({ state, t, locale }: { state: AwardState; t: AwardTexts; locale: LocaleCode }) {
  const { badge, sentence } = awardBanner(state, t, locale)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-8">
      <Badge {...looks[state.phase]}>{badge}</Badge>
      <p className="type-d3">{sentence}</p>
    </div>
  )
}
