import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Log } from '../../platform/log.server.ts'
import { publishDue } from './publish-release.server.ts'
import type { ReleaseDesk } from './release-desk.ts'
import { contentReleases } from './tables.ts'

// A timer is only as good as the clock it was set by, and a clock is set, and a machine sleeps: while a plan waits, the clock
// is looked at this often. The moment itself is known by heart; looking asks nothing of the database.
const lookMs = 100
// What is due and did not go out is in another's hands, or has failed: it is asked for again after this.
const pauseMs = 250

/**
 * Every process sets a timer for the next planned moment and sets it anew whenever a plan changes anywhere. At the moment
 * all of them try; the row of the release lets one through. The scheduler's beat is the net under it.
 */
export async function followReleases(
  { db, subscriptions }: Pick<Database, 'db' | 'subscriptions'>,
  desk: ReleaseDesk,
  { clock, log }: { clock: Clock; log: Log },
): Promise<{ stop(): Promise<void> }> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let current = Promise.resolve()
  let isAsked = false

  function arm() {
    isAsked = true
    current = current.then(async () => {
      if (!isAsked || isStopped) return
      isAsked = false
      await setTimer().catch((error: unknown) => log.error({ err: error }, 'the next release is not known'))
    })
  }

  async function setTimer() {
    const [next] = await db
      .select({ at: contentReleases.plannedFor })
      .from(contentReleases)
      .where(and(eq(contentReleases.state, 'planned'), isNotNull(contentReleases.plannedFor)))
      .orderBy(asc(contentReleases.plannedFor))
      .limit(1)
    clearTimeout(timer)
    if (isStopped || !next?.at) return
    if (next.at <= clock.now()) wait(ring, pauseMs)
    else watch(next.at)
  }

  /** Rings at the moment, to the millisecond where nobody touches the clock. */
  function watch(moment: Date) {
    const leftMs = moment.getTime() - clock.now().getTime()
    if (leftMs <= 0) ring()
    else wait(() => watch(moment), Math.min(leftMs, lookMs))
  }

  function wait(act: () => void, ms: number) {
    timer = setTimeout(act, ms)
    timer.unref()
  }

  function ring() {
    current = current.then(async () => {
      if (isStopped) return
      await publishDue(desk, clock.now()).catch((error: unknown) =>
        log.error({ err: error }, 'a release could not be put out; the scheduler tries again'),
      )
    })
    arm()
  }

  await subscriptions.listen('release_planned', arm, arm)
  arm()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}
