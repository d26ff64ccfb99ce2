import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileRoutes } from '../../../app/file-routes.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { roles } from '../../../app/platform/person.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import {
  applicationOf,
  fillWorks,
  lettersTo,
  newcomer,
  submit,
  wholeFields,
} from '../../builders/exhibitors/applicants.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const email = 'applicant@example.test'
const decided = 'РЕШЕНИЕ-СОВЕТА'
const opinion = 'МНЕНИЕ-КОЛЛЕГИ'
let open: Site
let site: Site
let application = ''
let picture = ''
const cookies: Record<string, string> = {}

// Submitted in August, before the council in January: two sites with two clocks on one database.
beforeAll(async () => {
  open = await startSite({ POSTS_PER_MINUTE: '100000' })
  const applicant = await newcomer(open, email)
  await fillWorks(open, applicant, email)
  await submit(open, applicant, { revision: '0', ...wholeFields })
  const row = await applicationOf(open, email)
  application = row?.id ?? ''
  site = await startSite({
    DATABASE_URL: open.databaseUrl,
    FAIR_NOW: '2026-01-19T13:00:00+03:00',
    POSTS_PER_MINUTE: '100000',
  })
  for (const role of roles) cookies[role] = await signIn(site, role)
  cookies.applicant = applicant
  cookies.colleague = await newcomer(site, 'colleague@example.test', 'council')
  const [work] = await sql<{ id: string }>(
    site,
    'select picture_id as id from exhibitor_works where application_id = $1 limit 1',
    [application],
  )
  picture = work?.id ?? ''
})
afterAll(async () => {
  await site.stop()
  await open.stop()
})

const as = (who: string) => ({ cookie: cookies[who] ?? '' })
const stateOf = async () => (await applicationOf(site, email))?.state
const table = () => `/council/${application}/`
const vote = (who: string, score: string, fields = {}) =>
  send(site, table(), { do: 'vote', score, forColleagues: opinion, ...fields }, as(who))
const decide = (fields: Record<string, string>) =>
  send(
    site,
    '/office/decisions/',
    { do: 'decide', application, section: 'paper', message: decided, ...fields },
    as('exhibitors'),
  )

test('nothing is before the council while applications may be corrected', async () => {
  const secretary = await signIn(open, 'exhibitors')
  const refused = await send(open, '/office/decisions/', { do: 'begin' }, { cookie: secretary })
  expect([refused.status, refused.text.includes('Приём заявок ещё открыт')]).toEqual([422, true])
  const begun = await send(site, '/office/decisions/', { do: 'begin' }, as('exhibitors'))
  expect(begun.headers.location).toBe('/office/decisions/?done=begun')
  expect(await stateOf()).toBe('in-review')
})

describe('what the plan keeps for the council', () => {
  const pages = everyRoute.filter(({ role }) => role === 'council')
  const files = fileRoutes.filter(({ role }) => role === 'council')
  const others = [...roles.filter(role => role !== 'council'), 'applicant']
  const addressOf = (path: string) =>
    path.replace(':id', application).replace(':file', `${picture}-large.webp`)

  test('is something', () => expect([pages.length, files.length]).toEqual([2, 1]))

  test.each(others)('is refused to %s, page, action and picture alike', async who => {
    const before = await sql(site, 'select count(*) from exhibitor_history')
    for (const route of pages) {
      const page = await ask(site, addressOf(route.path), { headers: as(who) })
      expect([route.path, page.status]).toEqual([route.path, 403])
      expect(page.text).not.toContain(wholeFields.nameRu)
      for (const verb of Object.keys(actionsOf(route))) {
        const fields = { do: verb, score: '5', reason: 'x', confirm: 'yes', text: 'x', set: 'yes' }
        expect([verb, (await send(site, addressOf(route.path), fields, as(who))).status]).toEqual([verb, 403])
      }
    }
    for (const { path } of files)
      expect((await ask(site, addressOf(path), { headers: as(who) })).status).toBe(403)
    expect(await sql(site, 'select count(*) from exhibitor_history')).toEqual(before)
  })

  test('leads nobody to the sign-in', async () => {
    for (const { path } of pages) expect((await ask(site, addressOf(path))).status).toBe(302)
  })
})

