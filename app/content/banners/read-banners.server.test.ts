import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { createBannerReader } from './read-banners.server.ts'

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

test('the database is asked for banners once, however many pages want them, until the content changes', async () => {
  const asked = vi.spyOn(database.pool, 'query')
  let version = '1'
  const read = createBannerReader(database.db, () => version)
  const all = await Promise.all([read(), read()])
  expect([...all, await read()]).toEqual([[], [], []])
  expect(asked).toHaveBeenCalledTimes(1)
  version = '2'
  await read()
  await read()
  expect(asked).toHaveBeenCalledTimes(2)
})
