import type pg from 'pg'
import { mailboxKey } from '../platform/mailbox.ts'
import { countAgainstLimit, limitKey, uncount } from '../platform/rate-limit.server.ts'

const windowSeconds = 600
const perAccount = 10
const perAddress = 100

type Tried = {
  visitor: string
  email: string
  /** The device, where this account has been signed in on it before. */
  device?: string | null
  now: Date
}

/**
 * An attempt at a password. Counted before it is made, so that a hundred at once are a hundred; one that was right is taken
 * back. What is tried from elsewhere never counts against the owner: guesses at an account are counted by where they
 * come from, and a device the account knows is counted by itself.
 */
export async function beginAttempt(pool: pg.Pool, what: 'sign-in' | 'password', tried: Tried) {
  const counted = keysFor(what, tried)
  const limits = []
  for (const [key, most] of counted)
    limits.push(await countAgainstLimit(pool, key, most, windowSeconds, tried.now))
  return {
    isTooOften: limits.some(({ isAllowed }) => !isAllowed),
    async succeeded() {
      for (const [key] of counted) await uncount(pool, key)
    },
  }
}

function keysFor(what: string, { visitor, email, device }: Tried): [key: string, most: number][] {
  const account = mailboxKey(email)
  if (device) return [[limitKey(what, { email: account, device }), perAccount]]
  return [
    [limitKey(what, { email: account, address: visitor }), perAccount],
    [limitKey(what, { address: visitor }), perAddress],
  ]
}
