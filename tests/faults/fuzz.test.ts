import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forms } from '../../app/applications/forms.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, startShop } from '../builders/buying.ts'
import { freshToken } from '../builders/forms.ts'
import { dice, malformed, scriptMark } from '../builders/malformed.ts'
import { signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'

/** `npm run proofs` sends five thousand to every address. */
const bodies = Number(process.env.FUZZ ?? 60)
const atOnce = 8
// Whoever fills in a form in no time waits a second; the rest is for a machine with noisy neighbours.
const slowMs = 10_000
const growthBytes = 150 * 1024 * 1024

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { POSTS_PER_MINUTE: '100000000', LANDER_URL: `${sandbox.url}/lander` })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

type Target = {
  path: string
  good: Record<string, unknown>
  isJson?: boolean
  cookie?: string
  accept?: string
}

const buyer = { name: 'Анна', email: 'a@b.example', phone: '+7 900 000-00-00' }

/** Every address that takes a POST, with what a good client sends there. */
async function targets(): Promise<Target[]> {
  const { token } = await order(site, [{ product: 'day', slot: '2025-09-25-before', quantity: 1 }])
  const office = await signIn(site, 'admin')
  const filled = (names: string[]) => Object.fromEntries(names.map(name => [name, 'a']))
  return [
    ...forms.flatMap(({ id, home, fields }) => {
      const good = {
        form: id,
        token: 'x',
        personalDataAgree: 'on',
        ...filled(fields.map(({ name }) => name)),
      }
      return [{ path: home, good, accept: 'application/json' }]
    }),
    { path: '/en/volunteers/', good: { form: 'volunteer', token: 'x', firstName: 'a', workingDays: 'b' } },
    { path: '/tickets/', good: { 'day:2025-09-25-before': '1', invitation: '', 'pass-number': '' } },
    { path: '/excursions/', good: { slot: 'x', quantity: '1', 'with-order': 'A' } },
    { path: '/master-classes/', good: { slot: 'x', quantity: '1', 'with-order': 'A' } },
    { path: '/tickets/cart/', good: { do: 'change', ...buyer, offer: 'on', 'consent-purchase': 'on' } },
    {
      path: `/tickets/order/${token}/`,
      good: { do: 'return', ticket: 'x', name: 'a', slot: 'x', reason: 'other' },
    },
    { path: '/tickets/lost/', good: { email: 'a@b.example' } },
    { path: '/sign-in/', good: { email: 'a@b.example', password: 'x' } },
    { path: '/sign-out/', good: { a: 'b' } },
    { path: '/account/password/', good: { current: 'a', next: 'b', again: 'c' }, cookie: office },
    { path: '/door/', good: { qr: 'x', gate: 'A' }, cookie: office },
    {
      path: '/office/orders/00000000-0000-0000-0000-000000000000/',
      good: { do: 'papers', refund: 'x' },
      cookie: office,
    },
    { path: '/office/departures/', good: { do: 'capacity', slot: 'x', capacity: '1' }, cookie: office },
    {
      path: '/office/submissions/00000000-0000-0000-0000-000000000000/',
      good: { do: 'note', note: 'x', state: 'new', confirm: 'yes' },
      cookie: office,
    },
    { path: '/office/fair/', good: { do: 'x', reason: 'y' }, cookie: office },
    {
      path: '/api/v1/orders',
      isJson: true,
      good: {
        lines: [{ product: 'day', slot: '2025-09-25-before', quantity: 1 }],
        buyer,
        locale: 'ru',
        consents: ['offer'],
      },
    },
    { path: `/api/v1/orders/${token}/refunds`, isJson: true, good: { tickets: ['x'], reason: 'other' } },
    {
      path: '/api/v1/door/scans',
      isJson: true,
      cookie: office,
      good: { qr: 'x', at: '2025-09-25T10:00:00Z', nonce: 'n', gate: 'A' },
    },
    {
      path: '/api/payments/yookassa',
      isJson: true,
      good: { type: 'notification', event: 'payment.succeeded', object: { id: 'x', status: 'succeeded' } },
    },
  ]
}

test(`${bodies} malformed bodies at every address that takes one: no fault of ours, no echo, no stall, no leak`, {
  timeout: 60_000 + bodies * 2_000,
}, async () => {
  const wrong: string[] = []
  const all = await targets()
  // The first half compiles, opens and grows what the work needs; after that nothing may pile up.
  const half = Math.ceil(bodies / 2)
  for (const [place, target] of all.entries()) await attack(target, half, place + 1)
  const before = residentBytes()
  for (const [place, target] of all.entries()) await attack(target, bodies - half, place + 1_000)
  expect(wrong).toEqual([])
  expect(residentBytes() - before).toBeLessThan(growthBytes)
  // And it is still the site it was.
  expect((await ask(site, '/readyz')).status).toBe(200)

  async function attack(target: Target, count: number, seed: number) {
    const roll = dice(seed)
    let left = count
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (left-- > 0) await send(target, malformed(target.good, target.isJson ?? false, roll))
      }),
    )
  }

  async function send({ path, cookie, accept }: Target, { type, body }: ReturnType<typeof malformed>) {
    const startedAt = performance.now()
    const answer = await ask(site, path, {
      method: 'POST',
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(cookie && { cookie }),
        ...(accept && { accept }),
      },
      body,
    })
    const what = `${path} ${type} ${body.subarray(0, 200).toString('base64')}`
    if (answer.status >= 500) wrong.push(`${answer.status} ${what}`)
    const isMarkup = String(answer.headers['content-type']).includes('html')
    if (isMarkup && answer.text.includes(scriptMark)) wrong.push(`echo ${what}`)
    if (performance.now() - startedAt > slowMs) wrong.push(`slow ${what}`)
  }
})

test('every address that takes a POST is among them', async () => {
  const { text } = await ask(site, '/api/openapi.json')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }
  const described = Object.entries(paths)
    .filter(([, methods]) => 'post' in methods)
    .map(([path]) => path.replace(/\{\w+\}/g, '*'))
  const attacked = (await targets()).map(({ path }) => path.replace(/\/[\w-]{20,}/, '/*'))
  expect(described.filter(path => !attacked.includes(path) && !attacked.includes(`/api${path}`))).toEqual([])
  expect(await freshToken(site)).toMatch(/^\w+\./)
})

function residentBytes(): number {
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}
