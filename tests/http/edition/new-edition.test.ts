import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDraft } from '../../../app/editorial/drafts/read-draft.server.ts'
import type { Item } from '../../../app/editorial/record.ts'
import { openDatabase } from '../../../app/platform/database/database.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

const here = '/office/edition/all/'
const opens = new Date('2025-09-20T10:00:00+03:00')
const turn = new Date('2025-10-15T10:00:00+03:00')
const key = '6f0d4f3c-2b1a-4c5d-8e7f-0123456789ab'
let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: SiteAt[]
let site: SiteAt
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  sites = [await startSiteAt(opens, env), await startSiteAt(opens, env)]
  site = sites[0] as SiteAt
  for (const role of ['chief-editor', 'admin', 'editor'] as const) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(async () => {
  await Promise.all(sites.map(one => one.stop()))
  await clone.drop()
})

const look = (path: string, role: Role = 'chief-editor') =>
  ask(site, path, { headers: { cookie: cookies[role] ?? '' } })
const act = (fields: Record<string, string>, role: Role = 'chief-editor', path = here) =>
  send(site, path, fields, { cookie: cookies[role] ?? '' })
const create = (more: Record<string, string> = {}, role: Role = 'chief-editor') =>
  act(
    {
      do: 'create',
      source: '2025-09',
      'name-ru': 'Весна 2026',
      'name-en': 'Spring 2026',
      firstDay: '2026-04-02',
      announced: 'yes',
      key,
      ...more,
    },
    role,
  )
const plan = (from: string, more: Record<string, string> = {}) =>
  act({ do: 'propose', target: '2026-04', from, reason: 'Осень позади', ...more })
const turnIn = (location = '') => /turn=(\d+)/.exec(location)?.[1] ?? ''
const text = async (one: SiteAt, path: string) => (await ask(one, path)).text
const onBoth = <T>(see: (one: SiteAt) => Promise<T>) => Promise.all(sites.map(see))

test('a new edition is made in the office, once by its form; nobody else may, and visitors see nothing', async () => {
  expect((await create({}, 'editor')).status).toBe(403)
  expect((await create({ 'name-en': '' })).text).toContain('на\u00a0обоих языках')
  // The announced fair is offered, and only on its days.
  const offered = (await look(here)).text
  expect(offered).toMatch(/<input id="announced" type="checkbox"[^>]* checked=""/)
  expect(offered).toContain('Это уже объявленная ярмарка 2–5\u00a0апреля\u00a02026')
  expect((await look(`/en${here}`)).text).toContain('This is the announced fair of 2–5\u00a0April\u00a02026')
  const mistyped = await create({ firstDay: '2026-04-20' })
  expect([mistyped.status, mistyped.text.includes('начинается в\u00a0другой день')]).toEqual([422, true])
  const twice = await Promise.all([create(), create()])
  for (const { headers } of twice) expect(headers.location).toBe(`${here}?done=created`)
  const other = { key: crypto.randomUUID(), 'name-ru': 'Апрель', 'name-en': 'April' }
  expect((await create(other)).text).toContain('Объявленная ярмарка уже создана')
  expect((await create({ ...other, announced: '' })).text).toContain('В\u00a0этом месяце ярмарка уже есть')
  for (const prefix of ['', '/en']) {
    const page = await look(`${prefix}${here}`)
    expect(page.status).toBe(200)
    expect(await markupFaults(page.text)).toEqual([])
  }
  const form = (await look(here)).text
  // One fair is one edition: it is not offered a second time.
  expect(form).not.toContain('id="announced"')
  expect(form).toContain('Стенды для её\u00a0участников')
  const listed = form.replaceAll(/<[^>]+>/g, '')
  expect(listed).toContain('24–27\u00a0сентября\u00a02025')
  expect(listed).toContain('2–5\u00a0апреля\u00a02026')
  expect(await text(site, '/')).toContain('24–27\u00a0сентября')
})

test('a table of participants and events is for a fair that is chosen; the fair on show keeps its own', async () => {
  const imports = '/office/content/imports/'
  const headers = { cookie: cookies.editor ?? '', origin: site.url }
  const upload = (rows: string, edition: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ do: 'check', kind: 'events', edition }))
      body.set(name, value)
    body.set('file', new Blob([rows]), 'events.csv')
    return fetch(`${site.url}${imports}`, { method: 'POST', headers, body, redirect: 'manual' })
  }
  for (const prefix of ['', '/en']) {
    expect((await look(`${prefix}${imports}`, 'editor')).text).toContain('value="2026-04"')
  }
  const wrong = await upload('key,Title (RU)\nx,y', '1999-01')
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Такой ярмарки нет.')])
  const fairOf = async (key: string, edition: string) => {
    const sent = await upload(`Ключ;Заголовок, RU\n${key};Гравюра`, edition)
    const one = new URL(sent.headers.get('location') ?? '', site.url).pathname
    const page = (await look(one, 'editor')).text.replaceAll(/<[^>]+>/g, '')
    await send(site, one, { do: 'take' }, { cookie: cookies.editor ?? '' })
    const rows = () =>
      sql<{ edition_id: string }>(site, 'select edition_id from content_drafts where key = $1', [key])
    await until(async () => (await rows()).length === 1)
    return [(await rows())[0]?.edition_id, /ярмарке «([^»]+)»/.exec(page)?.[1]]
  }
  expect(await fairOf('by-table-spring', '2026-04')).toEqual(['2026-04', 'Весна 2026'])
  expect(await fairOf('by-table-autumn', '')).toEqual(['2025-09', 'Осень 2025'])
})

