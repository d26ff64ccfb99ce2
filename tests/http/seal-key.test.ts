import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, payFor, startShop, ticketsOf } from '../builders/buying.ts'
import { startChild } from '../builders/child.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { freePort, makeFolder } from '../builders/postgres-cluster.ts'
import { signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let clone: Awaited<ReturnType<typeof cloneFair>>
const folder = makeFolder('keys')
const data = `${folder}/data`

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  clone = await cloneFair()
})
afterAll(async () => {
  await sandbox.stop()
  await clone.drop()
  rmSync(folder, { recursive: true, force: true })
})

const env = () => ({
  DATABASE_URL: clone.url,
  DATA_DIR: data,
  TICKET_KEY: '',
  FAIR_NOW: '2025-09-26T12:00:00+03:00',
})
const open = () => startShop(sandbox, env())

/** A start that must not succeed: how it ended, and the last thing it said. */
async function refusedStart(more: Record<string, string>) {
  const site = startChild(['dist/server/server.js'], {
    ...env(),
    PORT: String(await freePort()),
    SANDBOX: 'off',
    LOG_LEVEL: 'error',
    ...more,
  })
  const late = setTimeout(() => site.process.kill('SIGKILL'), 60_000)
  const code = await site.ended
  clearTimeout(late)
  return { code, said: site.output().trim() }
}

test('the key is made once; without it, or with another, the site does not start beside the old database', async () => {
  await (await open()).stop()
  expect(keysIn(data)).toEqual(['ticket-key.pem'])
  const [row] = await sql({ databaseUrl: clone.url }, 'select fingerprint from seal_keys')
  cpSync(data, `${folder}/safe`, { recursive: true })

  const lost = `${folder}/lost`
  mkdirSync(lost)
  const missing = await refusedStart({ DATA_DIR: lost })
  expect([missing.code, missing.said.split('\n')]).toEqual([
    1,
    [
      `This database's tickets are sealed by the key ${row?.fingerprint}, and it is missing: no ticket-key*.pem in ${lost} is that key. ` +
        'Put it back from the backup; no new one was made. See "The key of the tickets" in docs/operations.md.',
    ],
  ])
  expect(keysIn(lost)).toEqual([])

  const other = await refusedStart({
    TICKET_KEY: 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g',
  })
  expect([other.code, other.said]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^This database's tickets are sealed by the key ${row?.fingerprint}, and TICKET_KEY is `),
    ),
  ])
})

test('after a rotation old tickets and new ones are let in; a retired key is a stranger’s', async () => {
  const before = await open()
  const [old, second] = await buy(before, 2)
  await before.stop()

  expect(await ticketKey('rotate')).toContain('seals from now on')
  expect(keysIn(data)).toHaveLength(2)
  const after = await open()
  const keeper = await signIn(after, 'door')
  const [fresh] = await buy(after, 1)
  const list = (await ask(after, '/api/v1/door/list', { headers: { cookie: keeper } })).json() as {
    publicKeys: string[]
  }
  expect(list.publicKeys).toHaveLength(2)
  expect(await show(after, keeper, old?.qr)).toMatchObject({ verdict: 'admit' })
  expect(await show(after, keeper, fresh?.qr)).toMatchObject({ verdict: 'admit' })
  // The same ticket printed again carries the new seal.
  const sealedAgain = (await ticketsOf(after, old?.token ?? '')).find(({ code }) => code === old?.code)
  expect(sealedAgain?.qr).not.toBe(old?.qr)

  const shown = await ticketKey('show')
  const [, oldPrint = ''] = /^(\S+) .*replaced/m.exec(shown) ?? []
  const [, newPrint = ''] = /^(\S+) .*seals/m.exec(shown) ?? []
  expect(await ticketKey('retire', newPrint)).toContain('seals today')
  expect(await ticketKey('retire', oldPrint)).toContain('no longer accepted')
  // No restart: whoever has the stolen key has it for no minute longer.
  expect(await show(after, keeper, second?.qr)).toMatchObject({ verdict: 'refuse', reason: 'forged' })
  await after.stop()

  // The key before is not the key.
  const stale = `${folder}/safe`
  const back = await refusedStart({ DATA_DIR: stale })
  expect([back.code, back.said]).toEqual([1, expect.stringContaining(newPrint)])
})

function keysIn(dir: string): string[] {
  return readdirSync(dir).filter(name => name.endsWith('.pem'))
}

function ticketKey(...words: string[]): Promise<string> {
  const child = spawn(process.execPath, ['scripts/ticket-key.ts', ...words], {
    env: { ...process.env, ...env() },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  return new Promise(resolve => child.once('exit', () => resolve(said)))
}

async function buy(site: Site, quantity: number) {
  const bought = await order(site, [{ product: 'day', slot: '2025-09-26-before', quantity }])
  await payFor(sandbox, bought)
  const made = await until(
    () => ticketsOf(site, bought.token),
    ({ length }) => length === quantity,
  )
  return made.map(ticket => ({ ...ticket, token: bought.token }))
}

async function show(site: Site, cookie: string, qr = '') {
  const body = JSON.stringify({
    qr,
    at: '2025-09-26T12:00:00+03:00',
    nonce: crypto.randomUUID(),
    gate: 'main-entrance',
  })
  const headers = { cookie, 'content-type': 'application/json' }
  return (await ask(site, '/api/v1/door/scans', { method: 'POST', headers, body })).json()
}
