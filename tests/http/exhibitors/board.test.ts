import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { insertApplication, personId } from '../../builders/exhibitors/in-review.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const board = '/office/decisions/'
let site: Site
let secretary = ''
let one = ''
let picture = ''
const named: Record<string, string> = {}

beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2026-01-19T13:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  secretary = await signIn(site, 'exhibitors')
  await newcomer(site, 'judge@example.test', 'council')
  for (let n = 1; n <= 45; n++)
    named[n] = await insertApplication(site, { name: `Мастерская номер ${String(n).padStart(2, '0')}` })
  one = await insertApplication(site, { name: 'Вторая доска' })
  picture = randomUUID()
  await sql(
    site,
    `insert into exhibitor_pictures (id, application_id, name, width, height, bytes, created_at) values ($1, $2, 'a.jpg', 2400, 1200, 1, now())`,
    [picture, one],
  )
  const works = [
    { id: randomUUID(), pictureId: picture, fields: { artist: 'Пётр Лозняк', altRu: 'Мост через реку' } },
  ]
  await sql(site, 'update exhibitor_versions set works = $2 where application_id = $1', [
    one,
    JSON.stringify(works),
  ])
})
afterAll(() => site.stop())

const read = async (query = '') =>
  (await ask(site, `${board}${encodeURI(decodeURI(query))}`, { headers: { cookie: secretary } })).text
const cards = (page: string) =>
  [...page.matchAll(/<span class="block font-semibold break-words">([^<]+)</g)].map(m => m[1])
const decide = (fields: Record<string, string>) =>
  send(site, board, { do: 'decide', section: 'paper', message: 'Слова', ...fields }, { cookie: secretary })

test('twenty cards of a column on a page; the page is in the address and keeps the filter', async () => {
  const first = await read('?q=мастерская')
  expect(cards(first)).toHaveLength(20)
  expect(first).toContain('ещё 25 на\u00a0следующих страницах')
  const next = /href="([^"]*page=2[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(next).toBe(`${board}?q=${encodeURIComponent('мастерская')}&page=2#board`)
  const second = await read(next.slice(board.length).replace('#board', ''))
  expect(cards(second)).toHaveLength(20)
  expect(cards(second).filter(name => cards(first).includes(name))).toEqual([])
  expect(cards(await read('?q=мастерская&page=3'))).toHaveLength(5)
  // Past the end is the end.
  expect(cards(await read('?q=мастерская&page=999'))).toEqual(cards(await read('?q=мастерская&page=3')))
})

test.each(['q=вторая', 'q=лозняк', 'q=петр', 'q=PETER+nobody'])(
  '%s is looked for in names and artists',
  async query => {
    expect(cards(await read(`?${query}`))).toEqual(query.includes('nobody') ? [] : ['Вторая доска'])
  },
)

test('the first works are shown beside the board, with the way to the whole application', async () => {
  const page = await read(`?application=${one}`)
  expect(page).toContain(`src="/office/applications/pictures/${picture}-small.webp"`)
  expect(page).toContain('alt="Мост через реку"')
  expect(page).toContain(`href="/office/applications/${one}/"`)
})

test('a decision brings one back to the board as it was narrowed', async () => {
  const back = '?q=мастерская&section=paper&page=2'
  const done = await decide({ application: named['1'] ?? '', decision: 'accept', back })
  expect(done.headers.location).toBe(
    `${board}?q=${encodeURIComponent('мастерская')}&section=paper&page=2&done=decided`,
  )
  const refused = await decide({ application: named['2'] ?? '', decision: 'decline', message: '', back })
  expect([refused.status, refused.text.includes('value="мастерская"')]).toEqual([422, true])
  const cleared = await send(
    site,
    board,
    { do: 'clear', application: named['1'] ?? '', back: '//evil.example/?show=disputed' },
    { cookie: secretary },
  )
  expect(cleared.headers.location).toBe(`${board}?done=cleared`)
})

test('every remark leads to what it is about', async () => {
  await decide({ application: one, decision: 'ask-changes', changesUntil: '2026-02-01' })
  await sql(site, "update council_decisions set changes_until = '2026-01-10' where application_id = $1", [
    one,
  ])
  const page = await read()
  const links = [
    ...page.matchAll(
      /<a class="link[^"]*shrink-0[^"]*" href="([^"]+)"|<a href="([^"]+)" class="link[^"]*shrink-0/g,
    ),
  ].map(m => (m[1] ?? m[2] ?? '').replaceAll('&amp;', '&'))
  expect(links).toEqual([`${board}?application=${one}#panel`, `${board}?show=undecided#board`])
  expect(cards(await read('?show=undecided'))).not.toContain('Вторая доска')
})

test('a member of the council narrows it to what they are asked to judge', async () => {
  const judge = await personId(site, 'judge@example.test')
  await sql(site, `insert into council_assignments (application_id, person_id) values ($1, $2)`, [one, judge])
  expect(cards(await read(`?member=${judge}&q=доска`))).toEqual(['Вторая доска'])
  const other = await newcomer(site, 'other-judge@example.test', 'council').then(() =>
    personId(site, 'other-judge@example.test'),
  )
  expect(cards(await read(`?member=${other}&q=доска`))).toEqual([])
})

describe('abuses', () => {
  test.each([
    '?page=0',
    '?page=-1',
    '?page=1e9',
    '?page=',
    '?q=%00',
    "?q='%20or%201=1",
    '?q=%25',
    '?section=x',
    '?member=x',
    '?show=x',
    '?application=x',
  ])('the odd address %s is a page', async query => {
    expect((await ask(site, `${board}${query}`, { headers: { cookie: secretary } })).status).toBe(200)
  })

  test('what is looked for is shown as text', async () => {
    const page = await read(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(page).not.toContain('<script>alert(1)')
  })
})
