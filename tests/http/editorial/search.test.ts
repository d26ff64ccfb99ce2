import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayOpenKind } from '../../../app/editorial/rights.ts'
import { type Role, readsOnly, staffRoles } from '../../../app/platform/person.ts'
import { officeActions } from '../../../app/shell/rooms/office-actions.ts'
import { ask } from '../../builders/ask.ts'
import { insertApplication } from '../../builders/exhibitors/in-review.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

// In each room one thing that is called so, and nothing else is.
const rare = 'zyuzyuka'
/** Behind which list they lie. */
const places = [
  '/office/content/pictures/',
  '/office/releases/',
  '/office/content/redirects/',
  '/office/invitations/',
  '/office/stands/',
  '/office/materials/',
  '/office/messages/',
  '/office/applications/',
  '/office/letters/',
]

let site: Site
const cookies: Partial<Record<Role, string>> = {}
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of staffRoles) cookies[role] = await signIn(site, role)
  await sql(
    site,
    `insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at)
     values ('media', 1, 'ru', '/media/', 'Фёдор Кузнецкий', 'kuznetsky@search.test', '{}', 'search-1', '', now()),
       ('volunteers', 1, 'ru', '/volunteers/', 'Анна Кузнецкая', 'anna@search.test', '{}', 'search-2', '', now())`,
  )
  const exhibitor = await insertApplication(site, { name: rare, state: 'stand-paid' })
  const both = `'{"ru": "${rare}", "en": "${rare}"}'`
  for (const statement of [
    `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, until, why, changed_by, changed_at)
     select gen_random_uuid(), edition_id, code, '${exhibitor}', 'sold', price_kopecks, now(), null, 'chosen', 'test', now()
     from stands s where edition_id = 'spring-2026' and is_offered
       and not exists (select from stand_holds h where h.stand_code = s.code and h.state <> 'released') order by code limit 1`,
    `insert into exhibitor_threads (application_id, last_at) values ('${exhibitor}', now())`,
    `insert into pictures (path, width, height, alt, title) values ('${rare}/1.jpg', 1200, 800, ${both}, ${both})`,
    `insert into pictures (path, width, height, alt, trashed_at) values ('${rare}/2.jpg', 1200, 800, ${both}, now())`,
    `insert into redirects (from_path, to_path, is_by_hand, made_at, person_id, person_name) values ('/${rare}/', '/about/', true, now(), 'x', 'x')`,
    `insert into content_releases (title, origin, state, made_at, made_by_id, made_by_name)
     values ('${rare} страниц', 'gathered', 'gathering', now(), 'x', 'x'), ('${rare} прессы', 'gathered', 'gathering', now(), 'x', 'x')`,
    `insert into content_release_items (release_id, kind, key, action, languages, agreed, revision, added_at, added_by_name, batch, is_open)
     select id, case when title like '%прессы' then 'releases' else 'pages' end, '${rare}', 'publish', '["ru"]', '{"record": {}, "base": null, "stale": {}}', 1, now(), 'x', gen_random_uuid(), true
     from content_releases where title like '${rare}%'`,
    `insert into invitations (code, kind, product, price_kopecks, uses, valid_from, valid_until, guest_name)
     values ('ZYUZYUKA', 'vip', 'premium', 0, 1, '2025-01-01', '2026-01-01', '${rare}')`,
    `insert into letters (kind, recipient, subject, body, created_at, sent_at)
     values ('order-paid', '${rare}@search.test', 'Билеты', 'x', now(), now())`,
  ])
    await sql(site, statement)
})
afterAll(() => site.stop())

const look = async (q: string, role: Role = 'admin', language = '') => {
  const headers = { cookie: cookies[role] ?? '' }
  const { status, text } = await ask(site, `${language}/office/search/?q=${encodeURIComponent(q)}`, {
    headers,
  })
  expect(status).toBe(200)
  const desk = text.slice(text.indexOf('id="found"'), text.indexOf('id="palette"'))
  return { text, desk, links: [...desk.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to) }
}

test('finds pages of the office, people, what is written and what was sent, whatever the case, «ё» or blank', async () => {
  expect((await look('СВЕРКА')).links).toContain('/office/reconciliation/')
  expect((await look('федор кузнецкий')).links.some(to => to.startsWith('/office/submissions/'))).toBe(true)
  expect((await look('слово об искусстве')).links).toContain('/office/content/pages/award/')
  expect((await look('chief@portico.example')).links).toContain('/office/people/')
  const english = await look('word on art', 'admin', '/en')
  expect(english.links).toContain('/en/office/content/pages/award/')
  // Where visitors see it, for Ctrl Enter.
  expect(english.desk).toContain('data-site="/en/award/"')
  expect(await markupFaults(english.text)).toEqual([])
})

test('each room is looked through, the trash is not; what is found is marked, and its list holds it too', async () => {
  const { links, desk, text } = await look(rare)
  const rooms = places.map(place => [place, links.some(to => to.startsWith(place) && to !== place)])
  expect(rooms).toEqual(places.map(place => [place, true]))
  expect(links.filter(to => to.startsWith('/office/content/pictures/') && !to.includes('?q='))).toHaveLength(
    1,
  )
  expect(desk).toMatch(new RegExp(`<mark[^>]*>${rare}</mark>`))
  expect(await markupFaults(text)).toEqual([])
  for (const list of links.filter(to => to.endsWith(`q=${rare}`) || to.includes(`q=${rare}&`))) {
    const { status, text: page } = await ask(site, list.replaceAll('&amp;', '&'), {
      headers: { cookie: cookies.admin ?? '' },
    })
    expect([list, status, page.includes(rare)]).toEqual([list, 200, true])
  }
})

