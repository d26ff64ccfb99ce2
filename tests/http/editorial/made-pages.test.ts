import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { readForms, type SentFields } from '../../builders/fuzz/read-forms.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Two sites on one database, as a fair runs. Every test goes on from the one before it: a page as it lives.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 })

let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: [Site, Site]
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  sites = await Promise.all([startSite(env), startSite(env)])
  for (const role of ['chief-editor', 'editor', 'translator'] as const)
    cookies[role] = await signIn(sites[0], role)
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
})

const open = (path: string, role: Role = 'editor') =>
  ask(sites[0], path, { headers: { cookie: cookies[role] ?? '' } })
const send = (path: string, fields: SentFields, role: Role = 'editor', at: Site = sites[0]) =>
  ask(at, path, {
    method: 'POST',
    headers: {
      cookie: cookies[role] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: at.url,
    },
    body: new URLSearchParams(fields).toString(),
  })
const create = (kind: string, key: string, role: Role = 'editor', at: Site = sites[0]) =>
  send(
    `/office/content/${kind}/`,
    [
      ['do', 'create'],
      ['key', key],
    ],
    role,
    at,
  )

async function formOf(path: string, does: string, role: Role): Promise<SentFields> {
  const { text } = await open(path, role)
  const form = readForms(text).find(({ controls }) =>
    controls.some(({ name, value }) => name === 'do' && value === does),
  )
  if (!form) throw new Error(`no form at ${path} does ${does}`)
  const filled = form.controls
    .filter(({ kind, isOn }) => kind !== 'submit' && (isOn || (kind !== 'checkbox' && kind !== 'radio')))
    .map(({ name, value }): [string, string] => [name, value])
  return [...filled.filter(([name]) => name !== 'do'), ['do', does]]
}

async function write(path: string, words: Record<string, string>, role: Role = 'editor') {
  const form = (await formOf(path, 'save', role)).filter(([name]) => !(name in words))
  const saved = await send(path, [...form, ...Object.entries(words)], role)
  expect(saved.headers.location).toMatch(/done=saved/)
}

async function settle(path: string, does: 'publish' | 'withdraw' | 'trash', languages = ['ru', 'en']) {
  const form = (await formOf(path, does, 'chief-editor')).filter(([name]) => name !== 'languages')
  const chosen = languages.map((code): [string, string] => ['languages', code])
  return send(path, [...form, ...chosen, ['reason', 'Так и задумано']], 'chief-editor')
}
const done = async (...asked: Parameters<typeof settle>) =>
  expect((await settle(...asked)).headers.location).toMatch(/done=/)

/** Both sites answer so, as soon as they have heard. */
async function everywhere(path: string, isRight: (answer: Awaited<ReturnType<typeof ask>>) => boolean) {
  for (const site of sites) await until(() => ask(site, path), isRight)
}
const is = (status: number) => (answer: { status: number }) => answer.status === status
const has = (text: string) => (answer: { text: string }) => answer.text.includes(text)
const headerOf = ({ text }: { text: string }) =>
  /<nav[^>]*class="ml-auto[^>]*>(.*?)<\/nav>/s.exec(text)?.[1] ?? ''
const leadsTo = (path: string) => (answer: { text: string }) => headerOf(answer).includes(`href="${path}"`)

const record = '/office/content/pages/lost-and-found/'
const entry = '/office/content/menu/lost-property/'
const path = '/lost-and-found/'

test('is made by an editor, at an address that nothing else has', async () => {
  const odd = ['a/b', 'a.b', 'Capital', 'бюро', 'a'.repeat(300), 'a%2Fb', '_assets', '', '../office', '-x']
  const taken = [
    'en',
    'ru',
    'office',
    'api',
    'assets',
    'tickets',
    'about',
    'home',
    'sign-in',
    'award-jury',
    'prize',
  ]
  for (const key of [...odd, ...taken]) {
    const { status, text } = await create('pages', key)
    expect([key, status]).toEqual([key, 422])
    // What was typed is still there.
    if (/^[a-z-]+$/.test(key)) expect(text).toContain(`value="${key}"`)
  }
  expect((await create('pages', 'lost-and-found', 'translator')).status).toBe(422)
  // Somebody was led from there before, and is.
  await sql(
    sites[0],
    `insert into redirects (from_path, to_path, is_by_hand, made_at, person_id, person_name)
     values ('/led-away/', '/about/', true, now(), 'x', 'x')`,
  )
  expect((await create('pages', 'led-away')).text).toContain('/about/')
  expect((await ask(sites[0], '/led-away/')).headers.location).toBe('/about/')
  const both = await Promise.all([
    create('pages', 'lost-and-found'),
    create('pages', 'lost-and-found', 'chief-editor', sites[1]),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422])
  expect(await sql(sites[0], `select key from content_drafts where kind = 'pages'`)).toEqual([
    { key: 'lost-and-found' },
  ])
  await everywhere(path, is(404))
})

