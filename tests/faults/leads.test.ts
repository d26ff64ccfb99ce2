import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { buildProcess } from '../builders/build-process.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { keepLog } from '../builders/logs/kept-logs.ts'
import { freePort, makeFolder } from '../builders/postgres-cluster.ts'
import { stopProcess } from '../builders/site.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

const people = 200
const kills = Number(process.env.LEAD_KILLS ?? 1)
// In the order in which the lander will be in them, again and again.
const moods = [
  { status: 500, times: 4 },
  { status: 422, times: 2 },
  { delayMs: 150, times: 6 },
  { hang: true, times: 2 },
  { reset: true, times: 4 },
  { status: 429, times: 2 },
  // Taken, but too late: the answer finds nobody.
  { delayMs: 700, times: 2 },
  { status: 200, times: 10 },
]
const folder = makeFolder('leads')
// Inside the project, where its packages are found.
const built = `.cache/leads-process-${process.pid}`

beforeAll(() => buildProcess('tests/faults/leads-process.ts', built))
afterAll(() => {
  for (const made of [folder, built]) rmSync(made, { recursive: true, force: true })
})

type Arrived = {
  body: { mergelead: string }
  rawBody: string
  answeredStatus: number | null
  answeredAt: string
}
type Stored = { mergelead: string; state: string; delivered_at: Date; attempts: number }

const databases = [
  ['the embedded database', async () => ({ env: {} as { DATABASE_URL?: string }, drop: async () => {} })],
  [
    'PostgreSQL',
    async () => {
      const clone = await cloneFair()
      return { env: { DATABASE_URL: clone.url }, drop: clone.drop }
    },
  ],
] as const

// On the whole walk on both: what is lost on one alone is looked for in `kill`.
test.concurrent.for(oneWay(databases, 1))(
  `killed ${kills} times with -9 on %s, before a lander of many moods, it delivers every lead it was given`,
  { timeout: 300_000 },
  async ([name, prepare], { onTestFinished }) => {
    const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    onTestFinished(sandbox.stop)
    for (let time = 0; time < 4; time++) {
      for (const mood of moods) {
        await fetch(`${sandbox.url}/lander/control`, { method: 'POST', body: JSON.stringify(mood) })
      }
    }
    const arrived = async () => (await (await fetch(`${sandbox.url}/lander/requests`)).json()) as Arrived[]
    const { env, drop } = await prepare()
    onTestFinished(drop)
    const port = await freePort()
    const dataDir = `${folder}/${name}`
    const open = () =>
      openDesk(onTestFinished, {
        PORT: String(port),
        LANDER_URL: `${sandbox.url}/lander`,
        DATA_DIR: dataDir,
        ...env,
      })

    let desk = await open()
    const crowd = createCrowd(`http://127.0.0.1:${port}`, people)
    onTestFinished(crowd.leave)
    for (let kill = 1; kill <= kills; kill++) {
      // Somewhere in the middle of promising and sending, at another moment every time.
      const soFar = (await arrived()).length
      await vi.waitUntil(async () => (await arrived()).length >= soFar + 8, { timeout: 60_000, interval: 20 })
      await wait(kill * 13)
      const ended = new Promise(resolve => desk.once('exit', resolve))
      desk.kill('SIGKILL')
      await ended
      desk = await open()
    }
    const promised = await crowd.finished()
    await vi.waitFor(
      async () => expect(await (await fetch(`http://127.0.0.1:${port}/waiting`)).json()).toBe(0),
      { timeout: 120_000, interval: 250 },
    )
    expect(await stopProcess(desk)).toBe(0)

    const database = await openDatabase(
      { databaseUrl: env.DATABASE_URL, databasePool: 2, dataDir },
      createLog('silent'),
    )
    const { rows } = await database.pool.query<Stored>(`
      select l.mergelead, l.state, l.delivered_at, count(a.id)::int as attempts
      from leads l left join lead_attempts a on a.lead_id = l.id group by l.id order by l.mergelead`)
    await database.close()
    // Every wish is one lead, however often it was told, and every lead is delivered.
    expect(rows.map(({ mergelead, state }) => [mergelead, state])).toEqual(
      [...promised].sort().map(mergelead => [mergelead, 'delivered']),
    )
    const requests = Map.groupBy(await arrived(), ({ body }) => body.mergelead)
    expect([...requests.keys()].sort()).toEqual([...promised].sort())
    const wrong = rows.flatMap(lead => brokenPromises(lead, requests.get(lead.mergelead) ?? []))
    expect(wrong).toEqual([])
  },
)

