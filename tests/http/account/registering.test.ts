import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import {
  lettersTo,
  letterTo,
  linkIn,
  newMember,
  ownPassword,
  registration,
} from '../../builders/account/members.ts'
import { ask } from '../../builders/ask.ts'
import { send, startShop } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { cookieIn, emailOf, signIn } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

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
beforeEach(() => sql(site, 'delete from rate_limits'))

const path = '/en/account/register/'
const headingIn = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]
const alertsIn = (text: string) => [...text.matchAll(/role="alert"[^>]*>([^<]*)</g)].map(([, said]) => said)
const canSignIn = async (email: string, password: string) =>
  (await send(site, '/sign-in/', { email, password })).status === 303
const peopleWith = (email: string) =>
  sql(site, 'select name, role, locale from people where email = $1', [email])

test('there is no account until the letter is opened and its button pressed', async () => {
  const email = 'roman@example.test'
  const sent = await send(site, path, registration(email))
  expect([sent.status, sent.headers.location]).toEqual([303, '/en/account/sent/?for=register'])
  const page = await ask(site, '/en/account/sent/?for=register')
  expect([page.status, headingIn(page.text)]).toEqual([200, 'Check your e-mail'])
  const letter = await letterTo(sandbox, email)
  expect(letter.subject).toBe('Confirm your address')
  // Anybody may type anybody's address: nothing that was typed is in the letter.
  expect(`${letter.text}${letter.html}`).not.toContain('Лозняк')
  const link = linkIn(letter)
  for (let n = 0; n < 3; n++) {
    // A mail program looks at links by itself.
    const shown = await ask(site, link, { headers: { cookie: cookieIn(sent) } })
    expect([shown.status, headingIn(shown.text)]).toEqual([200, 'Confirm your address'])
    expect(await markupFaults(shown.text)).toEqual([])
  }
  expect([await peopleWith(email), await canSignIn(email, ownPassword)]).toEqual([[], false])

  const opened = await send(site, link, {}, { cookie: cookieIn(sent) })
  expect([opened.status, opened.headers.location]).toEqual([303, '/en/account/?welcome'])
  expect(opened.headers['set-cookie']?.[0]).toMatch(/^portico\.session_token=[^;]+; Max-Age=1209600; /)
  expect(await peopleWith(email)).toEqual([{ name: 'Роман Лозняк', role: 'member', locale: 'en' }])
  const welcome = await ask(site, '/en/account/?welcome', { headers: { cookie: cookieIn(opened) } })
  expect([welcome.status, welcome.text.includes('Welcome!')]).toEqual([200, true])
  expect(await canSignIn(email, ownPassword)).toBe(true)
  const proof = await sql(
    site,
    'select document, version, locale, length(hash) as hash from account_consents',
  )
  expect(proof).toEqual([
    { document: 'consent-application', version: expect.any(Number), locale: 'en', hash: 64 },
  ])
})

test('what opens the account is kept as a hash, and the letter’s words go with it', async () => {
  const email = 'hashed@example.test'
  await send(site, path, registration(email))
  const token =
    linkIn(await letterTo(sandbox, email))
      .split('/')
      .at(-2) ?? ''
  const kept = await until(
    () => sql(site, 'select body, html, sent_at from letters where recipient = $1', [email]),
    rows => rows[0]?.sent_at,
  )
  expect(kept).toEqual([{ body: '', html: null, sent_at: expect.anything() }])
  const [row] = await sql(site, 'select row_to_json(l)::text as all from account_links l where email = $1', [
    email,
  ])
  expect(row?.all).not.toContain(token)
  expect(row?.all).not.toContain(ownPassword)
})

