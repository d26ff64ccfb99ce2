import type pg from 'pg'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import type { LinkPurpose } from './account-link.ts'

const windowSeconds = 3_600
const perMailbox = 3
// A hall full of people shares one address.
const perVisitor = 60

/** Whether somebody from there may cause one more letter; counts it. Whoever is stopped is told so. */
export async function mayAskForLetter(pool: pg.Pool, visitor: string, now: Date): Promise<boolean> {
  const key = limitKey('account letter', { address: visitor })
  return (await countAgainstLimit(pool, key, perVisitor, windowSeconds, now)).isAllowed
}

/**
 * Whether a mailbox has room for one more letter of a kind; counts it. Strangers who use up its three lock nobody out: each
 * of their letters is as good to the owner as one of their own, and a device on which the account has been
 * signed in has three for itself.
 */
export async function hasRoomFor(
  pool: pg.Pool,
  purpose: LinkPurpose,
  { email, device }: { email: string; device?: string | null },
  now: Date,
): Promise<boolean> {
  const key = limitKey(`account letter ${purpose}`, { email, ...(device && { device }) })
  return (await countAgainstLimit(pool, key, perMailbox, windowSeconds, now)).isAllowed
}
