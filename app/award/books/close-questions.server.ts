import { and, asc, eq, lte } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import { awardApplications } from '../tables.ts'
import { takeBookStep } from '../take-award-step.server.ts'

const most = 200

/**
 * Questions whose hour has come go back to the secretary as they are. An answer is refused from that very second on,
 * whenever this is done (`bookFacts`).
 */
export async function closeQuestions(pool: pg.Pool, now: Date): Promise<number> {
  const due = await drizzle(pool)
    .select({ id: awardApplications.id })
    .from(awardApplications)
    .where(and(eq(awardApplications.state, 'question'), lte(awardApplications.questionUntil, now)))
    .orderBy(asc(awardApplications.questionUntil))
    .limit(most)
  let closed = 0
  for (const { id } of due) if (await closeQuestion(pool, id, now)) closed += 1
  return closed
}

function closeQuestion(pool: pg.Pool, id: string, now: Date): Promise<boolean> {
  return transaction(pool, async tx => {
    const [book] = await tx.select().from(awardApplications).where(eq(awardApplications.id, id)).for('update')
    if (!book) return false
    const facts = { 'question-overdue': book.questionUntil !== null && now >= book.questionUntil }
    const by = { actor: 'system', who: '', now } as const
    // Whoever answered meanwhile, or another process, was quicker.
    return (await takeBookStep(tx, book, 'lapse', by, { facts, details: { question: book.question ?? '' } }))
      .ok
  })
}
