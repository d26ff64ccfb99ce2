import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type By, changeSubmission } from './change-submission.server.ts'
import type { SubmissionState } from './submission-states.ts'
import { submissions } from './tables.ts'

/** Says how far staff have come with it. */
export function setSubmissionState(pool: pg.Pool, id: string, state: SubmissionState, by: By) {
  return changeSubmission<'same-state'>(pool, id, by, async (tx, submission) => {
    if (submission.state === state) return { refused: 'same-state' }
    await tx.update(submissions).set({ state }).where(eq(submissions.id, id))
    return { kind: 'state', text: state }
  })
}
