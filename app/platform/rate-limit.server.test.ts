import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFair } from '../../tests/builders/fair-database.ts'
import { countAgainstLimit } from './rate-limit.server.ts'

let fair: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  fair = await openFair()
})
afterAll(() => fair.drop())

const count = (key: string, moment: string, limit = 3) =>
  countAgainstLimit(fair.pool, key, limit, 60, new Date(moment))

test('as many as the limit are allowed within a minute, the next is told how long to wait', async () => {
  const answers = []
  for (const second of ['00', '10', '20', '30', '59']) {
    answers.push(await count('a', `2025-08-20T07:00:${second}Z`))
  }
  expect(answers).toEqual([
    { isAllowed: true, retryAfterSeconds: 60 },
    { isAllowed: true, retryAfterSeconds: 50 },
    { isAllowed: true, retryAfterSeconds: 40 },
    { isAllowed: false, retryAfterSeconds: 30 },
    { isAllowed: false, retryAfterSeconds: 1 },
  ])
})

test('the next minute begins at nought', async () => {
  for (let n = 0; n < 5; n++) await count('b', '2025-08-20T07:00:59Z')
  expect((await count('b', '2025-08-20T07:00:59.999Z')).isAllowed).toBe(false)
  expect((await count('b', '2025-08-20T07:01:00Z')).isAllowed).toBe(true)
})

test('everybody is counted apart', async () => {
  for (let n = 0; n < 4; n++) await count('c', '2025-08-20T07:00:00Z')
  expect((await count('d', '2025-08-20T07:00:00Z')).isAllowed).toBe(true)
})

test('of many at once exactly the limit get through', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => count('e', '2025-08-20T07:00:00Z', 10)))
  expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(10)
})
