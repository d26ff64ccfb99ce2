import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs, QueueTerms } from '../../platform/jobs.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { accountLinks } from '../tables.ts'
import { type LinkPurpose, linkMinutes, type Registration } from './account-link.ts'

export const accountLetterQueue: QueueTerms = { name: 'account-letter', retryLimit: 20, retryDelaySeconds: 5 }

export type LinkServices = { pool: pg.Pool; jobs: Pick<Jobs, 'enqueue'> }

export type LinkWish = {
  purpose: LinkPurpose
  email: string
  locale: LocaleCode
  personId?: string
  browser?: string
  registration?: Registration
  leadsTo?: string | null
  invitationId?: string
}

/**
 * Promises a letter with a link. Whether the address is known is not asked here: the answer, and the time it takes, is the
 * same for every address. The job that writes the letter finds out.
 */
export function promiseLink({ pool, jobs }: LinkServices, wish: LinkWish, now: Date): Promise<void> {
  return transaction(pool, tx => addLink(tx, jobs, wish, now))
}

export async function addLink(tx: Tx, jobs: Pick<Jobs, 'enqueue'>, wish: LinkWish, now: Date): Promise<void> {
  const [row] = await tx
    .insert(accountLinks)
    .values({ ...wish, createdAt: now, expiresAt: endOf(wish.purpose, now) })
    .returning({ id: accountLinks.id })
  await jobs.enqueue(tx, accountLetterQueue.name, { linkId: row?.id })
}

/** A new secret for a link, of which only a hash is kept. It is good from the moment its letter is written. */
export async function issueToken(
  tx: Tx,
  link: { id: string; purpose: LinkPurpose },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .update(accountLinks)
    .set({ hash: hashOfToken(token), expiresAt: endOf(link.purpose, now) })
    .where(eq(accountLinks.id, link.id))
  return token
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function endOf(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + linkMinutes[purpose] * 60_000)
}
