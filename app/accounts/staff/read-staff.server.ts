import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { accountChanges, people, secondFactors, sessions, staffInvitations } from '../tables.ts'

/** Who has been asked and has not accepted yet, the newest first. */
export function readInvitations(db: Db) {
  return db
    .select()
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.cancelledAt), isNull(staffInvitations.acceptedAt)))
    .orderBy(desc(staffInvitations.createdAt))
    .limit(200)
}

/** One of those with a role: who invited them, their code, where they are signed in, what happened to the account. */
export async function readStaffMember(db: Db, id: string, machineNow: Date) {
  const [row] = await db
    .select({
      person: people,
      codeSince: secondFactors.confirmedAt,
      invitedBy: staffInvitations.invitedByName,
    })
    .from(people)
    .leftJoin(secondFactors, eq(secondFactors.personId, people.id))
    .leftJoin(staffInvitations, eq(staffInvitations.personId, people.id))
    .where(eq(people.id, id))
    .orderBy(desc(staffInvitations.acceptedAt))
    .limit(1)
  if (!row || row.person.role === 'member') return null
  const open = await db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, machineNow)))
    .orderBy(desc(sessions.createdAt))
    .limit(50)
  const changes = await db
    .select()
    .from(accountChanges)
    .where(eq(accountChanges.email, row.person.email))
    .orderBy(desc(accountChanges.id))
    .limit(50)
  return { ...row, sessions: open, changes }
}
