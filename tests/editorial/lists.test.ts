import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPeople } from '../../app/accounts/read-people.server.ts'
import { findOrders } from '../../app/box-office/office/find-orders.server.ts'
import { noFilter } from '../../app/box-office/office/order-filter.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { findKeys, findRecords, listedFields } from '../../app/editorial/drafts/find-records.server.ts'
import { trashRecord, withdrawRecord } from '../../app/editorial/drafts/publish-draft.server.ts'
import { saveDraft } from '../../app/editorial/drafts/save-draft.server.ts'
import { kindNames } from '../../app/editorial/kinds/kind-names.ts'
import { listLive } from '../../app/editorial/live/read-live.server.ts'
import { load as loadDesk } from '../../app/editorial/office/pages/desk.server.ts'
import { load as loadRecords } from '../../app/editorial/office/pages/records.server.ts'
import { load as loadLibrary } from '../../app/editorial/pictures/pages/library.server.ts'
import { load as loadReleases } from '../../app/editorial/releases/pages/releases.server.ts'
import { load as loadJournal } from '../../app/journal/office/pages/journal.server.ts'
import { load as loadLetters } from '../../app/mail/office/pages/letters.server.ts'
import { searchOffice } from '../../app/office/search/office-search.ts'
import type { Person } from '../../app/platform/person.ts'
import { officeSearches } from '../../app/shell/rooms/office-searches.server.ts'
import { openFair } from '../builders/fair-database.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const chief: Person = { id: 'chief', email: 'chief@x.example', name: 'Шеф', role: 'chief-editor' }
const admin: Person = { ...chief, role: 'admin' }
let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

const find = (words: string, state: Parameters<typeof findRecords>[2]['state'] = '', page = 1, onPage = 50) =>
  findRecords(database.db, 'questions', { words, state, edition: '' }, { page, onPage })

describe('a list of records', () => {
  test.each(kindNames)('has every record of %s, by the names they have', async kind => {
    const live = await listLive(database.db, kind)
    const { rows, count } = await findRecords(
      database.db,
      kind,
      { words: '', state: '', edition: '' },
      { page: 1, onPage: 500 },
    )
    expect(count).toBe(live.length)
    expect(rows.map(({ key }) => key)).toEqual(live.map(({ key }) => key))
    expect(rows.every(({ title }) => title.ru !== '')).toBe(true)
    expect(listedFields(kind).length).toBeGreaterThan(0)
  })

  test('finds all words, in any order, case and spelling, in title, note or key; signs of patterns are letters', async () => {
    const { rows } = await findRecords(
      database.db,
      'speakers',
      { words: '', state: '', edition: '' },
      { page: 1, onPage: 1 },
    )
    const [first] = rows
    const words = (first?.title.ru ?? '').toUpperCase().split(' ').reverse().join('  ')
    const found = await findRecords(
      database.db,
      'speakers',
      { words, state: '', edition: '' },
      { page: 1, onPage: 9 },
    )
    expect(found.rows.map(({ key }) => key)).toContain(first?.key)
    expect((await find('%')).count).toBe(0)
    expect((await find("'; drop table pages; --")).count).toBe(0)
  })

  test('knows how each stands, and pages through them', async () => {
    const [one, two, three] = await listLive(database.db, 'questions')
    const record = (live: typeof one) => ({ kind: 'questions' as const, key: live?.key ?? '' })
    const was = String((one?.record.question as { ru: string } | undefined)?.ru)
    const change = { do: 'set', path: 'question', language: 'ru', was, to: 'Ёлка в\u00a0зале?' } as const
    await saveDraft(database.pool, chief, record(one), { id: crypto.randomUUID(), changes: [change] }, now)
    await withdrawRecord(database.pool, chief, record(two), ['ru', 'en'], now)
    await trashRecord(database.pool, chief, record(three), now)
    const keys = async (state: Parameters<typeof find>[1]) =>
      (await find('', state)).rows.map(({ key }) => key)
    expect(await keys('stale')).toEqual([one?.key])
    expect(await keys('draft')).toEqual([one?.key])
    expect(await keys('withdrawn')).toEqual([two?.key])
    expect(await keys('trashed')).toEqual([three?.key])
    expect(await keys('on-site')).not.toContain(two?.key)
    expect((await find('елка в зале')).rows.map(({ key, changedBy }) => [key, changedBy])).toEqual([
      [one?.key, 'Шеф'],
    ])
    const { count, pages } = await find('', '', 1, 2)
    expect(pages).toBe(Math.ceil(count / 2))
    const last = await find('', '', 999, 2)
    expect([last.page, last.rows.length]).toEqual([pages, count - (pages - 1) * 2])
    expect(await findKeys(database.db, 'questions', { words: '', state: '', edition: '' }, 3)).toEqual(
      (await find('', '', 1, 3)).rows.map(({ key }) => key),
    )
  })
})

