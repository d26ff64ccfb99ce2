import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import { awardApplications, awardHistory } from './tables.ts'
import {
  type ApplicationAction,
  type ApplicationActor,
  type ApplicationFacts,
  type ApplicationReason,
  type ApplicationState,
  answerApplication,
} from './way/application-states.ts'
import type { StepAnswer } from './way/step-table.ts'

export type BookRow = typeof awardApplications.$inferSelect
export type BookBy = { actor: ApplicationActor; who: string; now: Date }

type BookStepMore = {
  facts?: ApplicationFacts
  details?: Record<string, string | number>
  /** What is asked of the applicant, and until when: a question is never without. */
  asked?: { question: string; questionUntil: Date }
}

/**
 * One step of a book, for a row that is locked: asks the table, changes the state and writes it down, all in the caller's
 * transaction. Nobody else changes a state.
 */
export async function takeBookStep(
  tx: Tx,
  book: Pick<BookRow, 'id' | 'state'>,
  action: ApplicationAction,
  by: BookBy,
  { facts = {}, details = {}, asked }: BookStepMore = {},
): Promise<StepAnswer<ApplicationState, ApplicationReason>> {
  const answered = answerApplication(book.state, action, by.actor, facts)
  if (!answered.ok) return answered
  const state = answered.to
  // A question that is answered, or that nobody asks any more, is none.
  const question = state === 'question' ? asked : { question: null, questionUntil: null }
  await tx
    .update(awardApplications)
    .set({ state, updatedAt: by.now, ...question })
    .where(eq(awardApplications.id, book.id))
  await tx.insert(awardHistory).values({
    applicationId: book.id,
    at: by.now,
    actor: by.actor,
    who: by.who,
    action,
    fromState: book.state,
    toState: state,
    details,
  })
  return answered
}
