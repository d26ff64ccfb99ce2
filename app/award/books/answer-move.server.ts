import { and, desc, eq } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { lockStage } from '../stage/take-stage-step.server.ts'
import { awardApplications, awardHistory } from '../tables.ts'
import { type BookRow, takeBookStep } from '../take-award-step.server.ts'
import type { AwardDesk } from './award-desk.ts'
import { type BookChange, bookFacts } from './change-book.server.ts'
import { lockBook } from './find-book.server.ts'

/**
 * The applicant's answer to another nomination. Whoever agrees has moved: the secretary's step is taken at once, in the
 * name of whoever proposed it. Whoever keeps theirs has said so, and the proposal is gone.
 */
export function answerMove(
  desk: AwardDesk,
  token: string,
  { action, proposed }: { action: 'agree-move' | 'keep-nomination'; proposed: string },
  now: Date,
): Promise<BookChange> {
  return transaction(desk.pool, async tx => {
    const { stage } = await lockStage(tx, desk.edition, now)
    const book = await lockBook(tx, token)
    if (!book) return { ok: false, reason: 'no-such-book' }
    // An answer to yesterday's proposal is none to today's.
    const isTheSame = book.moveTo !== null && book.moveTo === proposed
    const facts = {
      ...bookFacts(desk, book, { stage, now }),
      'move-proposed': isTheSame,
    }
    const details = { nomination: book.moveTo ?? '' }
    const by = { actor: 'applicant', who: '', now } as const
    const answered = await takeBookStep(tx, book, action, by, { facts, details })
    if (!answered.ok) return answered
    if (action === 'agree-move') return moveBook(tx, book, facts, now)
    await tx.update(awardApplications).set({ moveTo: null }).where(eq(awardApplications.id, book.id))
    return { ok: true }
  })
}

async function moveBook(
  tx: Tx,
  book: BookRow,
  facts: Record<string, boolean | undefined>,
  now: Date,
): Promise<BookChange> {
  const nomination = book.moveTo ?? book.nomination
  const [proposal] = await tx
    .select({ who: awardHistory.who })
    .from(awardHistory)
    .where(and(eq(awardHistory.applicationId, book.id), eq(awardHistory.action, 'propose-move')))
    .orderBy(desc(awardHistory.id))
    .limit(1)
  const by = { actor: 'secretary', who: proposal?.who ?? '', now } as const
  const moved = await takeBookStep(tx, book, 'move', by, {
    facts: { ...facts, 'move-agreed': true },
    details: { from: book.nomination, nomination },
  })
  if (!moved.ok) throw new Error(`an agreed move was refused: ${moved.reason}`)
  await tx
    .update(awardApplications)
    .set({
      nomination,
      fields: { ...book.fields, nomination },
      revision: book.revision + 1,
      moveTo: null,
      moveAgreedAt: now,
    })
    .where(eq(awardApplications.id, book.id))
  return { ok: true }
}
