import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import type { Log } from '../../platform/log.server.ts'

const everyMs = 60_000

/** How often people come by redirects: counted in memory and written down once a minute, not once a visitor. */
export function countHits({ db, clock, log }: { db: Db; clock: { now(): Date }; log: Pick<Log, 'error'> }) {
  const counts = new Map<string, number>()
  const timer = setInterval(() => void write(), everyMs)
  timer.unref()

  async function write(): Promise<void> {
    if (counts.size === 0) return
    const counted = JSON.stringify([...counts].map(([path, hits]) => ({ path, hits })))
    counts.clear()
    await db
      .execute(
        sql`update redirects set hits = redirects.hits + counted.hits, last_hit_on = ${dayOf(clock.now())}
          from jsonb_to_recordset(${counted}::jsonb) as counted (path text, hits integer)
          where redirects.from_path = counted.path`,
      )
      .catch((err: unknown) => log.error({ err }, 'visits of redirects are not written down'))
  }

  return {
    hit(path: string) {
      counts.set(path, (counts.get(path) ?? 0) + 1)
    },
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
