import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { postLetter } from '../../mail/post-letter.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs, Queue } from '../../platform/jobs.server.ts'
import { isStaff } from '../../platform/person.ts'
import { accountLinks, people, secondFactors } from '../tables.ts'
import { linkPath } from './account-link.ts'
import { type AccountLetter, accountLetter } from './mails.ts'
import { accountLetterQueue, issueToken } from './promise-link.server.ts'
import type { Link } from './spend-link.server.ts'

export type LetterServices = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  publicUrl: string
  /** In production: whoever works here needs a code, and a demo's person is nobody. */
  isProduction: boolean
}

type Known = typeof people.$inferSelect & { hasCode: boolean }

/** Writes the letter that a link was promised for. A job that comes twice finds the first one's link. */
export function writeAccountLetter(services: LetterServices, linkId: string, now: Date): Promise<void> {
  const { pool, jobs, publicUrl } = services
  return transaction(pool, async tx => {
    const [link] = await tx.select().from(accountLinks).where(eq(accountLinks.id, linkId)).for('update')
    if (!link || link.hash) return
    const known = await findKnown(tx, link, services)
    const kind = letterFor(link, known, services)
    const hasLink = kind !== null && !kind.startsWith('no-')
    if (!hasLink) await tx.delete(accountLinks).where(eq(accountLinks.id, link.id))
    if (!kind) return
    const token = hasLink ? await issueToken(tx, link, now) : null
    const personId = known?.id ?? null
    if (hasLink && personId && !link.personId)
      await tx.update(accountLinks).set({ personId }).where(eq(accountLinks.id, link.id))
    const letter = accountLetter(kind, {
      // Somebody whom we know reads in their own language, whoever has asked.
      locale: known?.locale ?? link.locale,
      publicUrl,
      path: token && linkPath(token),
    })
    const about = personId ? [personId] : []
    const posted = { kind: `account-${kind}` as const, recipient: link.email, ...letter }
    await postLetter(tx, jobs, { ...posted, isSecret: hasLink, about }, now)
  })
}

/** Which letter goes out; null where none does. Those that begin with `no-` have no link in them. */
function letterFor(link: Link, known: Known | null, { isProduction }: LetterServices): AccountLetter | null {
  if (link.purpose === 'email-old') return known ? 'email-old' : null
  // Taken meanwhile, or by somebody else from the start.
  if (link.purpose === 'email-new') return known ? 'no-new-address' : 'email-new'
  // Whether they have an account is found out when they accept.
  if (link.purpose === 'invite') return 'invite'
  if (link.purpose === 'register') return known ? 'no-registration' : 'register'
  if (!known) return null
  // A mailbox alone never opens the office.
  return isProduction && isStaff(known) && !known.hasCode ? 'no-staff' : link.purpose
}

async function findKnown(tx: Tx, { email }: Link, { isProduction }: LetterServices): Promise<Known | null> {
  const [row] = await tx
    .select({ person: people, codeOf: secondFactors.personId })
    .from(people)
    .leftJoin(secondFactors, eq(secondFactors.personId, people.id))
    .where(eq(people.email, email))
  if (!row || row.person.suspendedAt || (row.person.isDemo && isProduction)) return null
  return { ...row.person, hasCode: row.codeOf !== null }
}

export function accountLetterJob(services: LetterServices, clock: Clock): Queue<{ linkId: string }> {
  return {
    ...accountLetterQueue,
    together: 4,
    work: ({ linkId }) => writeAccountLetter(services, linkId, clock.now()),
  }
}
