import { Gauge, type Registry } from 'prom-client'
import type { Edition } from '../../editions/edition.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Log } from '../../platform/log.server.ts'
import { followToday, type TodayFeed } from '../../today/follow-today.server.ts'

/** The day of the fair, live, and how many watch it through this process. */
export async function openToday(
  database: Database,
  { edition, clock, log, registry }: { edition: Edition; clock: Clock; log: Log; registry: Registry },
): Promise<TodayFeed> {
  const feed = await followToday(database, { edition, clock, log })
  new Gauge({
    name: 'portico_today_watchers',
    help: 'Open streams of the day of the fair',
    registers: [registry],
    collect() {
      this.set(feed.watching())
    },
  })
  return feed
}
