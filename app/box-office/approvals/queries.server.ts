import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Proposal } from './propose-action.server.ts'
import { approvals } from './tables.ts'

const isWaiting = (now: Date) => and(eq(approvals.state, 'waiting'), sql`${approvals.expiresAt} > ${now}`)

/** What waits for a second person, the oldest first. */
export function waitingProposals(db: Db, now: Date): Promise<Proposal[]> {
  return db.select().from(approvals).where(isWaiting(now)).orderBy(asc(approvals.proposedAt)).limit(100)
}

export async function countProposals(db: Db, now: Date): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(approvals).where(isWaiting(now))
  return row?.count ?? 0
}

/** How the last ones ended. */
export function endedProposals(db: Db): Promise<Proposal[]> {
  return db
    .select()
    .from(approvals)
    .where(ne(approvals.state, 'waiting'))
    .orderBy(desc(approvals.decidedAt))
    .limit(20)
}

/** What waits for this very thing. */
export async function proposalFor(
  db: Db,
  action: string,
  subject: string,
  now: Date,
): Promise<Proposal | null> {
  const [row] = await db
    .select()
    .from(approvals)
    .where(and(isWaiting(now), eq(approvals.action, action), eq(approvals.subject, subject)))
  return row ?? null
}
