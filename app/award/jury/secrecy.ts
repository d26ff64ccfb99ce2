import type { AwardStage } from '../way/award-phases.ts'

/**
 * Colleagues' scores and what they say of a book are open to whoever has handed in their own, or has none to hand in any
 * more. Whoever stands back from the book does not come here at all.
 */
export function mayHearColleagues(stage: AwardStage, sheet: { outcome: string | null } | null): boolean {
  return stage !== 'first-round' || (sheet?.outcome ?? null) !== null
}
