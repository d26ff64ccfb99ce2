import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

/** Two hundred thousand in `npm run proofs`. */
const manyEntries = Number(process.env.JOURNAL_ENTRIES ?? 20_000)
let site: Site
const cookies: Partial<Record<Role, string>> = {}
const staff: Role[] = ['admin', 'chief-editor', 'editor', 'box-office', 'door', 'member']

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of staff) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(() => site.stop())

type Row = {
  id: number
  request_id: string
  role: Role
  place: string
  path: string
  does: string
  outcome: string
  cause: string
}
const as = (role: Role) => ({ cookie: cookies[role] ?? '' })
const open = (path: string, role: Role) => ask(site, path, { headers: as(role) })
const entries = (where = 'true') => sql<Row>(site, `select * from journal_entries where ${where} order by id`)
const last = async (where = 'true') => (await entries(where)).at(-1) as Row
const sealed = () =>
  until(async () => {
    const [row] = await sql<{ waiting: number }>(site, 'select count(*)::int waiting from journal_unsealed')
    return row?.waiting === 0
  })
const check = async () => {
  await sealed()
  await sql(site, `delete from rate_limits where key = 'journal-check'`)
  return send(site, '/en/office/journal/', { do: 'check' }, as('admin'))
}
const brokenAt = async () => {
  await check()
  const [row] = await sql<{ broken_at: string | null }>(
    site,
    'select broken_at from journal_checks order by id desc limit 1',
  )
  return row?.broken_at === null ? null : Number(row?.broken_at)
}
/** Somebody who keeps the database and means no good. */
const asThief = (text: string) =>
  sql(
    site,
    `do $$ begin set local session_replication_role = replica; ${text.replaceAll("'", "''").replace(/''/g, "'")}; end $$`,
  )

describe('what is written', () => {
  test('a deed: who, what, where, how it ended, and no field of the form', async () => {
    const slot = (
      await sql<{ id: string; capacity: number }>(
        site,
        `select id, capacity from slots where capacity > taken + 1 limit 1`,
      )
    )[0]
    await send(
      site,
      '/office/departures/',
      {
        do: 'capacity',
        slot: slot?.id ?? '',
        capacity: String((slot?.capacity ?? 0) - 1),
        password: 'hunter2-secret',
        token: 'tok-secret-123',
      },
      as('box-office'),
    )
    expect(await last()).toMatchObject({
      role: 'box-office',
      place: 'office-departures',
      path: '/office/departures/',
      does: 'capacity',
      outcome: 'done',
      cause: '',
    })
    const everything = await sql<{ text: string }>(
      site,
      `select (select json_agg(e)::text from journal_entries e) || (select json_agg(d)::text from journal_details d) as text`,
    )
    expect(everything[0]?.text).not.toMatch(/hunter2|tok-secret/)
    expect(await sql(site, 'select * from journal_intents')).toEqual([])
  })

  test('the room’s own record is shown with it, not stored twice', async () => {
    const { request_id } = await last(`does = 'capacity'`)
    const { text, status } = await open(`/office/journal/${request_id}/`, 'admin')
    expect(status).toBe(200)
    expect(text).toMatch(/<del[^>]*>\d+<\/del>/)
    expect(text).toMatch(/<ins[^>]*>\d+<\/ins>/)
    expect(await markupFaults(text)).toEqual([])
    const [content] = await sql<{ value: { before: unknown } }>(
      site,
      `select value from journal_details d join journal_entries e on e.id = d.entry_id
       where e.request_id = '${request_id}' and part = 'content'`,
    )
    expect(content?.value.before).toBeNull()
  })

  test('what the page refused, with its sentence', async () => {
    await send(
      site,
      '/office/departures/',
      { do: 'capacity', slot: 'no-such-slot', capacity: '3' },
      as('box-office'),
    )
    expect(await last()).toMatchObject({ does: 'capacity', outcome: 'refused', cause: 'answer' })
  })

  test('a verb nobody knows is not kept as it was sent', async () => {
    await send(site, '/office/departures/', { do: '<script>', slot: '' }, as('box-office'))
    expect((await last()).does).toBe('default')
  })

  test('a door that stayed shut, once however often somebody knocks; nobody unknown', async () => {
    const shut = `place = 'office-people' and cause = 'no-right'`
    expect(await entries(shut)).toEqual([])
    for (let knock = 0; knock < 5; knock++) await open('/office/people/', 'editor')
    await send(site, '/en/office/people/', { do: 'reset' }, as('editor'))
    await ask(site, '/office/people/')
    await send(site, '/office/people/', { do: 'reset' })
    expect(await entries(shut)).toMatchObject([{ role: 'editor', does: 'open', outcome: 'refused' }])
    await send(site, '/office/people/', { do: 'reset' }, as('member'))
    expect((await last(shut)).role).toBe('member')
  })

  test('a list that was taken along, and one that was not given', async () => {
    await open('/office/orders.csv', 'box-office')
    expect(await last()).toMatchObject({ place: '/office/orders.csv', does: 'take', outcome: 'done' })
    await open('/en/office/orders.csv', 'door')
    expect(await last()).toMatchObject({ role: 'door', does: 'take', outcome: 'refused' })
  })

  test('what a killed process had begun', async () => {
    const intent = {
      personId: '00000000-0000-4000-8000-000000000000',
      name: 'Кто-то',
      role: 'box-office',
      place: 'office-fair',
      path: '/office/fair/',
      does: 'cancel',
      at: '2025-01-01T10:00:00.000Z',
      origin: { address: '10.0.0.1', device: '' },
    }
    await sql(site, `insert into journal_intents values (gen_random_uuid(), '2025-01-01T10:00:00Z', $1)`, [
      JSON.stringify(intent),
    ])
    const found = await until(async () => (await entries(`outcome = 'interrupted'`))[0])
    expect(found).toMatchObject({ place: 'office-fair', does: 'cancel', cause: 'stopped' })
    expect(await sql(site, 'select * from journal_intents')).toEqual([])
  })
})

