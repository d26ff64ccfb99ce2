import { and, eq, isNull } from 'drizzle-orm'
import { takeStageStep } from '../stage/take-stage-step.server.ts'
import type { ConflictKind } from './conflicts.ts'
import { asJuror, type JurorAt, type JuryDesk, type Writer } from './find-juror.server.ts'
import { mayOpenBook, readAccess } from './read-access.server.ts'
import { type Refused, readSheet } from './record-sheet.server.ts'
import { awardBallots, awardRecusals, awardSheets } from './tables.ts'

export type Recusal = { bookId: string; kind: ConflictKind | null; note: string }
export type RecusalOutcome =
  | { ok: true }
  | Refused<'not-assigned' | 'no-kind' | 'no-reason' | 'scored-before-shortlist'>

/**
 * A juror stands back from a book, in both rounds, and does not come back. What they had typed of it goes; what they had
 * sent does not count. Once the shortlist stands, a score that is part of it can no longer be taken out by its juror.
 */
export function recordRecusal(
  desk: JuryDesk,
  writer: Writer,
  { bookId, kind, note }: Recusal,
): Promise<RecusalOutcome> {
  return asJuror(desk, writer, async (at): Promise<RecusalOutcome> => {
    if (!mayOpenBook(await readAccess(at.tx, at.edition, at.juror.id, at.at), bookId))
      return { ok: false, reason: 'not-assigned' }
    const step = await takeJudgingStep(at)
    if (!step.ok) return step
    if (!kind) return { ok: false, reason: 'no-kind' }
    if (note.trim() === '') return { ok: false, reason: 'no-reason' }
    const sheet = await readSheet(at.tx, bookId, at.juror.id)
    if (at.at.stage === 'second-round' && sheet?.outcome === 'sent')
      return { ok: false, reason: 'scored-before-shortlist' }
    await standBack(at, { bookId, kind, note: note.trim() })
    return { ok: true }
  })
}

/** What is neither a score nor a vote is done while one of them may be given. */
export function takeJudgingStep({ tx, edition, at, juror, now, who }: JurorAt) {
  const action = at.stage === 'second-round' ? 'vote' : 'score'
  const by = { actor: juror.isChair ? 'chair' : 'juror', who, now } as const
  return takeStageStep(tx, { edition, at }, action, by, { facts: { 'may-judge': true } })
}

async function standBack(
  { tx, edition, juror, now }: JurorAt,
  { bookId, kind, note }: { bookId: string; kind: ConflictKind; note: string },
): Promise<void> {
  const own = { applicationId: bookId, jurorId: juror.id }
  await tx
    .insert(awardRecusals)
    .values({ ...own, kind, note, declaredBy: 'juror', at: now })
    .onConflictDoNothing()
  await tx
    .delete(awardSheets)
    .where(
      and(
        eq(awardSheets.applicationId, bookId),
        eq(awardSheets.jurorId, juror.id),
        isNull(awardSheets.outcome),
      ),
    )
  await forgetGrade({ tx, edition, juror, bookId })
}

/** A ballot that is not cast yet has no word for a book its juror stands back from. */
async function forgetGrade({
  tx,
  edition,
  juror,
  bookId,
}: Pick<JurorAt, 'tx' | 'edition' | 'juror'> & { bookId: string }): Promise<void> {
  const drafts = await tx
    .select()
    .from(awardBallots)
    .where(
      and(
        eq(awardBallots.editionId, edition.id),
        eq(awardBallots.jurorId, juror.id),
        isNull(awardBallots.outcome),
      ),
    )
  for (const { nomination, grades, preference, revision } of drafts) {
    const { [bookId]: _grade, ...rest } = grades
    await tx
      .update(awardBallots)
      .set({ grades: rest, preference: preference.filter(id => id !== bookId), revision: revision + 1 })
      .where(
        and(
          eq(awardBallots.editionId, edition.id),
          eq(awardBallots.jurorId, juror.id),
          eq(awardBallots.nomination, nomination),
        ),
      )
  }
}
