import { Gauge, type Registry } from 'prom-client'
import { openFair } from '../../editions/open-fair.ts'
import { followStands, type StandFeed } from '../../exhibitors/stands/follow-stands.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Log } from '../../platform/log.server.ts'

/** The live plan of the fair that exhibitors apply to, and how many watch it through this process. */
export async function openStands(
  database: Database,
  { clock, log, registry }: { clock: Clock; log: Log; registry: Registry },
): Promise<StandFeed> {
  const feed = await followStands(database, { editionId: () => openFair.id, clock, log })
  new Gauge({
    name: 'portico_stand_watchers',
    help: 'Open streams of changes of stands',
    registers: [registry],
    collect() {
      this.set(feed.watching())
    },
  })
  return feed
}