/** How many queries a piece of work asks. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = database
  const original = pool.query
  let asked = 0
  pool.query = ((...given: unknown[]) => {
    asked += 1
    return Reflect.apply(original, pool, given)
  }) as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = original
  }
  return asked
}

const context = (more: object = {}) =>
  ({
    db: database.db,
    edition: autumn2025,
    locale: 'ru',
    now,
    person: admin,
    posted: null,
    params: {},
    pathname: '/office/',
    search: new URLSearchParams(),
    mayOpen: () => true,
    ...more,
  }) as never

const lists: Record<string, () => Promise<unknown>> = {
  'pages of the site': () => loadRecords(context({ params: { kind: 'pages' } })),
  'pages, looked for': () =>
    loadRecords(context({ params: { kind: 'pages' }, search: new URLSearchParams('q=many&state=draft') })),
  people: () => loadRecords(context({ params: { kind: 'people' } })),
  'the desk': () => loadDesk(context()),
  'the one search': () => searchOffice(officeSearches, context({ query: 'many' })),
  releases: () => loadReleases(context()),
  pictures: () => loadLibrary(context()),
  journal: () => loadJournal(context()),
  letters: () => loadLetters(context()),
  orders: () => findOrders(database.db, noFilter, 1),
  staff: () => readPeople(database.db),
}

/** So many more of everything. */
async function fill(from: number, to: number) {
  const numbers = `generate_series(${from}, ${to}) n`
  const both = `jsonb_build_object('ru', 'many ' || n, 'en', 'many ' || n)`
  for (const statement of [
    `insert into pages (key, title, lead, description, blocks, published_at)
     select 'many-' || n, ${both}, ${both}, ${both}, '[]', now() from ${numbers}`,
    `insert into content_drafts (kind, key, record, stale, revision, is_changed, changed_at, person_id, person_name)
     select 'pages', 'many-' || n, jsonb_build_object('title', ${both}, 'lead', ${both}), '{}', 1, true, now(), 'x', 'x' from ${numbers}`,
    `insert into members (id, edition_id, body, position, first_name, last_name, duty, about)
     overriding system value select 10000 + n, edition_id, body, position, first_name, last_name, duty, about
     from ${numbers}, (select * from members limit 1) m`,
    `insert into content_releases (title, origin, state, made_at, made_by_id, made_by_name)
     select 'many ' || n, 'gathered', 'gathering', now(), 'x', 'x' from ${numbers}`,
    `insert into pictures (path, width, height, alt) select 'many/' || n || '.jpg', 1200, 800, ${both} from ${numbers}`,
    `insert into journal_entries (request_id, at, person_id, role, place, path, does, outcome, cause, origin_digest, content_digest)
     select gen_random_uuid(), now(), gen_random_uuid(), 'editor', 'office-records', '/office/content/pages/', 'save', 'done', '', '', '' from ${numbers}`,
    `insert into orders (id, code, token, state, locale, buyer_name, buyer_email, total_kopecks, consents, created_at, held_until, paid_at)
     select gen_random_uuid(), 'P-MANY' || n, 'many-' || n, 'paid', 'ru', 'Анна', 'a@example.test', 1, '[]', now(), now(), now() from ${numbers}`,
  ])
    await database.pool.query(statement)
}

test('every list asks as many queries for a hundred rows more as for ten', async () => {
  await fill(1, 10)
  const few = new Map<string, number>()
  for (const [name, read] of Object.entries(lists)) few.set(name, await queriesOf(read))
  await fill(11, 110)
  for (const [name, read] of Object.entries(lists))
    expect([name, await queriesOf(read)]).toEqual([name, few.get(name)])
}, 60_000)
