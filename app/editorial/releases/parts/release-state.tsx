import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import type { ReleaseState } from '../release.ts'

const looks: Record<ReleaseState, { tone: BadgeTone; icon: IconName }> = {
  gathering: { tone: 'warning', icon: 'plus' },
  planned: { tone: 'info', icon: 'clock' },
  'held-up': { tone: 'error', icon: 'warning' },
  published: { tone: 'success', icon: 'check' },
  'taken-back': { tone: 'neutral', icon: 'arrow-left' },
}

/** How far a release has come: a mark, a word, and a colour that repeats them. */
export function ReleaseStateMark({ state, label }: { state: ReleaseState; label: string }) {
  return <Badge {...looks[state]}>{label}</Badge>
}
