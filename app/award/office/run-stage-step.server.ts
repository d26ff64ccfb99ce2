import { transaction } from '../../platform/database/transaction.server.ts'
import { readStageFacts } from '../stage/read-stage-facts.server.ts'
import { lockStage, takeStageStep } from '../stage/take-stage-step.server.ts'
import type { AwardReason, AwardStage } from '../way/award-phases.ts'
import type { Given } from './settle-book.server.ts'

export const ownSteps = ['begin-first-round', 'close-first-round', 'begin-second-round'] as const
export type OwnStep = (typeof ownSteps)[number]
export type StageRefusal = AwardReason | 'not-your-part' | `is-${AwardStage}`
export type StageOutcome = { ok: true } | { ok: false; reason: StageRefusal }

/** What the secretary does alone: begins and closes the first round, begins the second. */
export function runStageStep({ desk, person, now }: Given, step: OwnStep): Promise<StageOutcome> {
  const { edition } = desk
  return transaction(desk.pool, async tx => {
    const at = await lockStage(tx, edition, now)
    const facts = await readStageFacts(tx, edition, at)
    const by = { actor: 'secretary', who: person.email, now } as const
    const answer = await takeStageStep(tx, { edition, at }, step, by, { facts })
    return answer.ok ? { ok: true } : answer
  })
}
