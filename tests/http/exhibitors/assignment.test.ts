import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { insertApplication, personId } from '../../builders/exhibitors/in-review.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const path = '/office/decisions/assignment/'
let site: Site
const cookies: Record<string, string> = {}
const council: string[] = []
const applications: string[] = []

beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2026-01-10T13:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  // What the demo brings along is out of the way: the numbers below are those of this test.
  await sql(site, "update exhibitor_applications set state = 'withdrawn'")
  for (const role of roles) cookies[role] = await signIn(site, role)
  await sql(site, "delete from people where role = 'council'")
  for (const name of ['a', 'b', 'c']) {
    cookies[name] = await newcomer(site, `${name}@example.test`, 'council')
    council.push(await personId(site, `${name}@example.test`))
  }
  for (let n = 0; n < 6; n++) applications.push(await insertApplication(site, { name: `Мастерская ${n}` }))
})
afterAll(() => site.stop())

const as = (who: string) => ({ cookie: cookies[who] ?? '' })
const post = (fields: Record<string, string>, who = 'exhibitors') => send(site, path, fields, as(who))
const assign = (application: string, members: string[], more = {}) =>
  post({
    do: 'assign',
    application,
    ...Object.fromEntries(members.map(id => [`member-${id}`, 'yes'])),
    ...more,
  })
const named = (application: string) =>
  sql<{ id: string }>(
    site,
    'select person_id as id from council_assignments where application_id = $1 order by 1',
    [application],
  ).then(rows => rows.map(({ id }) => id))
const history = (application: string) =>
  sql<{ action: string; who: string; details: { members: string } }>(
    site,
    "select action, who, details from exhibitor_history where application_id = $1 and action = 'assign'",
    [application],
  )
const [first, second] = [() => applications[0] ?? '', () => applications[1] ?? '']
const member = (place: number) => council[place] ?? ''

test.each(roles.filter(role => !['admin', 'exhibitors'].includes(role)))(
  '%s neither sees nor does it',
  async who => {
    if (who === 'council') cookies.council = cookies.a ?? ''
    expect((await ask(site, path, { headers: as(who) })).status).toBe(403)
    for (const verb of ['assign', 'spread', 'clear', 'default'])
      expect((await post({ do: verb, votes: '1', application: first(), confirm: 'yes' }, who)).status).toBe(
        403,
      )
    expect(await sql(site, 'select 1 from council_assignments')).toEqual([])
  },
)

test('one named member judges it, the others do not see it, and the journal knows', async () => {
  const done = await assign(first(), [member(0)])
  expect(done.headers.location).toBe(`${path}?done=assigned&application=${first()}`)
  expect(await named(first())).toEqual([member(0)])
  expect(await history(first())).toEqual([
    { action: 'assign', who: 'exhibitors@portico.example', details: { members: 'Нина Проба' } },
  ])
  expect((await ask(site, `/council/${first()}/`, { headers: as('a') })).status).toBe(200)
  expect((await ask(site, `/council/${first()}/`, { headers: as('b') })).status).toBe(404)
})

