import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { lettersTo, letterTo, linkIn, ownPassword } from '../../builders/account/members.ts'
import { ask } from '../../builders/ask.ts'
import { send, startShop } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { cookieIn, emailOf, signIn } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let admin: string
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { POSTS_PER_MINUTE: '1000000' })
  admin = await signIn(site, 'admin')
}, 120_000)
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})
beforeEach(async () => {
  await sql(site, 'delete from rate_limits')
  await fetch(`${sandbox.url}/mail`, { method: 'DELETE' })
})

const list = '/en/office/people/'
const doing = (fields: Record<string, string>, path = list, cookie = admin) =>
  send(site, path, fields, { cookie })
const invite = (email: string, role = 'editor') => doing({ do: 'invite', invited: email, role })
const personOf = async (email: string) =>
  (
    await sql<{ id: string; role: Role; suspended_at: Date | null }>(
      site,
      'select * from people where email = $1',
      [email],
    )
  )[0]
const pageOf = async (email: string) => `/en/office/people/${(await personOf(email))?.id}/`
const sure = { reason: 'Because of the test', confirm: 'yes' }
const change = async (email: string, fields: Record<string, string>, cookie = admin) =>
  doing({ ...sure, ...fields }, await pageOf(email), cookie)
const enter = (email: string, password = demoPassword) => send(site, '/sign-in/', { email, password })
const isIn = async (cookie: string) => (await ask(site, '/account/', { headers: { cookie } })).status === 200
const said = (text: string) => /id="outcome"[^>]*>([^<]*)</.exec(text)?.[1]
const invitationOf = async (email: string) =>
  (
    await sql<{ id: string }>(
      site,
      'select id from staff_invitations where email = $1 order by created_at desc',
      [email],
    )
  )[0]?.id ?? ''

