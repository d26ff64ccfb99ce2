import type { LeadDesk } from '../leads/promise-lead.server.ts'
import { type SentAgain, sendAgain } from '../leads/send-again.server.ts'
import { type By, changeSubmission } from './change-submission.server.ts'

type Reason = Extract<SentAgain, { ok: false }>['reason']

/** Hands a lead that was set aside to the lander once more. */
export function deliverAgain(desk: Pick<LeadDesk, 'pool' | 'jobs'>, id: string, by: By) {
  return changeSubmission<Reason>(desk.pool, id, by, async (_tx, { leadId }) => {
    const sent: SentAgain = leadId
      ? await sendAgain(desk, leadId, by.actor, by.now)
      : { ok: false, reason: 'not-found' }
    return sent.ok ? { kind: 'sent-again', text: '' } : { refused: sent.reason }
  })
}
