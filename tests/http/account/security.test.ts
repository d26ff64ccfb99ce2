import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { lettersTo, letterTo, linkIn, newMember, ownPassword } from '../../builders/account/members.ts'
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

const path = '/en/account/security/'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const act = (cookie: string, fields: Record<string, string>) => send(site, path, fields, { cookie })
const page = async (cookie: string) => (await ask(site, path, { headers: { cookie } })).text
const isIn = async (cookie: string) => (await ask(site, '/account/', { headers: { cookie } })).status === 200
const alertIn = (text: string) => /role="alert"[^>]*>([^<]*)</.exec(text)?.[1]
const enter = async (email: string, agent = windows) =>
  cookieIn(await send(site, '/sign-in/', { email, password: ownPassword }, { 'user-agent': agent }))
const written = async (email: string) =>
  (await sql(site, 'select what from account_changes where email = $1 order by id', [email])).map(
    ({ what }) => what,
  )

describe('sessions', () => {
  const email = 'sessions@example.test'
  let here: string
  beforeAll(async () => {
    here = await newMember(site, sandbox, email, { prefix: '/en' })
  })

  test('are listed in words; one’s own cannot be mistaken', async () => {
    await enter(email)
    const text = await page(here)
    expect(text).toContain('Chrome, Windows')
    expect(text.match(/this session/g)).toHaveLength(1)
    expect(await markupFaults(text)).toEqual([])
  })

  test('one is ended, and nobody’s else', async () => {
    const [other, rival] = [await enter(email), await signIn(site, 'door')]
    const idOf = async (whose: string) =>
      (
        await sql(
          site,
          'select s.id from sessions s join people p on p.id = person_id where p.email = $1 order by s.created_at desc',
          [whose],
        )
      )[0]?.id
    for (const session of [await idOf(emailOf('door')), 'x', '00000000-0000-0000-0000-000000000000', '']) {
      const { status, text } = await act(here, { do: 'end', session })
      expect([status, alertIn(text)]).toEqual([422, 'This session has already ended.'])
    }
    expect(await isIn(rival)).toBe(true)
    const done = await act(here, { do: 'end', session: await idOf(email) })
    expect([done.status, done.headers.location]).toEqual([303, `${path}?done=ended`])
    expect([await isIn(other), await isIn(here), await isIn(rival)]).toEqual([false, true, true])
  })

  test('all the others end together', async () => {
    const others = [await enter(email), await enter(email)]
    const done = await act(here, { do: 'end-others' })
    expect(done.headers.location).toBe(`${path}?done=others-ended`)
    expect([await isIn(here), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false])
    expect(await page(here)).toContain('There are no other sessions.')
    expect((await written(email)).at(-1)).toBe('sessions-ended')
  })

  test('of a member lasts a fortnight, of whoever sees others’ data a shift', async () => {
    const hours = async (whose: string) =>
      (
        await sql(
          site,
          `select extract(epoch from s.expires_at - s.created_at)::int / 3600 as hours
         from sessions s join people p on p.id = person_id where p.email = $1 order by s.created_at desc`,
          [whose],
        )
      )[0]?.hours
    await enter(email)
    await signIn(site, 'council')
    await signIn(site, 'admin')
    expect([await hours(email), await hours(emailOf('council')), await hours(emailOf('admin'))]).toEqual([
      336, 16, 16,
    ])
  })
})

