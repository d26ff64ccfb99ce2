import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
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
const roles: Role[] = ['chief-editor', 'editor', 'translator', 'press', 'box-office']
const place = '/office/content/redirects/'

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

function post(fields: Record<string, string>, role: Role = 'editor', path = place) {
  return ask(site, path, {
    method: 'POST',
    headers: {
      cookie: cookies[role] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.url,
    },
    body: new URLSearchParams(fields).toString(),
  })
}
const add = (from: string, to: string, role: Role = 'editor') => post({ do: 'add-redirect', from, to }, role)
const open = (query = '', role: Role = 'editor', prefix = '') =>
  ask(site, `${prefix}${place}${query}`, { headers: { cookie: cookies[role] ?? '' } })
async function led(path: string, at = site) {
  const { status, headers } = await ask(at, path)
  return [status, headers.location]
}

test('an address by hand leads on in both languages and both processes, is removed and returned', async () => {
  expect(await led('/spring/')).toEqual([404, undefined])
  expect((await add('/Spring', '/en/participants')).headers.location).toContain('done=added')
  for (const at of [site, other]) {
    expect(await led('/spring/', at)).toEqual([301, '/participants/'])
    expect(await led('/en/spring/?utm=a%26b', at)).toEqual([301, '/en/participants/?utm=a%26b'])
    expect(await led('/SPRING/', at)).toEqual([301, '/participants/'])
    expect(await led('/spr%69ng/', at)).toEqual([301, '/participants/'])
    expect(await led('/spring', at)).toEqual([308, '/spring/'])
  }
  expect((await post({ do: 'remove-redirect', from: '/spring/' })).headers.location).toContain('done=removed')
  for (const at of [site, other]) expect(await led('/spring/', at)).toEqual([404, undefined])
  expect((await post({ do: 'remove-redirect', from: '/spring/' })).status).toBe(422)
  expect((await post({ do: 'return-redirect', from: '/spring/' })).headers.location).toContain(
    'done=returned',
  )
  for (const at of [site, other]) expect(await led('/spring/', at)).toEqual([301, '/participants/'])
})

describe('refused', () => {
  test.each([
    ['/about/', '/participants/', 'уже открывается страница'],
    ['/program/', '/participants/', 'уже открывается страница'],
    ['/speakers/1/', '/participants/', 'уже открывается страница'],
    ['/', '/participants/', 'Откуда'],
    ['/office/orders/', '/participants/', 'занят'],
    ['/api/v1/', '/participants/', 'занят'],
    ['/map/', '/participants/', 'занят'],
    ['/people/anybody/', '/participants/', 'занят'],
    ['https://evil.example/', '/participants/', 'Откуда'],
    ['/a b/', '/participants/', 'Откуда'],
    ['/../about/', '/participants/', 'Откуда'],
    [`/${'a'.repeat(200)}/`, '/participants/', 'Откуда'],
    ['/free/', 'https://evil.example/', 'чужие'],
    ['/free/', '//evil.example/', 'чужие'],
    ['/free/', '/\\evil.example/', 'чужие'],
    ['/free/', 'javascript:alert(1)', 'чужие'],
    ['/free/', '/about/?next=//evil.example', 'чужие'],
    ['/free/', '/nothing-here/', 'страницы нет'],
    ['/free/', '/participants/nobody-at-all/', 'страницы нет'],
    ['/free/', '/office/orders/', 'страницы нет'],
    ['/free/', '/free/', 'сам на'],
  ])('%s → %s', async (from, to, words) => {
    const answer = await add(from, to)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(words)
    expect(await sql(site, 'select 1 from redirects where from_path = $1', [from])).toEqual([])
  })

  test('twice from one address, or to an address that itself leads on: no chain, no loop', async () => {
    await add('/once/', '/about/')
    expect((await add('/once/', '/participants/')).text).toContain('уже есть')
    expect((await add('/twice/', '/once/')).status).toBe(422)
    expect(await led('/twice/')).toEqual([404, undefined])
  })

  test('whoever publishes no pages; and what a record left behind is a chief editor’s to end', async () => {
    expect((await add('/free/', '/about/', 'translator')).status).toBe(422)
    expect((await add('/free/', '/about/', 'press')).status).toBe(422)
    expect((await open('', 'box-office')).status).toBe(403)
    expect((await open('', 'press')).text).not.toContain('add-redirect')
    const record = '/office/content/artists/mark-kedrach/'
    await post({ do: 'address', from: 'mark-kedrach', to: 'kedrach' }, 'editor', record)
    const from = '/artists/mark-kedrach/'
    expect((await post({ do: 'remove-redirect', from })).status).toBe(422)
    expect(await led(from)).toEqual([301, '/artists/kedrach/'])
    expect((await post({ do: 'remove-redirect', from }, 'chief-editor')).status).toBe(303)
    expect(await led(from)).toEqual([404, undefined])
  })
})

