import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { ask } from '../builders/ask.ts'
import { send } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { cookieIn, emailOf, signIn } from '../builders/sign-in.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '1000000' })
})
afterAll(() => site.stop())

const kassa = { email: emailOf('box-office'), password: demoPassword }
const wrong = 'Почта или пароль не\u00a0подходят. Проверьте раскладку и\u00a0попробуйте ещё раз.'

/** Whether this cookie is somebody's: then there is nothing to type. */
async function isAnybody(cookie: string): Promise<boolean> {
  const { text } = await ask(site, '/sign-in/', { headers: { cookie } })
  return !text.includes('type="password"')
}

describe('signing in', () => {
  test.each(['/sign-in/', '/en/sign-in/'])('%s is a plain document that no machine keeps', async path => {
    const { status, headers, text } = await ask(site, path)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(text).not.toContain('<script')
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(await markupFaults(text)).toEqual([])
  })

  test('leads to where one wanted to go, with a session of one’s own', async () => {
    const answer = await send(site, '/sign-in/?to=/program/%3Fday=26', kassa)
    expect([answer.status, answer.headers.location]).toEqual([303, '/program/?day=26'])
    const [cookie = ''] = answer.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^portico\.session_token=[^;]+; Max-Age=57600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await isAnybody(cookieIn(answer))).toBe(true)
  })

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'never leads to %s',
    async to => {
      const answer = await send(site, `/sign-in/?to=${encodeURIComponent(to)}`, kassa)
      expect(answer.headers.location).toBe('/office/')
    },
  )

  test('says the same of a wrong e-mail and a wrong password, and keeps what was typed except the password', async () => {
    const answers = await Promise.all([
      send(site, '/sign-in/', { email: 'nobody@portico.example', password: 'my secret words' }),
      send(site, '/sign-in/', { email: kassa.email, password: 'my secret words' }),
    ])
    for (const { status, headers, text } of answers) {
      expect([status, headers['set-cookie']]).toEqual([422, undefined])
      expect(text).toContain(wrong)
      expect(text).not.toContain('my secret words')
    }
    expect(answers[1]?.text).toContain(`value="${kassa.email}"`)
  })

  test('a new session ends the one the browser had', async () => {
    const before = await signIn(site, 'door')
    await send(site, '/sign-in/', kassa, { cookie: before })
    expect(await isAnybody(before)).toBe(false)
  })

  test('from another site is refused', async () => {
    const answer = await send(site, '/sign-in/', kassa, { origin: 'http://evil.example' })
    expect(answer.status).toBe(403)
  })

  test('a cookie somebody made up, or whose seal is broken, is nobody', async () => {
    const [{ token }] = (await sql(site, 'select token from sessions limit 1')) as [{ token: string }]
    for (const value of [token, `${token}.AAAA`, 'x']) {
      const cookie = `portico.session_token=${value}`
      expect(await isAnybody(cookie)).toBe(false)
    }
  })
})

test('signing out ends the session itself, not only the cookie', async () => {
  const cookie = await signIn(site, 'requests')
  const answer = await send(site, '/en/sign-out/', {}, { cookie })
  expect([answer.status, answer.headers.location]).toEqual([303, '/en/sign-in/?out'])
  expect(cookieIn(answer)).toContain('portico.session_token=;')
  expect(await isAnybody(cookie)).toBe(false)
})

describe('a password of one’s own', () => {
  const next = 'several words of my own'
  const change = (fields: Record<string, string>, cookie: string) =>
    send(site, '/en/account/password/', { current: demoPassword, next, again: next, ...fields }, { cookie })

  test('is for whoever has signed in', async () => {
    const page = await ask(site, '/en/account/password/')
    expect([page.status, page.headers.location]).toEqual([302, '/en/sign-in/?to=/en/account/password/'])
    expect((await change({}, '')).status).toBe(403)
  })

  test('needs the old one, is long enough and typed twice alike', async () => {
    const cookie = await signIn(site, 'requests')
    const said = async (fields: Record<string, string>) => {
      const { status, text } = await change(fields, cookie)
      expect(await markupFaults(text)).toEqual([])
      return [status, /role="alert"[^>]*>([^<]*)</.exec(text)?.[1]]
    }
    expect(await said({ current: 'something else' })).toEqual([422, 'The present password does not match.'])
    expect(await said({ next: 'short', again: 'short' })).toEqual([
      422,
      'The new password is too short or too long.',
    ])
    expect(await said({ again: `${next}!` })).toEqual([422, 'The new password was typed in two ways.'])
  })

  test('takes the place of the old one and ends the sessions elsewhere', async () => {
    const [here, elsewhere] = [await signIn(site, 'requests'), await signIn(site, 'requests')]
    const done = await change({}, here)
    expect([done.status, done.headers.location]).toEqual([303, '/en/account/password/?done'])
    expect([await isAnybody(cookieIn(done)), await isAnybody(elsewhere)]).toEqual([true, false])
    expect(
      (await send(site, '/sign-in/', { email: emailOf('requests'), password: demoPassword })).status,
    ).toBe(422)
    const back = { current: next, next: demoPassword, again: demoPassword }
    expect((await change(back, cookieIn(done))).status).toBe(303)
  })
})

test('a session that has run out is nobody’s', async () => {
  const cookie = await signIn(site, 'admin')
  expect(await isAnybody(cookie)).toBe(true)
  await sql(site, "update sessions set expires_at = now() - interval '1 minute'")
  expect(await isAnybody(cookie)).toBe(false)
})

test('too many attempts for one e-mail have to wait, the right password included', async () => {
  const email = emailOf('door')
  for (let time = 0; time < 10; time++) await send(site, '/en/sign-in/', { email, password: 'wrong one' })
  const { status, text } = await send(site, '/en/sign-in/', { email, password: demoPassword })
  expect([status, text.includes('Too many attempts.')]).toEqual([422, true])
})

test('in production the demo’s people are nobody', async () => {
  const real = await startSite({
    DATABASE_URL: site.databaseUrl,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    SANDBOX: 'on',
    POSTS_PER_MINUTE: '1000000',
  })
  try {
    const answer = await send(real, '/sign-in/', {
      email: emailOf('admin'),
      password: demoPassword,
    })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([422, undefined])
  } finally {
    await real.stop()
  }
})
