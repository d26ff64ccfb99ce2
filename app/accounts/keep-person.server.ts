import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../platform/database/transaction.server.ts'
import { isMailbox, mailboxKey } from '../platform/mailbox.ts'
import type { Role } from '../platform/person.ts'
import { dropPerson } from './drop-person.server.ts'
import { credentials, people, sessions } from './tables.ts'

/** Makes an account, or gives an existing one a new name, role and password; then its sessions end. */
export async function keepPerson(
  pool: pg.Pool,
  person: { email: string; name: string; role: Role; password: string; isDemo?: boolean },
  now: Date,
): Promise<'made' | 'changed'> {
  const password = await hashPassword(person.password)
  const email = mailboxKey(person.email)
  if (!isMailbox(email)) throw new Error('an account has the address of one mailbox')
  const { name, role, isDemo = false } = person
  return transaction(pool, async tx => {
    const id = randomUUID()
    const [kept] = await tx
      .insert(people)
      .values({ id, name, email, role, isDemo, emailVerified: true, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: people.email, set: { name, role, isDemo, updatedAt: now } })
      .returning({ id: people.id })
    const userId = kept?.id ?? id
    await tx
      .insert(credentials)
      .values({
        id: randomUUID(),
        userId,
        providerId: 'credential',
        accountId: userId,
        password,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [credentials.userId, credentials.providerId],
        set: { password, updatedAt: now },
      })
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    return userId === id ? 'made' : 'changed'
  })
}

/** Whoever has left cannot sign in any more; what they have done keeps their address. */
export function removePerson(pool: pg.Pool, email: string): Promise<'gone' | 'locked-out' | 'nobody'> {
  return transaction(pool, async tx => {
    const [person] = await tx
      .select({ id: people.id })
      .from(people)
      .where(eq(people.email, mailboxKey(email)))
    return person ? dropPerson(tx, person.id) : 'nobody'
  })
}