test('is seen by its editors alone until it is published, and then in the language it is published in', async () => {
  await write(record, {
    'field:title:ru': 'Бюро находок',
    'field:title:en': 'Lost and found',
    'field:lead:ru': 'Потерянные зонтики ждут до конца ярмарки.',
    'field:lead:en': 'Umbrellas wait here until the fair is over.',
    'field:description:ru': 'Где забрать потерянное на ярмарке.',
    'field:description:en': 'Where to collect what was lost at the fair.',
  })
  for (const [language, words] of [
    ['ru', 'Потерянные зонтики'],
    ['en', 'Umbrellas wait'],
  ] as const)
    expect((await open(`${record}preview.html?language=${language}`)).text).toContain(words)
  expect((await ask(sites[0], path)).status).toBe(404)
  await done(record, 'publish', ['ru'])
  await everywhere(path, has('Потерянные зонтики'))
  for (const site of sites) {
    const english = await ask(site, `/en${path}`)
    expect(english.status).toBe(200)
    expect(english.text).toContain('This page is in Russian only.')
    expect(english.text).not.toContain('Umbrellas wait')
  }
  await until(() => ask(sites[1], '/sitemap.xml'), has(`${path}</loc>`))
  expect((await ask(sites[1], '/sitemap.xml')).text).not.toContain(`/en${path}</loc>`)

  await done(record, 'publish')
  await everywhere(`/en${path}`, has('Umbrellas wait'))
  const page = await ask(sites[1], `/en${path}`)
  expect(await markupFaults(page.text)).toEqual([])
  expect(page.text).toMatch(/<link rel="canonical" href="[^"]*\/en\/lost-and-found\/"/)
  expect(page.text).toContain(`href="${path}"`)
  const payload = JSON.parse((await ask(sites[1], `${path}_payload.json`)).text)
  expect(payload.data.page.title).toBe('Бюро находок')
  await until(() => ask(sites[1], '/sitemap.xml'), has(`/en${path}</loc>`))
  for (const [words, lang] of [
    ['зонтики', 'ru'],
    ['umbrellas', 'en'],
  ] as const) {
    const found = await ask(sites[1], `/api/v1/search?q=${encodeURIComponent(words)}&lang=${lang}`)
    expect([lang, found.text.includes(`"${path}"`)]).toEqual([lang, true])
  }
  for (const [odd, own] of [
    ['/lost-and-found', path],
    ['/Lost-And-Found/', path],
    ['/en/lost%2Dand-found/', `/en${path}`],
  ])
    expect((await ask(sites[0], odd ?? '')).headers.location).toBe(own)
  // Nothing stands below it, and a form that nobody was given is sent to nobody.
  expect((await ask(sites[0], `${path}more/`)).status).toBe(404)
  expect((await send('/nobody-made-it/', [['form', 'contact']])).status).toBe(405)
})

test('the menu leads to it, and to nothing that is not there for everybody', async () => {
  expect((await create('menu', 'header-mine')).text).toContain('ссылок самого сайта')
  expect((await create('menu', 'lost-property', 'translator')).status).toBe(422)
  expect((await create('menu', 'lost-property')).status).toBe(303)
  const words = { 'field:label:ru': 'Находки', 'field:label:en': 'Lost things', 'field:position': '5' }
  await write(entry, { ...words, 'field:isShown': 'yes' })
  expect((await settle(entry, 'publish')).text).toContain('«Куда ведёт»: не\u00a0заполнено')
  await write(entry, { 'field:place': 'header', 'field:isShown': 'yes' })
  const refused: [string, string][] = [
    ['/office/', 'открытой всем'],
    ['/jury/', 'открытой всем'],
    ['/nobody-made-it/', 'открытой всем'],
    ['/participants/nobody/', 'открытой всем'],
    ['/about/', 'в\u00a0этом списке уже есть'],
  ]
  for (const [to, why] of refused) {
    await write(entry, { 'field:to': to, 'field:isShown': 'yes' })
    const { status, text } = await settle(entry, 'publish')
    expect([to, status, text.includes(why)]).toEqual([to, 422, true])
  }
  // What is no address of a page at all is not even written down, and what was typed is still there.
  for (const to of ['javascript:alert(1)', '//evil.example/', 'http://plain.example/', '/about/?x=1']) {
    const form = (await formOf(entry, 'save', 'editor')).filter(([name]) => name !== 'field:to')
    const { status, text } = await send(entry, [...form, ['field:to', to]])
    expect([to, status, text.includes(`value="${to}"`)]).toEqual([to, 422, true])
  }
  await write(entry, { 'field:to': path, 'field:isShown': 'yes' })
  expect((await settle(entry, 'publish', ['ru'])).text).toContain('на\u00a0обоих языках')
  await done(entry, 'publish')
  await everywhere('/about/', answer => /Находки.*Участники/s.test(headerOf(answer)) && leadsTo(path)(answer))
  await everywhere('/en/contacts/', leadsTo(`/en${path}`))
  expect(headerOf(await ask(sites[0], '/en/contacts/'))).toContain('Lost things')
  expect(await markupFaults((await open(entry)).text)).toEqual([])

  // The site's own links stay where they are.
  const own = '/office/content/menu/header-press/'
  await write(own, { 'field:to': '/tickets/' })
  expect((await settle(own, 'publish')).text).toContain('место и\u00a0адрес постоянные')

  // Another site is opened as other sites are.
  expect((await create('menu', 'friends')).status).toBe(303)
  await write('/office/content/menu/friends/', {
    ...words,
    'field:label:ru': 'Друзья',
    'field:to': 'https://friends.example/fair',
    'field:place': 'documents',
    'field:isShown': 'yes',
  })
  await done('/office/content/menu/friends/', 'publish')
  await everywhere('/about/', has('href="https://friends.example/fair"'))
  expect((await ask(sites[1], '/about/')).text).toMatch(
    /<a[^>]*href="https:\/\/friends\.example\/fair"[^>]*target="_blank"[^>]*rel="nofollow noopener"/,
  )
})

