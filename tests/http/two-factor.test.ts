import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepPerson } from '../../app/accounts/keep-person.server.ts'
import { fileRoutes } from '../../app/file-routes.ts'
import { everyRoute } from '../../app/office-routes.ts'
import { type Role, roles, staffRoles } from '../../app/platform/person.ts'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { fileOfNothing } from '../builders/addresses.ts'
import { ask } from '../builders/ask.ts'
import { send } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import {
  codeNow,
  cookieIn,
  emailOf,
  forgetStep,
  offeredSecret,
  setUpCode,
  signIn,
} from '../builders/sign-in.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { openSiteDatabase } from '../builders/submissions.ts'

let demo: Site
let real: Site
const path = '/en/account/two-factor/'
const password = 'words of our own house'
const workers = roles.map(role => ({ role, email: `${role}@fair.example`, name: `Worker ${role}` }))

beforeAll(async () => {
  demo = await startSite({ POSTS_PER_MINUTE: '1000000' })
  const database = await openSiteDatabase(demo)
  for (const worker of workers)
    await keepPerson(database.pool, { ...worker, password }, new Date('2025-08-20T10:00:00Z'))
  await database.close()
  real = await startSite({
    DATABASE_URL: demo.databaseUrl,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    SANDBOX: 'on',
    POSTS_PER_MINUTE: '1000000',
  })
})
afterAll(async () => {
  await real.stop()
  await demo.stop()
})
beforeEach(async () => {
  await sql(demo, 'delete from second_factors')
  await sql(demo, 'delete from recovery_codes')
  await sql(demo, 'delete from sessions')
  await sql(demo, 'delete from rate_limits')
  await sql(demo, 'delete from account_changes')
})

const emailFor = (role: Role) => `${role}@fair.example`
async function byPassword(site: Site, role: Role, cookie = '') {
  const fields = {
    email: site === real ? emailFor(role) : emailOf(role),
    password: site === real ? password : demoPassword,
  }
  const answer = await send(site, '/en/sign-in/', fields, { cookie })
  return { answer, cookie: cookieIn(answer) }
}
const enter = (site: Site, cookie: string, code: string, to = '') =>
  send(site, `${path}${to}`, { code }, { cookie })
const alertIn = (text: string) => /role="alert"[^>]*>([^<]*)</.exec(text)?.[1]
const isIn = async (site: Site, cookie: string) =>
  (await ask(site, '/en/account/password/', { headers: { cookie } })).status === 200
const written = async () =>
  (await sql(demo, 'select what, email, actor from account_changes order by id')).map(({ what }) => what)

