import { and, eq } from 'drizzle-orm'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { AwardDesk } from '../books/award-desk.ts'
import { type AwardReason, type AwardStage, answerAward } from '../way/award-phases.ts'
import { papersFingerprint } from './read-fingerprint.server.ts'
import { readStageFacts } from './read-stage-facts.server.ts'
import { awardSignatures } from './tables.ts'
import { lockStage, takeStageStep } from './take-stage-step.server.ts'

export type Signing = {
  action: 'extend-vote' | 'seal'
  actor: 'secretary' | 'chair'
  person: Person
  /** Of `extend-vote` the new end as an ISO instant; of `seal` the fingerprint of the papers (`papersFingerprint`). */
  subject: string
  now: Date
}
export type SigningOutcome =
  | { ok: true; isDone: boolean }
  | {
      ok: false
      reason:
        | AwardReason
        | 'not-your-part'
        | `is-${AwardStage}`
        | 'papers-changed'
        | 'no-moment'
        | 'moment-past'
    }

/** Half of what the secretary and the chair do together; what both have signed is done. */
export function signAward(desk: AwardDesk, signing: Signing): Promise<SigningOutcome> {
  const { action, actor, person, subject, now } = signing
  const { edition } = desk
  return transaction(desk.pool, async (tx): Promise<SigningOutcome> => {
    const at = await lockStage(tx, edition, now)
    const facts = { ...(await readStageFacts(tx, edition, at)), 'second-signature': true }
    const answer = answerAward(at.stage, action, 'secretary', { ...at.facts, ...facts })
    if (!answer.ok) return answer
    if (action === 'seal' && subject !== (await papersFingerprint(tx, edition)))
      return { ok: false, reason: 'papers-changed' }
    const moment = action === 'extend-vote' ? new Date(subject) : null
    if (moment && Number.isNaN(moment.getTime())) return { ok: false, reason: 'no-moment' }
    if (moment && moment <= now) return { ok: false, reason: 'moment-past' }
    const signature = { personId: person.id, subject, at: now }
    await tx
      .insert(awardSignatures)
      .values({ editionId: edition.id, action, actor, ...signature })
      .onConflictDoUpdate({
        target: [awardSignatures.editionId, awardSignatures.action, awardSignatures.actor],
        set: signature,
      })
    const signed = await tx
      .select()
      .from(awardSignatures)
      .where(and(eq(awardSignatures.editionId, edition.id), eq(awardSignatures.action, action)))
    if (!moment || signed.length < 2 || signed.some(one => one.subject !== subject))
      return { ok: true, isDone: false }
    const by = { actor: 'secretary', who: person.email, now } as const
    await takeStageStep(tx, { edition, at }, action, by, { facts, voteEndsAt: moment })
    await tx.delete(awardSignatures).where(eq(awardSignatures.editionId, edition.id))
    return { ok: true, isDone: true }
  })
}
