import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { accountLinks } from '../tables.ts'
import type { LinkPurpose } from './account-link.ts'
import { hashOfToken } from './promise-link.server.ts'

export type Link = typeof accountLinks.$inferSelect
export type LinkState = 'ready' | 'used' | 'over'

/** The link of this secret; null where there is none, or none any more. */
export async function findLink(db: Db, token: string): Promise<Link | null> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.hash, hashOfToken(token)))
  return link ?? null
}

export function linkStateAt(link: Link | null, now: Date): LinkState {
  if (!link) return 'over'
  if (link.usedAt) return 'used'
  return link.expiresAt > now ? 'ready' : 'over'
}

/** Takes a link out of the world: of two tabs at once, one has it. What it knew of somebody goes with it. */
export async function spendLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<Link | null> {
  const own = eq(accountLinks.hash, hashOfToken(token))
  const [link] = await tx.select().from(accountLinks).where(own).for('update')
  if (!link || !purposes.includes(link.purpose) || linkStateAt(link, now) !== 'ready') return null
  await tx
    .update(accountLinks)
    .set({ usedAt: now, registration: null })
    .where(and(own, isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, now)))
  return link
}

/** No link that was ever sent to somebody opens anything any more. */
export async function forgetLinks(tx: Tx, personId: string, except?: string): Promise<void> {
  const mine = and(eq(accountLinks.personId, personId), isNull(accountLinks.usedAt))
  await tx.delete(accountLinks).where(except ? and(mine, ne(accountLinks.id, except)) : mine)
}
