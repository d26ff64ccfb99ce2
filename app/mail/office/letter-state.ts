import { mostAttempts } from '../most-attempts.ts'

export const letterStates = ['waiting', 'sent', 'failed'] as const
export type LetterState = (typeof letterStates)[number]

export function stateOf({ sentAt, attempts }: { sentAt: Date | null; attempts: number }): LetterState {
  if (sentAt) return 'sent'
  return attempts >= mostAttempts ? 'failed' : 'waiting'
}
