import type { Tx } from '../../platform/database/transaction.server.ts'
import { awardStageHistory } from '../stage/tables.ts'
import type { StageNow } from '../stage/take-stage-step.server.ts'
import type { JuryChange } from './jury-changes.ts'

/** Writes down what the secretary changed about the jury; the stage is locked and stays as it is. */
export async function recordJuryChange(
  tx: Tx,
  { editionId, at, who, now }: { editionId: string; at: StageNow; who: string; now: Date },
  action: JuryChange,
  details: Record<string, string | number>,
): Promise<void> {
  await tx.insert(awardStageHistory).values({
    editionId,
    at: now,
    actor: 'secretary',
    who,
    action,
    fromStage: at.stage,
    toStage: at.stage,
    details,
  })
}
