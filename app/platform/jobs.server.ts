import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Log } from './log.server.ts'
import type { Metrics } from './metrics.server.ts'

/** A kind of work that must happen once it has been promised: tried again with growing delay, then set aside. */
export type Queue<Data extends object> = {
  name: string
  retryLimit: number
  retryDelaySeconds: number
  work(data: Data): Promise<void>
}

export type Jobs = {
  /** Inside a transaction the job exists if and only if the transaction commits. */
  enqueue(queue: string, data: object): Promise<void>
  start(queues: Queue<never>[]): Promise<void>
  stop(): Promise<void>
}

export async function openJobs(pool: pg.Pool, log: Log, metrics?: Metrics): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  await boss.start()

  async function start(queues: Queue<never>[]) {
    for (const queue of queues) {
      const dead = `${queue.name}-dead`
      await boss.createQueue(dead)
      await boss.createQueue(queue.name, {
        retryLimit: queue.retryLimit,
        retryDelay: queue.retryDelaySeconds,
        retryBackoff: true,
        deadLetter: dead,
        retryDelayMax: 3_600,
        // A process killed in the middle leaves its job "active": when its heart stops, another takes it up.
        heartbeatSeconds: 10,
      })
      await boss.work(queue.name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
        if (!job) return
        try {
          await queue.work(job.data as never)
          metrics?.jobs.inc({ queue: queue.name, outcome: 'done' })
        } catch (error) {
          metrics?.jobs.inc({ queue: queue.name, outcome: 'failed' })
          log.warn({ err: error, queue: queue.name, job: job.id }, 'a job failed; it will be tried again')
          throw error
        }
      })
    }
  }

  return {
    async enqueue(queue, data) {
      await boss.send(queue, data)
    },
    start,
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
