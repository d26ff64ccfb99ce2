import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import { keepEdition } from '../../app/editions/keep-edition.server.ts'
import { kindNames } from '../../app/editorial/kinds/kind-names.ts'
import { openHealth } from '../../app/health/open-health.server.ts'
import { payee } from '../../app/invoices/payee.ts'
import { everyRoute } from '../../app/office-routes.ts'
import { type Services, supply } from '../../app/page-server/services.ts'
import { loaderOf } from '../../app/server-modules.server.ts'
import { officeActions } from '../../app/shell/rooms/office-actions.ts'
import { officeRooms } from '../../app/shell/rooms/office-rooms.server.ts'
import { officeSearches } from '../../app/shell/rooms/office-searches.server.ts'
import { seedDemo } from '../../db/seed/seed-demo.ts'
import { openFair } from '../builders/fair-database.ts'
import { addOneOfEach, multiplyEverything } from '../builders/office/a-hundred-more.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'

// Every page of the office without a thing in its address: whatever lists, counts or sums on it is read by as many queries
// for a hundred rows more as for ten.

let database: Awaited<ReturnType<typeof openFair>>
const uploads = makeFolder('uploads')
beforeAll(async () => {
  database = await openFair()
  await seedDemo(database.pool, uploads, new Date('2025-08-20T10:00:00+03:00'))
}, 60_000)
afterAll(async () => {
  await database.drop()
  rmSync(uploads, { recursive: true, force: true })
})

const listed = everyRoute.filter(
  ({ audience, path, isActionOnly }) => audience === 'staff' && !isActionOnly && !path.includes(':'),
)
const records = everyRoute.find(({ id }) => id === 'office-records')
const among = (id: string, search: string) => {
  const route = listed.find(one => one.id === id)
  return { name: `${route?.path}?${search}`, route, params: {}, search }
}
const pages = [
  ...listed.map(route => ({ name: route.path, route, params: {}, search: '' })),
  among('office-orders', 'q=a'),
  // Of each room the best few.
  among('office-search', 'q=an'),
  among('office-edition', 'section=prices'),
  among('office-edition', 'section=exhibitors'),
  ...kindNames.map(kind => ({
    name: `/office/content/${kind}/`,
    route: records,
    params: { kind },
    search: '',
  })),
]

type Page = (typeof pages)[number]

const gateway = { isResting: () => false }
const house = { dataDir: uploads, uploadsDir: uploads, publicUrl: 'http://fair.example', build: 'x' }

async function read({ route, params, search }: Page): Promise<unknown> {
  if (!route) throw new Error('no such page')
  const loader = loaderOf(route)
  const services = {
    officeRooms,
    officeSearches,
    officeActions,
    pool: database.pool,
    invoices: { pool: database.pool, ownAccount: payee.account },
    boxOffice: { gateway },
    health: openHealth({ ...house, gateway }),
    contentVersion: () => '1',
    // What would follow from a change is looked at where one waits, by making every page; here none does.
    previewEdition: () => Promise.reject(new Error('nothing waits for a preview')),
  }
  const context = {
    db: database.db,
    edition: autumn2025,
    locale: 'ru',
    now: new Date('2025-08-20T10:00:00+03:00'),
    person: { id: '11111111-1111-4111-8111-111111111111', email: 'a@x.example', name: 'Шеф', role: 'admin' },
    posted: null,
    params,
    cookies: new Map(),
    pathname: route.path,
    search: new URLSearchParams(search),
    mayOpen: () => true,
    dependsOn: () => undefined,
    trueUntil: () => undefined,
  }
  return supply(services as unknown as Services, loader, context as never)
}

/** How many queries a piece of work asks, and what it threw. */
async function queriesOf(work: () => Promise<unknown>): Promise<number | string> {
  const { pool } = database
  const original = pool.query
  let asked = 0
  pool.query = ((...given: unknown[]) => {
    asked += 1
    return Reflect.apply(original, pool, given)
  }) as typeof pool.query
  try {
    await work()
    return asked
  } catch (error) {
    return `threw ${error}`
  } finally {
    pool.query = original
  }
}

async function countAll(): Promise<[string, number | string][]> {
  const counts: [string, number | string][] = []
  for (const page of pages) counts.push([page.name, await queriesOf(() => read(page))])
  return counts
}

test('every list of the office asks as many queries for a hundred rows more as for ten', async () => {
  await keepEdition(database.db, autumn2025)
  await addOneOfEach(database.pool)
  const multiplied = await multiplyEverything(database.pool, 1, 10)
  // What the lists are of.
  for (const table of [
    ...[
      'orders',
      'tickets',
      'returns',
      'payouts',
      'gateway_differences',
      'invitations',
      'submissions',
      'letters',
    ],
    ...[
      'members',
      'pages',
      'participants',
      'events',
      'pictures',
      'content_releases',
      'content_drafts',
      'redirects',
    ],
    ...[
      'exhibitor_applications',
      'exhibitor_threads',
      'invoices',
      'statements',
      'award_applications',
      'people',
    ],
    ...['ledger', 'edition_changes', 'edition_turns', 'artists'],
  ])
    expect([table, multiplied.includes(table)]).toEqual([table, true])
  const few = await countAll()
  expect(few.filter(([, count]) => typeof count === 'string')).toEqual([])
  await multiplyEverything(database.pool, 11, 110)
  expect(await countAll()).toEqual(few)
}, 120_000)