test('its values are changed at once, a price by two, and the fair on show keeps its own', async () => {
  const season = '/office/edition/'
  const path = 'tickets.childKopecks'
  const wish = { do: 'propose', section: 'prices', edition: '2026-04', reason: 'Новая цена' }
  const proposed = await act(
    { ...wish, [`was-${path}`]: '650', [`set-${path}`]: '777' },
    'chief-editor',
    season,
  )
  const change = /change=(\d+)/.exec(proposed.headers.location ?? '')?.[1] ?? ''
  expect(proposed.headers.location).toContain('edition=2026-04')
  const yes = { do: 'agree', change, confirm: 'yes', edition: '2026-04', section: 'prices' }
  expect((await act(yes, 'chief-editor', season)).status).toBe(422)
  expect((await act(yes, 'admin', season)).headers.location).toContain('done=agreed')
  expect((await look(`${season}?edition=2026-04&section=prices`)).text).toContain('777')
  expect((await look(`${season}?edition=1999-01`)).status).toBe(404)
  expect(await text(site, '/api/v1/products')).not.toContain('77700')
})

test('the deadlines of the announced fair are shown with it, and changed where they were announced', async () => {
  const season = '/office/edition/'
  const path = 'exhibitors.closesOn'
  const { text: page } = await look(`${season}?edition=2026-04&section=exhibitors`)
  expect(page.replaceAll(/<[^>]+>/g, '')).toMatch(/15\sдекабря\s+2025/)
  expect(page).toContain('и\u00a0они изменятся здесь')
  expect(page).not.toContain(`name="set-${path}"`)
  const wish = { do: 'propose', section: 'exhibitors', reason: 'Просили', [`was-${path}`]: '2025-12-15' }
  const posted = { ...wish, edition: '2026-04', [`set-${path}`]: '2025-12-20' }
  const refused = await act(posted, 'chief-editor', season)
  expect([refused.status, refused.text.includes('Измените его там')]).toEqual([422, true])
  const proposed = await act({ ...wish, [`set-${path}`]: '2025-12-20' }, 'chief-editor', season)
  const change = /change=(\d+)/.exec(proposed.headers.location ?? '')?.[1] ?? ''
  await act({ do: 'agree', change, confirm: 'yes', section: 'exhibitors' }, 'chief-editor', season)
  const after = (await look(`${season}?edition=2026-04&section=exhibitors`)).text
  expect(after.replaceAll(/<[^>]+>/g, '')).toMatch(/20\sдекабря\s+2025/)
})

test('who stands there is written for it, and nobody sees them before the turn', async () => {
  const made = await act(
    { do: 'create', key: 'vesennyaya-galereya', edition: '2026-04' },
    'editor',
    '/office/content/participants/',
  )
  expect(made.headers.location).toContain('done=created')
  // An address of a past fair stays its own.
  const [old] = await sql<{ slug: string }>(
    { databaseUrl: clone.url },
    'select slug from participants order by number limit 1',
  )
  const taken = await act(
    { do: 'create', key: old?.slug ?? '', edition: '2026-04' },
    'editor',
    '/office/content/participants/',
  )
  expect(taken.text).toContain('добавьте к\u00a0новому год')
  // What is on its page is another's, under a name of its own.
  const database = await openDatabase(
    { databaseUrl: clone.url, databasePool: 1, dataDir: '' },
    createLog('silent'),
  )
  const like = await readDraft(database.db, 'participants', old?.slug ?? '')
  await database.close()
  const works = ((like?.record.works ?? []) as Item[]).map((work, place) => ({ ...work, id: `work${place}` }))
  const record = { ...like?.record, name: { ru: 'Весенняя', en: 'Vesennyaya' }, works }
  await sql(
    { databaseUrl: clone.url },
    `update content_drafts set record = $1 where key = 'vesennyaya-galereya'`,
    [JSON.stringify(record)],
  )
  const published = await act(
    { do: 'publish', revision: '0', languages: 'ru', reason: 'Проба' },
    'chief-editor',
    '/office/content/participants/vesennyaya-galereya/',
  )
  expect([published.headers.location, /role="alert".{0,400}/.exec(published.text)?.[0]]).toEqual([
    expect.stringContaining('done=published'),
    undefined,
  ])
  for (const path of [
    '/participants/',
    '/api/v1/map',
    '/api/v1/participants',
    '/sitemap.xml',
    '/api/v1/search?q=Весенняя',
  ].map(encodeURI))
    expect([path, (await text(site, path)).includes('vesennyaya-galereya')]).toEqual([path, false])
  expect((await ask(site, '/participants/vesennyaya-galereya/')).status).toBe(404)
  expect((await look('/office/content/participants/?edition=2026-04')).text).toContain('vesennyaya-galereya')
  expect((await look('/office/content/participants/')).text).not.toContain('vesennyaya-galereya')
})

