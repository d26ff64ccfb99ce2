import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import { forgetLinks, type Link, spendLink } from '../links/spend-link.server.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { credentials, people, sessions, staffInvitations } from '../tables.ts'
import { lockInvitation } from './issue-invitation.server.ts'

type Accepted =
  | { ok: true; personId: string; isNew: boolean }
  | { ok: false; reason: 'over' | 'needs-password' }

/** Whether whoever has the link must say who they are: they have no account yet. */
export async function isNewcomer(db: Db, { email }: Link): Promise<boolean> {
  const [known] = await db.select({ id: people.id }).from(people).where(eq(people.email, email))
  return known === undefined
}

export async function readInvitation(db: Db, { invitationId }: Link) {
  const [row] = await db
    .select()
    .from(staffInvitations)
    .where(
      and(
        eq(staffInvitations.id, invitationId ?? ''),
        isNull(staffInvitations.cancelledAt),
        isNull(staffInvitations.acceptedAt),
      ),
    )
  return row ?? null
}

/**
 * The invitation is accepted: a newcomer's account is made, a member's becomes one of staff. A member keeps the password, and is
 * signed out everywhere: what they were signed in for was less.
 */
export function spendInvitation(
  pool: pg.Pool,
  {
    token,
    own,
    now,
    machineNow,
  }: {
    token: string
    own: { name: string; passwordHash: string } | null
    now: Date
    machineNow: Date
  },
): Promise<Accepted> {
  return transaction<Accepted>(pool, async tx => {
    const link = await spendLink(tx, token, ['invite'], now)
    const invitation = link && (await lockInvitation(tx, link.invitationId, now))
    if (!link || !invitation) return { ok: false, reason: 'over' }
    const { email, role } = invitation
    const [known] = await tx.select().from(people).where(eq(people.email, email)).for('update')
    if (known && known.role !== 'member') return { ok: false, reason: 'over' }
    const personId = known?.id ?? randomUUID()
    if (known) {
      await tx.update(people).set({ role, updatedAt: now }).where(eq(people.id, personId))
      await tx.delete(sessions).where(eq(sessions.userId, personId))
      await forgetLinks(tx, personId, link.id)
    } else {
      if (!own) throw new NeedsPassword()
      const times = { createdAt: now, updatedAt: now }
      const { locale } = link
      await tx
        .insert(people)
        .values({ id: personId, name: own.name, email, emailVerified: true, role, locale, ...times })
      await tx.insert(credentials).values({
        id: randomUUID(),
        userId: personId,
        providerId: 'credential',
        accountId: personId,
        password: own.passwordHash,
        ...times,
      })
    }
    await tx
      .update(staffInvitations)
      .set({ acceptedAt: now, personId })
      .where(eq(staffInvitations.id, invitation.id))
    await recordAccountChange(tx, 'invitation-accepted', { email, reason: role, now: machineNow })
    return { ok: true, personId, isNew: !known }
  }).catch((error: unknown) => {
    if (error instanceof NeedsPassword) return { ok: false, reason: 'needs-password' }
    throw error
  })
}

/** The account was deleted between the page and the button: nothing is spent, and the page asks for more. */
class NeedsPassword extends Error {}
