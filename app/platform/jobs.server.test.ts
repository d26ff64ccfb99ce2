import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../tests/builders/both-databases.ts'
import { until } from '../../tests/builders/until.ts'
import { transaction } from './database/transaction.server.ts'
import { type Jobs, openJobs, type Queue } from './jobs.server.ts'
import { createLog } from './log.server.ts'
import { createMetrics } from './metrics.server.ts'

type Work = { number: number }

describe.each(bothDatabases)('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let jobs: Jobs
  const metrics = createMetrics()
  const givenUp: number[] = []
  const done: Record<string, number[]> = { sums: [], told: [], stubborn: [], hopeless: [] }
  const queue = (name: string, work: (data: Work, attempt: number) => void, retryLimit = 3): Queue<Work> => ({
    name,
    retryLimit,
    retryDelaySeconds: 0,
    async work(data) {
      done[name]?.push(data.number)
      work(data, done[name]?.filter(number => number === data.number).length ?? 0)
    },
  })
  const enqueue = (queue: string, data: Work) =>
    transaction(database.pool, tx => jobs.enqueue(tx, queue, data))
  const stored = async (name: string) =>
    (
      await database.pool.query<{ data: Work; state: string }>(
        'select data, state::text from jobs.job where name = $1 order by created_on',
        [name],
      )
    ).rows

  beforeAll(async () => {
    database = await open()
    jobs = await openJobs(database, createLog('silent'), metrics)
    const hopeless = queue(
      'hopeless',
      () => {
        throw new Error('never')
      },
      1,
    )
    const queues = [
      queue('sums', () => {}),
      queue('told', () => {}),
      queue('stubborn', (_, attempt) => {
        if (attempt < 2) throw new Error('not yet')
      }),
      hopeless,
      { ...hopeless, name: 'mourned', giveUp: async ({ number }: Work) => void givenUp.push(number) },
    ]
    await jobs.start(queues as Queue<never>[])
  })
  afterAll(async () => {
    await jobs.stop()
    await database.drop()
  })

  test('that nobody hears of promises is said in the log', async () => {
    const subscriptions = {
      listen: () => Promise.reject(new Error('the line is cut')),
      close: () => Promise.resolve(),
    }
    const said: unknown[] = []
    const log = createLog('silent')
    log.warn = (facts: unknown) => void said.push(facts)
    const deaf = await openJobs({ pool: database.pool, subscriptions }, log)
    await deaf.stop()
    expect(JSON.stringify(said)).toContain('the line is cut')
  })

  test('a job is done once', async () => {
    await enqueue('sums', { number: 1 })
    await until(async () =>
      (await stored('sums')).some(job => job.data.number === 1 && job.state === 'completed'),
    )
    expect(done.sums?.filter(number => number === 1)).toEqual([1])
  })

  test('nobody waits for the next look: a promise is told when it is made', async () => {
    const from = performance.now()
    for (let number = 1; number <= 12; number++) {
      await enqueue('told', { number })
      await until(() => done.told?.includes(number))
    }
    // Found by looking, each would have taken half a second at least.
    expect(performance.now() - from).toBeLessThan(4_000)
  })

  test('promised in a transaction, it is done if that commits', async () => {
    await transaction(database.pool, async tx => {
      await jobs.enqueue(tx, 'sums', { number: 2 })
      expect(done.sums).not.toContain(2)
    })
    await until(() => done.sums?.includes(2))
  })

  test('and was never promised if it does not', async () => {
    const work = transaction(database.pool, async tx => {
      await jobs.enqueue(tx, 'sums', { number: 3 })
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    expect((await stored('sums')).filter(job => job.data.number === 3)).toEqual([])
    // The one after it is done: had the third been there, it would have been done before.
    await enqueue('sums', { number: 4 })
    await until(() => done.sums?.includes(4))
    expect(done.sums).not.toContain(3)
  })

  test('a job that fails is tried again until it succeeds', async () => {
    await enqueue('stubborn', { number: 5 })
    await until(async () => (await stored('stubborn'))[0]?.state === 'completed')
    expect(done.stubborn).toEqual([5, 5])
    expect(await stored('stubborn-dead')).toEqual([])
  })

  test('a job that fails too often is set aside, not lost', async () => {
    await enqueue('hopeless', { number: 6 })
    await until(async () => (await stored('hopeless-dead')).length > 0)
    expect(done.hopeless).toEqual([6, 6])
    expect((await stored('hopeless-dead')).map(job => job.data)).toEqual([{ number: 6 }])
    expect((await stored('hopeless')).map(job => job.state)).toEqual(['failed'])
  })

  test('a job that fails too often is given up, and whoever minds hears of it', async () => {
    await enqueue('mourned', { number: 8 })
    await until(async () => (await stored('mourned-dead'))[0]?.state === 'completed')
    expect(givenUp).toEqual([8])
  })

  test('what may be under way together is', async () => {
    let present = 0
    const company = {
      ...queue('company', () => {}),
      together: 2,
      // Nobody leaves before the other has come.
      work: async () => {
        present++
        await until(() => present === 2)
      },
    }
    await jobs.start([company] as Queue<never>[])
    await enqueue('company', { number: 9 })
    await enqueue('company', { number: 10 })
    await until(async () => (await stored('company')).every(job => job.state === 'completed'))
    expect(present).toBe(2)
  })

  test('what was done and what failed is counted', async () => {
    const { values } = await metrics.jobs.get()
    const count = (name: string, outcome: string) =>
      values.find(({ labels }) => labels.queue === name && labels.outcome === outcome)?.value
    expect([count('sums', 'done'), count('stubborn', 'failed'), count('hopeless', 'failed')]).toEqual([
      3, 1, 2,
    ])
  })

  test('a queue nobody works on keeps what is promised until somebody does', async () => {
    await jobs.openQueue({ name: 'later', retryLimit: 0, retryDelaySeconds: 0 })
    await enqueue('later', { number: 7 })
    done.later = []
    await jobs.start([queue('later', () => {})] as Queue<never>[])
    await until(() => done.later?.includes(7))
    expect(done.later).toEqual([7])
  })
})