test('a member sees the works, and their pictures are kept by nobody', async () => {
  const page = await ask(site, table(), { headers: as('council') })
  expect([page.status, page.text.includes(wholeFields.nameRu)]).toEqual([200, true])
  expect(page.text).not.toContain(wholeFields.phone)
  expect(page.headers['cache-control']).toContain('no-store')
  const shown = await ask(site, `/council/pictures/${picture}-small.webp`, { headers: as('council') })
  expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
})

test('what is left to judge waits in a member’s account, and in nobody else’s', async () => {
  const account = async (who: string) => (await ask(site, '/account/', { headers: as(who) })).text
  expect(await account('council')).toMatch(/Осталось оценить: [1-9]/)
  expect(await account('applicant')).not.toContain('Осталось оценить')
})

test('a vote needs its sentence and loses nothing that was typed', async () => {
  const refused = await vote('council', '2')
  expect([refused.status, refused.text.includes(opinion)]).toEqual([422, true])
  expect(refused.text).toContain('напишите заявителю')
  expect((await vote('council', '9')).status).toBe(422)
  expect(await sql(site, 'select count(*)::int as count from council_votes')).toEqual([{ count: 0 }])
})

test('colleagues’ opinions come with one’s own, and fields nobody has are not obeyed', async () => {
  const given = await vote('colleague', '4', { personId: 'x', applicationId: 'x', releasedAt: 'x' })
  expect(given.status).toBe(303)
  expect((await ask(site, table(), { headers: as('council') })).text).not.toContain(opinion)
  expect((await vote('council', '5', { forColleagues: 'Да' })).status).toBe(303)
  expect((await ask(site, table(), { headers: as('council') })).text).toContain(opinion)
})

test('a decision is seen by its secretary alone until it is released', async () => {
  expect((await decide({ decision: 'decline', message: '' })).status).toBe(422)
  expect((await decide({ decision: 'decline' })).headers.location).toBe('/office/decisions/?done=decided')
  const seen = await ask(site, `/office/decisions/?application=${application}`, { headers: as('exhibitors') })
  expect(seen.text).toContain(decided)
  // Whatever has an address, asked by the applicant and by the council.
  const addresses = [
    ...everyRoute.map(({ path }) => path.replace(':id', application)),
    ...fileRoutes.map(({ path }) => path.replace(':id', application)),
    '/api/v1/stands?edition=spring-2026',
  ].filter(path => !path.includes(':'))
  for (const who of ['applicant', 'council', 'member']) {
    for (const path of addresses) {
      const { text } = await ask(site, path, { headers: as(who) })
      expect([who, path, text.includes(decided)]).toEqual([who, path, false])
    }
  }
  // That something was decided is a hint as well.
  for (const path of ['/account/application/', '/account/']) {
    const { text } = await ask(site, path, { headers: as('applicant') })
    expect([path, text.includes('Решение записано')]).toEqual([path, false])
  }
  expect(await stateOf()).toBe('in-review')
  const letters = await lettersTo(site, email)
  expect(letters.some(({ body }) => body.includes(decided))).toBe(false)
})

describe('the release', () => {
  const digest = async () => {
    const { text } = await ask(site, '/office/decisions/', { headers: as('exhibitors') })
    return /name="digest" value="([\da-f]{32})"/.exec(text)?.[1] ?? ''
  }
  const release = (fields: Record<string, string>) =>
    send(site, '/office/decisions/', { do: 'release', ...fields }, as('exhibitors'))

  test('asks for the tick and for what was looked at', async () => {
    const looked = await digest()
    expect(looked).not.toBe('')
    expect((await release({ digest: looked })).status).toBe(422)
    expect((await release({ digest: 'f'.repeat(32), confirm: 'yes' })).status).toBe(422)
    expect(await stateOf()).toBe('in-review')
  })

  test('sends the answer once, and only then the applicant reads it', async () => {
    const looked = await digest()
    expect((await release({ digest: looked, confirm: 'yes' })).headers.location).toBe(
      '/office/decisions/?done=released',
    )
    expect(await stateOf()).toBe('declined')
    const letters = await lettersTo(site, email)
    expect(letters.filter(({ body }) => body.includes(decided))).toHaveLength(1)
    expect((await release({ digest: looked, confirm: 'yes' })).status).toBe(422)
    expect((await vote('council', '5')).status).toBe(404)
  })
})
