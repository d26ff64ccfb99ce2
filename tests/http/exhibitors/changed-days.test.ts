import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { type Exhibitor, exhibitor, standOf, standPath } from '../../builders/exhibitors/accepted.ts'
import { applicationOf, applicationPath, newcomer, save } from '../../builders/exhibitors/applicants.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// The office changes the days of exhibitors: whoever applies, chooses a stand or reads of it meets the new ones on every process.

const office = '/office/edition/'
const opens = new Date('2025-12-10T12:00:00+03:00')
let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: SiteAt[]
let site: SiteAt
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  sites = [await startSiteAt(opens, env), await startSiteAt(opens, env)]
  site = sites[0] as SiteAt
  for (const role of ['chief-editor', 'admin'] as const) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(async () => {
  await Promise.all(sites.map(one => one.stop()))
  await clone.drop()
})

const act = (fields: Record<string, string>, prefix = '') =>
  send(site, `${prefix}${office}`, fields, { cookie: cookies['chief-editor'] ?? '' })
const propose = (days: Record<string, [string, string]>, prefix = '') => {
  const typed = Object.entries(days).flatMap(([path, [was, set]]) => [
    [`was-${path}`, was],
    [`set-${path}`, set],
  ])
  const about = { do: 'propose', section: 'exhibitors', reason: 'Просят участники' }
  return act({ ...about, ...Object.fromEntries(typed) }, prefix)
}
const moveTo = (moment: string) => {
  for (const one of sites) one.moveClockTo(new Date(`${moment}+03:00`))
}
const onBoth = <T>(look: (one: SiteAt) => Promise<T>) => Promise.all(sites.map(look))
const text = async (one: SiteAt, path: string, cookie = '') =>
  (await ask(one, path, { headers: { cookie } })).text
const hold = (one: SiteAt, who: Exhibitor, stand: string) =>
  send(one, standPath, { do: 'hold', stand }, { cookie: who.cookie })

test('the section shows every day in both languages', async () => {
  for (const prefix of ['', '/en']) {
    const page = await text(site, `${prefix}${office}?section=exhibitors`, cookies['chief-editor'])
    expect(await markupFaults(page)).toEqual([])
    for (const day of ['2026-04-02', '2026-04-05', '2025-12-15', '2026-01-29', '2026-02-10', '2026-03-15'])
      expect(page).toContain(`value="${day}"`)
  }
})

test.each([
  [
    { 'exhibitors.closesOn': ['2025-12-15', '2026-01-20'] },
    'Сроки заявок идут не',
    'of applications are out of',
  ],
  [
    { 'exhibitors.ranksFrom.2': ['2026-01-29', '2026-02-03'] },
    'Каждая очередь выбора',
    'Each turn to choose',
  ],
  [
    { 'exhibitors.materialsUntil': ['2026-03-01', '2026-04-02'] },
    'Последний день для материалов',
    'The last day for materials',
  ],
  [
    { 'exhibitors.arrivalUntil': ['2026-03-15', '2026-04-02'] },
    'день для пропусков',
    'for passes and arrival times',
  ],
  [{ 'nextFair.firstDay': ['2026-04-02', '2025-09-20'] }, 'этот день или час уже прошёл', 'has passed'],
  [
    { 'nextFair.lastDay': ['2026-04-05', '2026-04-01'] },
    'Следующая ярмарка должна начинаться',
    'The next fair must begin',
  ],
  [{ 'exhibitors.opensOn': ['2025-08-01', '2025-12-12'] }, 'этот день или час уже прошёл', 'has passed'],
] as const)('%o is refused by a sentence in each language', async (days, ru, en) => {
  const wish = days as unknown as Record<string, [string, string]>
  const answers = [await propose(wish), await propose(wish, '/en')]
  expect(answers.map(({ status }) => status)).toEqual([422, 422])
  expect(answers[0]?.text).toContain(ru)
  expect(answers[1]?.text).toContain(en)
})