test.each([
  ['2025-09-19T10:00', 'Этот час уже прошёл'],
  ['2025-09-26T12:00', 'ещё не\u00a0закончится'],
  ['2026-05-01T12:00', 'уже пройдёт'],
  ['завтра', 'Такой даты или времени нет'],
])('a turn at %s is refused', async (from, sentence) => {
  const answer = await plan(from)
  expect(answer.status).toBe(422)
  expect(answer.text).toContain(sentence)
})

test('a turn that would leave a planned change behind is refused, and names it', async () => {
  const season = '/office/edition/'
  const path = 'exhibitors.arrivalUntil'
  const proposed = await act(
    {
      do: 'propose',
      section: 'exhibitors',
      [`was-${path}`]: '2026-03-15',
      [`set-${path}`]: '2026-03-16',
      from: '2025-11-01T00:00',
      reason: 'Просили',
    },
    'chief-editor',
    season,
  )
  const change = /change=(\d+)/.exec(proposed.headers.location ?? '')?.[1] ?? ''
  await act({ do: 'agree', change, confirm: 'yes', section: 'exhibitors' }, 'chief-editor', season)
  const answer = await plan('2025-10-15T10:00')
  expect([answer.status, answer.text.includes(`предложение\u00a0№\u00a0${change}. Его`)]).toEqual([422, true])
  const ended = await act({ do: 'end', change, section: 'exhibitors' }, 'chief-editor', season)
  expect(ended.headers.location).toContain('done=ended')
})

test('the turn: previewed, agreed to by another, and at its second on both processes', async () => {
  const proposed = await plan('2025-10-15T10:00')
  const id = turnIn(proposed.headers.location)
  expect((await plan('2025-10-16T10:00')).text).toContain('ждёт согласия')
  const season = '/office/edition/?edition=2026-04&section=exhibitors'
  expect((await look(season)).text).not.toContain('name="was-exhibitors.arrivalUntil"')
  const sheet = await look(`${here}?turn=${id}`, 'admin')
  expect(sheet.text).toContain('2–5\u00a0апреля')
  expect(sheet.text).toContain('Участники на\u00a0сайте: 1')
  expect((await act({ do: 'agree', turn: id, confirm: 'yes' })).text).toContain('другой человек')
  expect((await act({ do: 'agree', turn: id }, 'admin')).text).toContain('поставьте отметку')
  expect((await act({ do: 'agree', turn: id, confirm: 'yes' }, 'admin')).headers.location).toContain(
    'done=agreed',
  )

  // From then on it says its days itself.
  expect((await look(season)).text).toContain('name="was-exhibitors.arrivalUntil"')

  for (const one of sites) one.moveClockTo(new Date(turn.getTime() - 1_000))
  const [old] = await sql<{ slug: string }>(
    { databaseUrl: clone.url },
    `select slug from participants where edition_id = '2025-09' order by number limit 1`,
  )
  const past = `/participants/${old?.slug}/`
  expect(await onBoth(one => text(one, '/participants/'))).not.toContainEqual(
    expect.stringContaining('vesennyaya-galereya'),
  )
  for (const one of sites) one.moveClockTo(turn)
  const turnedAt = performance.now()
  await until(async () =>
    (await onBoth(one => text(one, '/api/v1/slots?product=day'))).every(slots =>
      slots.includes('2026-04-03-before'),
    ),
  )
  expect(performance.now() - turnedAt).toBeLessThan(1_000)
  for (const one of sites) {
    for (const path of [
      '/participants/',
      '/api/v1/map',
      '/api/v1/participants',
      '/sitemap.xml',
      encodeURI('/api/v1/search?q=Весенняя'),
    ])
      expect([path, (await text(one, path)).includes('vesennyaya-galereya')]).toEqual([path, true])
    expect(await text(one, '/navigator/map/')).toContain('Весенняя')
    expect(await text(one, '/')).toContain('2–5\u00a0апреля')
    expect(await text(one, '/api/v1/products')).toContain('77700')
    expect(await text(one, '/api/v1/slots')).not.toContain('2025-09')
    expect(await text(one, '/api/v1/programme')).toContain('"total":0')
    expect(await text(one, '/tickets/')).toContain('апреля')
    // The past stays at its address and says whose it is; lists know it no longer.
    const page = await ask(one, past)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Участник прошедшей ярмарки')
    expect((await ask(one, `/api/v1/participants/${old?.slug}`)).status).toBe(200)
    expect(await text(one, '/participants/')).not.toContain(`"${old?.slug}"`)
  }
})
