import { createHash } from 'node:crypto'
import type pg from 'pg'
import { networkOf } from './network/network-address.ts'

export type RateLimit = { isAllowed: boolean; retryAfterSeconds: number }

/** Whom a limit counts. */
type Counted = { address?: string; email?: string; person?: string; device?: string; order?: string }

/**
 * The key of a limit. It says what each part is, so that nothing anybody types is taken for somebody's address; and who
 * it is about can only be read of an address, which is a network's.
 */
export function limitKey(what: string, counted: Counted): string {
  const parts = Object.entries(counted).map(
    ([kind, value]) => `${kind} ${kind === 'address' ? networkOf(value) : hashed(value)}`,
  )
  return [what, ...parts].join(' ')
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * Counts in the database, so that the limit holds however many processes answer. Fixed windows: cheap, one row
 * per key, and twice the limit at the seam of two windows is no harm here.
 */
export async function countAgainstLimit(
  pool: pg.Pool,
  key: string,
  limit: number,
  windowSeconds: number,
  now: Date,
  count = 1,
): Promise<RateLimit> {
  const windowMs = windowSeconds * 1000
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs)
  const { rows } = await pool.query<{ hits: number }>({
    name: 'count-against-limit',
    text: `insert into rate_limits (key, window_start, hits) values ($1, $2, $3)
           on conflict (key) do update set
             hits = case when rate_limits.window_start = excluded.window_start then rate_limits.hits + $3 else $3 end,
             window_start = excluded.window_start
           returning hits`,
    values: [key, windowStart, count],
  })
  const hits = rows[0]?.hits ?? 1
  const retryAfterSeconds = Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000)
  return { isAllowed: hits <= limit, retryAfterSeconds }
}

/** Takes back one count of the present window: it was none of those the limit is for. */
export async function uncount(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('update rate_limits set hits = hits - 1 where key = $1 and hits > 0', [key])
}
