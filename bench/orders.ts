import type pg from 'pg'
import { openDatabase } from '../app/platform/database/database.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { createLog } from '../app/platform/log.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { startSandbox } from '../sandbox/start-sandbox.ts'
import { makeFolder, startCluster } from '../tests/builders/postgres-cluster.ts'
import { openForBench } from './fair-for-bench.ts'

const port = 4720
const sites = 2
const atOnce = 24
const seconds = 12
const diskMicroseconds = 1_000
const buyer = { name: 'Анна Ветрова', email: 'anna@example.test', phone: '+7 900 000-00-00' }
const hot = '2025-09-25-before'

/** How many orders a minute go through the whole shop, against what the database could do at most. */
export async function benchOrders() {
  const shop = await openShop()
  const { urls, database, sandboxUrl } = shop
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into slots (id, kind, day, starts_at, ends_at, capacity)
     select 'bench-' || n, 'before', '2025-09-25', '2025-09-25T08:00:00Z', '2025-09-25T11:00:00Z', 1000000
     from generate_series(1, 20) n returning id`,
  )
  const twenty = rows.map(({ id }) => id)

  await orders(urls, () => hot, 2)
  // Turn and turn about: the neighbours disturb all alike.
  const bare = await bareUpdates(database.pool)
  const carts = await orders(urls, () => hot, seconds, false)
  const hotOrders = await orders(urls, () => hot, seconds)
  const spread = await orders(urls, place => twenty[place % twenty.length] ?? hot, seconds)
  const paid = await payments(urls, sandboxUrl)
  // Many a test machine has a disk that says yes at once; a shop's takes about a millisecond for a commit.
  await database.pool.query('alter system set commit_siblings = 0')
  await database.pool.query(`alter system set commit_delay = ${diskMicroseconds}`)
  await database.pool.query('select pg_reload_conf()')
  const bareOnDisk = await bareUpdates(database.pool)
  const hotOnDisk = await orders(urls, () => hot, seconds)

  console.log(`\nOrders a minute over HTTP, ${sites} processes, ${atOnce} visitors at once`)
  line('bare conditional update through the same pool', bare)
  line(
    'places held in a cart, one hot slot',
    carts,
    `   / bare ${(carts / bare).toFixed(2)}  (wanted: 0.15 or more)`,
  )
  line(
    'cart to waiting for payment, one hot slot',
    hotOrders,
    `   / bare ${(hotOrders / bare).toFixed(2)}  (wanted: 5,000 and 0.15 or more)`,
  )
  line('the same over twenty slots', spread, `   / bare ${(spread / bare).toFixed(2)}`)
  line('payment to tickets', paid, wantedPayments)
  console.log(`  On a disk that takes ${diskMicroseconds} µs for a commit`)
  line('bare conditional update through the same pool', bareOnDisk)
  line(
    'cart to waiting for payment, one hot slot',
    hotOnDisk,
    `   / bare ${(hotOnDisk / bareOnDisk).toFixed(2)}  (wanted: 0.15 or more)`,
  )

  await shop.close()
}

/** The last of its way by itself: the money is there, and the tickets come. */
export async function benchPayments() {
  const { urls, sandboxUrl, close } = await openShop()
  await payments(urls, sandboxUrl)
  console.log(`\nPayments a minute over HTTP, ${sites} processes, ${atOnce} visitors at once`)
  for (let round = 1; round <= 5; round++)
    line(`payment to tickets, round ${round}`, await payments(urls, sandboxUrl), wantedPayments)
  await close()
}

const wantedPayments = '   (wanted: 3,499 or more)'

function line(name: string, perMinute: number, more = '') {
  console.log(`  ${name.padEnd(46)}${perMinute.toFixed(0).padStart(8)}${more}`)
}

async function openShop() {
  // As in the shop: a commit is an answer only when it is on the disk.
  const cluster = await startCluster({ isDurable: true })
  const uploads = makeFolder('bench-uploads')
  const log = createLog('error')
  const database = await openDatabase({ databaseUrl: cluster.url, databasePool: 10, dataDir: '' }, log)
  await migrateDatabase(database.pool)
  await seedFair(database.pool, uploads, new Date('2025-08-20T07:00:00Z'), log)
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    gateway: { webhookUrl: `http://127.0.0.1:${port}/api/payments/yookassa` },
  })
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: makeFolder('bench-data'),
    UPLOADS: `file:${uploads}`,
    FAIR_NOW: '2025-08-20T10:00:00+03:00',
    POSTS_PER_MINUTE: '100000000',
    YOOKASSA_URL: `${sandbox.url}/yookassa/v3`,
  }
  const open = await Promise.all(Array.from({ length: sites }, (_, place) => openForBench(port + place, env)))
  await database.pool.query('update slots set capacity = 1000000')
  return {
    urls: open.map(({ url }) => url),
    database,
    sandboxUrl: sandbox.url,
    async close() {
      await Promise.all(open.map(site => site.stop()))
      await sandbox.stop()
      await database.close()
      await cluster.stop()
    },
  }
}

/** Visitors who order one ticket after the other until the time is up. */
async function orders(
  urls: string[],
  slotOf: (place: number) => string,
  forSeconds: number,
  withBuyer = true,
) {
  const until = Date.now() + forSeconds * 1000
  let count = 0
  const visitor = async (place: number) => {
    while (Date.now() < until) {
      await order(urls[place % urls.length] ?? '', slotOf(place), withBuyer)
      count++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, place) => visitor(place)))
  return (count / forSeconds) * 60
}

async function order(
  url: string,
  slot: string,
  withBuyer: boolean,
): Promise<{ paymentUrl: string; token: string }> {
  const response = await fetch(`${url}/api/v1/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lines: [{ product: 'day', slot, quantity: 1 }],
      locale: 'ru',
      ...(withBuyer && { buyer, consents: ['offer'] }),
    }),
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { paymentUrl: string; token: string }
}

/** Paid at the gateway's page and looked at until the tickets are there. */
async function payments(urls: string[], sandboxUrl: string) {
  const made = await Promise.all(
    Array.from({ length: 300 }, (_, place) => order(urls[place % urls.length] ?? '', hot, true)),
  )
  const startedAt = Date.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = made.pop(); one; one = made.pop()) {
        const id = new URL(one.paymentUrl).searchParams.get('orderId')
        await fetch(`${sandboxUrl}/yookassa/checkout/sbp?orderId=${id}`, {
          method: 'POST',
          redirect: 'manual',
        })
        await untilPaid(`${urls[0]}/api/v1/orders/${one.token}`)
      }
    }),
  )
  return (300 / (Date.now() - startedAt)) * 60_000
}

// No look waits long for the gateway; where it is busy, the next look finds what it has told meanwhile.
async function untilPaid(url: string) {
  for (let look = 0; look < 100; look++) {
    const { state } = (await (await fetch(url)).json()) as { state: string }
    if (state === 'paid') return
    if (state !== 'waiting_for_payment') throw new Error(`paid, but ${state}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('paid, but nobody heard of it')
}

async function bareUpdates(pool: pg.Pool) {
  const until = Date.now() + seconds * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (Date.now() < until) {
        await pool.query('update slots set taken = taken + 1 where id = $1 and taken + 1 <= capacity', [hot])
        count++
      }
    }),
  )
  return (count / seconds) * 60
}