describe('what is refused', () => {
  test('somebody who stands back', async () => {
    const fields = { do: 'conflict', reason: 'Учила автора', confirm: 'yes' }
    expect((await send(site, `/council/${second()}/`, fields, as('b'))).status).toBe(303)
    const refused = await assign(second(), [member(0), member(1)])
    expect([refused.status, refused.text.includes('взял самоотвод')]).toEqual([422, true])
    expect(await named(second())).toEqual([])
  })

  test('taking it from somebody who has voted', async () => {
    const vote = { do: 'vote', score: '5', forColleagues: 'МНЕНИЕ' }
    expect((await send(site, `/council/${second()}/`, vote, as('a'))).status).toBe(303)
    expect((await assign(second(), [member(2)])).status).toBe(422)
    expect((await assign(second(), [member(0), member(2)])).status).toBe(303)
  })

  test('a member who is none, an id that is none, fields nobody has', async () => {
    const stranger = await personId(site, 'member@portico.example')
    expect((await assign(first(), [stranger])).status).toBe(422)
    expect((await assign(first(), ["x' or 1=1"])).status).toBe(422)
    expect((await assign('x', [member(0)])).status).toBe(422)
    expect((await assign('00000000-0000-4000-8000-000000000000', [member(0)])).status).toBe(422)
    expect((await assign(first(), [member(0)], { state: 'accepted', personId: 'x' })).status).toBe(303)
    for (const votes of ['0', '-1', '21', '1.5', '1e3', '', 'x'])
      expect([votes, (await post({ do: 'spread', votes })).status]).toEqual([votes, 422])
    expect((await post({ do: 'clear' })).status).toBe(422)
    expect((await post({ do: 'toString' })).status).toBe(422)
    expect(await named(first())).toEqual([member(0)])
  })

  test('an application of another fair, a withdrawn one, one that has its answer', async () => {
    const ids = [
      await insertApplication(site, { edition: 'autumn-2025' }),
      await insertApplication(site, { state: 'withdrawn' }),
      await insertApplication(site, { state: 'accepted' }),
      await insertApplication(site, { state: 'submitted' }),
    ]
    for (const id of ids) {
      expect((await assign(id, [member(0)])).status).toBe(422)
      expect(await named(id)).toEqual([])
    }
    await post({ do: 'spread', votes: '3', scope: 'all' })
    for (const id of ids) expect(await named(id)).toEqual([])
    await post({ do: 'clear', confirm: 'yes' })
  })
})

test('everything is shared out evenly, never to somebody who stands back, and pressing twice changes nothing', async () => {
  expect((await post({ do: 'spread', votes: '2', scope: 'all' })).headers.location).toBe(
    `${path}?done=spread`,
  )
  const shares = await Promise.all(applications.map(named))
  expect(shares.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2])
  const loads = council.map(id => shares.filter(share => share.includes(id)).length)
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
  expect(shares[1]).not.toContain(member(1))
  expect(shares[1]).toContain(member(0))
  const before = await sql(site, "select count(*) from exhibitor_history where action = 'assign'")
  expect((await post({ do: 'spread', votes: '2' })).headers.location).toBe(`${path}?done=same`)
  expect(await sql(site, "select count(*) from exhibitor_history where action = 'assign'")).toEqual(before)
})

test('the page counts what is given and owed, in both languages, and tells nobody’s opinion', async () => {
  const page = await ask(site, `${path}?application=${second()}`, { headers: as('exhibitors') })
  expect([page.status, page.text.includes('1 из\u00a02')]).toEqual([200, true])
  expect(page.text).not.toContain('МНЕНИЕ')
  expect(page.headers['cache-control']).toContain('no-store')
  const english = await ask(site, `/en${path}?show=owed`, { headers: as('exhibitors') })
  expect([english.status, english.text.includes('Who scores what')]).toEqual([200, true])
})

test('an applicant learns nothing of who judges them', async () => {
  const email = 'curious@example.test'
  cookies.curious = await newcomer(site, email)
  const own = await insertApplication(site, { name: 'Любопытные', owner: await personId(site, email) })
  const before = await ask(site, '/account/application/', { headers: as('curious') })
  expect((await assign(own, [member(2)])).status).toBe(303)
  const after = await ask(site, '/account/application/', { headers: as('curious') })
  expect([after.status, after.text]).toEqual([200, before.text])
  expect(await sql(site, 'select 1 from letters where recipient = $1', [email])).toEqual([])
  // The office reads it in the journal.
  const office = await ask(site, `/office/applications/${own}/`, { headers: as('exhibitors') })
  expect(office.text).toContain('Заявка поручена членам совета')
})

test('who has voted and then stands back no longer counts', async () => {
  const fields = { do: 'conflict', reason: 'Вспомнила', confirm: 'yes' }
  expect((await send(site, `/council/${second()}/`, fields, as('a'))).status).toBe(303)
  const page = await ask(site, path, { headers: as('exhibitors') })
  expect(page.text).toContain('самоотводов: 2')
})
