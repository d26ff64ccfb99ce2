import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Role, staffRoles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

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
  expect(await markupFaults(english.text)).toEqual([])
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

test('words after «>» ask for pages alone', async () => {
  expect((await look('> сверка')).links).toEqual(['/office/reconciliation/'])
  expect((await look('>кузнецкий')).links).toEqual([])
})

test('is for staff', async () => {
  expect((await ask(site, '/office/search/?q=order')).status).not.toBe(200)
  const member = await signIn(site, 'member')
  expect((await ask(site, '/office/search/?q=order', { headers: { cookie: member } })).status).toBe(403)
})
