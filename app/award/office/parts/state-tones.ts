import type { BadgeTone } from '../../../ui/badge.tsx'
import type { ApplicationState } from '../../way/application-states.ts'

export const stateTones: Record<ApplicationState, BadgeTone> = {
  submitted: 'neutral',
  checked: 'info',
  question: 'warning',
  admitted: 'success',
  declined: 'error',
  withdrawn: 'neutral',
}
