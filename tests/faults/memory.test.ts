import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { migrateDatabase } from '../../app/platform/database/migrate.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { seedFair } from '../../db/seed/seed.ts'
import { ask } from '../builders/ask.ts'
import { send } from '../builders/buying.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { type OwnSite, startOwnSite } from '../builders/site.ts'
import { until } from '../builders/until.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

// As many in `npm run proofs` as a robot sends in an hour; here a part of them.
const requests = Number(process.env.REQUESTS ?? 500)
const settled = requests / (process.env.REQUESTS ? 10 : 2)
const atOnce = 8
const megabyte = 1024 * 1024
// What compiled code and caches of libraries still grow by; a row kept of every answer is many times that.
const allowance = 8 * megabyte

const databases: [string, () => Promise<Record<string, string>>][] = [
  ['PostgreSQL', async () => ({})],
  ['the embedded database', seedEmbedded],
]

// It was the embedded one that kept every row ever read.
describe.each(oneWay(databases, 1))('on %s', { timeout: 120_000 + requests * 60 }, (name, prepare) => {
  test('after many mixed requests memory stands where it stood after the first of them', async () => {
    const site = await startOwnSite({
      NODE_OPTIONS: `--import=${pathToFileURL('tests/faults/report-heap.ts')}`,
      POSTS_PER_MINUTE: '100000000',
      PROXY_HOPS: '1',
      ...(await prepare()),
    })
    onTestFinished(async () => void (await site.stop()))
    await everyKindOnce(site)
    await askMixed(site, 0, settled)
    const early = await heapOf(site)
    await askMixed(site, settled, requests)
    const late = await heapOf(site)
    console.log(
      `${name}: ${inMegabytes(early)} MB after ${settled}, ${inMegabytes(late)} MB after ${requests}`,
    )
    expect(late - early).toBeLessThan(allowance)
  })
})

/** A fair in a folder, as `npm start` makes one where no PostgreSQL is given. */
async function seedEmbedded() {
  const dataDir = makeFolder('embedded')
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const uploads = `${dataDir}/uploads`
  const log = createLog('warn')
  const database = await openDatabase({ dataDir, databasePool: 2 }, log)
  await migrateDatabase(database.pool)
  await seedFair(database.pool, uploads, new Date('2025-08-20T10:00:00+03:00'), log)
  await database.close()
  return { DATABASE_URL: '', DATA_DIR: dataDir, UPLOADS: `file:${uploads}`, TICKET_KEY: '' }
}

const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(1)

const pages = [
  '/',
  '/speakers/',
  '/program/',
  '/participants/',
  '/tickets/',
  '/press/',
  '/en/',
  '/volunteers/',
]
const lists = ['speakers', 'participants', 'programme', 'map', 'products', 'slots', 'questions']
const words = ['графика', 'керамика', 'билет', 'лекция', 'гравюра', 'детям']

/** The kinds of requests there are, each different every time where a visitor could make it so. */
const kinds: ((site: OwnSite, n: number) => Promise<{ status: number }>)[] = [
  (site, n) => ask(site, at(pages, n), packed(n)),
  (site, n) => ask(site, `${at(pages, n)}_payload.json`, packed(n)),
  (site, n) => ask(site, `/nowhere-${n}/`, packed(n)),
  (site, n) => ask(site, `/api/v1/${at(lists, n)}?lang=${at(['ru', 'en'], n >> 3)}&n=${n}`, packed(n)),
  (site, n) => ask(site, `/api/v1/programme?day=${2030 + (n % 60)}-01-0${1 + (n % 9)}`, packed(n)),
  (site, n) => ask(site, `/search/?q=${encodeURIComponent(`${at(words, n)} ${n}`)}`, packed(n)),
  (site, n) => ask(site, `/api/v1/search?q=${encodeURIComponent(`${at(words, n)} ${n}`)}`, packed(n)),
  (site, n) => ask(site, '/tickets/cart/', packed(n, `cart=${secret()}`)),
  (site, n) => ask(site, `/tickets/order/${secret()}/`, packed(n)),
  (site, n) => ask(site, `/favicon.ico?n=${n}`, packed(n)),
  (site, n) =>
    ask(
      site,
      `/_ipx/w_${at([320, 640], n)}&f_webp&q_90/works/${at(['work-055', `nothing-${n}`], n >> 1)}.jpg`,
      packed(n),
    ),
  (site, n) =>
    send(site, '/volunteers/', { do: 'send', name: `Анна ${n}`, email: `anna${n}@example.test` }, from(n)),
  (site, n) => send(site, '/tickets/', { [`day-${n}`]: '1' }, from(n)),
  (site, n) => send(site, '/tickets/', { day: '2025-09-25', window: 'before', 'quantity-day': '1' }, from(n)),
  (site, n) => send(site, '/tickets/lost/', { email: `anna${n}@example.test` }, from(n)),
]

async function askMixed(site: OwnSite, first: number, end: number) {
  let next = first
  const visitor = async () => {
    while (next < end) {
      const n = next++
      const { status } = await at(kinds, n)(site, n)
      if (status >= 500) throw new Error(`request ${n} of kind ${n % kinds.length}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

/** What is loaded or kept once for all is there before anything is measured. */
async function everyKindOnce(site: OwnSite) {
  for (const path of [...pages, ...lists.map(name => `/api/v1/${name}`)]) await ask(site, path)
}

async function heapOf(site: OwnSite): Promise<number> {
  const reported = () => [...site.output().matchAll(/heap after collection: (\d+)/g)]
  const before = reported().length
  site.process.kill('SIGUSR2')
  const all = await until(reported, found => found.length > before)
  return Number(all.at(-1)?.[1])
}

const secret = () => randomBytes(18).toString('base64url')

function from(n: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}

function packed(n: number, cookie = 'i18n_redirected=ru') {
  return { headers: { ...from(n), 'accept-encoding': at(['br', 'gzip', ''], n), cookie } }
}

function at<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T
}
