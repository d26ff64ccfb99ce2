import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { lockApplication } from '../take-step.server.ts'
import { hasConflict } from './record-vote.server.ts'
import { councilComments, councilVotes } from './tables.ts'

export type CommentOutcome = 'done' | 'unknown' | 'empty' | 'vote-first' | 'has-conflict' | 'over'

/** A word to colleagues. Whoever has not voted reads nothing and says nothing. */
export async function addComment(
  { pool, person, applicationId, now }: { pool: pg.Pool; person: Person; applicationId: string; now: Date },
  text: string,
): Promise<CommentOutcome> {
  const said = text.trim().slice(0, 2_000)
  if (said === '') return 'empty'
  return transaction(pool, async tx => {
    const application = await lockApplication(tx, applicationId)
    if (!application) return 'unknown'
    if (application.state !== 'in-review') return 'over'
    if (await hasConflict(tx, applicationId, person.id)) return 'has-conflict'
    if (!(await hasVoted(tx, applicationId, person.id))) return 'vote-first'
    await tx.insert(councilComments).values({ applicationId, personId: person.id, text: said, at: now })
    return 'done'
  })
}

export async function hasVoted(db: Db, applicationId: string, personId: string): Promise<boolean> {
  const [row] = await db
    .select({ score: councilVotes.score })
    .from(councilVotes)
    .where(and(eq(councilVotes.applicationId, applicationId), eq(councilVotes.personId, personId)))
  return row !== undefined
}
