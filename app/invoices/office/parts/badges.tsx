import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { InvoiceState } from '../../invoice-state.ts'
import type { Outcome } from '../../match-statement.ts'
import type { InvoiceTexts } from '../texts.ru.ts'

const stateTones: Record<InvoiceState, BadgeTone> = {
  open: 'info',
  'part-paid': 'warning',
  overdue: 'error',
  paid: 'success',
  cancelled: 'neutral',
}

const outcomeTones: Record<Outcome, BadgeTone> = {
  matched: 'success',
  'to-decide': 'warning',
  'not-ours': 'neutral',
  'already-booked': 'info',
}

/** Shape and word before colour. */
const outcomeIcons = {
  matched: 'check',
  'to-decide': 'warning',
  'not-ours': 'close',
  'already-booked': 'clock',
} as const

export function StateBadge({ state, t }: { state: InvoiceState; t: InvoiceTexts }) {
  return <Badge tone={stateTones[state]}>{t.states[state]}</Badge>
}

export function OutcomeBadge({ outcome, t }: { outcome: Outcome; t: InvoiceTexts }) {
  return (
    <Badge tone={outcomeTones[outcome]} icon={outcomeIcons[outcome]}>
      {t.outcomes[outcome]}
    </Badge>
  )
}