describe('another address', () => {
  const change = (cookie: string, email: string, password = ownPassword) =>
    act(cookie, { do: 'email', email, password })

  test('needs the password: a stolen session does not take the account along', async () => {
    const email = 'owner@example.test'
    const cookie = await newMember(site, sandbox, email)
    const refused = await change(cookie, 'thief@example.test', 'a guess at it')
    expect([refused.status, alertIn(refused.text)]).toEqual([422, 'The password is wrong. Please try again.'])
    expect(await markupFaults(refused.text)).toEqual([])
    expect(await lettersTo(sandbox, 'thief@example.test')).toEqual([])
    expect((await written(email)).at(-1)).toBe('wrong-password')
    for (let n = 0; n < 10; n++) await change(cookie, 'thief@example.test', `guess number ${n}`)
    const stopped = await change(cookie, 'thief@example.test')
    expect([stopped.status, alertIn(stopped.text)]).toEqual([
      422,
      'Too many attempts. Wait ten minutes, then try again.',
    ])
  })

  test.each([
    ['the old one first', 'email-old'],
    ['the new one first', 'email-new'],
  ])('takes the place of the old one once both mailboxes have agreed: %s', async (_, first) => {
    const [email, next] = [`old-${first}@example.test`, `new-${first}@example.test`]
    const cookie = await newMember(site, sandbox, email)
    expect((await change(cookie, next)).headers.location).toBe(`${path}?done=email`)
    const [old, fresh] = [linkIn(await letterTo(sandbox, email, 1)), linkIn(await letterTo(sandbox, next))]
    expect(await page(cookie)).toContain(`The change to ${next} is waiting to be confirmed.`)
    const order = first === 'email-old' ? [old, fresh] : [fresh, old]
    const shown = await ask(site, order[0] ?? '')
    expect(await markupFaults(shown.text)).toEqual([])
    const half = await send(site, order[0] ?? '', { do: 'agree' })
    expect([half.status, half.headers.location]).toEqual([303, '/account/sent/?for=email-half'])
    expect(await sql(site, 'select email from people where email in ($1, $2)', [email, next])).toEqual([
      { email },
    ])
    const done = await send(site, order[1] ?? '', { do: 'agree' })
    expect(done.headers.location).toBe('/account/sent/?for=email-done')
    expect(await sql(site, 'select email from people where email in ($1, $2)', [email, next])).toEqual([
      { email: next },
    ])
    expect(await isIn(cookie)).toBe(true)
    expect((await send(site, '/sign-in/', { email, password: ownPassword })).status).toBe(422)
    expect((await send(site, '/sign-in/', { email: next, password: ownPassword })).status).toBe(303)
    expect((await written(email)).slice(-2)).toEqual(['email-asked', 'email-changed'])
  })

  test('is refused by the old mailbox: nothing changes, and whoever is in is out', async () => {
    const [email, next] = ['steady@example.test', 'unsteady@example.test']
    const cookie = await newMember(site, sandbox, email)
    await change(cookie, next)
    const [old, fresh] = [linkIn(await letterTo(sandbox, email, 1)), linkIn(await letterTo(sandbox, next))]
    expect((await send(site, fresh, {})).status).toBe(422)
    await send(site, fresh, { do: 'agree' })
    const refused = await send(site, old, { do: 'refuse' })
    expect(refused.headers.location).toBe('/account/sent/?for=email-refused')
    expect(await isIn(cookie)).toBe(false)
    expect((await send(site, old, { do: 'agree' })).status).toBe(422)
    expect((await send(site, fresh, { do: 'agree' })).status).toBe(422)
    expect(await sql(site, 'select email from people where email in ($1, $2)', [email, next])).toEqual([
      { email },
    ])
  })

  test('that is somebody’s is answered like any other, told to its mailbox, and never taken', async () => {
    const email = 'wanting@example.test'
    const cookie = await newMember(site, sandbox, email)
    const taken = await change(cookie, emailOf('member'))
    const letter = await letterTo(sandbox, emailOf('member'))
    expect(letter.text).not.toContain('/account/link/')
    await letterTo(sandbox, email, 1)
    const free = await change(cookie, 'free@example.test')
    expect([taken.status, taken.headers.location]).toEqual([free.status, free.headers.location])
    // The wish that came later is the one that counts.
    const first = linkIn(await letterTo(sandbox, email, 1))
    expect((await send(site, first, { do: 'agree' })).status).toBe(422)
  })

  test('is taken back by its owner', async () => {
    const email = 'undecided@example.test'
    const cookie = await newMember(site, sandbox, email)
    await change(cookie, 'perhaps@example.test')
    const link = linkIn(await letterTo(sandbox, 'perhaps@example.test'))
    expect((await act(cookie, { do: 'email-cancel' })).headers.location).toBe(`${path}?done=email-cancelled`)
    expect((await send(site, link, { do: 'agree' })).status).toBe(422)
    expect(await page(cookie)).not.toContain('waiting to be confirmed')
  })
})

