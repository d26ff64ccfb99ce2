import { Gauge, type Registry } from 'prom-client'
import { officeCounts } from '../../box-office/office/count-work.server.ts'
import { leadCounts } from '../../leads/queries.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'

const freshMs = 5_000

/** What waits for somebody, for an alarm to watch. Counted when it is asked for, at most every five seconds. */
export function watchBacklog(registry: Registry, db: Db, clock: Clock): void {
  let countedAt = 0
  new Gauge({
    name: 'portico_waiting',
    help: 'What wants attention: letters, payments, payouts, refunds and leads that did not go their way',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      const now = clock.now()
      if (now.getTime() - countedAt < freshMs) return
      countedAt = now.getTime()
      const counts = await countAll(db, now).catch(() => null)
      // Without a database it is the probe that rings; an old number would only calm.
      if (!counts) return this.reset()
      for (const [what, count] of Object.entries(counts)) this.set({ what: inWords(what) }, count)
    },
  })
}

async function countAll(db: Db, now: Date) {
  return { ...(await officeCounts(db, now)), ...(await leadCounts(db, now)) }
}

function inWords(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
