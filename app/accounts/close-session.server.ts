import { and, desc, eq, gt, isNotNull, ne, notExists, or } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, transaction } from '../platform/database/transaction.server.ts'
import type { Person } from '../platform/person.ts'
import { recordAccountChange } from './record-account-change.server.ts'
import { secondFactors, sessions } from './tables.ts'

/** Where this person is signed in now, the latest first. Who is still asked for the code is not in. */
export function readSessions(db: Db, person: Person, now: Date) {
  const code = db.select().from(secondFactors).where(eq(secondFactors.personId, person.id))
  return db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, person.id),
        gt(sessions.expiresAt, now),
        or(isNotNull(sessions.passedAt), notExists(code)),
      ),
    )
    .orderBy(desc(sessions.createdAt), sessions.id)
}

/** Ends one session of this person, or all but the one they are in; how many there were. */
export function closeSessions(
  pool: pg.Pool,
  { person, which, now }: { person: Person; which: { only: string } | { allBut: string }; now: Date },
): Promise<number> {
  return transaction(pool, async tx => {
    const chosen = 'only' in which ? eq(sessions.id, which.only) : ne(sessions.id, which.allBut)
    const { rowCount } = await tx.delete(sessions).where(and(eq(sessions.userId, person.id), chosen))
    const ended = rowCount ?? 0
    if (ended > 0) await recordAccountChange(tx, 'sessions-ended', { email: person.email, now, left: ended })
    return ended
  })
}