test('letters follow the language of the person, whoever asks for them', async () => {
  const email = 'linguist@example.test'
  const cookie = await newMember(site, sandbox, email, { prefix: '/en' })
  await send(site, '/sign-in/', { do: 'link', email })
  expect((await letterTo(sandbox, email, 1)).subject).toBe('Your sign-in link')
  expect((await act(cookie, { do: 'locale', locale: 'ru' })).headers.location).toBe(`${path}?done=locale`)
  expect((await act(cookie, { do: 'locale', locale: 'xx' })).status).toBe(422)
  await send(site, '/en/sign-in/', { do: 'link', email })
  expect((await letterTo(sandbox, email, 2)).subject).toBe('Ссылка для\u00a0входа')
})

describe('deleting the account', () => {
  const email = 'leaving@example.test'
  const wish = { do: 'delete', confirm: email, password: ownPassword }

  test('needs the address by hand and the password, and says what stays', async () => {
    const cookie = await newMember(site, sandbox, email, { prefix: '/en' })
    expect(await page(cookie)).toContain('What the law requires us to keep')
    const said = async (fields: Record<string, string>) => {
      const { status, text } = await act(cookie, { ...wish, ...fields })
      expect(await markupFaults(text)).toEqual([])
      return [status, alertIn(text)]
    }
    expect(await said({ confirm: 'yes' })).toEqual([
      422,
      'The address does not match. Type your address in full.',
    ])
    expect(await said({ password: 'something else' })).toEqual([
      422,
      'The password is wrong. Please try again.',
    ])
    expect(await isIn(cookie)).toBe(true)
  })

  test('ends every session and leaves nothing but what was named', async () => {
    const cookies = [await enter(email), await enter(email)]
    await send(site, '/sign-in/', { do: 'link', email })
    const link = linkIn(await letterTo(sandbox, email, 1))
    const [person] = await sql(site, 'select id from people where email = $1', [email])
    const done = await act(cookies[0] ?? '', wish)
    expect([done.status, done.headers.location]).toEqual([303, '/en/account/sent/?for=closed'])
    expect(done.headers['clear-site-data']).toBe('"cache"')
    for (const cookie of cookies) expect(await isIn(cookie)).toBe(false)
    expect((await send(site, link, {})).status).toBe(422)
    expect((await send(site, '/sign-in/', { email, password: ownPassword })).status).toBe(422)
    expect((await letterTo(sandbox, email, 2)).subject).toBe('Your account has been deleted')
    for (const table of ['sessions', 'credentials', 'account_links', 'email_changes', 'second_factors'])
      expect([table, await sql(site, `select * from ${table} where person_id = $1`, [person?.id])]).toEqual([
        table,
        [],
      ])
    expect(await sql(site, 'select id from people where email = $1', [email])).toEqual([])
    const consents = await sql(
      site,
      'select address, user_agent from account_consents where person_id = $1',
      [person?.id],
    )
    expect(consents).toEqual([{ address: '', user_agent: '' }])
    const told = await until(
      () => sql(site, 'select recipient from letters where about @> array[$1::uuid]', [person?.id]),
      rows => rows.length > 0,
    )
    expect(told.every(({ recipient }) => recipient === '')).toBe(true)
    expect((await written(email)).at(-1)).toBe('account-closed')
  })

  test('the address is free again afterwards', async () => {
    await fetch(`${sandbox.url}/mail`, { method: 'DELETE' })
    const cookie = await newMember(site, sandbox, email)
    expect(await isIn(cookie)).toBe(true)
  })

  test('is not for staff, nor for the council: an administrator ends those', async () => {
    for (const role of ['admin', 'council', 'door'] as const) {
      const cookie = await signIn(site, role)
      expect(await page(cookie)).not.toContain('Delete my account')
      const refused = await act(cookie, { ...wish, confirm: emailOf(role), password: 'portico-demo-2025' })
      expect(refused.status).toBe(422)
      expect(await isIn(cookie)).toBe(true)
    }
  })
})

test('an action that is none does nothing', async () => {
  const cookie = await signIn(site, 'member')
  expect((await act(cookie, { do: 'promote', role: 'admin' })).status).toBe(422)
  expect((await act('', { do: 'end-others' })).status).toBe(403)
})
