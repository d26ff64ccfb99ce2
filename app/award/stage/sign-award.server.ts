import { and, eq } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { holdsRole, type Person } from '../../platform/person.ts'
import type { AwardDesk } from '../books/award-desk.ts'
import { awardJurors } from '../jury/tables.ts'
import { sealAward } from '../result/seal-award.server.ts'
import { type AwardReason, type AwardStage, answerAward } from '../way/award-phases.ts'
import { awardMoments } from '../way/award-windows.ts'
import { papersFingerprint } from './read-fingerprint.server.ts'
import { readStageFacts } from './read-stage-facts.server.ts'
import { awardSignatures, awardStageHistory } from './tables.ts'
import { lockStage, type StageNow, takeStageStep } from './take-stage-step.server.ts'

export type SignedAction = 'extend-vote' | 'seal'
export type Signing = {
  action: SignedAction
  actor: 'secretary' | 'chair'
  person: Person
  /** Of `extend-vote` the new end as an ISO instant; of `seal` the fingerprint of the papers (`papersFingerprint`). */
  subject: string
  now: Date
}
export type SigningRefusal =
  | AwardReason
  | 'not-your-part'
  | `is-${AwardStage}`
  /** Two signatures are those of two people. */
  | 'same-person'
  /** The papers are no longer those that were signed. */
  | 'papers-changed'
  | 'no-moment'
  | 'moment-past'
  | 'moment-late'
export type SigningOutcome =
  /** Whether the other signature was there, so that it is done. */
  { ok: true; isDone: boolean } | { ok: false; reason: SigningRefusal }

/**
 * Half of what the secretary and the chair do together. When both have signed the same, in whichever order, it is done in
 * the transaction of the second signature.
 */
export function signAward(desk: AwardDesk, signing: Signing): Promise<SigningOutcome> {
  const { action, actor, person, subject, now } = signing
  const { edition } = desk
  return transaction(desk.pool, async tx => {
    const at = await lockStage(tx, edition, now)
    if (!(await maySign(tx, edition.id, signing))) return { ok: false, reason: 'not-your-part' }
    const facts = { ...at.facts, ...(await readStageFacts(tx, edition, at)) }
    // Whatever else is missing is missing for the first signature too. The step is the secretary's, whoever comes second.
    const answer = answerAward(at.stage, action, 'secretary', { ...facts, 'second-signature': true })
    if (!answer.ok) return answer
    const wrong = await refusedSubject(tx, desk, at, signing)
    if (wrong) return { ok: false, reason: wrong }
    const signatures = await tx
      .select()
      .from(awardSignatures)
      .where(and(eq(awardSignatures.editionId, edition.id), eq(awardSignatures.action, action)))
    const other = signatures.find(one => one.actor !== actor)
    if (other?.personId === person.id) return { ok: false, reason: 'same-person' }
    const own = signatures.find(one => one.actor === actor)
    if (own?.subject !== subject || own.personId !== person.id) await keep(tx, edition.id, at, signing)
    if (other?.subject !== subject) return { ok: true, isDone: false }
    await carryOut(tx, desk, at, { signing, facts })
    return { ok: true, isDone: true }
  })
}

/** The chair is whoever is chair now; the secretary whoever holds the role. */
async function maySign(tx: Tx, editionId: string, { actor, person }: Signing): Promise<boolean> {
  if (actor === 'secretary') return holdsRole(person, 'award')
  const [chair] = await tx
    .select({ id: awardJurors.jurorId })
    .from(awardJurors)
    .where(and(eq(awardJurors.editionId, editionId), eq(awardJurors.isChair, true)))
  return person.role === 'juror' && chair?.id === person.id
}

async function refusedSubject(
  tx: Tx,
  { edition }: AwardDesk,
  at: StageNow,
  { action, subject, now }: Signing,
): Promise<SigningRefusal | null> {
  if (action === 'seal') return subject === (await papersFingerprint(tx, edition)) ? null : 'papers-changed'
  const moment = momentOfExtension(subject)
  if (!moment) return 'no-moment'
  const { secondRoundEndsAt, lastVoteEndsAt } = awardMoments(edition)
  if (moment <= now || moment <= (at.voteEndsAt ?? secondRoundEndsAt)) return 'moment-past'
  return moment > lastVoteEndsAt ? 'moment-late' : null
}

/** What is signed is spelled in one way: the same moment is the same subject. */
export function momentOfExtension(subject: string): Date | null {
  const moment = new Date(subject)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === subject ? moment : null
}

async function keep(
  tx: Tx,
  editionId: string,
  at: StageNow,
  { action, actor, person, subject, now }: Signing,
): Promise<void> {
  const signature = { personId: person.id, subject, at: now }
  await tx
    .insert(awardSignatures)
    .values({ editionId, action, actor, ...signature })
    .onConflictDoUpdate({
      target: [awardSignatures.editionId, awardSignatures.action, awardSignatures.actor],
      set: signature,
    })
  await tx.insert(awardStageHistory).values({
    editionId,
    at: now,
    actor,
    who: person.email,
    action: 'sign',
    fromStage: at.stage,
    toStage: at.stage,
    details: { what: action, subject },
  })
}

async function carryOut(
  tx: Tx,
  { edition }: AwardDesk,
  at: StageNow,
  { signing: { action, person, subject, now }, facts }: { signing: Signing; facts: StageNow['facts'] },
): Promise<void> {
  const moment = action === 'extend-vote' ? momentOfExtension(subject) : null
  const sealed = action === 'seal' ? await sealAward(tx, { edition, now }) : null
  const step = await takeStageStep(
    tx,
    { edition, at },
    action,
    { actor: 'secretary', who: person.email, now },
    {
      facts: { ...facts, 'second-signature': true },
      details: { ...(sealed && { hash: sealed.hash }), ...(moment && { until: subject }) },
      ...(moment && { voteEndsAt: moment }),
    },
  )
  if (!step.ok) throw new Error(`what two have signed was refused: ${step.reason}`)
  // A vote that goes on changes what is sealed; what is sealed is done with.
  await tx.delete(awardSignatures).where(eq(awardSignatures.editionId, edition.id))
}