test.concurrent('killed with -9 in the last attempt, it sets the lead aside when it is back', {
  timeout: 120_000,
}, async ({ onTestFinished }) => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  onTestFinished(sandbox.stop)
  await fetch(`${sandbox.url}/lander/control`, { method: 'POST', body: '{"hang":true}' })
  const clone = await cloneFair()
  onTestFinished(clone.drop)
  const port = await freePort()
  const open = () =>
    openDesk(onTestFinished, {
      PORT: String(port),
      LANDER_URL: `${sandbox.url}/lander`,
      DATABASE_URL: clone.url,
      RETRIES: '0',
      // It must still be waiting for the answer when it is killed.
      PATIENCE_MS: '60000',
    })
  const first = await open()
  const crowd = createCrowd(`http://127.0.0.1:${port}`, 1)
  onTestFinished(crowd.leave)
  await vi.waitUntil(
    async () => (await (await fetch(`${sandbox.url}/lander/requests`)).json()).length === 1,
    { timeout: 30_000, interval: 5 },
  )
  first.kill('SIGKILL')
  const second = await open()
  const database = await openDatabase(
    { databaseUrl: clone.url, databasePool: 2, dataDir: '' },
    createLog('silent'),
  )
  onTestFinished(database.close)
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        'select l.state, a.outcome from leads l join lead_attempts a on a.lead_id = l.id',
      )
      expect(rows).toEqual([{ state: 'set-aside', outcome: 'unknown' }])
    },
    { timeout: 60_000, interval: 250 },
  )
  expect(await stopProcess(second)).toBe(0)
})

function brokenPromises(lead: Stored, requests: Arrived[]): string[] {
  const taken = requests.filter(({ answeredStatus }) => answeredStatus === 200)
  const isEarly = !taken.some(({ answeredAt }) => new Date(answeredAt) <= lead.delivered_at)
  return [
    ...(isEarly ? [`${lead.mergelead} was delivered before the lander took it`] : []),
    ...(new Set(requests.map(({ rawBody }) => rawBody)).size > 1 ? [`${lead.mergelead} changed`] : []),
    ...(requests.length > lead.attempts
      ? [`${lead.mergelead} was sent more often than was written down`]
      : []),
  ]
}

/** People who send a form, and press the button again when nobody answers. */
function createCrowd(deskUrl: string, people: number) {
  let isOver = false
  const promised: string[] = []
  const wishes = Array.from({ length: people }, (_, number) => ({
    mergelead: `id_${String(number).padStart(9, '0')}1755673200`,
    form: 'contact',
    version: '1',
    fields: { firstName: 'Анна', comments: `Вопрос № ${number}` },
    redirectUrl: '/thanks/',
    newTab: false,
    urlLocation: 'https://portik.example/contacts/',
    entryPoint: 'portik.example',
    analyticsId: '',
    utm: { utm_source: 'vk' },
  }))

  async function live() {
    for (let wish = wishes.shift(); wish; wish = wishes.shift()) {
      for (;;) {
        if (isOver) return
        const answer = await fetch(`${deskUrl}/leads`, { method: 'POST', body: JSON.stringify(wish) })
          .then(response => response.json())
          .catch(() => null)
        if (answer) break
        await wait(30)
      }
      promised.push(wish.mergelead)
      // The last of them come when the worst is over.
      await wait(60)
    }
  }

  const everybody = Promise.all(Array.from({ length: 3 }, live))
  return {
    leave() {
      isOver = true
    },
    finished: () => everybody.then(() => promised),
  }
}

function openDesk(
  onTestFinished: TestContext['onTestFinished'],
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${built}/leads-process.js`], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', SANDBOX: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  keepLog(child)
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the desk did not open (code ${code})`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', () => resolve(child))
  })
}
