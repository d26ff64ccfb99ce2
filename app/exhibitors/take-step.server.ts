import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import { answerFor } from './fair-guard.ts'
import type { Actor, ExhibitorAction, Facts, StepAnswer } from './states.ts'
import { exhibitorApplications, exhibitorHistory } from './tables.ts'

export type ApplicationRow = typeof exhibitorApplications.$inferSelect

export type By = { actor: Actor; who: string; now: Date }

/** The application, held until the transaction ends: nobody else takes a step meanwhile. */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(exhibitorApplications)
    .where(eq(exhibitorApplications.id, id))
    .for('update')
  return row ?? null
}

/**
 * One step on an exhibitor's way, for a row that is locked: asks the table and the fair, changes the state and writes it down, all in
 * the caller's transaction. Nobody else changes a state.
 */
export async function takeStep(
  tx: Tx,
  application: Pick<ApplicationRow, 'id' | 'state' | 'editionId'>,
  action: ExhibitorAction,
  by: By,
  { facts = {}, details = {} }: { facts?: Facts; details?: Record<string, string | number> } = {},
): Promise<StepAnswer> {
  const { id, state } = application
  const answered = answerFor(application, action, by, facts)
  if (!answered.ok) return answered
  if (answered.to !== state) {
    await tx.update(exhibitorApplications).set({ state: answered.to }).where(eq(exhibitorApplications.id, id))
  }
  const entry = { applicationId: id, at: by.now, actor: by.actor, who: by.who, action, details }
  const isAgain = isSaving(action) && (await moveLastSave(tx, id, action, by))
  if (!isAgain) await tx.insert(exhibitorHistory).values({ ...entry, fromState: state, toState: answered.to })
  return answered
}

// A draft is saved with every pause of its writer: in a row it is one entry, with the last moment.
function isSaving(action: ExhibitorAction): boolean {
  return action === 'save' || action === 'save-materials' || action === 'save-arrival'
}

async function moveLastSave(
  tx: Tx,
  applicationId: string,
  action: ExhibitorAction,
  { who, now }: By,
): Promise<boolean> {
  const [last] = await tx
    .select({ id: exhibitorHistory.id, action: exhibitorHistory.action, who: exhibitorHistory.who })
    .from(exhibitorHistory)
    .where(and(eq(exhibitorHistory.applicationId, applicationId)))
    .orderBy(desc(exhibitorHistory.id))
    .limit(1)
  if (last?.action !== action || last.who !== who) return false
  await tx.update(exhibitorHistory).set({ at: now }).where(eq(exhibitorHistory.id, last.id))
  return true
}
