import type pg from 'pg'

export type RateLimit = { isAllowed: boolean; retryAfterSeconds: number }

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
): Promise<RateLimit> {
  const windowMs = windowSeconds * 1000
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs)
  const { rows } = await pool.query<{ hits: number }>({
    name: 'count-against-limit',
    text: `insert into rate_limits (key, window_start, hits) values ($1, $2, 1)
           on conflict (key) do update set
             hits = case when rate_limits.window_start = excluded.window_start then rate_limits.hits + 1 else 1 end,
             window_start = excluded.window_start
           returning hits`,
    values: [key, windowStart],
  })
  const hits = rows[0]?.hits ?? 1
  const retryAfterSeconds = Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000)
  return { isAllowed: hits <= limit, retryAfterSeconds }
}
