import { and, eq, inArray } from 'drizzle-orm'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { accountLinks, emailChanges, people, sessions } from '../tables.ts'
import { linkMinutes } from './account-link.ts'
import { addLink, type LinkServices } from './promise-link.server.ts'
import { forgetLinks, spendLink } from './spend-link.server.ts'

/** Both mailboxes are asked; an earlier wish is void. Whether the new address is somebody's is told to nobody but its mailbox. */
export function askToChangeEmail(
  { pool, jobs }: LinkServices,
  {
    person,
    email,
    locale,
    now,
    machineNow,
  }: { person: Person; email: string; locale: LocaleCode; now: Date; machineNow: Date },
): Promise<void> {
  return transaction(pool, async tx => {
    await dropChange(tx, person.id)
    const expiresAt = new Date(now.getTime() + linkMinutes['email-new'] * 60_000)
    await tx.insert(emailChanges).values({ personId: person.id, email, createdAt: now, expiresAt })
    const wish = { personId: person.id, locale }
    await addLink(tx, jobs, { ...wish, purpose: 'email-old', email: person.email }, now)
    await addLink(tx, jobs, { ...wish, purpose: 'email-new', email }, now)
    await recordAccountChange(tx, 'email-asked', { email: person.email, reason: email, now: machineNow })
  })
}

/** One of the two has agreed; the second one's word changes the address. */
export function agreeToEmail(
  { pool }: Pick<LinkServices, 'pool'>,
  { token, now, machineNow }: { token: string; now: Date; machineNow: Date },
): Promise<'half' | 'done' | 'over' | 'known'> {
  return transaction(pool, async tx => {
    const link = await spendLink(tx, token, ['email-old', 'email-new'], now)
    if (!link?.personId) return 'over'
    const { personId } = link
    const mine = eq(emailChanges.personId, personId)
    const agreed = link.purpose === 'email-old' ? { oldAgreedAt: now } : { newAgreedAt: now }
    const [change] = await tx.update(emailChanges).set(agreed).where(mine).returning()
    if (!change) return 'over'
    if (!change.oldAgreedAt || !change.newAgreedAt) return 'half'
    return switchEmail(tx, personId, change.email, machineNow)
  }).catch((error: unknown) => {
    // Somebody has taken the address in this very moment.
    if (brokeConstraint(error, 'people_email_unique')) return 'known'
    throw error
  })
}

async function switchEmail(tx: Tx, personId: string, email: string, now: Date): Promise<'done' | 'known'> {
  await tx.delete(emailChanges).where(eq(emailChanges.personId, personId))
  const [person] = await tx.select().from(people).where(eq(people.id, personId)).for('update')
  const [other] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email))
  if (!person || other) return 'known'
  await recordAccountChange(tx, 'email-changed', { email: person.email, reason: email, now })
  await tx.update(people).set({ email, updatedAt: now }).where(eq(people.id, personId))
  // What was sent to the old mailbox opens nothing any more.
  await forgetLinks(tx, personId)
  return 'done'
}

/** “It was not me”, from the old mailbox: nothing is changed, and whoever is in is out. */
export function refuseEmail(
  { pool }: Pick<LinkServices, 'pool'>,
  { token, now, machineNow }: { token: string; now: Date; machineNow: Date },
): Promise<'done' | 'over'> {
  return transaction(pool, async tx => {
    const link = await spendLink(tx, token, ['email-old'], now)
    if (!link?.personId) return 'over'
    await dropChange(tx, link.personId)
    await tx.delete(sessions).where(eq(sessions.userId, link.personId))
    await recordAccountChange(tx, 'email-refused', { email: link.email, now: machineNow })
    return 'done'
  })
}

export function cancelEmailChange({ pool }: Pick<LinkServices, 'pool'>, person: Person): Promise<void> {
  return transaction(pool, tx => dropChange(tx, person.id))
}

/** The change that waits for one mailbox or for both. */
export async function readEmailChange(db: Db, person: Pick<Person, 'id'>, now: Date) {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.personId, person.id))
  return change && change.expiresAt > now ? change : null
}

async function dropChange(tx: Tx, personId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.personId, personId))
  await tx
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.personId, personId), inArray(accountLinks.purpose, ['email-old', 'email-new'])),
    )
}
