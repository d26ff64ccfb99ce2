import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { findThreads } from './find-threads.server.ts'
import type { ThreadFilter } from './thread-filter.ts'

const count = 200_000
let database: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  database = await openFair()
  const { pool } = database
  await pool.query(
    `insert into exhibitor_applications (id, edition_id, state, name_ru, locale, created_at, updated_at, submitted_at)
     select gen_random_uuid(), 'spring-2026', 'submitted', 'Мастерская ' || n, 'ru', now(), now(), now()
     from generate_series(1, ${count}) n`,
  )
  // A hundred at the same moment: what has no order of its own must not be shown twice or left out.
  await pool.query(
    `insert into exhibitor_threads (application_id, last_at, waits_since)
     select id, timestamptz '2025-12-01' + make_interval(mins => number / 100), case when number % 1000 = 0 then now() end
     from exhibitor_applications where name_ru like 'Мастерская %'`,
  )
  await pool.query('analyze exhibitor_threads')
  await pool.query('analyze exhibitor_applications')
}, 180_000)
afterAll(() => database.drop())

const pageAt = (filter: Partial<ThreadFilter>) =>
  findThreads(drizzle(database.pool), { show: 'all', words: '', after: null, ...filter })

test('every thread is on one page, also where many are of the same moment', async () => {
  const seen: string[] = []
  let after: ThreadFilter['after'] = null
  for (let page = 0; page < 8; page++) {
    const { threads, next } = await pageAt({ after })
    seen.push(...threads.map(({ id }) => id))
    after = next
  }
  expect([seen.length, new Set(seen).size]).toEqual([400, 400])
})

test('the end of 200,000 is as near as the beginning', async () => {
  const { rows } = await database.pool.query(
    'select last_at as at, application_id as id from exhibitor_threads order by 1, 2 offset 70 limit 1',
  )
  const after = { at: rows[0].at as Date, id: rows[0].id as string }
  const took = async (filter: Partial<ThreadFilter>) => {
    const times: number[] = []
    for (let n = 0; n < 5; n++) {
      const start = performance.now()
      await pageAt(filter)
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  expect((await pageAt({ after })).threads.length).toBeGreaterThan(0)
  expect(await took({ after })).toBeLessThan((await took({})) * 4 + 20)
})

test('those who wait are found among all, and one by name', async () => {
  const { threads } = await pageAt({ show: 'waiting' })
  expect(threads).toHaveLength(50)
  expect(threads.every(({ waitsSince }) => waitsSince !== null)).toBe(true)
  const named = await pageAt({ words: 'мастерская 77777' })
  expect(named.threads.map(({ nameRu }) => nameRu)).toEqual(['Мастерская 77777'])
})
