import { describe, expect, onTestFinished, test } from 'vitest'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { bothDatabases } from './both-databases.ts'
import { openPromisedJobs } from './promised-jobs.ts'

describe.each(bothDatabases)('on $name', ({ open }) => {
  test('the jobs of a test are promised with their transaction, as the real ones are', async () => {
    const database = await open()
    onTestFinished(database.drop)
    const { enqueue, promised, takePromised } = await openPromisedJobs(database.pool)
    const undone = transaction(database.pool, async tx => {
      await enqueue(tx, 'letters', { number: 1 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await promised()).toEqual([])
    await transaction(database.pool, tx => enqueue(tx, 'letters', { number: 2 }))
    expect(await promised()).toEqual([{ queue: 'letters', data: { number: 2 } }])
    expect(await takePromised()).toHaveLength(1)
    expect(await promised()).toEqual([])
  })
})