describe('an invitation', () => {
  test('makes nobody until it is accepted, and one person once', async () => {
    const email = 'new-editor@example.test'
    expect((await invite(email)).headers.location).toBe(`${list}?done=invited`)
    expect(await personOf(email)).toBeUndefined()
    const path = linkIn(await letterTo(sandbox, email))
    const { text } = await ask(site, path)
    expect(await markupFaults(text)).toEqual([])
    const own = { fullName: 'Вера Новая', password: ownPassword }
    expect((await send(site, path, { ...own, password: 'short' })).status).toBe(422)
    expect(await personOf(email)).toBeUndefined()
    const tabs = await Promise.all([send(site, path, { ...own, role: 'admin' }), send(site, path, own)])
    expect(tabs.filter(({ headers }) => headers.location?.includes('/account/two-factor/')).length).toBe(1)
    expect(await personOf(email)).toMatchObject({ role: 'editor' })
    expect((await send(site, path, own)).headers.location).toBeUndefined()
    expect((await ask(site, await pageOf(email), { headers: { cookie: admin } })).text).toContain(
      'Ольга Дольник',
    )
  })

  test('leaves a member a member until they accept; then they sign in anew with their own password', async () => {
    const email = emailOf('member')
    const member = await signIn(site, 'member')
    await invite(email, 'press')
    const path = linkIn(await letterTo(sandbox, email))
    expect((await personOf(email))?.role).toBe('member')
    expect((await ask(site, '/office/content/', { headers: { cookie: member } })).status).toBe(403)
    expect((await send(site, path, { password: 'stolen-password-1' })).headers.location).toContain(
      '/sign-in/',
    )
    expect((await personOf(email))?.role).toBe('press')
    expect(await isIn(member)).toBe(false)
    expect(cookieIn(await enter(email, 'stolen-password-1'))).not.toContain('session_token')
    expect(cookieIn(await enter(email))).toContain('session_token')
    await sql(site, `update people set role = 'member' where email = $1`, [email])
  })

  test('withdrawn or sent anew, yesterday’s link opens nothing', async () => {
    const email = 'twice@example.test'
    await invite(email)
    const first = linkIn(await letterTo(sandbox, email))
    expect(said((await invite(email)).text)).toContain('invited already')
    const invitation = await invitationOf(email)
    expect(said((await doing({ do: 'invite-again', invitation })).text)).toContain('Wait a minute')
    await sql(site, `update staff_invitations set sent_at = sent_at - interval '2 minutes' where id = $1`, [
      invitation,
    ])
    await fetch(`${sandbox.url}/mail`, { method: 'DELETE' })
    expect((await doing({ do: 'invite-again', invitation })).headers.location).toBe(`${list}?done=again`)
    const second = linkIn(await letterTo(sandbox, email))
    const own = { fullName: 'Кто-то', password: ownPassword }
    await send(site, first, own)
    expect(await personOf(email)).toBeUndefined()
    expect((await doing({ do: 'cancel-invitation', invitation })).headers.location).toBe(
      `${list}?done=cancelled`,
    )
    await send(site, second, own)
    expect(await personOf(email)).toBeUndefined()
    expect(said((await doing({ do: 'cancel-invitation', invitation })).text)).toContain('no longer there')
  })

  test.each([
    ['somebody who works here', { invited: emailOf('editor'), role: 'admin' }, 'already has a staff account'],
    ['a juror', { invited: emailOf('juror'), role: 'editor' }, 'on the council or the jury'],
    ['no mailbox', { invited: 'a@b, c@d', role: 'editor' }, 'Enter an e-mail address'],
    ['a role that is none of staff’s', { invited: 'x@example.test', role: 'juror' }, 'Choose a role'],
    ['a role nobody knows', { invited: 'x@example.test', role: '__proto__' }, 'Choose a role'],
  ])('is not sent to %s', async (_whom, fields, sentence) => {
    expect(said((await doing({ do: 'invite', ...fields })).text)).toContain(sentence)
    expect(await lettersTo(sandbox, fields.invited)).toEqual([])
  })

  test('of an administrator who was put out lets nobody in, suspended or given another role', async () => {
    const inviter = emailOf('curator')
    for (const [put, email] of [
      [{ do: 'suspend' }, 'back-door-1@example.test'],
      [{ do: 'role', role: 'curator' }, 'back-door-2@example.test'],
    ] as const) {
      await sql(site, `update people set role = 'admin', suspended_at = null where email = $1`, [inviter])
      const theirs = cookieIn(await enter(inviter))
      await doing({ do: 'invite', invited: email, role: 'admin' }, list, theirs)
      const path = linkIn(await letterTo(sandbox, email))
      expect((await change(inviter, put)).headers.location).toContain('done=')
      await send(site, path, { fullName: 'Чёрный Ход', password: ownPassword })
      expect(await personOf(email)).toBeUndefined()
      expect(
        said((await doing({ do: 'invite-again', invitation: await invitationOf(email) })).text),
      ).toContain('no longer there')
    }
    await sql(site, `update people set role = 'curator', suspended_at = null where email = $1`, [inviter])
  })

  test('odd ids are no invitation', async () => {
    for (const invitation of ['', 'x', "' or 1=1"])
      expect(said((await doing({ do: 'invite-again', invitation })).text)).toContain('no longer there')
  })
})

