import { and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Proposal } from './propose-action.server.ts'
import { approvals } from './tables.ts'

const isWaiting = (now: Date) => and(eq(approvals.state, 'waiting'), sql`${approvals.expiresAt} > ${now}`)

/** The actions that an office knows how to do: of others' proposals it neither tells nor decides. */
export type Actions = readonly string[]

const isOneOf = (actions: Actions) => inArray(approvals.action, [...actions])

/** What waits for a second person, the oldest first. */
export function waitingProposals(db: Db, actions: Actions, now: Date): Promise<Proposal[]> {
  return db
    .select()
    .from(approvals)
    .where(and(isWaiting(now), isOneOf(actions)))
    .orderBy(asc(approvals.proposedAt))
    .limit(100)
}

export async function countProposals(db: Db, actions: Actions, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(approvals)
    .where(and(isWaiting(now), isOneOf(actions)))
  return row?.count ?? 0
}

/** How the last ones ended. */
export function endedProposals(db: Db, actions: Actions): Promise<Proposal[]> {
  return db
    .select()
    .from(approvals)
    .where(and(ne(approvals.state, 'waiting'), isOneOf(actions)))
    .orderBy(desc(approvals.decidedAt))
    .limit(20)
}

/** Of one thing, what was proposed and came to nothing, the last first. */
export function refusedProposals(db: Db, action: string, subject: string): Promise<Proposal[]> {
  return db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.action, action),
        eq(approvals.subject, subject),
        inArray(approvals.state, ['declined', 'lapsed', 'void']),
      ),
    )
    .orderBy(desc(approvals.proposedAt))
    .limit(100)
}

/** What others have said to the proposals of one person since then, the last first. */
export function answersTo(db: Db, actions: Actions, personId: string, since: Date): Promise<Proposal[]> {
  return db
    .select()
    .from(approvals)
    .where(
      and(
        isOneOf(actions),
        eq(approvals.proposedById, personId),
        ne(approvals.decidedById, personId),
        inArray(approvals.state, ['approved', 'declined']),
        gte(approvals.decidedAt, since),
      ),
    )
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