test('two addresses that take turns at having a page never lead round in a circle', async () => {
  const releases = await sql<{ slug: string }>(
    site,
    'select slug from releases where published_ru_at is not null and published_en_at is not null order by slug limit 2',
  )
  const [one = '', two = ''] = releases.map(({ slug }) => `/press/${slug}/`)
  const show = (path: string, isSeen: boolean) =>
    sql(site, 'update releases set published_ru_at = $2, published_en_at = $2 where slug = $1', [
      path.split('/')[2],
      isSeen ? '2025-06-01T09:00:00Z' : null,
    ])
  await show(one, false)
  expect((await add(one, two)).headers.location).toContain('done=added')
  await show(one, true)
  await show(two, false)
  expect((await add(two, one)).headers.location).toContain('done=added')
  await show(one, false)
  await until(async () => (await led(one))[0] === 404)
  // Nor by returning what was taken away: there is no page it would lead to.
  expect((await post({ do: 'return-redirect', from: one })).status).toBe(422)
  for (const path of [one, two]) await show(path, true)
})

test('a redirect to a record follows it; a page that comes to stand at an address is opened', async () => {
  await add('/ovsyanik/', '/artists/lev-ovsyanik/')
  const record = '/office/content/artists/lev-ovsyanik/'
  await post({ do: 'address', from: 'lev-ovsyanik', to: 'ovsyanik-lev' }, 'editor', record)
  expect(await led('/ovsyanik/')).toEqual([301, '/artists/ovsyanik-lev/'])
  // Nobody can stand before a page: the row is there, the page answers.
  await sql(
    site,
    `insert into redirects (from_path, to_path, is_by_hand, made_at, person_id, person_name)
     values ('/about/', '/participants/', true, now(), 'x', 'X')`,
  )
  expect(await led('/about/')).toEqual([200, undefined])
  await expect(
    sql(
      site,
      `insert into redirects (from_path, to_path, is_by_hand, made_at, person_id, person_name)
       values ('/out/', '//evil.example/', true, now(), 'x', 'X')`,
    ),
  ).rejects.toThrow('redirects_to_path')
})

test('five thousand of them: one page of fifty, found by words, well-formed', async () => {
  await sql(
    site,
    `insert into redirects (from_path, to_path, is_by_hand, made_at, person_id, person_name)
     select '/old-' || n || '/', '/about/', true, now() - n * interval '1 second', 'x', 'Ольга' from generate_series(1, 5000) n`,
  )
  for (const prefix of ['', '/en']) {
    const { status, text } = await open('?page=3', 'chief-editor', prefix)
    expect(status).toBe(200)
    expect(text.match(/do" value="remove-redirect/g)).toHaveLength(50)
    expect(await markupFaults(text)).toEqual([])
  }
  const { text } = await open('?q=old-4711')
  expect(text).toContain('/old-4711/')
  expect(text.match(/do" value="remove-redirect/g)).toHaveLength(1)
  expect((await add('/one-more/', '/about/')).text).toContain('5000')
  expect((await open('?page=99999999999&q=%25')).status).toBe(200)
  expect(await led('/old-4711/')).toEqual([301, '/about/'])
  expect(await led('/old-5001/')).toEqual([404, undefined])
})

test('visits are counted without a write for each, and none is lost when a process stops', async () => {
  const count = async () =>
    await sql(site, `select hits, last_hit_on is null as never from redirects where from_path = '/old-7/'`)
  for (let visit = 0; visit < 5; visit += 1) await ask(other, '/old-7/')
  expect(await count()).toEqual([{ hits: 0, never: true }])
  await other.stop()
  expect(await count()).toEqual([{ hits: 5, never: false }])
})
