import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { buildProcess } from '../builders/build-process.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { brokenPromises, type GatewaySide } from '../builders/ledger-invariants.ts'
import { keepLog } from '../builders/logs/kept-logs.ts'
import { freePort, makeFolder } from '../builders/postgres-cluster.ts'
import { stopProcess } from '../builders/site.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

// `npm run proofs` kills a hundred times.
const rounds = Number(process.env.KILLS ?? 2)
// The first morning: tickets are bought, shown at the door, and given back with a certificate.
const begin = new Date('2025-09-25T11:00:00+03:00')
const deadMs = 62_000
const slot = '2025-09-25-before'
const folder = makeFolder('kill-till')
// Inside the project, where its packages are found.
const built = `.cache/till-process-${process.pid}`

type Env = { DATABASE_URL?: string }

beforeAll(() => buildProcess('tests/faults/till-process.ts', built))
afterAll(() => {
  for (const made of [folder, built]) rmSync(made, { recursive: true, force: true })
})

const databases = [
  ['the embedded database', async () => ({ env: {} as Env, drop: async () => {} })],
  [
    'PostgreSQL',
    async () => {
      const clone = await cloneFair()
      return { env: { DATABASE_URL: clone.url } as Env, drop: clone.drop }
    },
  ],
] as const

// On the whole walk on both: what is lost on one alone is looked for in `kill`.
test.concurrent.for(oneWay(databases, 1))(
  `killed ${rounds} times with -9 on %s, the box office loses no order, charges nobody twice and finishes what waited`,
  { timeout: 1_800_000 },
  async ([name, prepare], { onTestFinished }) => {
    const port = await freePort()
    const sandbox = await startSandbox({
      host: '127.0.0.1',
      port: 0,
      smtpPort: 0,
      gateway: {
        webhookUrl: `http://127.0.0.1:${port}/api/payments/yookassa`,
        // The gateway repeats itself, a hundred times as fast as in life.
        sleep: (ms, signal) => wait(ms / 100, undefined, { signal, ref: false }),
      },
    })
    onTestFinished(sandbox.stop)
    const { env, drop } = await prepare()
    onTestFinished(drop)
    const dataDir = `${folder}/${name}`
    const open = (moment: Date) =>
      openTill(onTestFinished, {
        PORT: String(port),
        FAIR_NOW: moment.toISOString(),
        YOOKASSA_URL: `${sandbox.url}/yookassa/v3`,
        DATA_DIR: dataDir,
        ...env,
      })
    const town = createTown(`http://127.0.0.1:${port}`, sandbox.url)
    onTestFinished(town.leave)
    const random = seeded(20250924)
    const startedAt = performance.now()
    const now = (deaths: number) =>
      new Date(begin.getTime() + performance.now() - startedAt + deaths * deadMs)

    for (let round = 0; round < rounds; round++) {
      // A minute passes while the box office lies dead: what it had begun may be taken up again.
      const till = await open(now(round))
      if (round === 0) town.opens()
      const calm = town.finished()
      // At least something happened in this life, then at any moment of what comes next.
      await vi.waitUntil(() => town.finished() > calm || round % 3 > 0, { timeout: 60_000, interval: 10 })
      await wait(random() * 300)
      const ended = new Promise(resolve => till.once('exit', resolve))
      till.kill('SIGKILL')
      await ended
    }

    const last = await open(new Date(now(rounds).getTime() + 40 * 60_000))
    // Some of everything must have happened, however slow the machine.
    await vi.waitUntil(town.hasSeenEverything, { timeout: 180_000, interval: 50 })
    const said = await town.closes()
    // Whoever has not paid by now never will; the clockwork asks about the rest.
    for (const { id, status } of await paymentsAt(sandbox.url)) {
      if (status !== 'pending') continue
      await fetch(`${sandbox.url}/yookassa/control`, {
        method: 'POST',
        body: JSON.stringify({ expire: id }),
      })
    }
    await vi.waitFor(
      async () => {
        const waiting = await (await fetch(`http://127.0.0.1:${port}/waiting`)).json()
        expect(waiting).toEqual({ payments: 0, payouts: 0 })
      },
      { timeout: 120_000, interval: 500 },
    )
    expect(await stopProcess(last)).toBe(0)

    const database = await openDatabase(
      { databaseUrl: env.DATABASE_URL, databasePool: 2, dataDir },
      createLog('silent'),
    )
    const ask = async (text: string) => (await database.pool.query(text)).rows
    const orders = await ask('select id, token, code, state from orders')
    const payments = await paymentsAt(sandbox.url)
    // Every wish became one order, whoever died in between; every answer given is still true.
    expect(orders).toHaveLength(said.orders.length)
    expect(
      said.orders.filter(({ token, code }) => !orders.some(o => o.token === token && o.code === code)),
    ).toEqual([])
    const taken = payments.filter(({ status }) => status === 'succeeded').map(p => p.metadata.order_id)
    expect(new Set(taken).size).toBe(taken.length)
    const states = new Map(orders.map(({ token, state }) => [token, state]))
    expect(
      said.paid.filter(token => !['paid', 'partly_refunded', 'refunded'].includes(states.get(token))),
    ).toEqual([])
    const back = await ask(
      'select t.code, r.state from returns r join tickets t on t.id = r.ticket_id order by t.code',
    )
    expect(back).toEqual([...said.returns].sort().map(code => ({ code, state: 'paid_out' })))
    const nonces = (await ask("select nonce from scans where verdict = 'admit'")).map(({ nonce }) => nonce)
    expect(nonces.sort()).toEqual([...said.scans].sort())
    expect(
      await brokenPromises(
        database.pool,
        [slot],
        orders.map(({ id }) => id),
        gatewaySide(payments),
      ),
    ).toEqual([])
    await database.close()
  },
)

