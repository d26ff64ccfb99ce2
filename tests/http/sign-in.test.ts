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
const wrong =
  'Неверная почта или пароль. Проверьте раскладку клавиатуры или войдите по\u00a0ссылке из\u00a0письма.'

/** Whether this cookie is somebody's: then there is nothing to type. */
async function isAnybody(cookie: string): Promise<boolean> {
  const { text } = await ask(site, '/sign-in/', { headers: { cookie } })
  return !text.includes('type="password"')
}

describe('signing in', () => {
  test.each(['/sign-in/', '/en/sign-in/'])('%s is a plain document that no machine keeps', async path => {
    const { status, headers, text } = await ask(site, path)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    // The eye of the password field, and nothing else; without it the page works as it did.
    expect(text.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringMatching(/src="\/_assets\/start-[\w-]+\.js"/),
    ])
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
  // No more than that: a gate's readings which the server has not got yet lie in the device's storage.
  expect(answer.headers['clear-site-data']).toBe('"cache"')
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
    expect(await said({ current: 'something else' })).toEqual([422, 'The current password is wrong.'])
    expect(await said({ next: 'short', again: 'short' })).toEqual([
      422,
      'The new password is too short or too long.',
    ])
    expect(await said({ again: `${next}!` })).toEqual([422, 'The two new passwords do not match.'])
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

describe('guessing passwords', () => {
  let guarded: Site
  beforeAll(async () => {
    guarded = await startSite({ POSTS_PER_MINUTE: '1000000', PROXY_HOPS: '1' })
  })
  afterAll(() => guarded.stop())

  const attempt = (from: string, fields: Record<string, string>, cookie = '') =>
    send(guarded, '/en/sign-in/', fields, { 'x-forwarded-for': from, ...(cookie && { cookie }) })
  const right = (role: 'door' | 'admin' | 'box-office') => ({ email: emailOf(role), password: demoPassword })
  const guess = async (from: string, email: string, times: number) => {
    const answers = await Promise.all(
      Array.from({ length: times }, () => attempt(from, { email, password: 'wrong one' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
    return answers.filter(({ text }) => text.includes('Too many attempts.')).length
  }

  test('is stopped after ten wrong ones, the right one included; elsewhere the owner gets in', async () => {
    expect(await guess('203.0.113.1', emailOf('door'), 14)).toBeGreaterThan(0)
    const { status, text } = await attempt('203.0.113.1', right('door'))
    expect([status, text.includes('Too many attempts.')]).toEqual([422, true])
    expect((await attempt('203.0.113.2', right('door'))).status).toBe(303)
  })

  test('from many places locks nobody out', async () => {
    for (let place = 1; place <= 15; place++) await guess(`198.51.100.${place}`, emailOf('admin'), 2)
    expect((await attempt('203.0.113.3', right('admin'))).status).toBe(303)
  })

  test('an e-mail that looks like an address is not counted as one', async () => {
    for (let n = 0; n < 3; n++) await guess('203.0.113.4', '203.0.113.5', 11)
    expect((await attempt('203.0.113.5', right('box-office'))).status).toBe(303)
  })

  test('from behind the same address stops no device that has been here before', async () => {
    const known = cookieIn(await attempt('203.0.113.6', right('admin')))
    const device = known.split('; ').find(cookie => cookie.startsWith('portico.known=')) ?? ''
    expect(device).not.toBe('')
    await guess('203.0.113.6', emailOf('admin'), 14)
    expect((await attempt('203.0.113.6', right('admin'))).status).toBe(422)
    expect((await attempt('203.0.113.6', right('admin'), device)).status).toBe(303)
    // It is good for its own account alone, and only as we have signed it.
    await guess('203.0.113.6', emailOf('door'), 14)
    expect((await attempt('203.0.113.6', right('door'), device)).status).toBe(422)
    expect((await attempt('203.0.113.6', right('admin'), `${device.slice(0, -3)}AAA`)).status).toBe(422)
  })

  test('what was right is not counted', async () => {
    for (let n = 0; n < 15; n++) expect((await attempt('203.0.113.7', right('door'))).status).toBe(303)
  })
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
