import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import { submissionLog, submissions } from './tables.ts'

export type Submission = typeof submissions.$inferSelect
type Entry = Pick<typeof submissionLog.$inferInsert, 'kind' | 'text'>

/** Who does it, and when. */
export type By = { actor: string; now: Date }

/**
 * How staff change a submission: one at a time, and what is done is written down with it. Once the person is forgotten,
 * it is closed: whatever is added might bring them back.
 */
export function changeSubmission<Reason extends string>(
  pool: pg.Pool,
  id: string,
  { actor, now }: By,
  change: (tx: Tx, submission: Submission) => Promise<Entry | { refused: Reason }>,
): Promise<{ done: true } | { refused: Reason | 'not-found' | 'erased' }> {
  return transaction(pool, async tx => {
    const [submission] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update')
    if (!submission) return { refused: 'not-found' }
    if (submission.erasedAt) return { refused: 'erased' }
    const entry = await change(tx, submission)
    if ('refused' in entry) return entry
    await tx.insert(submissionLog).values({ ...entry, submissionId: id, actor, at: now })
    return { done: true }
  })
}