describe('nobody can change it', () => {
  test.each([
    `update journal_entries set outcome = 'done'`,
    'delete from journal_entries',
    'truncate journal_entries cascade',
    `update journal_links set hash = ''`,
    'delete from journal_links',
    'truncate journal_links',
    `update journal_details set value = '{}'`,
    'truncate journal_details',
  ])('the database refuses: %s', async statement => {
    await sealed()
    await expect(sql(site, statement)).rejects.toThrow(/is refused|kept as they are/)
  })

  test('the chain is whole, and says so to whoever keeps the house', async () => {
    expect(await brokenAt()).toBeNull()
    const { text } = await open('/en/office/journal/', 'admin')
    expect(text).toContain('The chain of entries is unbroken')
    expect((await send(site, '/en/office/journal/', { do: 'check' }, as('admin'))).text).toContain(
      'has just been checked',
    )
    expect((await send(site, '/office/journal/', { do: 'check' }, as('editor'))).status).toBe(403)
  })

  test.each([
    ['an outcome', `update journal_entries set outcome = 'failed' where id = ID`],
    ['who it was', `update journal_entries set person_id = gen_random_uuid() where id = ID`],
    ['words', `update journal_details set value = value || '{"thing": "x"}' where entry_id = ID`],
    ['words gone before their time', `delete from journal_details where entry_id = ID and part = 'content'`],
    ['a link gone', `delete from journal_links where entry_id = ID`],
    ['an entry gone', `delete from journal_entries where id = ID`],
  ])('a thief with the database’s password is found out: %s', async (_name, statement) => {
    await sealed()
    const [victim] = await sql<{ entry_id: string; position: string }>(
      site,
      'select entry_id, position from journal_links order by position desc offset 3 limit 1',
    )
    const id = victim?.entry_id ?? ''
    await sql(site, 'create table stolen as select * from journal_entries')
    await sql(site, 'create table stolen_details as select * from journal_details')
    await sql(site, 'create table stolen_links as select * from journal_links')
    await asThief(statement.replace('ID', id))
    const at = await brokenAt()
    expect(at).not.toBeNull()
    expect((await open('/office/journal/', 'admin')).text).toContain('Цепочка нарушена')
    await asThief(`
      delete from journal_entries where id = ${id};
      insert into journal_entries overriding system value select * from stolen where id = ${id};
      delete from journal_details where entry_id = ${id};
      insert into journal_details select * from stolen_details where entry_id = ${id};
      delete from journal_links where entry_id = ${id};
      insert into journal_links select * from stolen_links where entry_id = ${id}`)
    await sql(site, 'drop table stolen, stolen_details, stolen_links')
    expect(await brokenAt()).toBeNull()
  })
})

