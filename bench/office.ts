import type pg from 'pg'
import { openDatabase } from '../app/platform/database/database.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { createLog } from '../app/platform/log.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { seedDemo } from '../db/seed/seed-demo.ts'
import { sellOrders } from '../tests/builders/many-orders.ts'
import { addOneOfEach, multiplyEverything } from '../tests/builders/office/a-hundred-more.ts'
import { makeFolder, startCluster } from '../tests/builders/postgres-cluster.ts'
import { signIn } from '../tests/builders/sign-in.ts'
import { openForBench } from './fair-for-bench.ts'

const port = 4730
const sizes = { orders: 200_000, people: 20_000, pages: 5_000, copies: 5_000 }
const looks = 20
const pages = [
  ['summary', '/office/'],
  ['orders, first page', '/office/orders/'],
  ['orders, page 2,000', '/office/orders/?page=2000'],
  ['an order by its code', '/office/orders/?q=P-BENCH77'],
  ['orders by a name', '/office/orders/?q=ветрова+77'],
  ['orders by a telephone', '/office/orders/?q=900+000-00-77'],
  ['refunds', '/office/refunds/'],
  ['refunds, all there were', '/office/refunds/?state=all'],
  ['submissions', '/office/submissions/'],
  ['invoices', '/office/invoices/'],
  ['events', '/office/content/events/'],
  ['participants', '/office/content/participants/'],
  ['a participant, its works and pictures', '/office/content/participants/bumazhny-order/'],
  ['people of the fair, first page', '/office/content/people/'],
  ['people of the fair, page 300', '/office/content/people/?page=300'],
  ['people by a name', '/office/content/people/?q=ветрова+77'],
  ['pages of the site, first page', '/office/content/pages/'],
  ['pages with drafts', '/office/content/pages/?state=draft'],
  ['pages by a word', '/office/content/pages/?q=bench+77'],
  ['the editors’ desk', '/office/content/'],
  ['staff', '/office/people/'],
  ['pictures', '/office/content/pictures/'],
  ['releases', '/office/releases/'],
  ['journal', '/office/journal/'],
  ['letters', '/office/letters/'],
  ['the one search', '/office/search/?q=ветрова'],
] as const

/** How long one waits for each list at the end of a large fair. The complaint to answer: 15 s at 13,000 orders. */
export async function benchOffice(many = sizes) {
  const cluster = await startCluster({ isDurable: true })
  const uploads = makeFolder('bench-uploads')
  const log = createLog('error')
  const database = await openDatabase({ databaseUrl: cluster.url, databasePool: 4, dataDir: '' }, log)
  await migrateDatabase(database.pool)
  const now = new Date('2025-08-20T07:00:00Z')
  await seedFair(database.pool, uploads, now, log)
  await seedDemo(database.pool, uploads, now)
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: makeFolder('bench-data'),
    UPLOADS: `file:${uploads}`,
    FAIR_NOW: '2025-08-20T10:00:00+03:00',
  }
  const site = await openForBench(port, env)
  await fill(database.pool, many)
  const cookie = await signIn(site, 'admin')

  const { copies, ...others } = many
  const named = { ...others, [`of ${copied.join(', ')} each`]: copies }
  const counted = Object.entries(named).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
  console.log(`\nThe office among ${counted.join(', ')}, milliseconds (median and p95 of ${looks})`)
  for (const [name, path] of pages) {
    const took: number[] = []
    for (let look = 0; look < looks; look++) took.push(await timeOf(`${site.url}${path}`, cookie))
    const sorted = took.toSorted((a, b) => a - b)
    const at = (part: number) => (sorted[Math.ceil(looks * part) - 1] ?? 0).toFixed(0).padStart(8)
    console.log(`  ${name.padEnd(46)}${at(0.5)}${at(0.95)}`)
  }

  await site.stop()
  await database.close()
  await cluster.stop()
}

// What there is many of besides: of each so many copies of one.
const copied = ['events', 'participants', 'artists', 'pictures', 'submissions', 'invoices']

/**
 * Paid orders of two tickets each, a minute apart, with their payments and entries in the ledger, every fiftieth with a ticket
 * asked back; people of the fair; pages, every tenth of them with a draft; and the rest.
 */
async function fill(pool: pg.Pool, many: typeof sizes) {
  await sellOrders(pool, many.orders)
  const at = `'2025-08-20T07:00:00Z'::timestamptz - substr(o.code, 3)::int * interval '1 minute'`
  const moved = (table: string, set: string) =>
    `update ${table} t set ${set} from orders o where o.id = t.order_id and o.code ~ '^P-\\d+$'`
  await pool.query(
    `begin;
     set local session_replication_role = replica;
     ${moved('ledger', `at = ${at}`)};
     ${moved('payments', `created_at = ${at}, check_at = ${at}, settled_at = ${at}`)};
     insert into returns (id, order_id, ticket_id, reason, percent, amount_kopecks, state, requested_at, due_calendar, due_business)
     select gen_random_uuid(), t.order_id, t.id, 'visitor', 100, t.price_kopecks,
       case when substr(o.code, 3)::int % 1000 = 0 then 'requested' else 'paid_out' end, ${at}, '2025-09-01', '2025-09-01'
     from tickets t join orders o on o.id = t.order_id
     where t.code ~ '-1$' and o.code ~ '^P-\\d+$' and substr(o.code, 3)::int % 50 = 0;
     update tickets t set state = case when r.state = 'requested' then 'returning' else 'returned' end
     from returns r where r.ticket_id = t.id;
     update orders o set created_at = ${at}, held_until = ${at}, paid_at = ${at}, code = 'P-BENCH' || substr(code, 3),
       buyer_name = 'Анна Ветрова ' || substr(code, 3), buyer_phone = '+7 900 ' || to_char(substr(code, 3)::int, 'FM000-00-00')
     where code ~ '^P-\\d+$';
     commit`,
  )
  await addOneOfEach(pool)
  await multiplyEverything(pool, 1, many.copies, copied)
  const both = (text: string) => `jsonb_build_object('ru', ${text}, 'en', ${text})`
  // All at once, and the search is not told of each: that would take minutes.
  await pool.query(
    `begin;
     set local session_replication_role = replica;
     insert into members (id, edition_id, body, position, first_name, last_name, duty, about)
     overriding system value
     select 10000 + n, edition_id, body, 1, ${both("'Анна'")}, ${both("'Ветрова ' || n")}, duty, about
     from generate_series(1, ${many.people}) n, (select * from members limit 1) m;
     insert into pages (key, title, lead, description, blocks, published_at)
     select 'bench-' || n, ${both("'Страница ' || n")}, lead, description, blocks, now()
     from generate_series(1, ${many.pages}) n, (select * from pages where key = 'about') p;
     commit`,
  )
  await pool.query(
    `insert into content_drafts (kind, key, record, stale, revision, is_changed, changed_at, person_id, person_name)
     select 'pages', key, jsonb_build_object('title', title, 'lead', lead, 'description', description, 'blocks', blocks),
       '{}', 1, true, now(), 'x', 'x'
     from pages where key like 'bench-%0'`,
  )
  await pool.query('analyze')
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(url, { headers: { cookie } })
  const text = await answer.text()
  if (answer.status !== 200 || !text.includes('</html>')) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - startedAt
}
