import type pg from 'pg'
import { openDatabase } from '../app/platform/database/database.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { createLog } from '../app/platform/log.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { seedDemo } from '../db/seed/seed-demo.ts'
import { makeFolder, startCluster } from '../tests/builders/postgres-cluster.ts'
import { signIn } from '../tests/builders/sign-in.ts'
import { openForBench } from './fair-for-bench.ts'

const port = 4730
const sizes = { orders: 200_000, people: 20_000, pages: 5_000 }
const looks = 20
const pages = [
  ['summary', '/office/'],
  ['orders, first page', '/office/orders/'],
  ['orders, page 2,000', '/office/orders/?page=2000'],
  ['an order by its code', '/office/orders/?q=P-BENCH77'],
  ['orders by a name', '/office/orders/?q=ветрова+77'],
  ['orders by a telephone', '/office/orders/?q=900+000-00-77'],
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

  const counted = Object.entries(many).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
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

/** Paid orders of two tickets each, a minute apart; people of the fair; pages, every tenth of them with a draft. */
async function fill(pool: pg.Pool, many: typeof sizes) {
  await pool.query(
    `insert into orders (id, code, token, state, locale, buyer_name, buyer_email, buyer_phone, total_kopecks, consents,
                         created_at, held_until, paid_at)
     select gen_random_uuid(), 'P-BENCH' || n, 'bench-' || n, 'paid', 'ru', 'Анна Ветрова ' || n,
            'anna' || n || '@example.test', '+7 900 ' || to_char(n, 'FM000-00-00'), 250000, '[]',
            '2025-08-20T07:00:00Z'::timestamptz - n * interval '1 minute', '2025-08-20T07:00:00Z', '2025-08-20T07:00:00Z'
     from generate_series(1, ${many.orders}) n`,
  )
  await pool.query(
    `insert into order_lines (id, order_id, position, product, slot_id, quantity, unit_kopecks, name)
     select gen_random_uuid(), id, 0, 'day', '2025-09-25-before', 2, 125000, 'Билет на один день' from orders
     where token like 'bench-%'`,
  )
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