describe('in production everybody who works here has a code', () => {
  test('the password alone opens nothing of the office: no page, action, file or call', async () => {
    for (const role of staffRoles) {
      const { answer, cookie } = await byPassword(real, role)
      expect([answer.status, answer.headers.location]).toEqual([303, path])
      const guarded = everyRoute.filter(({ audience }) => audience === 'staff' || audience === 'person')
      for (const { path: page, isPlain } of guarded) {
        const at = page.replace(/:\w+/g, '00000000-0000-0000-0000-000000000000')
        const { status, headers } = await ask(real, at, { headers: { cookie } })
        expect([at, status, headers.location]).toEqual([at, 302, `/sign-in/?to=${at}`])
        if (isPlain) expect([403, 405]).toContain((await send(real, at, { do: 'x' }, { cookie })).status)
      }
      for (const file of fileRoutes) {
        if (file.audience !== 'staff') continue
        const at = fileOfNothing(file)
        expect([at, (await ask(real, at, { headers: { cookie } })).status]).toEqual([at, 403])
      }
      for (const call of ['list', 'counts'])
        expect((await ask(real, `/api/v1/door/${call}`, { headers: { cookie } })).status).toBe(401)
    }
  })

  test('it is set up at the first sign-in, and leads to where one wanted to go', async () => {
    const fields = { email: emailFor('admin'), password }
    const asked = await send(real, '/en/sign-in/?to=/en/office/orders/', fields)
    expect(asked.headers.location).toBe(`${path}?to=%2Fen%2Foffice%2Forders%2F`)
    const cookie = cookieIn(asked)
    const { secret, codes, confirmed } = await setUpCode(real, cookie)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect([confirmed.status, codes.length, new Set(codes).size]).toEqual([303, 10, 10])
    const { text } = await ask(real, path, { headers: { cookie } })
    expect(await markupFaults(text)).toEqual([])
    // Until they are kept they can be read again; then never.
    const on = await send(real, `${path}?to=/en/office/orders/`, { do: 'kept' }, { cookie })
    expect([on.status, on.headers.location]).toEqual([303, '/en/office/orders/'])
    expect((await ask(real, path, { headers: { cookie } })).text).not.toContain(codes[0])
    expect(await isIn(real, cookie)).toBe(true)
    const [kept] = await sql(demo, 'select secret, unseen_codes from second_factors')
    expect([kept?.secret.includes(secret), kept?.unseen_codes]).toEqual([false, null])
    const hashes = await sql(demo, 'select hash from recovery_codes')
    expect(hashes.filter(({ hash }) => codes.some(code => hash.includes(code.slice(0, 5))))).toEqual([])
  })

  test('nobody sets up a code in place of one that was set up meanwhile', async () => {
    const [first, second] = [await byPassword(real, 'door'), await byPassword(real, 'door')]
    await send(real, path, { do: 'begin' }, { cookie: second.cookie })
    const theirs = await offeredSecret(real, second.cookie)
    await send(real, path, { do: 'begin' }, { cookie: first.cookie })
    // Each session has a secret of its own: nobody confirms one that somebody else has seen.
    expect(await offeredSecret(real, first.cookie)).not.toBe(theirs)
    await setUpCode(real, first.cookie)
    const late = await send(real, path, { do: 'confirm', code: codeNow(theirs) }, { cookie: second.cookie })
    expect([late.status, await isIn(real, second.cookie)]).toEqual([303, false])
    expect(await sql(demo, 'select count(*)::int as count from second_factors')).toEqual([{ count: 1 }])
  })

  test('it cannot be switched off, only replaced', async () => {
    const { cookie } = await byPassword(real, 'door')
    const { secret } = await setUpCode(real, cookie)
    await send(real, path, { do: 'kept' }, { cookie })
    await forgetStep(demo)
    const answer = await send(real, path, { do: 'remove', password, code: codeNow(secret) }, { cookie })
    expect([answer.status, alertIn(answer.text)]).toEqual([
      422,
      'Staff must have a code: it cannot be switched off, but you can set up another app.',
    ])
    expect((await ask(real, path, { headers: { cookie } })).text).not.toContain('?do=remove')
  })
})