describe('a colleague’s account', () => {
  test('another role: sessions end, and the journal tells before and after', async () => {
    const email = emailOf('translator')
    const theirs = await signIn(site, 'translator')
    expect((await change(email, { do: 'role', role: 'curator' })).headers.location).toContain('done=role')
    expect((await personOf(email))?.role).toBe('curator')
    expect(await isIn(theirs)).toBe(false)
    const [entry] = await sql<{ value: { before: unknown; after: unknown; thing: string } }>(
      site,
      `select value from journal_details d join journal_entries e on e.id = d.entry_id
       where does = 'role' and part = 'content' order by e.id desc limit 1`,
    )
    expect(entry?.value).toMatchObject({ before: { role: 'translator' }, after: { role: 'curator' } })
    await change(email, { do: 'role', role: 'translator' })
  })

  test.each([
    ['one’s own role', 'admin', { do: 'role', role: 'editor' }, 'your own role'],
    ['one’s own access', 'admin', { do: 'suspend' }, 'your own role'],
    ['a juror', 'juror', { do: 'role', role: 'admin' }, 'not changed here'],
    ['a role nobody knows', 'editor', { do: 'role', role: 'owner' }, 'not changed here'],
    ['without a reason', 'editor', { do: 'suspend', reason: ' ' }, 'Give a reason'],
    ['without the tick', 'editor', { do: 'suspend', confirm: '' }, 'Tick the box'],
    ['what is so already', 'editor', { do: 'role', role: 'editor' }, 'There is nothing to change'],
    ['an unknown deed', 'editor', { do: 'promote' }, 'no such member of staff'],
  ] as const)('is left alone: %s', async (_what, role, fields, sentence) => {
    const before = await personOf(emailOf(role))
    expect(said((await change(emailOf(role), fields)).text)).toContain(sentence)
    expect(await personOf(emailOf(role))).toEqual(before)
  })

  test('a suspended one neither stays nor comes back, until it is given back', async () => {
    const email = emailOf('editor')
    const theirs = await signIn(site, 'editor')
    expect((await change(email, { do: 'suspend' })).headers.location).toContain('done=suspended')
    expect(await isIn(theirs)).toBe(false)
    const cookie = cookieIn(await enter(email))
    expect(await isIn(cookie)).toBe(false)
    await send(site, '/account/forgot/', { email })
    await send(site, '/sign-in/', { do: 'link', email })
    expect((await ask(site, list, { headers: { cookie: admin } })).text).toContain('access suspended')
    expect((await change(email, { do: 'unsuspend' })).headers.location).toContain('done=unsuspended')
    expect(await isIn(cookieIn(await enter(email)))).toBe(true)
    expect(await lettersTo(sandbox, email)).toEqual([])
  })

  test('its sessions end at a word', async () => {
    const theirs = await signIn(site, 'door')
    const shown = await ask(site, await pageOf(emailOf('door')), { headers: { cookie: admin } })
    expect(await markupFaults(shown.text)).toEqual([])
    expect((await change(emailOf('door'), { do: 'end-sessions' })).headers.location).toContain('done=ended')
    expect(await isIn(theirs)).toBe(false)
  })

  test('there is always an administrator: of two who put each other out, one stays', async () => {
    const other = emailOf('requests')
    expect((await change(other, { do: 'role', role: 'admin' })).headers.location).toContain('done=role')
    const theirs = cookieIn(await enter(other))
    await Promise.all([
      change(other, { do: 'role', role: 'requests' }),
      change(emailOf('admin'), { do: 'suspend' }, theirs),
    ])
    const left = await sql(site, `select email from people where role = 'admin' and suspended_at is null`)
    expect(left.length).toBe(1)
    await sql(site, `update people set role = 'admin', suspended_at = null where email = $1`, [
      emailOf('admin'),
    ])
    await sql(site, `update people set role = 'requests', suspended_at = null where email = $1`, [other])
    admin = await signIn(site, 'admin')
  })
})

