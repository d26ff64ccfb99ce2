import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import {
  type AwardAction,
  type AwardActor,
  type AwardFacts,
  type AwardReason,
  type AwardStage,
  answerAward,
  stageBy,
} from '../way/award-phases.ts'
import { awardCalendarFacts } from '../way/award-windows.ts'
import type { StepAnswer } from '../way/step-table.ts'
import { awardStageHistory, awardStages } from './tables.ts'

/** The stage as it is now, with what the calendar says of it. */
export type StageNow = {
  stage: AwardStage
  voteEndsAt: Date | null
  facts: ReturnType<typeof awardCalendarFacts>
}
export type StageBy = { actor: AwardActor; who: string; now: Date }

export async function readStage(db: Db | Tx, edition: Edition, now: Date): Promise<StageNow> {
  const [kept] = await db.select().from(awardStages).where(eq(awardStages.editionId, edition.id))
  return stageNow(edition, kept, now)
}

/** The same, held until the transaction ends: whoever steps, scores or votes waits for whoever closes. */
export function lockStage(tx: Tx, edition: Edition, now: Date): Promise<StageNow> {
  return heldStage(tx, edition, now, 'update')
}

/** Held against whoever steps, and not against others who only need it to stay: applicants do not wait for each other. */
export function keepStage(tx: Tx, edition: Edition, now: Date): Promise<StageNow> {
  return heldStage(tx, edition, now, 'share')
}

async function heldStage(tx: Tx, edition: Edition, now: Date, how: 'update' | 'share'): Promise<StageNow> {
  await tx
    .insert(awardStages)
    .values({ editionId: edition.id, stage: 'ahead', updatedAt: now })
    .onConflictDoNothing()
  const [kept] = await tx.select().from(awardStages).where(eq(awardStages.editionId, edition.id)).for(how)
  return stageNow(edition, kept, now)
}

/**
 * One step of the award, for a stage that is locked: asks the table, keeps the stage and writes it down, all in the caller's
 * transaction. Nobody else changes a stage. `score` and `vote` leave it as it is and are not written down here.
 */
export async function takeStageStep(
  tx: Tx,
  { edition, at }: { edition: Edition; at: StageNow },
  action: AwardAction,
  by: StageBy,
  more: { facts?: AwardFacts; details?: Record<string, string | number>; voteEndsAt?: Date } = {},
): Promise<StepAnswer<AwardStage, AwardReason>> {
  const answered = answerAward(at.stage, action, by.actor, { ...at.facts, ...more.facts })
  if (!answered.ok || action === 'score' || action === 'vote') return answered
  await tx
    .update(awardStages)
    .set({
      stage: answered.to,
      updatedAt: by.now,
      ...(more.voteEndsAt ? { voteEndsAt: more.voteEndsAt } : {}),
    })
    .where(eq(awardStages.editionId, edition.id))
  await tx.insert(awardStageHistory).values({
    editionId: edition.id,
    at: by.now,
    actor: by.actor,
    who: by.who,
    action,
    fromStage: at.stage,
    toStage: answered.to,
    details: more.details ?? {},
  })
  return answered
}

function stageNow(
  edition: Edition,
  kept: { stage: AwardStage; voteEndsAt: Date | null } | undefined,
  now: Date,
): StageNow {
  const voteEndsAt = kept?.voteEndsAt ?? null
  const facts = awardCalendarFacts(edition, now, voteEndsAt)
  return { stage: stageBy(kept?.stage ?? 'ahead', facts), voteEndsAt, facts }
}