describe('signing in with a code', () => {
  let secret = ''
  let codes: string[] = []
  beforeEach(async () => {
    const made = await setUpCode(real, (await byPassword(real, 'box-office')).cookie)
    ;({ secret, codes } = made)
    await forgetStep(demo)
    await sql(demo, 'delete from account_changes')
  })

  test('a right code opens the office; the same code does not open it twice', async () => {
    const [one, other] = [await byPassword(real, 'box-office'), await byPassword(real, 'box-office')]
    const code = codeNow(secret)
    const done = await enter(real, one.cookie, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect([done.status, done.headers.location]).toEqual([303, '/en/office/'])
    expect(await isIn(real, one.cookie)).toBe(true)
    const again = await enter(real, other.cookie, code)
    expect([again.status, alertIn(again.text)]).toEqual([422, expect.stringContaining('The code is wrong')])
    // Nor does the one before it, which somebody may have seen over a shoulder.
    expect((await enter(real, other.cookie, codeNow(secret, -1))).status).toBe(422)
    expect(await isIn(real, other.cookie)).toBe(false)
    expect(await written()).toEqual(['signed-in', 'wrong-code', 'wrong-code'])
  })

  test('six tabs with one code: one gets in', async () => {
    const tabs = []
    for (let tab = 0; tab < 6; tab++) tabs.push((await byPassword(real, 'box-office')).cookie)
    const code = codeNow(secret)
    await Promise.all(tabs.map(cookie => enter(real, cookie, code)))
    const inside = await Promise.all(tabs.map(cookie => isIn(real, cookie)))
    expect(inside.filter(Boolean)).toHaveLength(1)
  })

  test('a recovery code works once, however it is typed', async () => {
    const [code = ''] = codes
    const one = await byPassword(real, 'box-office')
    expect((await enter(real, one.cookie, code.toLowerCase().replace('-', ' '))).status).toBe(303)
    const other = await byPassword(real, 'box-office')
    expect((await enter(real, other.cookie, code)).status).toBe(422)
    const page = await ask(real, path, { headers: { cookie: one.cookie } })
    expect(page.text).toContain('Recovery codes left: 9.')
    const [row] = await sql(demo, `select details from account_changes where what = 'signed-in'`)
    expect(row?.details).toEqual({ by: 'recovery-code' })
  })

  test('five wrong codes end the session: the password is asked for again', async () => {
    const { cookie } = await byPassword(real, 'box-office')
    const answers = []
    for (let time = 0; time < 5; time++) answers.push(await enter(real, cookie, '000000', '?to=/en/office/'))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 303])
    expect(answers[4]?.headers.location).toBe('/en/sign-in/?ended&to=%2Fen%2Foffice%2F')
    const late = await enter(real, cookie, codeNow(secret))
    expect([late.status, late.headers.location, await isIn(real, cookie)]).toEqual([
      303,
      '/en/sign-in/',
      false,
    ])
  })

  test('forty guesses at once are not forty', async () => {
    const { cookie } = await byPassword(real, 'box-office')
    await Promise.all(Array.from({ length: 40 }, (_, at) => enter(real, cookie, String(100_000 + at))))
    const [row] = await sql(
      demo,
      `select count(*)::int as tried from account_changes where what = 'wrong-code'`,
    )
    expect(row?.tried).toBeLessThanOrEqual(5)
  })

  test('whoever guesses again and again is stopped; the owner is not', async () => {
    const known = await byPassword(real, 'box-office')
    const first = await enter(real, known.cookie, codeNow(secret, -1))
    const device = cookieIn(first)
    for (let round = 0; round < 5; round++) {
      const { cookie } = await byPassword(real, 'box-office')
      for (let time = 0; time < 4; time++) await enter(real, cookie, '000000')
    }
    const stranger = await byPassword(real, 'box-office')
    const stopped = await enter(real, stranger.cookie, codeNow(secret))
    expect([stopped.status, alertIn(stopped.text)]).toEqual([
      422,
      expect.stringContaining('Too many wrong codes'),
    ])
    // On a device where they have signed in before, the owner has tries of their own.
    const owner = await byPassword(real, 'box-office', device)
    expect((await enter(real, `${owner.cookie}; ${device}`, codeNow(secret))).status).toBe(303)
    // And anywhere by a recovery code.
    const elsewhere = await byPassword(real, 'box-office')
    expect((await enter(real, elsewhere.cookie, codes[1] ?? '')).status).toBe(303)
  })

  test('ten minutes after the password it is too late for the code', async () => {
    const { cookie } = await byPassword(real, 'box-office')
    await sql(demo, `update sessions set created_at = created_at - interval '11 minutes'`)
    expect((await enter(real, cookie, codeNow(secret))).headers.location).toBe('/en/sign-in/')
    expect(await isIn(real, cookie)).toBe(false)
  })

  test('another’s code does not do', async () => {
    const theirs = await setUpCode(real, (await byPassword(real, 'requests')).cookie)
    await forgetStep(demo)
    const { cookie } = await byPassword(real, 'box-office')
    expect((await enter(real, cookie, codeNow(theirs.secret))).status).toBe(422)
    expect((await enter(real, cookie, theirs.codes[0] ?? '')).status).toBe(422)
  })

  test('a new password keeps the code, and the session that changed it', async () => {
    const { cookie } = await byPassword(real, 'box-office')
    await enter(real, cookie, codeNow(secret))
    const same = { current: password, next: password, again: password }
    const changed = await send(real, '/en/account/password/', same, { cookie })
    expect([changed.status, await isIn(real, cookieIn(changed))]).toEqual([303, true])
    expect((await byPassword(real, 'box-office')).answer.headers.location).toBe(path)
  })
})

