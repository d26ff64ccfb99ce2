import { and, asc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { submissions } from '../../applications/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { awardProtocols, awardStages } from '../stage/tables.ts'
import { awardApplications } from '../tables.ts'
import { takeBookStep } from '../take-award-step.server.ts'

const most = 200

/**
 * Who asks to be forgotten takes the book along: without this nobody could decide about it any more and the jury would wait for
 * it for ever, or judge a book that has no author. Within seconds; the book's own words go later (`erase-books.server.ts`). In a
 * protocol that is sealed it stays.
 */
export async function withdrawForgotten(pool: pg.Pool, now: Date): Promise<number> {
  const db = drizzle(pool)
  const sealed = db
    .select({ one: sql`1` })
    .from(awardProtocols)
    .where(eq(awardProtocols.editionId, awardApplications.editionId))
  const left = await db
    .select({ id: awardApplications.id, editionId: awardApplications.editionId })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(
      and(
        inArray(awardApplications.state, ['submitted', 'checked', 'question', 'admitted']),
        isNotNull(submissions.erasedAt),
        notExists(sealed),
      ),
    )
    .orderBy(asc(awardApplications.number))
    .limit(most)
  let withdrawn = 0
  for (const book of left) if (await withdraw(pool, book, now)) withdrawn += 1
  return withdrawn
}

/** The stage first, then the book, as everywhere: whoever seals waits, or is waited for. */
function withdraw(
  pool: pg.Pool,
  { id, editionId }: { id: string; editionId: string },
  now: Date,
): Promise<boolean> {
  return transaction(pool, async tx => {
    await tx.select().from(awardStages).where(eq(awardStages.editionId, editionId)).for('update')
    const [book] = await tx.select().from(awardApplications).where(eq(awardApplications.id, id)).for('update')
    if (!book) return false
    const facts = { 'before-seal': !(await isSealed(tx, editionId)) }
    return (await takeBookStep(tx, book, 'forget', { actor: 'system', who: '', now }, { facts })).ok
  })
}

async function isSealed(tx: Tx, editionId: string): Promise<boolean> {
  const rows = await tx
    .select({ hash: awardProtocols.hash })
    .from(awardProtocols)
    .where(eq(awardProtocols.editionId, editionId))
  return rows.length > 0
}
