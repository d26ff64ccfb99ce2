import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepPerson } from '../../../app/accounts/keep-person.server.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { lettersTo, letterTo, linkIn, ownPassword } from '../../builders/account/members.ts'
import { ask } from '../../builders/ask.ts'
import { send, startShop } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { codeNow, cookieIn, emailOf, forgetStep, setUpCode, signIn } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { openSiteDatabase } from '../../builders/submissions.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { POSTS_PER_MINUTE: '1000000' })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})
beforeEach(async () => {
  for (const table of ['rate_limits', 'second_factors', 'recovery_codes', 'account_links', 'account_changes'])
    await sql(site, `delete from ${table}`)
  await fetch(`${sandbox.url}/mail`, { method: 'DELETE' })
})

const headingIn = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]
const isIn = async (cookie: string) => (await ask(site, '/account/', { headers: { cookie } })).status === 200
const written = async () =>
  (await sql(site, 'select what, details from account_changes order by id')).map(({ what, details }) =>
    [what, details.by].filter(Boolean).join(' '),
  )
async function linkFor(email: string, to = '') {
  await send(site, `/sign-in/${to}`, { do: 'link', email })
  return linkIn(await letterTo(sandbox, email))
}
async function resetFor(email: string) {
  await send(site, '/account/forgot/', { email })
  return linkIn(await letterTo(sandbox, email))
}
const fresh = { password: ownPassword, again: ownPassword }
const hashOf = async (email: string) =>
  (
    await sql(
      site,
      'select password from credentials join people on people.id = person_id where email = $1',
      [email],
    )
  )[0]?.password
const giveBack = (email: string, hash: string) =>
  sql(
    site,
    'update credentials set password = $2 where person_id = (select id from people where email = $1)',
    [email, hash],
  )