describe('what may be done about a code', () => {
  test('new recovery codes need password and code, and end the old ones', async () => {
    const { cookie } = await byPassword(real, 'box-office')
    const { secret, codes } = await setUpCode(real, cookie)
    await send(real, path, { do: 'kept' }, { cookie })
    await forgetStep(demo)
    const wrong = await send(real, path, { do: 'codes', password: 'no', code: codeNow(secret) }, { cookie })
    expect([wrong.status, alertIn(wrong.text)]).toEqual([422, 'The current password is wrong.'])
    const none = await send(real, path, { do: 'codes', password, code: '000000' }, { cookie })
    expect(none.status).toBe(422)
    // The code was not used up by a wrong password.
    const done = await send(real, path, { do: 'codes', password, code: codeNow(secret) }, { cookie })
    expect(done.status).toBe(303)
    const other = await byPassword(real, 'box-office')
    expect((await enter(real, other.cookie, codes[0] ?? '')).status).toBe(422)
  })

  test('another app takes the place of the first once it is confirmed, and ends the sessions elsewhere', async () => {
    const { cookie } = await byPassword(real, 'box-office')
    const { secret } = await setUpCode(real, cookie)
    await send(real, path, { do: 'kept' }, { cookie })
    await forgetStep(demo)
    const elsewhere = await byPassword(real, 'box-office')
    await enter(real, elsewhere.cookie, codeNow(secret))
    await forgetStep(demo)
    expect((await send(real, path, { do: 'begin' }, { cookie })).status).toBe(422)
    const next = await setUpCode(real, cookie, { password, code: codeNow(secret) })
    expect(next.confirmed.status).toBe(303)
    await forgetStep(demo)
    expect([await isIn(real, cookie), await isIn(real, elsewhere.cookie)]).toEqual([true, false])
    const back = await byPassword(real, 'box-office')
    expect((await enter(real, back.cookie, codeNow(secret))).status).toBe(422)
    expect((await enter(real, back.cookie, codeNow(next.secret))).status).toBe(303)
  })

  test('in the demo nobody needs one; who has one is asked, and may do without again', async () => {
    const cookie = await signIn(demo, 'requests')
    expect(await isIn(demo, cookie)).toBe(true)
    expect((await send(demo, path, { do: 'begin' }, { cookie })).status).toBe(422)
    const { secret } = await setUpCode(demo, cookie, { password: demoPassword })
    await send(demo, path, { do: 'kept' }, { cookie })
    await forgetStep(demo)
    expect((await byPassword(demo, 'requests')).answer.headers.location).toBe(path)
    const proof = { password: demoPassword, code: codeNow(secret) }
    expect((await send(demo, path, { do: 'remove', ...proof, code: '' }, { cookie })).status).toBe(422)
    const removed = await send(demo, path, { do: 'remove', ...proof }, { cookie })
    expect([removed.status, removed.headers.location]).toEqual([303, `${path}?done=removed`])
    expect((await byPassword(demo, 'requests')).answer.headers.location).toBe('/en/office/')
    expect(await written()).toEqual(['signed-in', 'code-set-up', 'wrong-code', 'code-removed', 'signed-in'])
  })
})

describe('a colleague who has lost phone and recovery codes', () => {
  const reset = (cookie: string, email: string, more = {}) =>
    send(
      real,
      '/en/office/people/',
      { do: 'reset', email, reason: 'Lost phone', confirm: 'yes', ...more },
      { cookie },
    )

  test('is helped by an administrator, and it is written down who, whom and why', async () => {
    const admin = (await byPassword(real, 'admin')).cookie
    await setUpCode(real, admin)
    const theirs = (await byPassword(real, 'box-office')).cookie
    await setUpCode(real, theirs)
    const email = emailFor('box-office')
    expect((await reset(theirs, email)).status).toBe(403)
    expect((await reset(admin, email, { reason: ' ' })).status).toBe(422)
    expect((await reset(admin, email, { confirm: '' })).status).toBe(422)
    const self = await reset(admin, emailFor('admin'))
    expect([self.status, alertIn(self.text)]).toEqual([422, expect.stringContaining('another administrator')])
    const page = await ask(real, `/en/office/people/?reset=${email}`, { headers: { cookie: admin } })
    expect(page.text).toContain('Resetting the code: Worker box-office')
    expect(await markupFaults(page.text)).toEqual([])
    expect((await reset(admin, email)).headers.location).toBe('/en/office/people/?done')
    expect(await isIn(real, theirs)).toBe(false)
    expect((await reset(admin, email)).status).toBe(422)
    const rows = await sql(demo, `select email, actor, reason from account_changes where what = 'code-reset'`)
    expect(rows).toEqual([{ email, actor: emailFor('admin'), reason: 'Lost phone' }])
    // They begin anew, with nothing of the old left.
    const { cookie } = await byPassword(real, 'box-office')
    expect((await ask(real, path, { headers: { cookie } })).text).toContain('Set up a code')
    expect(await sql(demo, 'select count(*)::int as count from recovery_codes')).toEqual([{ count: 10 }])
  })
})

test('a wrong password of somebody who works here is written down, a stranger’s is not', async () => {
  await send(real, '/en/sign-in/', { email: emailFor('door'), password: 'not this one' })
  await send(real, '/en/sign-in/', { email: 'stranger@fair.example', password: 'not this one' })
  const rows = await sql(demo, 'select what, email from account_changes')
  expect(rows).toEqual([{ what: 'wrong-password', email: emailFor('door') }])
})

test.each(['/account/two-factor/', '/en/account/two-factor/'])(
  '%s is nobody’s without a session',
  async at => {
    const { status, headers } = await ask(real, at)
    expect([status, headers.location]).toEqual([302, at.replace('account/two-factor', 'sign-in')])
  },
)
