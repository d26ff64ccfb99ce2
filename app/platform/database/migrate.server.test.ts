import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import journal from '../../../db/migrations/meta/_journal.json' with { type: 'json' }
import { openFair } from '../../../tests/builders/fair-database.ts'
import { openJobs } from '../jobs.server.ts'
import { createLog } from '../log.server.ts'
import { type Database, openDatabase } from './database.server.ts'
import { migrateDatabase } from './migrate.server.ts'

const name = `empty_${randomUUID().replaceAll('-', '')}`
const url = inject('postgres').replace(/\/postgres$/, `/${name}`)
const log = createLog('silent')
let eight: Database[] = []
let office: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  office = await openFair()
  await office.pool.query(`create database ${name}`)
  eight = await Promise.all(
    Array.from({ length: 8 }, () => openDatabase({ databaseUrl: url, databasePool: 2, dataDir: '' }, log)),
  )
})
afterAll(async () => {
  await Promise.all(eight.map(database => database.close()))
  await office.pool.query(`drop database ${name} with (force)`)
  await office.drop()
})

test('eight who start at once on an empty database migrate it once', async () => {
  await Promise.all(eight.map(({ pool }) => migrateDatabase(pool)))
  const done = await eight[0]?.pool.query('select hash from drizzle.__drizzle_migrations')
  const hashes = done?.rows.map(row => row.hash)
  expect(hashes).toHaveLength(journal.entries.length)
  expect(new Set(hashes).size).toBe(journal.entries.length)
  const content = await eight[0]?.pool.query('select count(*)::int as count from pages')
  expect(content?.rows).toEqual([{ count: 0 }])
})

test('nobody keeps the lock, and migrating again changes nothing', async () => {
  await Promise.all(eight.map(({ pool }) => migrateDatabase(pool)))
  // The cluster has other databases, and their fairs start meanwhile.
  const locks = await eight[0]?.pool.query(
    "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  )
  expect(locks?.rowCount).toBe(0)
})

test('a failing migration lets go of the lock', async () => {
  const [first, second] = eight
  if (!first || !second) throw new Error('no pools')
  await expect(migrateDatabase(first.pool, 'db/no-such-folder')).rejects.toThrow()
  await migrateDatabase(second.pool)
})

test('eight who open the job queues at once do it once', async () => {
  const opened = await Promise.all(eight.map(({ pool }) => openJobs({ pool }, log)))
  const queue = { name: 'shared', retryLimit: 0, retryDelaySeconds: 0, work: async () => {} }
  await Promise.all(opened.map(jobs => jobs.start([queue])))
  const queues = await eight[0]?.pool.query('select name from jobs.queue order by name')
  await Promise.all(opened.map(jobs => jobs.stop()))
  expect(queues?.rows.map(row => row.name).filter(name => !name.startsWith('__'))).toEqual([
    'shared',
    'shared-dead',
  ])
})
