import { asc, eq } from 'drizzle-orm'
import { leadsOf } from '../leads/queries.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { submissionConsents, submissionLog, submissions } from './tables.ts'

/** One submission with everything that is known about it. */
export async function readSubmission(db: Db, id: string) {
  const [submission] = await db.select().from(submissions).where(eq(submissions.id, id))
  if (!submission) return null
  const [lead = null] = await leadsOf(db, submission.leadId ? [submission.leadId] : [])
  const consents = await db
    .select()
    .from(submissionConsents)
    .where(eq(submissionConsents.submissionId, id))
    .orderBy(asc(submissionConsents.document))
  const log = await db
    .select()
    .from(submissionLog)
    .where(eq(submissionLog.submissionId, id))
    .orderBy(asc(submissionLog.at), asc(submissionLog.id))
  return { submission, lead, consents, log }
}
