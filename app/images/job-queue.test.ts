import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createJobQueue } from './job-queue.ts'

test('never more than two run at once, all finish, in the order they came', async () => {
  const run = createJobQueue(2)
  let running = 0
  let most = 0
  const started: number[] = []
  const job = (number: number) => async () => {
    started.push(number)
    running += 1
    most = Math.max(most, running)
    await setImmediate()
    running -= 1
    return number
  }
  const numbers = [1, 2, 3, 4, 5, 6, 7]
  expect(await Promise.all(numbers.map(number => run(job(number))))).toEqual(numbers)
  expect(started).toEqual(numbers)
  expect(most).toBe(2)
})

test('a failed job gives its place to the next one', async () => {
  const run = createJobQueue(1)
  const fail = () => Promise.reject(new Error('broken'))
  const results = await Promise.allSettled([run(fail), run(fail), run(async () => 'made')])
  expect(results.map(result => result.status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await run(async () => 'later')).toBe('later')
})