describe('who reads it', () => {
  test('whoever keeps the house everything, others their own, the chief editor the editors’ work', async () => {
    await send(site, '/office/content/questions/', { do: 'create', key: 'a-new-question' }, as('editor'))
    const edit = await last(`place = 'office-records'`)
    const sale = await last(`does = 'capacity'`)
    const at = (row: Row, role: Role) => open(`/office/journal/${row.request_id}/`, role)
    const statuses = async (row: Row) =>
      Promise.all(
        (['admin', 'chief-editor', 'editor', 'box-office', 'door'] as const).map(
          async role => (await at(row, role)).status,
        ),
      )
    expect(await statuses(edit)).toEqual([200, 200, 200, 404, 404])
    expect(await statuses(sale)).toEqual([200, 404, 404, 200, 404])
    // Releases and the season are the editors' work too; what an editor may not open, they still see their own knock at.
    await send(site, '/office/releases/', { do: 'make', title: 'Суббота' }, as('editor'))
    const release = await last(`place = 'office-releases'`)
    expect(await statuses(release)).toEqual([200, 200, 200, 404, 404])
    await send(site, '/office/edition/', { do: 'no-such-deed' }, as('admin'))
    const season = await last(`place = 'office-edition'`)
    expect(await statuses(season)).toEqual([200, 200, 404, 404, 404])
    const ofChief = await open('/office/journal.json', 'chief-editor')
    for (const { request_id: id } of [release, season]) expect(ofChief.text).toContain(id)
    const listed = async (role: Role, search = '') => (await open(`/en/office/journal/${search}`, role)).text
    expect(await listed('door')).not.toContain(edit.request_id)
    expect(await listed('box-office', '?section=/office/content/')).not.toContain(edit.request_id)
    expect(await listed('chief-editor')).toContain(edit.request_id)
    expect((await open('/office/journal.json', 'door')).text).not.toContain(edit.request_id)
    expect((await open('/office/journal.json', 'chief-editor')).text).not.toContain(sale.request_id)
    expect((await open('/office/journal/', 'member')).status).toBe(403)
  })

  test('filters narrow, whatever is typed into them', async () => {
    const [person] = await sql<{ id: string }>(site, `select id from people where email = $1`, [
      emailOf('editor'),
    ])
    const found = async (search: string) =>
      (await open(`/office/journal/?${search}`, 'admin')).text.match(/\/office\/journal\/[\da-f-]{36}\//g)
        ?.length ?? 0
    const all = await found('')
    expect(await found(`who=${person?.id}`)).toBe((await entries(`person_id = '${person?.id}'`)).length)
    expect(await found('does=capacity')).toBe((await entries(`does = 'capacity'`)).length)
    expect(await found('outcome=refused')).toBe((await entries(`outcome = 'refused'`)).length)
    expect(await found('section=/office/people/')).toBe(
      (await entries(`path like '/office/people/%'`)).length,
    )
    expect(await found('from=2031-01-01')).toBe(0)
    expect(await found(`q=${(await last()).id}`)).toBeGreaterThanOrEqual(1)
    for (const odd of [
      'who=x',
      'before=9e9',
      'before=-1',
      'from=2025-02-31',
      'section=//evil',
      'q=%25%00_\\',
      'outcome=__proto__',
      'does=<b>',
    ])
      expect([odd, (await open(`/office/journal/?${odd}`, 'admin')).status]).toEqual([odd, 200])
    expect(await found('who=x')).toBe(all)
  })

  test('the files say the same; the JSON proves itself', async () => {
    await sealed()
    const { text, headers } = await open('/en/office/journal.csv?does=capacity', 'admin')
    expect(headers['cache-control']).toBe('no-store')
    expect(text.trim().split('\r\n').length).toBe(1 + (await entries(`does = 'capacity'`)).length)
    expect(text).toContain('number of places')
    const rows = JSON.parse((await open('/office/journal.json?does=capacity', 'admin')).text)
    expect(rows[0]).toMatchObject({ does: 'capacity', hash: expect.stringMatching(/^[\da-f]{64}$/) })
    expect((await open('/office/journal.xlsx', 'editor')).status).toBe(200)
    expect(await last()).toMatchObject({ place: '/office/journal.xlsx', does: 'take', role: 'editor' })
  })

  test('both languages, well formed', async () => {
    for (const path of ['/office/journal/', '/en/office/journal/'])
      expect(await markupFaults((await open(path, 'admin')).text)).toEqual([])
  })
})

test(`${manyEntries} entries: a page is a page`, async () => {
  await asThief(`
    insert into journal_entries (request_id, at, person_id, role, place, path, does, outcome, cause, origin_digest, content_digest)
    select gen_random_uuid(), '2025-06-01'::timestamptz + n * interval '1 second', (select id from people order by email limit 1 offset n % 8),
      'box-office', 'office-order', '/office/orders/' || gen_random_uuid() || '/', 'resend', 'done', '', 'x', 'x'
    from generate_series(1, ${manyEntries}) n`)
  await sql(site, 'analyze journal_entries')
  for (const search of [
    '',
    '?does=resend',
    '?outcome=refused',
    '?from=2025-06-02&to=2025-06-02',
    '?before=100000',
    '?q=nobody-has-this',
  ]) {
    const begun = performance.now()
    const { status } = await open(`/office/journal/${search}`, 'admin')
    expect(status).toBe(200)
    expect([search, performance.now() - begun < 4_000]).toEqual([search, true])
  }
})
