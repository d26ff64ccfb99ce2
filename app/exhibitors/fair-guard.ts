import { fairOfExhibitors, isCalledOff, isUnderWay } from '../editions/open-fair.ts'
import { startOfDay } from '../platform/dates.ts'
import {
  type Actor,
  answer,
  type ExhibitorAction,
  type Facts,
  type FairStop,
  type StepAnswer,
} from './states.ts'

type Action = ExhibitorAction | 'order'

/** What nobody does any more once the fair is over. Money still comes, papers are still drawn, a page is still put right. */
const untilOver: readonly Action[] = [
  'save',
  'submit',
  'withdraw',
  'reopen',
  'assign',
  'vote',
  'decide',
  'release-accept',
  'release-decline',
  'release-wait',
  'release-ask-changes',
  'hold-stand',
  'extend-hold',
  'order',
  'save-materials',
  'submit-materials',
  'save-arrival',
]

/** What is promised to nobody, and asked of nobody, for a fair that does not take place. */
const onlyIfHeld: readonly Action[] = [
  'save',
  'submit',
  'reopen',
  'begin-review',
  'release-accept',
  'release-wait',
  'release-ask-changes',
  'hold-stand',
  'extend-hold',
  'order',
  'pay',
  'issue-invoice',
  'mark-paid',
]

/** Why the fair itself stands in the way of something, whatever the table says of the state; null where it does not. */
export function fairStop(action: Action, actor: Actor, fairId: string, now: Date): FairStop | null {
  const isCancelled = isCalledOff(fairId)
  if (isCancelled && onlyIfHeld.includes(action)) return 'called-off'
  // By the site itself a stand is released with the money for a fair that was called off.
  if (!isUnderWay(fairId, now))
    return untilOver.includes(action) || (action === 'release-stand' && actor !== 'system')
      ? 'fair-over'
      : null
  // Whoever stands in the halls owes for it: from the first day on only the office takes a stand back.
  const isOwnRelease = action === 'release-stand' && actor === 'applicant'
  const { firstDay } = fairOfExhibitors(fairId)
  return isOwnRelease && !isCancelled && now >= startOfDay(firstDay) ? 'fair-begun' : null
}

/** What the table says of an application, where its fair is in the way of nothing. Every page, form, call and job asks this. */
export function answerFor(
  { state, editionId }: { state: Parameters<typeof answer>[0]; editionId: string },
  action: ExhibitorAction,
  { actor, now }: { actor: Actor; now: Date },
  facts: Facts = {},
): StepAnswer {
  const answered = answer(state, action, actor, facts)
  const stop = answered.ok ? fairStop(action, actor, editionId, now) : null
  return stop ? { ok: false, reason: stop } : answered
}
