import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cloneFair } from '../builders/fair-database.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

test('a fair that is reset has forgotten what was sold and sent, and opens as new', {
  timeout: 120_000,
}, async () => {
  const clone = await cloneFair()
  const at = { databaseUrl: clone.url }
  const count = async (table: string) => Number((await sql(at, `select count(*) from ${table}`))[0]?.count)
  const speakers = await count('speakers')
  await sql(at, 'update slots set taken = 5')
  await sql(at, 'delete from event_speakers')
  await sql(
    at,
    "insert into letters (recipient, subject, body, created_at) values ('a@b.example', 's', 'b', now())",
  )

  const { status, stdout } = spawnSync(process.execPath, ['scripts/reset.ts'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: clone.url,
      DATA_DIR: makeFolder('reset'),
      FAIR_NOW: '2025-08-20T10:00:00+03:00',
    },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, 'The fair is as new.\n'])
  expect([await count('letters'), await count('speakers')]).toEqual([0, speakers])
  expect(await count('event_speakers')).toBeGreaterThan(0)
  expect(await count('slots where taken > 0')).toBe(0)

  const site = await startSite({ DATABASE_URL: clone.url })
  expect((await fetch(`${site.url}/tickets/`)).status).toBe(200)
  await site.stop()
  await clone.drop()
})
