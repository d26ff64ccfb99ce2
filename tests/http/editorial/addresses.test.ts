import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginnings } from '../../../app/content/addresses/record-path.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { reserved } from '../../../app/editorial/addresses/set-address.server.ts'
import type { Role } from '../../../app/platform/person.ts'
import { routes } from '../../../app/routes.ts'
import { judgeLinks } from '../../../app/shell/judge-links.server.ts'
import { ask } from '../../builders/ask.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
let other: Site
const cookies: Partial<Record<Role, string>> = {}
const roles: Role[] = ['chief-editor', 'editor', 'translator', 'curator', 'press']

beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  const started = await Promise.all([startSite(env), startSite(env)])
  site = started[0]
  other = started[1]
  for (const role of roles) cookies[role] = await signIn(site, role)
}, 180_000)
afterAll(async () => {
  await Promise.all([site.stop(), other.stop()])
  await clone.drop()
})

type Sent = { to: string; from: string; giveUp?: 'yes' }

function post(path: string, fields: Record<string, string>, role: Role, at = site) {
  return ask(at, path, {
    method: 'POST',
    headers: {
      cookie: cookies[role] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: at.url,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

const move = (record: string, { to, from, giveUp }: Sent, role: Role = 'editor', at = site) =>
  post(`/office/content/${record}/`, { do: 'address', to, from, ...(giveUp && { giveUp }) }, role, at)

async function moved(record: string, from: string, to: string, role: Role = 'editor') {
  const answer = await move(record, { from, to }, role)
  expect(answer.headers.location).toBe(`/office/content/${record}/?done=moved`)
}

/** Where a path leads, without following. */
async function led(path: string, at = site) {
  const { status, headers } = await ask(at, path)
  return { status, to: headers.location }
}
const to = (path: string) => ({ status: 301, to: path })
const there = { status: 200, to: undefined }
const gone = { status: 404, to: undefined }

test('a page moves with everything that names it, in both languages and both processes', async () => {
  const [old, now] = ['/participants/bumazhny-order/', '/participants/paper-order/']
  for (const at of [site, other]) expect(await led(old, at)).toEqual(there)
  await moved('participants/bumazhny-order', 'bumazhny-order', 'paper-order')
  for (const at of [site, other]) {
    await until(async () => (await led(old, at)).status === 301, Boolean, 1_000)
    expect(await led(old, at)).toEqual(to(now))
    expect(await led(`/en${old}`, at)).toEqual(to(`/en${now}`))
    expect(await led(now, at)).toEqual(there)
    expect((await ask(at, `/en${now}`)).text).toMatch(
      /<link rel="canonical" href="[^"]*\/en\/participants\/paper-order\/"/,
    )
  }
  // Browsers must ask again: the record may be given its old address back.
  expect((await ask(site, old)).headers['cache-control']).toBe('no-cache')
  expect(JSON.parse((await ask(site, `${old}_payload.json`)).text)).toMatchObject({ redirect: now })
  for (const path of ['/participants/', '/navigator/map/', '/navigator/', '/program/plan/', '/sitemap.xml']) {
    const { text } = await ask(site, path)
    expect(text, path).toContain(now)
    expect(text, path).not.toContain(old)
  }
  const found = await ask(site, `/api/v1/search?q=${encodeURIComponent('Бумажный ордер')}`)
  expect(found.text).toContain(now)
  expect(found.text).not.toContain(old)
  // Machines know it by the same name as before, and are told where its page is.
  const { text } = await ask(site, '/api/v1/participants/bumazhny-order')
  expect(JSON.parse(text)).toMatchObject({ slug: 'bumazhny-order', path: now })
})

test('however an old address is written, and with its query, it leads on', async () => {
  await moved('artists/anna-veligor', 'anna-veligor', 'anna-v')
  expect(await led('/artists/anna-veligor/?from=letter&x=%2F')).toEqual(
    to('/artists/anna-v/?from=letter&x=%2F'),
  )
  for (const [path, own] of [
    ['/artists/anna-veligor', '/artists/anna-veligor/'],
    ['/Artists/Anna-Veligor/', '/artists/anna-veligor/'],
    ['/artists/anna%2Dveligor/', '/artists/anna-veligor/'],
    ['/en/artists/ANNA-veligor', '/en/artists/anna-veligor/'],
  ] as const) {
    expect(await led(path)).toEqual({ status: 308, to: own })
  }
  const { text } = await ask(site, '/participants/paper-order/')
  if (text.includes('anna-v')) expect(text).not.toContain('/artists/anna-veligor/')
})

test('two moves are one step; a page that comes home needs none', async () => {
  const record = 'artists/mark-kedrach'
  const path = (name: string) => `/artists/${name}/`
  await moved(record, 'mark-kedrach', 'kedrach')
  await moved(record, 'kedrach', 'm-kedrach')
  expect(await led(path('mark-kedrach'))).toEqual(to(path('m-kedrach')))
  expect(await led(path('kedrach'))).toEqual(to(path('m-kedrach')))
  await moved(record, 'm-kedrach', 'mark-kedrach')
  expect(await led(path('mark-kedrach'))).toEqual(there)
  expect(await led(path('kedrach'))).toEqual(to(path('mark-kedrach')))
  expect(await led(path('m-kedrach'))).toEqual(to(path('mark-kedrach')))
  const rows = await sql(site, `select address from artists where slug = 'mark-kedrach'`)
  expect(rows).toEqual([{ address: null }])
})

describe('refused, with the reason', () => {
  const record = 'releases'
  const own: [string, string] = ['', '']
  beforeAll(async () => {
    const rows = await sql<{ slug: string }>(site, 'select slug from releases order by slug limit 2')
    own[0] = rows[0]?.slug ?? ''
    own[1] = rows[1]?.slug ?? ''
  })

  test.each([
    ['Capital', 'строчных'],
    ['two words', 'строчных'],
    ['-hyphen', 'строчных'],
    ['a--b', 'строчных'],
    ['../office', 'строчных'],
    ['//evil.example', 'строчных'],
    ['кириллица', 'строчных'],
    ['a%2Fb', 'строчных'],
    ['', 'строчных'],
    [`${'a'.repeat(81)}`, 'строчных'],
  ])('«%s» is no address', async (name, words) => {
    const answer = await move(`${record}/${own[0]}`, { from: own[0], to: name })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(words)
    expect(await led(`/press/${own[0]}/`)).toEqual(there)
  })

  test('what somebody else has, had, or is about to have', async () => {
    expect((await move(`${record}/${own[0]}`, { from: own[0], to: own[1] })).text).toContain('уже есть')
    await moved(`${record}/${own[1]}`, own[1], 'second-once')
    const before = await move(`${record}/${own[0]}`, { from: own[0], to: own[1] })
    expect(before.status).toBe(422)
    expect(before.text).toContain('/press/second-once/')
    await post('/office/content/releases/', { do: 'create', key: 'half-written' }, 'editor')
    expect((await move(`${record}/${own[0]}`, { from: own[0], to: 'half-written' })).text).toContain(
      'уже есть',
    )
    // Nor may a new record have it, which would stand before the redirect.
    const created = await post('/office/content/releases/', { do: 'create', key: own[1] }, 'editor')
    expect(created.status).toBe(422)
    const formerly = await post('/office/content/artists/', { do: 'create', key: 'kedrach' }, 'editor')
    expect(formerly.status).toBe(422)
    // An editor's tick is nothing; a chief editor's gives the redirect up.
    const ticked = { from: own[0], to: own[1], giveUp: 'yes' } as const
    expect((await move(`${record}/${own[0]}`, ticked)).status).toBe(422)
    expect((await move(`${record}/${own[0]}`, ticked, 'chief-editor')).status).toBe(303)
    expect(await led(`/press/${own[1]}/`)).toEqual(there)
    expect(await led(`/press/${own[0]}/`)).toEqual(to(`/press/${own[1]}/`))
    expect(await led('/press/second-once/')).toEqual(there)
  })

  test('a page of the site itself, and an address of the next fair’s', async () => {
    expect((await move('events/fair-opening', { from: 'fair-opening', to: 'plan' })).text).toContain(
      'самого сайта',
    )
    await sql(
      site,
      `insert into exhibitor_pages (slug, application_id, edition_id, stand_code, type, section, name, city, about, artists,
        email, phone, links, pictures, published_at, changed_at, withdrawn_at)
       values ('zaton', gen_random_uuid(), 'spring-2026', 'C-07', 'workshop', 'paper', '{"ru":"Наши","en":"Ours"}', '{"ru":"","en":""}',
        '{"ru":"","en":""}', '[]', 'a@b.example', '', '[]', '[]', now(), now(), now())`,
    )
    const [{ slug = '' } = {}] = await sql<{ slug: string }>(
      site,
      'select slug from participants order by number limit 1',
    )
    expect((await move(`participants/${slug}`, { from: slug, to: 'zaton' })).text).toContain('уже есть')
  })

  test('a withdrawn record keeps its address', async () => {
    const [{ slug = '' } = {}] = await sql<{ slug: string }>(
      site,
      `update artists set published_ru_at = null, published_en_at = null
       where slug = (select slug from artists where address is null order by slug desc limit 1) returning slug`,
    )
    expect((await move('artists/anna-veligor', { from: 'anna-v', to: slug })).text).toContain('уже есть')
  })

  test('a form from before somebody else moved it; a role that may not publish; another kind’s editor', async () => {
    expect((await move('artists/anna-veligor', { from: 'anna-veligor', to: 'late' })).text).toContain(
      'сменил кто-то',
    )
    expect((await move('artists/anna-veligor', { from: 'anna-v', to: 'late' }, 'translator')).status).toBe(
      422,
    )
    expect((await move('artists/anna-veligor', { from: 'anna-v', to: 'late' }, 'curator')).status).toBe(422)
    expect((await move('artists/anna-veligor', { from: 'anna-v', to: 'late' }, 'press')).status).toBe(403)
    expect((await move('pages/about', { from: 'about', to: 'late' })).text).toContain('нет страниц')
    expect(await led('/artists/late/')).toEqual(gone)
  })

  test('whoever asks for the same address at the same moment: one has it', async () => {
    const rows = await sql<{ slug: string }>(
      site,
      'select slug from participants order by number desc limit 2',
    )
    const [first = '', second = ''] = rows.map(({ slug }) => slug)
    const answers = await Promise.all([
      move(`participants/${first}`, { from: first, to: 'both-want-it' }),
      move(`participants/${second}`, { from: second, to: 'both-want-it' }, 'chief-editor', other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422])
  })
})

test('no page of the plan stands where a record could be moved to', () => {
  const standing = Object.entries(beginnings).flatMap(([kind, beginning]) =>
    routes.flatMap(({ path }) => {
      const [name = ''] = path.startsWith(beginning) ? path.slice(beginning.length).split('/') : []
      return name !== '' && !name.startsWith(':') ? [[kind, name]] : []
    }),
  )
  expect(standing.length).toBeGreaterThan(0)
  for (const [kind = '', name] of standing) expect(reserved[kind as keyof typeof reserved]).toContain(name)
})

test('plans, calendars, places and open forms know an event that has moved', async () => {
  const key = 'build-a-portico'
  const calendar = async (path: string) => /^UID:.*$/m.exec((await ask(site, path)).text)?.[0]
  const uid = await calendar(`/program/${key}.ics`)
  expect(uid).toBeTruthy()
  await moved(`events/${key}`, key, 'portico-class')
  await until(async () => (await led(`/program/${key}/`)).status === 301, Boolean, 1_000)
  expect(await calendar(`/program/${key}.ics`)).toBe(uid)
  expect(await calendar(`/program/plan.ics?events=${key}`)).toBe(uid)
  const { text } = await ask(site, '/program/portico-class/')
  // The places are the same ones.
  expect(text).toContain(`class-${key}`)
  expect((await ask(site, '/program/')).text).toContain('/program/portico-class/')
  // A tab that was open before: what was typed goes after the page.
  const sent = await post(`/en/program/${key}/`, { do: 'wait', email: 'a@b.example' }, 'editor')
  expect([sent.status, sent.headers.location]).toEqual([308, '/en/program/portico-class/'])
})

test('what is said of a link before publishing is what a visitor finds there', async () => {
  const rows = await sql<{ path: string }>(
    site,
    `select '/participants/' || slug || '/' as path from (select slug from participants order by number limit 4) p
     union all select '/artists/' || slug || '/' from (select slug from artists order by slug limit 4) a
     union all select '/artists/' || slug || '/' from (select slug from artists where published_ru_at is null) a
     union all select '/program/' || slug || '/' from (select slug from events order by slug limit 4) e
     union all select '/press/' || slug || '/' from releases
     union all select '/speakers/' || id || '/' from (select id from speakers order by id limit 2) s
     union all select '/privacy/consent/' || regexp_replace(slug, '^consent-', '') || '/' from documents
       where slug like 'consent-%'
     union all select '/works/' || number || '-1' || of || '/' from (select number from participants order by number limit 2) w,
       unnest(array['', '/wall', '/closer']) of
     union all select from_path from redirects`,
  )
  const fixed = routes.filter(({ path, audience }) => audience === 'public' && !path.includes(':'))
  const odd = [
    '/participants/zaton/',
    '/works/41-99/',
    '/privacy/consent/none/',
    '/map/',
    '/people/1/',
    '/Tickets/',
  ]
  const paths = [...new Set([...rows, ...fixed, ...odd.map(path => ({ path }))].map(({ path }) => path))]
  expect(paths.length).toBeGreaterThan(60)
  const pool = new pg.Pool({ connectionString: clone.url, max: 1 })
  const asking = { db: drizzle(pool), edition: autumn2025, now: new Date('2025-08-20T10:00:00+03:00') }
  const judged = await judgeLinks(asking, paths)
  await pool.end()
  const wrong: unknown[] = []
  for (const path of paths) {
    const [ru, en] = [await led(path), await led(`/en${path}`)]
    const statuses = [ru.status, en.status]
    const found = statuses.includes(200) ? 'living' : statuses.every(one => one === 404) ? 'none' : 'moved'
    const state = judged.get(path)?.state
    if (state !== found) wrong.push({ path, statuses, state })
  }
  expect(wrong).toEqual([])
})

test('the record’s page says where it was and which texts still lead there; its preview is found', async () => {
  const page = JSON.stringify({
    ru: 'Смотрите /participants/bumazhny-order/ первыми',
    en: 'See /participants/bumazhny-order/',
  })
  await sql(site, `update pages set lead = $1 where key = 'about'`, [page])
  for (const prefix of ['', '/en']) {
    const { status, text } = await ask(site, `${prefix}/office/content/participants/bumazhny-order/`, {
      headers: { cookie: cookies['chief-editor'] ?? '' },
    })
    expect(status).toBe(200)
    expect(await markupFaults(text)).toEqual([])
    expect(text).toContain('/participants/bumazhny-order/</li>')
    expect(text).toContain('/office/content/pages/about/')
  }
  const preview = await ask(site, '/office/content/participants/bumazhny-order/preview.html?language=ru', {
    headers: { cookie: cookies.editor ?? '' },
  })
  expect(preview.status).toBe(200)
})
