import type { LeadState } from '../../../leads/tables.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { SubmissionState } from '../../submission-states.ts'
import type { SubmissionTexts } from '../texts.ru.ts'

const stateTones: Record<SubmissionState, BadgeTone> = {
  new: 'warning',
  'in-work': 'info',
  answered: 'success',
  declined: 'neutral',
}

const deliveryTones: Record<LeadState, BadgeTone> = {
  waiting: 'info',
  delivered: 'success',
  'set-aside': 'error',
}

export function StateBadge({ state, t }: { state: SubmissionState; t: SubmissionTexts }) {
  return <Badge tone={stateTones[state]}>{t.states[state]}</Badge>
}

/** What came of handing it on. */
export function DeliveryBadge({ delivery, t }: { delivery: LeadState; t: SubmissionTexts }) {
  return <Badge tone={deliveryTones[delivery]}>{t.deliveries[delivery]}</Badge>
}
