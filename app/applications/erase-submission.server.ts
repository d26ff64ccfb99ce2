import { and, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import { eraseLead } from '../leads/erase-lead.server.ts'
import { eraseLetters } from '../mail/erase-letters.server.ts'
import { type By, changeSubmission } from './change-submission.server.ts'
import { passedOnKinds } from './enquiry/passed-on.ts'
import { lettersOf, passedOnLetterOf } from './find-letters.server.ts'
import { submissionConsents, submissionLog, submissions } from './tables.ts'

/**
 * Forgets who sent it, at their request: name, answers, lead, letters, notes, whence the consent came. That something
 * was sent, which text was agreed to and when, and what staff did stays: the fair may have to prove it.
 */
export function eraseSubmission(pool: pg.Pool, id: string, by: By) {
  return changeSubmission<never>(pool, id, by, async (tx, { leadId }) => {
    await tx
      .update(submissions)
      // A hash of few words is as good as the words.
      .set({ name: '', email: '', fields: {}, contentHash: '', erasedAt: by.now })
      .where(eq(submissions.id, id))
    await tx
      .update(submissionConsents)
      .set({ address: '', userAgent: '' })
      .where(eq(submissionConsents.submissionId, id))
    await tx
      .update(submissionLog)
      .set({ text: '' })
      .where(and(eq(submissionLog.submissionId, id), eq(submissionLog.kind, 'note')))
    if (leadId) await eraseLead(tx, leadId, by.now)
    const passedOn = await tx.$count(
      submissionLog,
      and(eq(submissionLog.submissionId, id), inArray(submissionLog.kind, [...passedOnKinds])),
    )
    const passed = Array.from({ length: passedOn }, (_, place) => passedOnLetterOf(id, place + 1))
    await eraseLetters(tx, [...Object.values(lettersOf(id)), ...passed])
    return { kind: 'erased', text: '' }
  })
}