test('moves, and is followed', async () => {
  const move = (to: string, from: string) =>
    send(record, [
      ['do', 'address'],
      ['to', to],
      ['from', from],
    ])
  expect((await move('tickets', 'lost-and-found')).text).toContain('самого сайта')
  expect((await move('lost-things', 'lost-and-found')).headers.location).toMatch(/done=moved/)
  for (const [prefix, words] of [
    ['', 'Потерянные'],
    ['/en', 'Umbrellas'],
  ] as const) {
    await everywhere(`${prefix}/lost-things/`, has(words))
    await everywhere(`${prefix}${path}`, is(301))
    expect((await ask(sites[1], `${prefix}${path}`)).headers.location).toBe(`${prefix}/lost-things/`)
  }
  await everywhere('/about/', leadsTo('/lost-things/'))
  const found = await ask(sites[1], `/api/v1/search?q=${encodeURIComponent('зонтики')}&lang=ru`)
  expect(found.text).toContain('"/lost-things/"')
  expect((await ask(sites[1], '/sitemap.xml')).text).not.toContain(`${path}</loc>`)
  expect((await create('pages', 'lost-things')).status).toBe(422)
  const page = await open(record)
  expect(page.text).toContain('/office/content/menu/lost-property/')
  // A page of the floor plan stays where it is.
  const about = [
    ['do', 'address'],
    ['to', 'us'],
    ['from', 'about'],
  ] satisfies SentFields
  expect((await send('/office/content/pages/about/', about)).text).toContain('нет страниц')
})

test('withdrawn it is gone from both sites, and no link is left dead', async () => {
  expect((await settle(record, 'trash')).text).toContain('Находки')
  await done(record, 'withdraw')
  for (const prefix of ['', '/en']) await everywhere(`${prefix}/lost-things/`, is(404))
  await everywhere('/about/', answer => !headerOf(answer).includes('Находки'))
  await until(
    () => ask(sites[1], '/sitemap.xml'),
    answer => !answer.text.includes('/lost-things/'),
  )
  expect(
    (await ask(sites[1], `/api/v1/search?q=${encodeURIComponent('зонтики')}&lang=ru`)).text,
  ).not.toContain('/lost-things/')
  expect((await open(entry)).text).toContain(`Страницы ${path} нет`)
  await done(record, 'publish')
  await everywhere('/en/lost-things/', is(200))
  await everywhere('/about/', leadsTo('/lost-things/'))
  await done(entry, 'withdraw')
  await done(record, 'trash')
  await everywhere('/lost-things/', is(404))
  // A page of the floor plan is for good.
  expect((await settle('/office/content/pages/about/', 'withdraw')).status).toBe(422)
  expect((await ask(sites[0], '/about/')).status).toBe(200)
})

test('a department is added, shown with the contacts, and withdrawn', async () => {
  const at = '/office/content/departments/lost-property/'
  expect((await create('departments', 'lost-property', 'translator')).status).toBe(422)
  expect((await create('departments', 'lost-property')).status).toBe(303)
  await write(at, {
    'field:name:ru': 'Отдел находок',
    'field:name:en': 'Lost property',
    'field:about:ru': 'Зонтики и шарфы.',
    'field:about:en': 'Umbrellas and scarves.',
    'field:position': '900',
    'field:email': 'lost@portik.example',
    'field:phone': '+7 495 000-00-00',
  })
  await done(at, 'publish')
  await everywhere('/contacts/', has('lost@portik.example'))
  await everywhere('/en/contacts/', has('Lost property'))
  await done(at, 'withdraw')
  await everywhere('/contacts/', answer => !answer.text.includes('lost@portik.example'))
})

test('the journal names who made and published it', async () => {
  const rows = await sql<{ entry: string }>(
    sites[0],
    `select to_jsonb(journal_entries)::text as entry from journal_entries where to_jsonb(journal_entries)::text like '%lost-and-found%'`,
  )
  expect(rows.length).toBeGreaterThan(3)
})
