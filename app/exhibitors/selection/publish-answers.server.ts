import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { fairOfExhibitors } from '../../editions/open-fair.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { endOfDay } from '../../platform/dates.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { fairStop } from '../fair-guard.ts'
import type { FairStop } from '../states.ts'
import { exhibitorApplications } from '../tables.ts'
import { takeStep } from '../take-step.server.ts'
import { type Decision, releaseOf } from './decisions.ts'
import { answerLetter } from './mails.ts'
import { type Answer, previewRelease } from './preview-release.server.ts'
import { councilDecisions, councilReleases } from './tables.ts'

export type ReleaseOutcome =
  | { ok: true; count: number }
  | { ok: false; reason: 'has-remarks' | 'changed' | 'nothing' | FairStop }

/**
 * All answers at once: states, ranks and letters in one transaction, so that the first applicant learns it no earlier than
 * the last. It releases what the dry run has shown, by its digest, or nothing.
 */
export async function publishAnswers(
  services: { pool: pg.Pool; jobs: Pick<Jobs, 'enqueue'>; publicUrl: string },
  person: Person,
  wish: { editionId: string; limits: Readonly<Record<string, number>>; digest: string; now: Date },
): Promise<ReleaseOutcome> {
  const { editionId, limits, now } = wish
  const stopOf = (decision: Decision) => fairStop(releaseOf[decision], 'secretary', editionId, now)
  const over = stopOf('decline')
  if (over) return { ok: false, reason: over }
  return transaction(services.pool, async tx => {
    const run = await previewRelease(tx, { editionId, limits, now, isLocked: true })
    if (run.digest !== wish.digest) return { ok: false, reason: 'changed' }
    if (run.remarks.length > 0) return { ok: false, reason: 'has-remarks' }
    if (run.answers.length === 0) return { ok: false, reason: 'nothing' }
    // Of a fair that is called off somebody may still be declined, and nobody is promised anything.
    const [stop] = run.answers.flatMap(({ decision }) => stopOf(decision) ?? [])
    if (stop) return { ok: false, reason: stop }
    const fair = fairOfExhibitors(editionId)
    const by = { actor: 'secretary', who: person.email, now } as const
    for (const answer of run.answers) {
      const [application] = await tx
        .select()
        .from(exhibitorApplications)
        .where(eq(exhibitorApplications.id, answer.applicationId))
      if (!application) throw new Error('an application went while its answer was released')
      const facts = { decided: true, 'no-remarks': true }
      const step = await takeStep(tx, application, releaseOf[answer.decision], by, { facts })
      if (!step.ok) throw new Error(`an answer could not be released: ${step.reason}`)
      const changesUntil = answer.changesUntil ? endOfDay(answer.changesUntil) : null
      await tx
        .update(exhibitorApplications)
        .set({ changesUntil, updatedAt: now })
        .where(eq(exhibitorApplications.id, application.id))
      await tx
        .update(councilDecisions)
        .set({ releasedAt: now, rank: answer.rank })
        .where(eq(councilDecisions.applicationId, application.id))
      const letter = answerLetter({
        ...answer,
        fair,
        locale: answer.locale as LocaleCode,
        publicUrl: services.publicUrl,
      })
      await postLetter(tx, services.jobs, { ...letter, kind: `exhibitor-answer-${answer.decision}` }, now)
    }
    const counts = countsOf(run.answers)
    await tx
      .insert(councilReleases)
      .values({ id: randomUUID(), editionId, releasedAt: now, releasedBy: person.email, counts })
    return { ok: true, count: run.answers.length }
  })
}

export function countsOf(answers: readonly Pick<Answer, 'decision'>[]): Record<Decision, number> {
  const counts = { accept: 0, wait: 0, 'ask-changes': 0, decline: 0 }
  for (const { decision } of answers) counts[decision] += 1
  return counts
}
