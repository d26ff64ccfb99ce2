import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Subscriptions } from './database/listen.server.ts'
import { oneAtATime } from './database/migrate.server.ts'
import type { Tx } from './database/transaction.server.ts'
import type { Log } from './log.server.ts'
import type { Metrics } from './metrics.server.ts'

/** Promises of one kind, and how patiently they are kept. */
export type QueueTerms = { name: string; retryLimit: number; retryDelaySeconds: number }

/**
 * A kind of work that must happen once it has been promised: tried again with growing delay, then set aside. The
 * job's id stays the same: by it a second attempt knows what the first has done.
 */
export type Queue<Data extends object> = QueueTerms & {
  work(data: Data, jobId: string): Promise<void>
  /** What follows when the last attempt has failed, or its process has died. */
  giveUp?(data: Data): Promise<void>
  /** How many may be under way at once in one process; one where nothing is said. */
  together?: number
}

export type Jobs = {
  /** Promises a job with a transaction: it exists if and only if that commits. */
  enqueue(tx: Tx, queue: string, data: object, when?: { afterSeconds: number }): Promise<void>
  /** From now on promises may be made, whether or not anybody here keeps them. */
  openQueue(queue: QueueTerms): Promise<void>
  start(queues: Queue<never>[]): Promise<void>
  stop(): Promise<void>
}

/** Who only promises needs no subscriptions: they tell who keeps promises that there is a new one. */
type JobsDatabase = { pool: pg.Pool; subscriptions?: Subscriptions }

export async function openJobs(
  { pool, subscriptions }: JobsDatabase,
  log: Log,
  metrics?: Metrics,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
      ...(subscriptions && { listen: hearBy(subscriptions) }),
    },
    schema: 'jobs',
    schedule: false,
    useListenNotify: subscriptions !== undefined,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  boss.on('warning', warning => log.warn({ warning }, 'job queue'))
  // The queue creates its own tables, and several processes creating them trip over each other. The embedded
  // database has one process and one connection: no lock is needed, and none could be held beside the work.
  const isAlone = pool.options.max === 1
  if (isAlone) await boss.start()
  else await oneAtATime(pool, async () => void (await boss.start()))

  const known = new Map((await boss.getQueues()).map(({ name, notify }) => [name, notify]))
  const opened = new Set<string>()
  async function openQueue(queue: QueueTerms) {
    if (opened.has(queue.name)) return
    const dead = `${queue.name}-dead`
    // Giving up is a promise too: a process killed while it does so is followed by another.
    await boss.createQueue(dead, { retryLimit: 20, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 10 })
    await boss.createQueue(queue.name, {
      retryLimit: queue.retryLimit,
      retryDelay: queue.retryDelaySeconds,
      retryBackoff: true,
      deadLetter: dead,
      retryDelayMax: 3_600,
      // A process killed in the middle leaves its job "active": when its heart stops, another takes it up.
      heartbeatSeconds: 10,
      notify: true,
    })
    // One that is as old as the fair's first database has told nobody so far.
    if (known.get(queue.name) === false) await boss.updateQueue(queue.name, { notify: true })
    // The library looks a queue up when it is first used, through the pool. That must not be inside a transaction, which
    // may have the only connection: asked for any job now, it remembers the queue.
    await boss.getJobById(queue.name, '00000000-0000-0000-0000-000000000000')
    opened.add(queue.name)
  }

  async function start(queues: Queue<never>[]) {
    for (const queue of queues) {
      await openQueue(queue)
      for (let hand = 0; hand < (queue.together ?? 1); hand++) await workOn(queue.name, queue.work)
      if (queue.giveUp) await workOn(`${queue.name}-dead`, queue.giveUp)
    }
  }

  async function workOn(name: string, work: Queue<never>['work']) {
    const worker = await boss.work<never>(name, { ...lookEvery, batchSize: 1 }, async ([job]) => {
      if (!job) return
      // Where there was one there may be more: look again at once instead of after the interval.
      boss.notifyWorker(worker)
      try {
        await work(job.data, job.id)
        metrics?.jobs.inc({ queue: name, outcome: 'done' })
      } catch (error) {
        metrics?.jobs.inc({ queue: name, outcome: 'failed' })
        log.warn({ err: error, queue: name, job: job.id }, 'a job failed; it will be tried again')
        throw error
      }
    })
  }

  return {
    async enqueue({ $client }, queue, data, when) {
      await boss.send(queue, data, {
        ...(when && { startAfter: when.afterSeconds }),
        db: { executeSql: (text, values) => $client.query(text, values) },
      })
    },
    openQueue,
    start,
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

// A promise is told as it is committed. What nobody is told of, a second attempt or one that has to wait until its time, is
// found by looking; without a connection that hears, so is everything.
const lookEvery = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 }

function hearBy(subscriptions: Subscriptions) {
  return async (channel: string, onPromise: (queue: string) => void, onGap: () => void) => {
    await subscriptions.listen(channel, onPromise, onGap)
    // It ends with the database's other subscriptions.
    return { close: async () => {} }
  }
}