type WirePayment = {
  id: string
  status: string
  amount: { value: string }
  refunded_amount?: { value: string }
  metadata: { order_id: string }
}

async function paymentsAt(sandboxUrl: string): Promise<WirePayment[]> {
  return (await fetch(`${sandboxUrl}/yookassa/payments`)).json() as Promise<WirePayment[]>
}

function gatewaySide(payments: WirePayment[]): GatewaySide {
  const kopecks = (sum?: { value: string }) => Math.round(Number(sum?.value ?? 0) * 100)
  return new Map(
    payments.map(({ id, status, amount, refunded_amount }) => [
      id,
      { status, amountKopecks: kopecks(amount), refundedKopecks: kopecks(refunded_amount) },
    ]),
  )
}

/** People who buy, pay, change their minds and come in, and who ask again when nobody answers. */
function createTown(tillUrl: string, sandboxUrl: string) {
  const said = {
    orders: [] as { token: string; code: string }[],
    paid: [] as string[],
    returns: [] as string[],
    scans: [] as string[],
  }
  let isOpen = true
  let isOver = false
  let visits = 0
  let answers = 0
  let people: Promise<unknown> = Promise.resolve()
  let trouble: Error | undefined

  async function call(path: string, body?: object, key?: string) {
    for (;;) {
      if (isOver) throw new Error('the test is over')
      const answer = await fetch(tillUrl + path, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        ...(body && { body: JSON.stringify(body) }),
      })
        .then(async answer => ({ status: answer.status, body: await answer.json() }))
        .catch(() => null)
      // No answer, or somebody else, now dead, was working on it.
      if (!answer || (answer.status === 409 && answer.body.title === 'in-progress')) {
        await wait(50)
        continue
      }
      if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      answers++
      return answer.body
    }
  }

  async function visit(plan: number) {
    const quantity = 1 + (plan % 2)
    const placed = await call(
      '/api/v1/orders',
      {
        lines: [{ product: 'day', slot, quantity }],
        locale: plan % 3 ? 'ru' : 'en',
        buyer: { name: 'Анна Ветрова', email: 'anna@example.test', phone: '+7 900 000-00-00' },
        consents: ['offer'],
      },
      randomUUID(),
    )
    said.orders.push(placed)
    // Some never pay: their places come back.
    if (plan % 5 === 4) return
    const { token } = placed
    let order = placed
    while (!order.paymentUrl) {
      await wait(40)
      order = await call(`/api/v1/orders/${token}`)
      if (order.state === 'expired') return
    }
    const gatewayId = new URL(order.paymentUrl).searchParams.get('orderId')
    await fetch(`${sandboxUrl}/yookassa/checkout/sbp?orderId=${gatewayId}`, {
      method: 'POST',
      redirect: 'manual',
    })
    // Half of them come back to the page, for the rest the notification must do.
    if (plan % 2) return
    do {
      await wait(40)
      order = await call(`/api/v1/orders/${token}`)
      if (order.state === 'expired') return
    } while (order.state !== 'paid')
    said.paid.push(token)
    const ticket = order.tickets[0].code
    if (plan % 4 === 0) {
      await askBack(token, ticket)
      await call('/staff/returns', { ticket })
      said.returns.push(ticket)
    } else {
      const nonce = randomUUID()
      const { verdict } = await call('/staff/scans', { text: ticket, nonce })
      if (verdict !== 'admit') throw new Error(`a good ticket was refused at the door`)
      said.scans.push(nonce)
    }
  }

  async function askBack(token: string, ticket: string) {
    await call(`/api/v1/orders/${token}/refunds`, { tickets: [ticket], reason: 'illness' }, randomUUID())
  }

  async function live() {
    while (isOpen) await visit(visits++)
  }

  return {
    /** How many have been answered so far; throws what made one of them give up. */
    finished() {
      if (trouble) throw trouble
      return answers
    },
    hasSeenEverything() {
      if (trouble) throw trouble
      return said.orders.length >= 10 && said.returns.length > 1 && said.scans.length > 1
    },
    opens() {
      people = Promise.all(Array.from({ length: 4 }, live)).catch(error => {
        trouble = error
      })
    },
    /** Whatever happened: nobody goes on asking. */
    leave() {
      isOpen = false
      isOver = true
    },
    async closes() {
      isOpen = false
      await people
      if (trouble) throw trouble
      return said
    },
  }
}

function openTill(
  onTestFinished: TestContext['onTestFinished'],
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${built}/till-process.js`], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      SANDBOX: 'off',
      UPLOADS: `file:${folder}/uploads`,
      TICKET_KEY: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  keepLog(child)
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the box office did not open (code ${code})`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', () => resolve(child))
  })
}

/** The same moments in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