describe('the link', () => {
  test('of yesterday opens nothing', async () => {
    const email = 'late@example.test'
    const cookie = cookieIn(await send(site, path, registration(email)))
    const link = linkIn(await letterTo(sandbox, email))
    await sql(
      site,
      "update account_links set expires_at = expires_at - interval '24 hours' where email = $1",
      [email],
    )
    const shown = await ask(site, link, { headers: { cookie } })
    expect(headingIn(shown.text)).toBe('This link no longer works')
    const sent = await send(site, link, {}, { cookie })
    expect([sent.status, headingIn(sent.text)]).toEqual([422, 'This link no longer works'])
    expect(await peopleWith(email)).toEqual([])
  })

  test('in ten tabs at once makes one account, and the others are told', async () => {
    const email = 'tabs@example.test'
    const cookie = cookieIn(await send(site, path, registration(email)))
    const link = linkIn(await letterTo(sandbox, email))
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(site, link, {}, { cookie })))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const late = await send(site, link, {}, { cookie })
    expect([late.status, headingIn(late.text)]).toEqual([422, 'This link has been used'])
    expect(await peopleWith(email)).toHaveLength(1)
  })

  test('that nobody has sent is no page', async () => {
    expect((await ask(site, '/account/link/short/')).status).toBe(404)
    const guess = await ask(site, `/account/link/${'A'.repeat(43)}/`)
    expect(headingIn(guess.text)).toBe('Ссылка не\u00a0действует')
  })
})

describe('somebody who registers with another’s address', () => {
  const theirs = 'words of a stranger'

  test('does not have their password survive, whichever of the letters is opened', async () => {
    for (const place of [0, 1]) {
      const email = `victim-${place}@example.test`
      await send(site, path, registration(email, { password: theirs, fullName: 'Mallory' }))
      await letterTo(sandbox, email, 0)
      const cookie = cookieIn(await send(site, path, registration(email)))
      // A letter that has not been written when the account is made is not written any more.
      await letterTo(sandbox, email, 1)
      const link = linkIn(await letterTo(sandbox, email, place))
      const shown = await ask(site, link, { headers: { cookie } })
      // The stranger's letter asks for a password of one's own; the own one does not.
      expect(shown.text.includes('type="password"')).toBe(place === 0)
      if (place === 0) {
        const bare = await send(site, link, {}, { cookie })
        expect([bare.status, alertsIn(bare.text).length]).toEqual([422, 2])
      }
      const fields = { fullName: 'Роман Лозняк', password: ownPassword }
      const opened = await send(site, link, place === 0 ? fields : {}, { cookie })
      expect(opened.status).toBe(303)
      expect([await canSignIn(email, theirs), await canSignIn(email, ownPassword)]).toEqual([false, true])
      expect(await peopleWith(email)).toEqual([expect.objectContaining({ name: 'Роман Лозняк' })])
      // Every other registration of the address is void.
      const other = linkIn(await letterTo(sandbox, email, 1 - place))
      expect(headingIn((await send(site, other, fields, { cookie })).text)).toBe('This link no longer works')
      expect(await canSignIn(email, theirs)).toBe(false)
    }
  })

  test('changes nothing of an account that is there, and its owner is told how to sign in', async () => {
    const email = emailOf('member')
    const before = await sql(
      site,
      'select * from people join credentials on person_id = people.id where email = $1',
      [email],
    )
    await send(site, path, registration(email, { password: theirs }))
    const letter = await letterTo(sandbox, email)
    // In the language of the person, not of whoever has asked.
    expect(letter.subject).toBe('У\u00a0вас уже есть кабинет')
    expect(letter.text).not.toContain('/account/link/')
    expect(letter.text).toContain('/sign-in/')
    expect(letter.text).toContain('/account/forgot/')
    expect(
      await sql(site, 'select * from people join credentials on person_id = people.id where email = $1', [
        email,
      ]),
    ).toEqual(before)
    expect(await sql(site, 'select id from account_links where email = $1', [email])).toEqual([])
  })

  test('whose address is registered meanwhile finds out by the letter alone', async () => {
    const email = 'meanwhile@example.test'
    const cookie = cookieIn(await send(site, path, registration(email)))
    const link = linkIn(await letterTo(sandbox, email))
    await sql(
      site,
      `insert into people (id, name, email, email_verified, role, created_at, updated_at)
       values (gen_random_uuid(), 'Другая', $1, true, 'member', now(), now())`,
      [email],
    )
    const sent = await send(site, link, {}, { cookie })
    expect([sent.status, headingIn(sent.text)]).toEqual([422, 'You already have an account'])
    expect(await canSignIn(email, ownPassword)).toBe(false)
  })
})

