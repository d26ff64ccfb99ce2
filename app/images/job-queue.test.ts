import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createJobQueue, QueueFull } from './job-queue.ts'

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

test('who finds the queue full is told so, and nothing is begun', async () => {
  const run = createJobQueue(1, { waiting: 2, waitingForOne: 1 })
  const begun: string[] = []
  const job = (name: string) => async () => {
    begun.push(name)
    await setImmediate()
    return name
  }
  const results = await Promise.allSettled([
    run(job('a1'), 'a'),
    run(job('a2'), 'a'),
    run(job('a3'), 'a'),
    run(job('b1'), 'b'),
    run(job('c1'), 'c'),
  ])
  const refused = results.map(result => result.status === 'rejected' && result.reason instanceof QueueFull)
  expect(refused).toEqual([false, false, true, false, true])
  // The one who came second does not wait for all that the first has asked for.
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})
