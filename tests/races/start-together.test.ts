import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { startChild } from '../builders/child.ts'
import { freePort, makeFolder } from '../builders/postgres-cluster.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

// On a busy machine a start takes its time.
const patienceMs = 60_000
const atOnce = { timeout: 2 * patienceMs }

const serve = async (env: Record<string, string>) => {
  const port = await freePort()
  const base = { PORT: String(port), SANDBOX: 'off', LOG_LEVEL: 'error' }
  return { ...startChild(['dist/server/server.js'], { ...base, ...env }), url: `http://127.0.0.1:${port}` }
}
const isReady = (site: { url: string }) =>
  ask(site, '/readyz').then(
    ({ status }) => status === 200,
    () => false,
  )
function folderForTest() {
  const folder = makeFolder('data')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('three sites that start at once on an empty PostgreSQL all open', atOnce, async () => {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const office = { databaseUrl: inject('postgres') }
  await sql(office, `create database ${name}`)
  onTestFinished(() => sql(office, `drop database ${name} with (force)`).then(() => {}))
  const databaseUrl = office.databaseUrl.replace(/\/postgres$/, `/${name}`)
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: '3', DATA_DIR: folderForTest() }
  const sites = await Promise.all(Array.from({ length: 3 }, () => serve(env)))
  for (const site of sites) {
    await until(async () => site.process.exitCode !== null || (await isReady(site)), Boolean, patienceMs)
    expect([site.process.exitCode, site.output()]).toEqual([null, ''])
  }
  const migrations = await sql({ databaseUrl }, 'select hash from drizzle.__drizzle_migrations')
  expect(new Set(migrations.map(({ hash }) => hash)).size).toBe(migrations.length)
  for (const site of sites) site.process.kill('SIGTERM')
  expect(await Promise.all(sites.map(site => site.ended))).toEqual([0, 0, 0])
})

test(
  'of three that start at once on one data folder one stays; the others say who has it',
  atOnce,
  async () => {
    const dataDir = folderForTest()
    const sites = await Promise.all(Array.from({ length: 3 }, () => serve({ DATA_DIR: dataDir })))
    // The folder is taken before anything else is done, so the others are gone long before the first has opened.
    const [winner] = await until(
      () => sites.filter(site => site.process.exitCode === null),
      alive => alive.length <= 1,
      patienceMs,
    )
    expect(winner ? [] : sites.map(site => site.output())).toEqual([])
    for (const loser of sites.filter(site => site !== winner)) {
      expect([await loser.ended, loser.output()]).toEqual([
        1,
        `The data folder ${dataDir} is in use by another Portico process (pid ${winner?.process.pid}). ` +
          'Stop it first, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.\n',
      ])
    }
  },
)
