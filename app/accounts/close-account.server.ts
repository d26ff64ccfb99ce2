import { arrayContains, eq, or } from 'drizzle-orm'
import type pg from 'pg'
import { eraseLetters } from '../mail/erase-letters.server.ts'
import { postLetter } from '../mail/post-letter.server.ts'
import { letters } from '../mail/tables.ts'
import { transaction } from '../platform/database/transaction.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'
import type { AccountRoom } from './account-room.ts'
import { dropPerson } from './drop-person.server.ts'
import { closedLetter } from './links/mails.ts'
import { recordAccountChange } from './record-account-change.server.ts'
import { accountConsents, accountLinks, staffInvitations } from './tables.ts'

/**
 * The account and all that belongs to it alone go: sessions, password, code, links, the words of our letters. What the law
 * has us keep stays with the rooms that keep it (`AccountRoom`).
 */
export function closeAccount(
  {
    pool,
    jobs,
    publicUrl,
    rooms,
  }: {
    pool: pg.Pool
    jobs: Pick<Jobs, 'enqueue'>
    publicUrl: string
    rooms: readonly AccountRoom[]
  },
  { person, locale, now, machineNow }: { person: Person; locale: LocaleCode; now: Date; machineNow: Date },
): Promise<void> {
  return transaction(pool, async tx => {
    for (const room of rooms) await room.forget?.(tx, person, now)
    const told = await tx
      .select({ id: letters.id })
      .from(letters)
      .where(arrayContains(letters.about, [person.id]))
    if (told.length > 0)
      await eraseLetters(
        tx,
        told.map(({ id }) => id),
      )
    await tx
      .update(accountConsents)
      .set({ address: '', userAgent: '' })
      .where(eq(accountConsents.personId, person.id))
    await tx.delete(accountLinks).where(eq(accountLinks.email, person.email))
    // Whoever was asked to work here once is forgotten with the rest.
    await tx
      .delete(staffInvitations)
      .where(or(eq(staffInvitations.personId, person.id), eq(staffInvitations.email, person.email)))
    await recordAccountChange(tx, 'account-closed', { email: person.email, now: machineNow })
    // Whoever sat in the jury leaves votes behind that still count: nobody's, by then.
    await dropPerson(tx, person.id, { name: '', email: `${person.id}@closed.invalid` })
    const letter = { kind: 'account-closed' as const, ...closedLetter({ locale, publicUrl }) }
    await postLetter(tx, jobs, { recipient: person.email, ...letter }, now)
  })
}
