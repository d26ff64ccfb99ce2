import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person, StaffRole } from '../../platform/person.ts'
import { linkMinutes } from '../links/account-link.ts'
import { addLink, type LinkServices } from '../links/promise-link.server.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { accountLinks, people, staffInvitations } from '../tables.ts'

export type InvitationRefusal = 'already-staff' | 'has-other-role' | 'already-invited' | 'gone' | 'too-soon'

type By = { person: Person; locale: LocaleCode; now: Date; machineNow: Date }

// Whoever presses twice sends once.
const againAfterMs = 60_000

/** Asks somebody to work here: the letter goes out with the invitation, and nothing is theirs before they accept. */
export function issueInvitation(
  { pool, jobs }: LinkServices,
  { email, role }: { email: string; role: StaffRole },
  { person, locale, now, machineNow }: By,
): Promise<'done' | InvitationRefusal> {
  return transaction(pool, async tx => {
    const [known] = await tx.select({ role: people.role }).from(people).where(eq(people.email, email))
    if (known && known.role !== 'member')
      return known.role === 'council' || known.role === 'juror' ? 'has-other-role' : 'already-staff'
    // One that has run out makes room for a new one.
    await tx
      .update(staffInvitations)
      .set({ cancelledAt: now })
      .where(and(isOpen(), eq(staffInvitations.email, email), lte(staffInvitations.expiresAt, now)))
    const [made] = await tx
      .insert(staffInvitations)
      .values({
        email,
        role,
        invitedBy: person.id,
        invitedByName: person.name,
        createdAt: now,
        sentAt: now,
        expiresAt: endFrom(now),
      })
      .onConflictDoNothing()
      .returning({ id: staffInvitations.id })
    if (!made) return 'already-invited'
    await addLink(tx, jobs, { purpose: 'invite', email, locale, invitationId: made.id }, now)
    await recordAccountChange(tx, 'invited', { email, actor: person.email, reason: role, now: machineNow })
    return 'done'
  })
}

/** The letter once more, with a new link; the one before opens nothing any more. */
export function resendInvitation(
  { pool, jobs }: LinkServices,
  id: string,
  { locale, now }: Pick<By, 'locale' | 'now'>,
): Promise<'done' | InvitationRefusal> {
  return transaction(pool, async tx => {
    const invitation = await lockOpen(tx, id)
    if (!invitation) return 'gone'
    if (now.getTime() - invitation.sentAt.getTime() < againAfterMs) return 'too-soon'
    await tx.delete(accountLinks).where(eq(accountLinks.invitationId, id))
    await tx
      .update(staffInvitations)
      .set({ sentAt: now, expiresAt: endFrom(now) })
      .where(eq(staffInvitations.id, id))
    await addLink(tx, jobs, { purpose: 'invite', email: invitation.email, locale, invitationId: id }, now)
    return 'done'
  })
}

/** Whoever was asked is no longer: the link in the letter opens nothing. */
export function cancelInvitation(
  { pool }: Pick<LinkServices, 'pool'>,
  id: string,
  now: Date,
): Promise<'done' | InvitationRefusal> {
  return transaction(pool, async tx => {
    const invitation = await lockOpen(tx, id)
    if (!invitation) return 'gone'
    await tx.delete(accountLinks).where(eq(accountLinks.invitationId, id))
    await tx.update(staffInvitations).set({ cancelledAt: now }).where(eq(staffInvitations.id, id))
    return 'done'
  })
}

/** Whoever may no longer ask has asked nobody: what they sent before they went lets no one in after them. */
export async function cancelInvitationsOf(tx: Tx, personId: string, now: Date): Promise<void> {
  const open = await tx
    .update(staffInvitations)
    .set({ cancelledAt: now })
    .where(and(isOpen(), eq(staffInvitations.invitedBy, personId)))
    .returning({ id: staffInvitations.id })
  const ids = open.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(accountLinks).where(inArray(accountLinks.invitationId, ids))
}

/** The invitation behind a link, if it still stands. */
export async function lockInvitation(tx: Tx, id: string | null, now: Date) {
  const invitation = id ? await lockOpen(tx, id) : null
  return invitation && invitation.expiresAt > now ? invitation : null
}

async function lockOpen(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(staffInvitations)
    .where(and(isOpen(), eq(staffInvitations.id, id)))
    .for('update')
  return row ?? null
}

function isOpen() {
  return and(isNull(staffInvitations.cancelledAt), isNull(staffInvitations.acceptedAt))
}

function endFrom(now: Date): Date {
  return new Date(now.getTime() + linkMinutes.invite * 60_000)
}