test.for(staffRoles)('%s finds of each room what its page shows them', async role => {
  const { links } = await look(rare, role, '/en')
  const found = places.filter(place => links.some(to => to.startsWith(`/en${place}`)))
  const isOpen = async (path: string) =>
    (await ask(site, `/en${path}`, { headers: { cookie: cookies[role] ?? '' } })).status === 200
  const open: string[] = []
  // Of letters those find words who read the addresses; of releases those whose kinds are in them.
  const finds: Record<string, boolean> = {
    '/office/letters/': role === 'admin',
    '/office/releases/': mayOpenKind({ role }, 'pages') || mayOpenKind({ role }, 'releases'),
  }
  for (const place of places) if ((await isOpen(place)) && finds[place] !== false) open.push(place)
  expect(found).toEqual(open)
  for (const to of new Set(links))
    expect([role, to, await isOpen(to.replaceAll('&amp;', '&').replace(/^\/en/, ''))]).toEqual([
      role,
      to,
      true,
    ])
})

test('the press office finds the release of press releases, and not the one of pages', async () => {
  const { desk } = await look(rare, 'press')
  expect([desk.includes('</mark> прессы'), desk.includes('</mark> страниц')]).toEqual([true, false])
})

test('a draft that is not on the site yet is found, one in the trash is not', async () => {
  await sql(
    site,
    `insert into content_drafts (kind, key, record, revision, person_id, person_name, changed_at, is_changed, stale)
     values ('questions', 'new-cloakroom', '{"question": {"ru": "Где гардероб-невидимка?", "en": "Where?"}}', 1, 'x', 'x', now(), true, '{}')`,
  )
  expect((await look('гардероб-невидимка')).links).toContain('/office/content/questions/new-cloakroom/')
  await sql(site, `update content_drafts set trashed_at = now() where key = 'new-cloakroom'`)
  expect((await look('гардероб-невидимка')).links).toEqual([])
})

test.for(staffRoles)('%s finds nothing that lies behind a closed door', async role => {
  const mayRead = async (path: string) =>
    (await ask(site, path, { headers: { cookie: cookies[role] ?? '' } })).status === 200
  const found = [
    ...(await look('а', role)).links,
    ...(await look('кузнецк', role)).links,
    ...(await look('слово об искусстве', role)).links,
    ...(await look('portico.example', role)).links,
  ]
  for (const path of new Set(found)) expect([role, path, await mayRead(path)]).toEqual([role, path, true])
  expect(found.some(path => path.startsWith('/office/submissions/'))).toBe(
    await mayRead('/office/submissions/'),
  )
})

test('signs that mean something to a database mean nothing here; one letter, a long text and nothing are answered', async () => {
  expect((await look('%')).desk).toContain('хотя\u00a0бы два')
  for (const odd of ['%%', '__', "';--", '\\\\', 'x'.repeat(5_000)])
    expect((await look(odd)).desk).toContain('Ничего не')
  expect((await look('')).links).toContain('/office/orders/')
})

test('words after «>» ask for what can be begun and for pages alone', async () => {
  expect((await look('> сверка')).links).toEqual(['/office/reconciliation/'])
  expect((await look('>кузнецкий')).links).toEqual([])
  expect((await look('> событие новое')).links).toEqual(['/office/content/events/#create'])
  expect((await look('>фото')).links).toEqual(['/office/content/pictures/#upload'])
  expect((await look('> invite a colleague', 'admin', '/en')).links).toEqual(['/en/office/people/#invite'])
  // Without it they stand below what was found.
  expect((await look('пригласить')).links.at(-1)).toBe('/office/people/#invite')
})

test.for(staffRoles)('%s is offered to begin only what is theirs, and each place is there', async role => {
  const { links } = await look('>', role)
  const actions = links.filter(to => officeActions.some(action => action.to === to))
  // Some begin on a page that the rail names as well.
  if (readsOnly({ role })) expect(actions.filter(to => to.includes('#'))).toEqual([])
  if (role === 'admin') expect(new Set(actions)).toEqual(new Set(officeActions.map(({ to }) => to)))
  if (role === 'translator') expect(actions.some(to => to.includes('#create'))).toBe(false)
  for (const to of actions) {
    const { status, text } = await ask(site, to.replace(/#.*/, ''), {
      headers: { cookie: cookies[role] ?? '' },
    })
    const [, place] = to.split('#')
    // What the award’s state or the calendar has closed for now is on its page when it is open.
    const isThere = !place || place === 'spread' || text.includes(`id="${place}"`)
    expect([role, to, status, isThere]).toEqual([role, to, 200, true])
  }
})

test('is for staff', async () => {
  expect((await ask(site, '/office/search/?q=order')).status).not.toBe(200)
  const member = await signIn(site, 'member')
  expect((await ask(site, '/office/search/?q=order', { headers: { cookie: member } })).status).toBe(403)
})
