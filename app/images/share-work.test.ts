import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSharedWork } from './share-work.ts'

test('what is being made is not made a second time; afterwards it may be', async () => {
  const share = createSharedWork<number>()
  let made = 0
  const make = async () => {
    await setImmediate()
    made += 1
    return made
  }
  expect(await Promise.all([share('a', make), share('a', make), share('b', make)])).toEqual([1, 1, 2])
  expect(await share('a', make)).toBe(3)
})

test('a failure is shared too, and not remembered', async () => {
  const share = createSharedWork<string>()
  const fail = async () => {
    throw new Error('broken')
  }
  const results = await Promise.allSettled([share('a', fail), share('a', fail)])
  expect(results.map(result => result.status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'made')).toBe('made')
})