describe('what is wrong is said, and nothing but the password has to be typed again', () => {
  test.each([
    ['fullName', '   ', 'Enter your full name, in no more than 120 characters.'],
    ['fullName', `A${'b'.repeat(121)}`, 'Enter your full name, in no more than 120 characters.'],
    ['fullName', '<b>Anna</b>', 'Enter your full name, in no more than 120 characters.'],
    ['email', 'anna@', 'Check the address: there seems to be a typing error in it.'],
    [
      'email',
      'anna@example.test, rival@example.test',
      'Check the address: there seems to be a typing error in it.',
    ],
    ['password', 'short', 'A password must be 12 to 128 characters long.'],
    ['password', 'x'.repeat(129), 'A password must be 12 to 128 characters long.'],
    ['personalDataAgree', '', 'We cannot create an account without your consent: please tick the box.'],
  ])('%s: %s', async (field, value, sentence) => {
    const { status, text } = await send(site, path, registration('new@example.test', { [field]: value }))
    expect([status, alertsIn(text)]).toEqual([422, [sentence]])
    expect(text).not.toContain(`value="${ownPassword}"`)
    expect(await markupFaults(text)).toEqual([])
    expect(await lettersTo(sandbox, 'new@example.test')).toEqual([])
  })
})

test('nobody makes themselves staff, verified or a demo by a field of their own', async () => {
  const email = 'odd@example.test'
  const odd = {
    role: 'admin',
    emailVerified: 'true',
    email_verified: 'true',
    isDemo: 'true',
    is_demo: 'true',
    id: '00000000-0000-0000-0000-000000000000',
    locale: 'xx',
    createdAt: '1999-01-01',
  }
  const cookie = cookieIn(await send(site, path, { ...registration(email), ...odd }))
  expect(await peopleWith(email)).toEqual([])
  await send(site, linkIn(await letterTo(sandbox, email)), odd, { cookie })
  const rows = await sql(site, 'select role, is_demo, locale from people where email = $1', [email])
  expect(rows).toEqual([{ role: 'member', is_demo: false, locale: 'en' }])
})

test('a session that somebody has prepared is not taken over', async () => {
  const prepared = await signIn(site, 'door')
  const email = 'fixed@example.test'
  const sent = await send(site, path, registration(email))
  const link = linkIn(await letterTo(sandbox, email))
  const opened = await send(site, link, {}, { cookie: `${cookieIn(sent)}; ${prepared}` })
  expect(opened.status).toBe(303)
  expect(cookieIn(opened)).not.toContain(prepared.split('; ')[0])
  // The one the browser had is over.
  const old = await ask(site, '/account/', { headers: { cookie: prepared } })
  expect(old.status).toBe(302)
})

test('a member has no way into the office', async () => {
  const cookie = await newMember(site, sandbox, 'curious@example.test')
  for (const office of ['/office/', '/office/people/', '/door/'])
    expect((await ask(site, office, { headers: { cookie } })).status).toBe(403)
  const { text } = await ask(site, '/office/', { headers: { cookie } })
  expect(text).toContain('href="/account/"')
  expect(await markupFaults(text)).toEqual([])
})

test('the office’s log is not flooded by members', async () => {
  await sql(
    site,
    `insert into account_changes (at, what, email, role, actor)
     select now(), 'signed-in', 'm' || n || '@example.test', 'member', 'm' || n || '@example.test' from generate_series(1, 300) n`,
  )
  const cookie = await signIn(site, 'admin')
  const { text } = await ask(site, '/office/people/', { headers: { cookie } })
  expect(text).toContain(emailOf('admin'))
  expect(text).not.toContain('m1@example.test')
  expect(text).not.toContain('curious@example.test')
  const [kept] = await sql(
    site,
    "select count(*)::int from account_changes where email = 'curious@example.test'",
  )
  expect(kept?.count).toBeGreaterThan(0)
})
