import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { accountConsents, accountLinks, credentials, people } from '../tables.ts'
import { spendLink } from './spend-link.server.ts'

type Opened = { ok: true; personId: string; email: string } | { ok: false; reason: 'over' | 'known' }

/**
 * The letter was opened: only now is there an account. Its password is that of whoever has the mailbox: the one typed when
 * registering, if it is the same browser, or the one they have chosen now (`own`). Every other registration of the
 * address is void.
 */
export function makeAccount(
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
): Promise<Opened> {
  return transaction(pool, async tx => {
    const link = await spendLink(tx, token, ['register'], now)
    if (!link?.registration) return { ok: false, reason: 'over' }
    const { registration, email, locale } = link
    const personId = randomUUID()
    const made = await tx
      .insert(people)
      .values({
        id: personId,
        name: own?.name ?? registration.name,
        email,
        emailVerified: true,
        role: 'member',
        locale,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: people.email })
    if (made.rowCount !== 1) return { ok: false, reason: 'known' }
    await tx.insert(credentials).values({
      id: randomUUID(),
      userId: personId,
      providerId: 'credential',
      accountId: personId,
      password: own?.passwordHash ?? registration.password,
      createdAt: now,
      updatedAt: now,
    })
    const { givenAt, ...consent } = registration.consent
    await tx.insert(accountConsents).values({ ...consent, personId, locale, givenAt: new Date(givenAt) })
    await tx
      .delete(accountLinks)
      .where(
        and(
          eq(accountLinks.email, email),
          eq(accountLinks.purpose, 'register'),
          ne(accountLinks.id, link.id),
        ),
      )
    await recordAccountChange(tx, 'registered', { email, now: machineNow })
    return { ok: true, personId, email }
  })
}
