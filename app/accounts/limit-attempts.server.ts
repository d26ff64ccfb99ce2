import type pg from 'pg'
import { mailboxKey } from '../platform/mailbox.ts'
import { countAgainstLimit } from '../platform/rate-limit.server.ts'

const windowSeconds = 600
const perVisitor = 30
const perAddress = 10

/** Whether somebody tries passwords: counted by where they come from and by the account they try. */
export async function isTooOften(
  pool: pg.Pool,
  what: 'sign-in' | 'password',
  { visitor, email, now }: { visitor: string; email: string; now: Date },
): Promise<boolean> {
  const one = await countAgainstLimit(pool, `${what} ${visitor}`, perVisitor, windowSeconds, now)
  const address = `${what} ${mailboxKey(email)}`
  const other = await countAgainstLimit(pool, address, perAddress, windowSeconds, now)
  return !one.isAllowed || !other.isAllowed
}
