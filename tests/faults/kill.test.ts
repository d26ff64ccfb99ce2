import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { buildProcess } from '../builders/build-process.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { keepLog } from '../builders/logs/kept-logs.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { stopProcess } from '../builders/site.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

/** `npm run proofs` kills it thirty times. */
const rounds = Number(process.env.PAGE_KILLS ?? 1)
const folder = makeFolder('kill')
// Inside the project, where its packages are found.
const built = `.cache/fair-process-${process.pid}`

beforeAll(() => buildProcess('tests/faults/fair-process.ts', built))
afterAll(() => {
  for (const made of [folder, built]) rmSync(made, { recursive: true, force: true })
})

const databases: [string, () => Promise<{ env: Record<string, string>; drop(): Promise<void> }>][] = [
  ['the embedded database', async () => ({ env: { DATA_DIR: `${folder}/data` }, drop: async () => {} })],
  [
    'PostgreSQL',
    async () => {
      const clone = await cloneFair()
      return { env: { DATA_DIR: `${folder}/data-pg`, DATABASE_URL: clone.url }, drop: clone.drop }
    },
  ],
]

// Side by side: most of the time each waits for a process to come up or for a letter to arrive.
test.concurrent.each(oneWay(databases, 0))(
  `killed ${rounds} times with -9 on %s, it starts again and has lost nothing it acknowledged`,
  { timeout: 600_000 },
  async (_name, prepare) => {
    const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    const { env, drop } = await prepare()
    const acknowledged = new Set<number>()

    for (let round = 0; round < rounds; round++) {
      const fair = await open({ ...env, SMTP_URL: sandbox.smtpUrl }, acknowledged)
      // A different moment of the work every time.
      const enough = acknowledged.size + 1 + (round % 7)
      while (acknowledged.size < enough) await soon(2)
      await soon(round * 7)
      const ended = new Promise(resolve => fair.once('exit', resolve))
      fair.kill('SIGKILL')
      await ended
    }

    const last = await open({ ...env, SMTP_URL: sandbox.smtpUrl, PUBLISH: 'off' }, acknowledged)
    const page = await (await fetch(`${last.url}/thanks/_payload.json`)).json()
    expect(page.data.page.title).toBe('Спасибо!')
    await vi.waitFor(
      async () => expect(missing(acknowledged, await lettersArrived(sandbox.url))).toEqual([]),
      {
        timeout: 240_000,
        interval: 500,
      },
    )
    expect(await stopProcess(last)).toBe(0)
    await sandbox.stop()
    await drop()
  },
)

type FairProcess = ChildProcess & { url: string }

function open(env: Record<string, string>, acknowledged: Set<number>): Promise<FairProcess> {
  const child = spawn(process.execPath, [`${built}/fair-process.js`], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'error',
      SANDBOX: 'off',
      FAIR_NOW: '2025-08-20T10:00:00+03:00',
      UPLOADS: `file:${folder}/uploads`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  }) as FairProcess
  keepLog(child)
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the fair did not open (code ${code})`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', line => {
      const [word, value = ''] = line.split(' ')
      if (word === 'published') {
        // A revision given twice means that the first one was forgotten.
        if (acknowledged.has(Number(value))) reject(new Error(`revision ${value} was lost`))
        acknowledged.add(Number(value))
      }
      if (word === 'open') {
        child.url = value
        resolve(child)
      }
    })
  })
}

/** The revisions that the editors have been written of. */
async function lettersArrived(sandboxUrl: string): Promise<Set<number>> {
  const letters = (await (await fetch(`${sandboxUrl}/mail`)).json()) as { subject: string }[]
  return new Set(letters.map(({ subject }) => Number(/(\d+)$/.exec(subject)?.[1])))
}

function missing(wanted: Set<number>, found: Set<number>): number[] {
  return [...wanted].filter(revision => !found.has(revision))
}

function soon(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
