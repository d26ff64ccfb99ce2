import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { ask } from '../builders/ask.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { cookieIn, emailOf, sendForm, signIn } from '../builders/sign-in.ts'
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
    const answer = await sendForm(site, '/sign-in/?to=/program/%3Fday=26', kassa)
    expect([answer.status, answer.headers.location]).toEqual([303, '/program/?day=26'])
    const [cookie = ''] = answer.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^portico\.session_token=[^;]+; Max-Age=57600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await isAnybody(cookieIn(answer))).toBe(true)
  })

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'never leads to %s',
    async to => {
      const answer = await sendForm(site, `/sign-in/?to=${encodeURIComponent(to)}`, kassa)
      expect(answer.headers.location).toBe('/office/')
    },
  )

  test('says the same of a wrong e-mail and a wrong password, and keeps what was typed except the password', async () => {
    const answers = await Promise.all([
      sendForm(site, '/sign-in/', { email: 'nobody@portico.example', password: 'my secret words' }),
      sendForm(site, '/sign-in/', { email: kassa.email, password: 'my secret words' }),
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
    await sendForm(site, '/sign-in/', kassa, { cookie: before })
    expect(await isAnybody(before)).toBe(false)
  })

  test('from another site is refused', async () => {
    const answer = await sendForm(site, '/sign-in/', kassa, { origin: 'http://evil.example' })
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
  const answer = await sendForm(site, '/en/sign-out/', {}, { cookie })
  expect([answer.status, answer.headers.location]).toEqual([303, '/en/sign-in/?out'])
  expect(cookieIn(answer)).toContain('portico.session_token=;')
  expect(await isAnybody(cookie)).toBe(false)
})

test('a session that has run out is nobody’s', async () => {
  const cookie = await signIn(site, 'admin')
  expect(await isAnybody(cookie)).toBe(true)
  await sql(site, "update sessions set expires_at = now() - interval '1 minute'")
  expect(await isAnybody(cookie)).toBe(false)
})

test('too many attempts for one e-mail have to wait, the right password included', async () => {
  const email = emailOf('door')
  for (let time = 0; time < 10; time++) await sendForm(site, '/en/sign-in/', { email, password: 'wrong one' })
  const { status, text } = await sendForm(site, '/en/sign-in/', { email, password: demoPassword })
  expect([status, text.includes('Too many attempts.')]).toEqual([422, true])
})

test('in production the demo’s people are nobody', async () => {
  const real = await startSite({
    DATABASE_URL: site.databaseUrl,
    NODE_ENV: 'production',
    SANDBOX: 'on',
    POSTS_PER_MINUTE: '1000000',
  })
  try {
    const answer = await sendForm(real, '/sign-in/', {
      email: emailOf('admin'),
      password: demoPassword,
    })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([422, undefined])
  } finally {
    await real.stop()
  }
})