test('a change is looked at with every page that follows, and holds on both processes within a second', async () => {
  const applicant = await newcomer(site, 'late@example.test')
  for (const path of ['/exhibitor/', '/en/exhibitor/', '/selection/']) await onBoth(one => text(one, path))
  const proposed = await propose({
    'exhibitors.closesOn': ['2025-12-15', '2025-12-20'],
    'exhibitors.ranksFrom.2': ['2026-01-29', '2026-01-27'],
    'exhibitors.standsTo': ['2026-02-10', '2026-02-12'],
  })
  expect(proposed.headers.location).toContain('section=exhibitors')
  const change = /change=(\d+)/.exec(proposed.headers.location ?? '')?.[1] ?? ''
  const sheet = await text(site, `${office}?change=${change}`, cookies.admin)
  for (const path of ['/exhibitor/', '/en/exhibitor/']) expect(sheet).toContain(path)

  await act({ do: 'agree', change, confirm: 'yes', section: 'exhibitors' })
  const agreedAt = performance.now()
  await until(async () =>
    (await onBoth(one => text(one, '/exhibitor/'))).every(page => page.includes('20\u00a0декабря')),
  )
  expect(performance.now() - agreedAt).toBeLessThan(1_000)
  for (const one of sites) {
    expect(await text(one, '/exhibitor/')).not.toContain('15\u00a0декабря')
    expect(await text(one, '/exhibitor/')).toContain('12\u00a0февраля')
    expect(await text(one, '/en/exhibitor/')).toContain('20\u00a0December')
    expect(await text(one, applicationPath, applicant)).toContain('до\u00a020\u00a0декабря')
  }
})

test('the application is taken until the new last day, and not a second longer', async () => {
  moveTo('2025-12-20T23:59:58')
  const inTime = await newcomer(site, 'in-time@example.test')
  for (const one of sites)
    expect(await text(one, applicationPath, inTime)).not.toContain('Приём заявок закрыт')
  expect((await save(site, inTime, { revision: '0', nameRu: 'Вовремя' })).status).toBe(303)
  moveTo('2025-12-21T00:00:00')
  const late = await newcomer(site, 'too-late@example.test')
  for (const one of sites)
    expect(await text(one, applicationPath, late)).toContain('Приём заявок закрыт 20\u00a0декабря')
  const refused = await save(site, late, { revision: '0', nameRu: 'Поздно' })
  expect(refused.status).not.toBe(303)
  expect((await applicationOf(site, 'in-time@example.test'))?.fields.nameRu).toBe('Вовремя')
  expect((await applicationOf(site, 'too-late@example.test'))?.fields).toEqual({})
})

test('a rank chooses from its new day on, on every process, and the API says what is taken', async () => {
  moveTo('2026-01-26T23:59:58')
  const third = await exhibitor(site, 'third@example.test', { rank: 3 })
  for (const one of sites)
    expect((await hold(one, third, 'C-05')).text).toContain('начинается 27\u00a0января')
  expect(await standOf(site, third.applicationId)).toBeNull()
  moveTo('2026-01-27T00:00:00')
  const fourth = await exhibitor(site, 'fourth@example.test', { rank: 4 })
  const [, other] = sites as [SiteAt, SiteAt]
  expect((await hold(other, fourth, 'C-06')).text).toContain('начинается 3\u00a0февраля')
  expect((await hold(other, third, 'C-05')).headers.location).toContain('done=held')
  expect(await standOf(site, third.applicationId)).toBe('C-05')
  const stands: { code: string; state: string }[] = JSON.parse(
    await text(site, '/api/v1/stands?edition=spring-2026'),
  )
  expect(stands.find(({ code }) => code === 'C-05')?.state).toBe('held')
})

test('what has begun is not moved, and the database itself refuses days out of order', async () => {
  const begun = await propose({ 'exhibitors.ranksFrom.2': ['2026-01-27', '2026-01-30'] })
  expect([begun.status, begun.text]).toEqual([422, expect.stringContaining('уже прошёл')])
  const wrong = (path: string, value: string) =>
    sql(
      site,
      `insert into edition_values (edition_id, holds_from, values)
       select edition_id, '2027-01-01', jsonb_set(values, $1::text[], $2::jsonb) from edition_values
       where edition_id = '2025-09' order by holds_from desc limit 1`,
      [`{${path}}`, JSON.stringify(value)],
    )
  for (const [path, value, constraint] of [
    ['exhibitors,closesOn', '2026-01-21', 'edition_values_exhibitors'],
    ['exhibitors,ranksFrom,1', '2026-01-20', 'edition_values_exhibitors'],
    ['exhibitors,materialsUntil', '2026-04-02', 'edition_values_exhibitors'],
    ['exhibitors,arrivalUntil', '2026-04-02', 'edition_values_exhibitors'],
    ['nextFair,lastDay', '2026-04-01', 'edition_values_next_fair'],
  ] as const)
    await expect(wrong(path, value)).rejects.toMatchObject({ constraint })
})
