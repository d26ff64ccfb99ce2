import type { Edition } from '../editions/edition.ts'
import { phrasesOf } from '../editions/phrases.ts'
import { type AwardPhase, awardDaysLeft, awardPhase } from '../editions/rules.ts'
import { formatDay } from '../platform/dates.ts'
import { fill, fillWith } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { plural } from '../platform/plurals.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
import type { AwardStateTexts } from './state-texts.ru.ts'

/** What the calendar says, and from the seal on what has been done. */
export type AwardState = AwardPhase | 'sealed' | 'unsealed'

export function awardState(edition: Edition, now: Date, isSealed: boolean): AwardState {
  const phase = awardPhase(edition, now)
  if (phase === 'given') return isSealed ? 'given' : 'unsealed'
  const isOver = phase === 'judging' || phase === 'judged' || phase === 'announced'
  return isSealed && isOver ? 'sealed' : phase
}

/** What the banner says: a badge, and one sentence with the date that matters now. */
export function awardBanner(
  { edition, now, isSealed }: { edition: Edition; now: Date; isSealed: boolean },
  t: AwardStateTexts,
  locale: LocaleCode,
) {
  const state = awardState(edition, now, isSealed)
  const { badge, sentence } = t.state[state]
  const days = awardDaysLeft(edition, now)
  const isLastDay = state === 'last-days' && days === 0
  const say = fillWith({
    ...phrasesOf(edition, locale),
    daysLeft: fill(plural(days, locale, t.daysLeft), { count: days }),
    ceremonyDay: formatDay(edition.award.announcedOn, locale),
    ceremonyTime: edition.award.announcedAt,
  })
  return { ...looks[state], badge, sentence: say(isLastDay ? t.lastDay : sentence) }
}

const looks: Record<AwardState, { tone: BadgeTone; icon: IconName }> = {
  before: { tone: 'neutral', icon: 'clock' },
  open: { tone: 'success', icon: 'check' },
  'last-days': { tone: 'warning', icon: 'clock' },
  judging: { tone: 'info', icon: 'clock' },
  judged: { tone: 'info', icon: 'clock' },
  sealed: { tone: 'info', icon: 'check' },
  announced: { tone: 'info', icon: 'clock' },
  given: { tone: 'success', icon: 'check' },
  unsealed: { tone: 'info', icon: 'clock' },
}
