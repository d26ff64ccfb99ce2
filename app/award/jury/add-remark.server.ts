import { asJuror, type JuryDesk, type Writer } from './find-juror.server.ts'
import { mayOpenBook, readAccess } from './read-access.server.ts'
import { takeJudgingStep } from './record-recusal.server.ts'
import { type Refused, readSheet } from './record-sheet.server.ts'
import { mayHearColleagues } from './secrecy.ts'
import { awardRemarks } from './tables.ts'

export const mostRemark = 2_000

export type RemarkOutcome = { ok: true } | Refused<'not-assigned' | 'score-first' | 'empty'>

/** A word to colleagues about a book, from whoever may hear theirs. */
export function addRemark(
  desk: JuryDesk,
  writer: Writer,
  { bookId, text }: { bookId: string; text: string },
): Promise<RemarkOutcome> {
  return asJuror(desk, writer, async (at): Promise<RemarkOutcome> => {
    const { tx, edition, juror, now } = at
    if (!mayOpenBook(await readAccess(tx, edition, juror.id, at.at), bookId))
      return { ok: false, reason: 'not-assigned' }
    const step = await takeJudgingStep(at)
    if (!step.ok) return step
    const sheet = await readSheet(tx, bookId, juror.id)
    if (!mayHearColleagues(at.at.stage, sheet)) return { ok: false, reason: 'score-first' }
    const said = text.replaceAll('\r\n', '\n').trim().slice(0, mostRemark)
    if (said === '') return { ok: false, reason: 'empty' }
    await tx.insert(awardRemarks).values({ applicationId: bookId, jurorId: juror.id, text: said, at: now })
    return { ok: true }
  })
}
