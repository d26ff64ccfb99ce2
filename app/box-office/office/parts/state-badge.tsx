import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const tones: Record<string, BadgeTone> = {
  paid: 'success',
  valid: 'success',
  succeeded: 'success',
  paid_out: 'success',
  confirmed: 'success',
  waiting_for_payment: 'warning',
  pending: 'warning',
  started: 'warning',
  requested: 'warning',
  returning: 'warning',
  promised: 'warning',
  sent: 'info',
  approved: 'info',
  partly_refunded: 'info',
  gathering: 'warning',
  canceled: 'error',
  declined: 'error',
  calledOff: 'error',
  open: 'success',
  ahead: 'info',
  revoked: 'error',
}

/** A state in words; its colour only repeats them. */
export function StateBadge({ state, children }: { state: string; children: string }) {
  return <Badge tone={tones[state] ?? 'neutral'}>{children}</Badge>
}