describe('roles that do little', () => {
  test('the press office: releases and accreditations, nothing else', async () => {
    const cookie = await signIn(site, 'press')
    const status = async (path: string) => (await ask(site, path, { headers: { cookie } })).status
    expect(await status('/office/content/releases/')).toBe(200)
    expect(await status('/office/content/pages/')).toBe(403)
    expect(await status('/office/content/pages/about/')).toBe(403)
    expect(await status('/office/content/pages/about/preview.html')).toBe(403)
    expect(
      (await send(site, '/office/content/questions/', { do: 'create', key: 'x' }, { cookie })).status,
    ).toBe(403)
    const desk = (await ask(site, '/office/content/', { headers: { cookie } })).text
    expect(desk).toContain('/office/content/releases/')
    expect(desk).not.toContain('/office/content/participants/')
    const [media] = await sql<{ id: string }>(
      site,
      `insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at)
       values ('media', 1, 'ru', '/press/', 'Репортёр Первый', 'r@example.test', '{}', 'm1', '', now()),
              ('volunteer', 1, 'ru', '/', 'Волонтёр Второй', 'v@example.test', '{}', 'v1', '', now()) returning id`,
    )
    const [volunteer] = await sql<{ id: string }>(site, `select id from submissions where token = 'v1'`)
    expect(await status(`/office/submissions/${media?.id}/`)).toBe(200)
    expect(await status(`/office/submissions/${volunteer?.id}/`)).toBe(404)
    for (const path of [
      '/office/submissions/?form=volunteer',
      '/office/submissions.csv?form=volunteer',
      '/office/submissions.csv',
    ]) {
      const { text } = await ask(site, path, { headers: { cookie } })
      expect([path, text.includes('Волонтёр Второй')]).toEqual([path, false])
    }
    const post = (id: string | undefined, fields: Record<string, string>) =>
      send(site, `/office/submissions/${id}/`, fields, { cookie })
    expect((await post(volunteer?.id, { do: 'note', note: 'x' })).status).toBe(404)
    expect((await post(media?.id, { do: 'erase', confirm: 'yes' })).status).toBe(403)
    expect((await post(media?.id, { do: 'note', note: 'Ждём фото' })).status).toBe(303)
  })

  test('a curator writes of participants, artists and events, and publishes nothing', async () => {
    const cookie = await signIn(site, 'curator')
    const status = async (path: string) => (await ask(site, path, { headers: { cookie } })).status
    for (const kind of ['participants', 'artists', 'events'])
      expect([kind, await status(`/office/content/${kind}/`)]).toEqual([kind, 200])
    for (const kind of ['releases', 'pages', 'people'])
      expect([kind, await status(`/office/content/${kind}/`)]).toEqual([kind, 403])
    const [event] = await sql<{ slug: string }>(site, 'select slug from events limit 1')
    const { text } = await ask(site, `/office/content/events/${event?.slug}/`, { headers: { cookie } })
    expect(text).not.toContain('value="publish"')
  })

  test('an accountant reads and takes lists along; no page offers a form, no form is taken', async () => {
    const cookie = await signIn(site, 'accountant')
    for (const path of [
      '/office/invoices/',
      '/office/statements/',
      '/office/refunds/',
      '/office/reconciliation/',
    ]) {
      const { status, text } = await ask(site, path, { headers: { cookie } })
      expect([path, status]).toEqual([path, 200])
      const forms = [...text.matchAll(/<form[^>]*>/g)].map(([form]) => form)
      expect([path, forms.filter(form => form.includes('post') && !form.includes('/sign-out/'))]).toEqual([
        path,
        [],
      ])
      expect([403, 405]).toContain((await send(site, path, { do: 'retry' }, { cookie })).status)
    }
    for (const path of ['/office/orders/', '/office/people/', '/office/orders.csv'])
      expect([path, (await ask(site, path, { headers: { cookie } })).status]).toEqual([path, 403])
    expect((await ask(site, '/office/invoices.xlsx', { headers: { cookie } })).status).toBe(200)
  })
})

test('whoever worked here, left and deletes their account is forgotten by the invitation too', async () => {
  const email = 'once-an-editor@example.test'
  await invite(email)
  const path = linkIn(await letterTo(sandbox, email))
  await send(site, path, { fullName: 'Вера Бывшая', password: ownPassword })
  await change(email, { do: 'role', role: 'member' })
  const cookie = cookieIn(await enter(email, ownPassword))
  const gone = await send(
    site,
    '/account/security/',
    { do: 'delete', confirm: email, password: ownPassword },
    { cookie },
  )
  expect(gone.headers.location).toContain('/account/sent/?for=closed')
  expect(await sql(site, 'select email from staff_invitations where email = $1', [email])).toEqual([])
})
