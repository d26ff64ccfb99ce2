import { Gauge, type Registry } from 'prom-client'
import type { StandFeed } from '../exhibitors/stands/follow-stands.server.ts'

/** How many people watch the stands through this process. */
export function watchStreams(registry: Registry, feed: Pick<StandFeed, 'watching'>): void {
  new Gauge({
    name: 'portico_stand_watchers',
    help: 'Open streams of changes of stands',
    registers: [registry],
    collect() {
      this.set(feed.watching())
    },
  })
}
