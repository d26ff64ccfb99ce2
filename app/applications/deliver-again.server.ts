import type pg from 'pg'
import { type SentAgain, sendAgain } from '../leads/send-again.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import { type By, changeSubmission } from './change-submission.server.ts'

type Reason = Extract<SentAgain, { ok: false }>['reason']

/** Hands a lead that was set aside to the lander once more. */
export function deliverAgain(pool: pg.Pool, jobs: Pick<Jobs, 'enqueue'>, id: string, by: By) {
  return changeSubmission<Reason>(pool, id, by, async (tx, { leadId }) => {
    const sent: SentAgain = leadId
      ? await sendAgain(jobs, tx, leadId, by.actor, by.now)
      : { ok: false, reason: 'not-found' }
    return sent.ok ? { kind: 'sent-again', text: '' } : { refused: sent.reason }
  })
}