describe('a sign-in link', () => {
  test('shows a button, and signs in by it, once', async () => {
    const link = await linkFor(emailOf('member'))
    const shown = await ask(site, link)
    expect([shown.status, headingIn(shown.text)]).toEqual([200, 'Вход по\u00a0ссылке'])
    expect(String(shown.headers['set-cookie'])).not.toContain('session_token')
    expect(await markupFaults(shown.text)).toEqual([])
    const done = await send(site, link, {})
    expect([done.status, done.headers.location]).toEqual([303, '/account/'])
    expect(await isIn(cookieIn(done))).toBe(true)
    expect(await written()).toEqual(['signed-in link'])
    const again = await send(site, link, {})
    expect([again.status, headingIn(again.text), again.headers['set-cookie']]).toEqual([
      422,
      'Ссылка уже сработала',
      undefined,
    ])
  })

  test('of twenty presses at once makes one session', async () => {
    const link = await linkFor(emailOf('member'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(site, link, {})))
    expect(
      answers.filter(({ headers }) => headers['set-cookie']?.[0]?.includes('session_token')),
    ).toHaveLength(1)
  })

  test('is over after a quarter of an hour', async () => {
    const link = await linkFor(emailOf('member'))
    const [row] = await sql(
      site,
      'select extract(epoch from expires_at - created_at)::int as seconds from account_links',
    )
    expect(row?.seconds).toBeGreaterThanOrEqual(900)
    expect(row?.seconds).toBeLessThan(960)
    await sql(site, "update account_links set expires_at = expires_at - interval '15 minutes 10 seconds'")
    const late = await send(site, link, {})
    expect([late.status, headingIn(late.text)]).toEqual([422, 'Ссылка не\u00a0действует'])
  })

  test('leads staff to their office, and anybody to where they wanted to go; to no other site', async () => {
    const office = await send(site, await linkFor(emailOf('box-office')), {})
    expect(office.headers.location).toBe('/office/')
    const asked = await send(site, await linkFor(emailOf('member'), '?to=/en/account/security/'), {})
    expect(asked.headers.location).toBe('/en/account/security/')
    const foreign = await linkFor(emailOf('council'), `?to=${encodeURIComponent('//evil.example/')}`)
    expect((await send(site, foreign, {})).headers.location).toBe('/account/')
  })

  test('does not stand in for the code', async () => {
    const cookie = await signIn(site, 'member')
    const { secret } = await setUpCode(site, cookie, { password: demoPassword })
    await forgetStep(site)
    const done = await send(site, await linkFor(emailOf('member')), {})
    expect(done.headers.location).toBe('/account/two-factor/')
    const halfway = cookieIn(done)
    expect(await isIn(halfway)).toBe(false)
    const coded = await send(site, '/account/two-factor/', { code: codeNow(secret) }, { cookie: halfway })
    expect([coded.status, coded.headers.location]).toEqual([303, '/account/'])
    expect(await isIn(halfway)).toBe(true)
  })

  test('is good for nothing else, and nothing else is good for it', async () => {
    const link = await linkFor(emailOf('member'))
    const before = await hashOf(emailOf('member'))
    await send(site, link, { do: 'refuse' })
    await send(site, link, { ...fresh, purpose: 'reset', do: 'reset' })
    expect(await hashOf(emailOf('member'))).toBe(before)
  })

  test('from another site is not pressed', async () => {
    const link = await linkFor(emailOf('member'))
    expect((await send(site, link, {}, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await send(site, link, {})).status).toBe(303)
  })
})

describe('a forgotten password', () => {
  test('is replaced by the link, once; every session ends, the log tells, other links are void', async () => {
    const email = emailOf('member')
    const before = await hashOf(email)
    const elsewhere = await signIn(site, 'member')
    const link = await resetFor(email)
    await send(site, '/sign-in/', { do: 'link', email })
    const other = linkIn(await letterTo(sandbox, email, 1))
    expect((await send(site, link, { password: 'short', again: 'short' })).status).toBe(422)
    expect((await send(site, link, { ...fresh, again: 'another of my own' })).status).toBe(422)
    const done = await send(site, link, fresh)
    expect([done.status, done.headers.location, done.headers['set-cookie']]).toEqual([
      303,
      '/sign-in/?reset',
      undefined,
    ])
    expect(await isIn(elsewhere)).toBe(false)
    expect(headingIn((await send(site, link, fresh)).text)).toBe('Ссылка уже сработала')
    expect(headingIn((await send(site, other, {})).text)).toBe('Ссылка не\u00a0действует')
    expect((await send(site, '/sign-in/', { email, password: demoPassword })).status).toBe(422)
    expect((await send(site, '/sign-in/', { email, password: ownPassword })).status).toBe(303)
    expect(await written()).toEqual([
      'signed-in password',
      'password-reset',
      'wrong-password',
      'signed-in password',
    ])
    await giveBack(email, before)
  })

  test('lives an hour', async () => {
    const link = await resetFor(emailOf('member'))
    await sql(site, "update account_links set expires_at = expires_at - interval '1 hour 10 seconds'")
    expect((await send(site, link, fresh)).status).toBe(422)
    expect((await send(site, '/sign-in/', { email: emailOf('member'), password: ownPassword })).status).toBe(
      422,
    )
  })

  test('of staff too; the code is asked for as ever', async () => {
    const email = emailOf('requests')
    const before = await hashOf(email)
    const { secret } = await setUpCode(site, await signIn(site, 'requests'), { password: demoPassword })
    await forgetStep(site)
    await send(site, await resetFor(email), fresh)
    const signed = await send(site, '/sign-in/', { email, password: ownPassword })
    expect(signed.headers.location).toBe('/account/two-factor/')
    const cookie = cookieIn(signed)
    expect(await isIn(cookie)).toBe(false)
    await send(site, '/account/two-factor/', { code: codeNow(secret) }, { cookie })
    expect(await isIn(cookie)).toBe(true)
    await giveBack(email, before)
  })

  test('changed by its owner, a letter that is still under way opens nothing', async () => {
    const email = emailOf('member')
    const before = await hashOf(email)
    const link = await resetFor(email)
    const cookie = await signIn(site, 'member')
    const next = 'yet another few words'
    const changed = await send(
      site,
      '/account/password/',
      { current: demoPassword, next, again: next },
      { cookie },
    )
    expect(changed.headers['set-cookie']?.[0]).toContain('Max-Age=1209600')
    expect((await send(site, link, fresh)).status).toBe(422)
    await giveBack(email, before)
  })
})

describe('in production', () => {
  let real: Site
  const email = 'door@fair.example'
  beforeAll(async () => {
    real = await startShop(sandbox, {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://127.0.0.1',
      SANDBOX: 'on',
      POSTS_PER_MINUTE: '1000000',
    })
    const database = await openSiteDatabase(real)
    const person = { email, name: 'Павел Ярцевин', role: 'door' as const, password: ownPassword }
    await keepPerson(database.pool, person, new Date('2025-08-20T10:00:00Z'))
    await database.close()
  })
  afterAll(() => real.stop())

  test.each([
    ['a sign-in link', '/sign-in/', { do: 'link' }],
    ['a new password', '/account/forgot/', {}],
  ])('a mailbox alone gets staff without a code no %s', async (_, path, fields) => {
    await sql(real, 'delete from account_links')
    const answer = await send(real, path, { ...fields, email })
    expect(answer.status).toBe(303)
    const letter = await letterTo(sandbox, email)
    expect([letter.subject, letter.text.includes('/account/link/')]).toEqual([
      'Ссылка не\u00a0отправлена',
      false,
    ])
    expect(await sql(real, 'select id from account_links')).toEqual([])
  })

  test('a demo’s person gets nothing', async () => {
    await send(real, '/sign-in/', { do: 'link', email: emailOf('member') })
    await send(real, '/sign-in/', { do: 'link', email })
    await letterTo(sandbox, email)
    expect(await lettersTo(sandbox, emailOf('member'))).toEqual([])
  })
})
