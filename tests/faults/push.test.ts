import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest'
import { vapidKeysFrom } from '../../app/programme/push/sign-request.server.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { buildProcess } from '../builders/build-process.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { keepLog } from '../builders/logs/kept-logs.ts'

const readers = 40
const kills = 2
/** As many as one process posts at once: what it may not have written down when it dies. */
const together = 6
const secret = 'a secret'
const now = '2025-09-26T17:50:00+03:00'
const slug = 'restoration-without-mystery'
// Inside the project, where its packages are found.
const built = `.cache/push-process-${process.pid}`

beforeAll(() => buildProcess('tests/faults/push-process.ts', built))
afterAll(() => rmSync(built, { recursive: true, force: true }))

type Came = {
  browser: string
  topic: string | null
  message: { tag: string; body: string } | null
  answeredStatus: number
}

test(`killed ${kills} times with -9 while notices are sent: everybody is told, and what came twice takes its own place`, {
  timeout: 240_000,
}, async ({ onTestFinished }) => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  onTestFinished(sandbox.stop)
  const clone = await cloneFair()
  onTestFinished(clone.drop)
  const pool = new pg.Pool({ connectionString: clone.url })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  const post = (path: string, order: object) =>
    fetch(`${sandbox.url}/push/${path}`, { method: 'POST', body: JSON.stringify(order) })
  const came = async () => (await (await fetch(`${sandbox.url}/push/requests`)).json()) as Came[]

  for (let number = 0; number < readers; number++) {
    const { endpoint, keys } = await (
      await post('subscriptions', { applicationServerKey: vapidKeysFrom(secret).publicKey })
    ).json()
    await pool.query(
      `insert into push_subscriptions (endpoint, p256dh, auth, locale, events, created_at) values ($1, $2, $3, 'ru', $4, $5)`,
      [endpoint, keys.p256dh, keys.auth, [slug], now],
    )
  }
  // Slow enough to be killed in the middle of.
  await post('control', { delayMs: 250, times: readers * 2 })
  await pool.query(`begin; select set_config('portico.programme_at', '${now}', true);
    update events set starts_at = '2025-09-26T18:45:00+03:00' where slug = '${slug}'; commit`)

  let desk = await openDesk(onTestFinished, { DATABASE_URL: clone.url, PUSH_URL: sandbox.url })
  for (let kill = 1; kill <= kills; kill++) {
    const soFar = (await came()).length
    await vi.waitUntil(async () => (await came()).length >= soFar + 4, { timeout: 60_000, interval: 10 })
    // Taken, and perhaps not yet written down; others are on the wire.
    await wait(kill * 7)
    const ended = new Promise(resolve => desk.once('exit', resolve))
    desk.kill('SIGKILL')
    await ended
    desk = await openDesk(onTestFinished, { DATABASE_URL: clone.url, PUSH_URL: sandbox.url })
  }
  const unsent = async () =>
    (await pool.query('select from push_notices where sent_at is null')).rowCount ?? 0
  const promised = async () => (await pool.query('select from push_notices')).rowCount ?? 0
  await vi.waitFor(async () => expect([await promised(), await unsent()]).toEqual([readers, 0]), {
    timeout: 150_000,
    interval: 250,
  })

  const taken = (await came()).filter(({ answeredStatus }) => answeredStatus === 201)
  const told = Map.groupBy(taken, ({ browser }) => browser)
  expect(told.size).toBe(readers)
  // At least once by wire: no more often than a death can excuse. Once to the eye: the same words under the same tag.
  expect(taken.length - readers).toBeLessThanOrEqual(kills * together)
  for (const same of told.values()) {
    expect(new Set(same.map(({ topic, message }) => JSON.stringify([topic, message]))).size).toBe(1)
    expect(same[0]?.message?.tag).toContain(slug)
    expect(same[0]?.topic).toMatch(/^[\w-]{32}$/)
  }
})

function openDesk(
  onTestFinished: TestContext['onTestFinished'],
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${built}/push-process.js`], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', SANDBOX: 'off', NOW: now, SECRET: secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  keepLog(child)
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the desk did not open (code ${code})`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', () => resolve(child))
  })
}
