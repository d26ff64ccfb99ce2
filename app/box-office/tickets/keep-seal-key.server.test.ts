import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { makeFolder } from '../../../tests/builders/postgres-cluster.ts'
import {
  openSealKey,
  readPublicKeys,
  readSealKeys,
  retireSealKey,
  rotateSealKey,
} from './keep-seal-key.server.ts'

let database: Awaited<ReturnType<typeof openFair>>
const folder = makeFolder('keep-seal-key')
const now = new Date('2025-08-20T10:00:00+03:00')
const later = new Date('2025-09-01T10:00:00+03:00')
const asked = { hasTickets: false, now }
const data = join(folder, 'data')
const open = (dataDir = data, given?: string) => openSealKey(database.pool, { dataDir, given }, asked)

beforeAll(async () => {
  database = await openFair()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.pool.query('delete from seal_keys')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
})

test('processes that start together with a folder each agree on one key: the others are refused', async () => {
  const folders = ['one', 'two', 'three'].map(name => join(folder, name))
  const outcomes = await Promise.allSettled(folders.map(dir => open(dir)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readSealKeys(database.db)).toHaveLength(1)
  // Whoever was refused has made no key that could be taken for it later.
  expect(folders.flatMap(dir => keysIn(dir))).toEqual(['ticket-key.pem'])
})

test('a database that sold tickets before it knew a key takes the one at hand, and makes none', async () => {
  const sold = { hasTickets: true, now }
  await expect(openSealKey(database.pool, { dataDir: data }, sold)).rejects.toThrow(
    `This database has sold tickets, and the key that sealed them is missing: there is no ticket-key.pem in ${data}.`,
  )
  expect(keysIn(data)).toEqual([])
  const { key } = await open()
  await database.pool.query('delete from seal_keys')
  const found = await openSealKey(database.pool, { dataDir: data }, sold)
  expect(found.key.fingerprint).toBe(key.fingerprint)
})

test('what must outlive a key outlives its rotation, and the old key reads it no more', async () => {
  const first = await open()
  cpSync(data, join(folder, 'stolen'), { recursive: true })
  await rotateSealKey(database.pool, { dataDir: data }, later)
  const second = await open()
  expect(second.lastingSecret).toBe(first.lastingSecret)
  expect(second.key.fingerprint).not.toBe(first.key.fingerprint)
  const { rows } = await database.pool.query(
    'select fingerprint from seal_keys where lasting_secret is not null',
  )
  expect(rows).toEqual([{ fingerprint: second.key.fingerprint }])
  await expect(open(join(folder, 'stolen'))).rejects.toThrow(second.key.fingerprint)
  expect(await readPublicKeys(database.db)).toEqual([second.key.publicKey, first.key.publicKey])
})

test('a rotation that was killed before the database knew of it has changed nothing', async () => {
  const { key } = await open()
  await database.pool.query('alter table seal_keys add constraint no_second check (replaced_at is null)')
  await expect(rotateSealKey(database.pool, { dataDir: data }, later)).rejects.toThrow()
  await database.pool.query('alter table seal_keys drop constraint no_second')
  expect(keysIn(data)).toHaveLength(2)
  expect((await open()).key.fingerprint).toBe(key.fingerprint)
})

test('two rotations at once follow one another; each key is in the folder', async () => {
  await open()
  await Promise.all([1, 2].map(() => rotateSealKey(database.pool, { dataDir: data }, later)))
  expect(await readSealKeys(database.db)).toHaveLength(3)
  expect(keysIn(data)).toHaveLength(3)
  await open()
})

test('the key that seals cannot be retired, the one before it can', async () => {
  const first = await open()
  expect(await retireSealKey(database.pool, first.key.fingerprint, now)).toBe('seals-today')
  expect(await retireSealKey(database.pool, 'NOBODY', now)).toBe('unknown')
  const { key } = await rotateSealKey(database.pool, { dataDir: data }, later)
  expect(await retireSealKey(database.pool, first.key.fingerprint, later)).toBe('done')
  expect(await readPublicKeys(database.db)).toEqual([key.publicKey])
})

function keysIn(dir: string): string[] {
  try {
    return readdirSync(dir).filter(name => name.endsWith('.pem'))
  } catch {
    return []
  }
}
