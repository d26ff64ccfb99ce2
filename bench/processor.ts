import { firstChoice } from '../app/shell/accessible/choice.ts'
import { startSandbox } from '../sandbox/start-sandbox.ts'
import { openForBench } from './fair-for-bench.ts'
import { idleLoad, requestsPerCpuSecond } from './load.ts'

const port = 4740
const buyer = { name: 'Анна Ветрова', email: 'anna@example.test', phone: '+7 900 000-00-00' }
const chosen = [
  { product: 'day', slot: '2025-09-25-before', quantity: 2 },
  { product: 'day', slot: '2025-09-26-before', quantity: 1 },
]
const lists = [
  'speakers',
  'participants',
  'programme',
  'departures',
  'partners',
  'people',
  'press',
  'questions',
  'departments',
  'audio-guide',
  'map',
  'products',
  'slots',
] as const

const readsLarge = `accessible=${firstChoice.replaceAll(' ', '.')}`

type View = { name: string; path: string; cookie?: string }

/**
 * What a look costs the server's processor, the embedded database in the same process included. A page of one visitor is
 * made for every look; an answer of the public API is kept.
 */
export async function benchProcessor() {
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    gateway: { webhookUrl: `http://127.0.0.1:${port}/api/payments/yookassa` },
  })
  const site = await openForBench(port, {
    FAIR_NOW: '2025-08-20T10:00:00+03:00',
    // Searches are limited like forms; a refusal costs next to nothing.
    POSTS_PER_MINUTE: '100000000',
    YOOKASSA_URL: `${sandbox.url}/yookassa/v3`,
  })
  const cart = await place(site.url, {})
  const order = await place(site.url, { buyer, consents: ['offer'] })
  await pay(sandbox.url, order.paymentUrl)
  const pages: View[] = [
    { name: 'cart, empty', path: '/tickets/cart/' },
    { name: 'cart with two lines', path: '/tickets/cart/', cookie: `cart=${cart.token}` },
    { name: 'order with three tickets', path: `/tickets/order/${order.token}/` },
    { name: 'search for a word', path: `/search/?q=${encodeURIComponent('графика')}` },
    {
      name: 'search for a slip',
      path: `/search/?q=${encodeURIComponent('керамека')}`,
    },
  ]
  const idle = await idleLoad(site.process.pid ?? 0)
  console.log('\nMilliseconds of processor per view')
  for (const view of pages) await print(view, 6)
  await print({ name: 'a stored page', path: '/speakers/' }, 0.2)
  await print({ name: 'the same for the visually impaired', path: '/speakers/', cookie: readsLarge }, 0.2)
  for (const list of lists) await print({ name: `API: ${list}`, path: `/api/v1/${list}` }, 0.2)
  await site.stop()
  await sandbox.stop()

  async function print({ name, path, cookie }: View, wanted: number) {
    const asked = { port, pid: site.process.pid ?? 0, idle, path, ...(cookie && { cookie }) }
    await requestsPerCpuSecond({ ...asked, requests: 160 })
    const aSecond = await requestsPerCpuSecond({ ...asked, requests: 160 })
    // The clock of the processor ticks a hundred times a second: a second of it is measured to the hundredth.
    const requests = Math.min(Math.max(160, Math.ceil(aSecond)), 10_000)
    const milliseconds = 1000 / (await requestsPerCpuSecond({ ...asked, requests }))
    console.log(`  ${name.padEnd(46)}${milliseconds.toFixed(2).padStart(8)}   (wanted: ${wanted} or less)`)
  }
}

type Placed = { token: string; paymentUrl: string }

async function place(url: string, more: object): Promise<Placed> {
  const answer = await fetch(`${url}/api/v1/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines: chosen, locale: 'ru', ...more }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Placed
}

async function pay(sandboxUrl: string, paymentUrl: string) {
  const id = new URL(paymentUrl).searchParams.get('orderId')
  await fetch(`${sandboxUrl}/yookassa/checkout/sbp?orderId=${id}`, { method: 'POST', redirect: 'manual' })
}
