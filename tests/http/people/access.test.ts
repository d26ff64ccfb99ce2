import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const place = '/office/access/'
let site: Site
const cookies: Partial<Record<Role, string>> = {}
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of ['admin', 'requests', 'translator', 'accountant', 'member', 'door'] as const)
    cookies[role] = await signIn(site, role)
})
afterAll(() => site.stop())

const as = (role: Role) => ({ cookie: cookies[role] ?? '' })
const open = (path: string, role: Role) => ask(site, path, { headers: as(role) })
const beg = (to: string, role: Role, language = '') =>
  send(site, `${language}${place}`, { do: 'ask', to }, as(role))
const letters = async () =>
  sql<{ recipient: string; subject: string }>(
    site,
    `select recipient, subject from letters where kind = 'access-asked' order by created_at, subject`,
  )

test('a closed door says what lies behind it, to whom it is open, and how to ask', async () => {
  for (const [path, words] of [
    ['/office/orders/', ['«Заказы»', 'касса', 'Попросить доступ']],
    ['/en/office/orders/', ['“Orders”', 'box office', 'Ask for access']],
  ] as const) {
    const { status, text } = await open(path, 'requests')
    expect([status, words.map(word => text.includes(word))]).toEqual([403, words.map(() => true)])
    expect(await markupFaults(text)).toEqual([])
  }
  // Whoever only reads asks by word of mouth; whoever does not work here is told nothing of the office.
  expect((await open('/office/orders/', 'accountant')).text).not.toContain('Попросить доступ')
  const stranger = (await open('/office/orders/', 'member')).text
  expect([stranger.includes('«Заказы»'), stranger.includes('Попросить')]).toEqual([false, false])
})

test('every administrator is told once a day of each section, however often and from wherever it is asked', async () => {
  const first = await beg('/office/orders/6f0d4f3c-2b1a-4c5d-8e7f-000000000000/?q=x', 'requests')
  expect([first.status, first.headers.location?.includes('done=asked')]).toEqual([303, true])
  const told = await letters()
  const admins = await sql(site, `select 1 from people where role = 'admin' and suspended_at is null`)
  expect(told).toHaveLength(admins.length)
  expect(told).toContainEqual({
    recipient: emailOf('admin'),
    subject: expect.stringContaining('«Заказы»'),
  })
  await beg('/office/orders/', 'requests')
  await beg('/en/office/orders/', 'requests', '/en')
  expect(await letters()).toEqual(told)
  await beg('/office/orders/', 'door')
  expect(await letters()).toHaveLength(told.length + admins.length)
  const after = await open(String(first.headers.location), 'requests')
  expect([after.text.includes('Просьба отправлена'), after.text.includes('do" value="ask"')]).toEqual([
    true,
    false,
  ])
  // It is among what has happened, and in the journal with whoever asked.
  const { text } = await open('/office/', 'admin')
  expect(text).toContain('Просьба о\u00a0доступе')
  const deeds = await sql(
    site,
    `select distinct role from journal_entries where place = 'office-access' and does = 'ask' and outcome = 'done' order by role`,
  )
  expect(deeds).toEqual([{ role: 'door' }, { role: 'requests' }])
  expect((await open('/office/', 'door')).text).not.toContain('Просьба о\u00a0доступе')
})

test('what is open, what is nowhere and odd addresses ask nobody; the list of closed doors stands there instead', async () => {
  const before = await letters()
  for (const to of [
    '',
    '/',
    '/office/submissions/',
    '/office/nowhere/',
    '//evil.test/',
    'orders',
    'x'.repeat(5_000),
  ])
    expect([to.slice(0, 30), (await beg(to, 'requests')).status]).toEqual([to.slice(0, 30), 422])
  expect((await beg('/office/orders/', 'admin')).status).toBe(422)
  for (const role of ['accountant', 'member'] as const)
    expect([role, (await beg('/office/orders/', role)).status]).toEqual([role, 403])
  expect(await letters()).toEqual(before)
  const { text } = await open(place, 'requests')
  expect([
    text.includes('Закрытые разделы'),
    text.includes('href="/office/access/?to=%2Foffice%2Forders%2F"'),
  ]).toEqual([true, true])
  expect((await open(place, 'admin')).text).toContain('Вам открыты все разделы')
})

test('so many sections a day, and no more', async () => {
  const { text } = await open(place, 'translator')
  const closed = [...text.matchAll(/access\/\?to=([^"&]+)"/g)].map(([, to = '']) => decodeURIComponent(to))
  expect(closed.length).toBeGreaterThan(12)
  const statuses: number[] = []
  for (const to of closed) statuses.push((await beg(to, 'translator')).status)
  expect(statuses).toEqual(closed.map((_, index) => (index < 12 ? 303 : 422)))
})
