import { createHash, createHmac } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { submissions } from '../../applications/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { awardApplications } from '../tables.ts'
import type { AwardDesk } from './award-desk.ts'

/** The secret that opens an application, the same every time it is asked for. */
export function linkTokenOf({ linkSecret }: Pick<AwardDesk, 'linkSecret'>, applicationId: string): string {
  return createHmac('sha256', linkSecret).update(`award ${applicationId}`).digest('base64url')
}

export function hashOfLink(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Letters name the link of every application, so every application has one: also those that did not come by the form, such
 * as the demonstration's. A forgotten applicant has none, and keeps none.
 */
export async function issueMissingLinks(db: Db, desk: Pick<AwardDesk, 'linkSecret'>): Promise<number> {
  const missing = await db
    .select({ id: awardApplications.id })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(and(isNull(awardApplications.linkHash), isNull(submissions.erasedAt)))
  for (const { id } of missing) {
    await db
      .update(awardApplications)
      .set({ linkHash: hashOfLink(linkTokenOf(desk, id)) })
      .where(and(eq(awardApplications.id, id), isNull(awardApplications.linkHash)))
  }
  return missing.length
}
