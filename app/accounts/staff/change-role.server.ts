import { asc, eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { isStaff, type Person, type Role, staffRoles } from '../../platform/person.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { people, sessions } from '../tables.ts'
import { cancelInvitationsOf } from './issue-invitation.server.ts'

export type StaffRefusal = 'unknown' | 'self' | 'last-admin' | 'same' | 'kept-elsewhere' | 'no-reason'

/** What can be chosen: a role of staff, or none any more. */
export const rolesToGive: readonly Role[] = [...staffRoles, 'member']

type By = { id: string; person: Person; reason: string; now: Date }
export type Changed = { ok: true; name: string; before: Role } | { ok: false; reason: StaffRefusal }

/** Another role. Their sessions end: what somebody may do begins with signing in. */
export function changeRole(pool: pg.Pool, role: Role, by: By): Promise<Changed> {
  return changing(pool, by, async (tx, target) => {
    if (target.role === role) return 'same'
    // Jurors and the council are appointed in their own rooms, where their papers are.
    if (!rolesToGive.includes(role) || !isStaff(target)) return 'kept-elsewhere'
    if (role !== 'admin' && (await isLastAdmin(tx, target.id))) return 'last-admin'
    await tx.update(people).set({ role, updatedAt: by.now }).where(eq(people.id, target.id))
    if (role !== 'admin') await cancelInvitationsOf(tx, target.id, by.now)
    await record(tx, 'role-changed', target.email, by, `${target.role} → ${role}`)
    return null
  })
}

/** Keeps somebody out, or lets them in again. Nothing of theirs is lost. */
export function setSuspension(pool: pg.Pool, isSuspended: boolean, by: By): Promise<Changed> {
  return changing(pool, by, async (tx, target) => {
    if (isSuspended === (target.suspendedAt !== null)) return 'same'
    if (isSuspended && (await isLastAdmin(tx, target.id))) return 'last-admin'
    const suspendedAt = isSuspended ? by.now : null
    await tx.update(people).set({ suspendedAt, updatedAt: by.now }).where(eq(people.id, target.id))
    if (isSuspended) await cancelInvitationsOf(tx, target.id, by.now)
    await record(tx, isSuspended ? 'suspended' : 'unsuspended', target.email, by)
    return null
  })
}

/** Signs somebody out on every device. */
export function endSessions(pool: pg.Pool, by: By): Promise<Changed> {
  return changing(pool, by, async (tx, target) => {
    await record(tx, 'sessions-ended', target.email, by)
    return null
  })
}

type Target = typeof people.$inferSelect

async function changing(
  pool: pg.Pool,
  { id, person, reason }: By,
  work: (tx: Tx, target: Target) => Promise<StaffRefusal | null>,
): Promise<Changed> {
  // Whoever sits down at somebody's desk cannot raise them, and nobody locks themselves out.
  if (id === person.id) return { ok: false, reason: 'self' }
  if (reason === '') return { ok: false, reason: 'no-reason' }
  return transaction<Changed>(pool, async tx => {
    // All administrators in one order: of two who put each other out, one is too late.
    await tx.select().from(people).where(eq(people.role, 'admin')).orderBy(asc(people.id)).for('update')
    const [target] = await tx.select().from(people).where(eq(people.id, id)).for('update')
    if (!target || target.role === 'member') return { ok: false, reason: 'unknown' }
    // Who asks may have been put out a moment ago.
    const [asking] = await tx.select().from(people).where(eq(people.id, person.id))
    if (asking?.role !== 'admin' || asking.suspendedAt) return { ok: false, reason: 'unknown' }
    const refused = await work(tx, target)
    if (refused) return { ok: false, reason: refused }
    await tx.delete(sessions).where(eq(sessions.userId, id))
    return { ok: true, name: target.name, before: target.role }
  })
}

async function isLastAdmin(tx: Tx, id: string): Promise<boolean> {
  const admins = await tx.select().from(people).where(eq(people.role, 'admin'))
  const isOne = admins.some(one => one.id === id)
  return isOne && !admins.some(one => one.id !== id && one.suspendedAt === null)
}

function record(
  tx: Tx,
  what: 'role-changed' | 'suspended' | 'unsuspended' | 'sessions-ended',
  email: string,
  { person, reason, now }: By,
  detail = '',
): Promise<void> {
  const said = [detail, reason].filter(Boolean).join(': ')
  return recordAccountChange(tx, what, { email, actor: person.email, reason: said, now })
}
