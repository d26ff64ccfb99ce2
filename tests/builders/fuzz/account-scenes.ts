import { randomBytes } from 'node:crypto'
import { keepPerson } from '../../../app/accounts/keep-person.server.ts'
import { type LinkPurpose, linkPath } from '../../../app/accounts/links/account-link.ts'
import { hashOfToken } from '../../../app/accounts/links/promise-link.server.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { send } from '../buying.ts'
import { codeNow, cookieIn, emailOf, offeredSecret, setUpCode, signIn } from '../sign-in.ts'
import type { Scene, Shown, World } from './scene.ts'

/** Registering, signing in, passwords, links of letters, one-time codes. */
export const accountScenes: Record<string, Scene> = {
  'the sign-in': async () => ({
    path: '/sign-in/',
    typed: { email: emailOf('admin'), password: demoPassword },
  }),

  registering: async () => ({
    path: '/account/register/',
    typed: { fullName: 'Роман Лозняк', email: 'roman@example.test', password: demoPassword },
  }),

  'a forgotten password': async () => ({ path: '/account/forgot/', typed: { email: emailOf('member') } }),

  'a registration opened in another browser': async world => ({
    path: await letterLink(world, 'register'),
    typed: { fullName: 'Роман Лозняк', password: demoPassword },
  }),

  'a sign-in link': async world => ({ path: await letterLink(world, 'sign-in') }),

  'a new password by link': async world => ({
    path: await letterLink(world, 'reset'),
    typed: { password: demoPassword, again: demoPassword },
  }),

  'an address about to change': async world => ({ path: await letterLink(world, 'email-old') }),

  'the security of an account': async world => {
    const cookie = await member(world)
    await send(world.site, '/sign-in/', { email: memberEmail, password: demoPassword })
    await letterLink(world, 'email-new')
    return {
      path: '/account/security/',
      cookie,
      typed: { email: 'elsewhere@example.test', password: demoPassword, confirm: memberEmail },
    }
  },

  'a password': async ({ site, database }) => {
    // One that was changed is the known one again: its hash belongs to nobody in particular.
    const hashOf = `select password from credentials join people on people.id = person_id where email = $1`
    const role = 'requests'
    await database.pool.query(
      `update credentials set password = (${hashOf}) where person_id in (select id from people where email = $2)`,
      [emailOf('door'), emailOf(role)],
    )
    return {
      path: '/account/password/',
      cookie: await signIn(site, role),
      typed: { current: demoPassword, next: demoPassword, again: demoPassword },
    }
  },

  'a code about to be set up': async world => ({
    path: '/account/two-factor/?do=begin',
    cookie: await newcomer(world),
    typed: { password: demoPassword },
  }),

  'a code being set up': async world => {
    const cookie = await newcomer(world)
    await send(world.site, codePage, { do: 'begin', password: demoPassword }, { cookie })
    const typed = { code: codeNow(await offeredSecret(world.site, cookie)) }
    return { path: '/account/two-factor/', cookie, typed }
  },

  'new recovery codes': async world => ({
    path: '/account/two-factor/',
    cookie: (await coder(world)).cookie,
  }),

  'recovery codes about to be made anew': async world => aboutCode(world, 'codes'),

  'a code about to be switched off': async world => aboutCode(world, 'remove'),

  'a code asked for': async world => {
    const { codes } = await coder(world)
    const halfway = await send(world.site, '/sign-in/', { email: newcomerEmail, password: demoPassword })
    return { path: '/account/two-factor/', cookie: cookieIn(halfway), typed: { code: codes[0] ?? '' } }
  },

  'a colleague who has lost their code': async world => {
    await coder(world)
    return {
      path: `/office/people/?reset=${newcomerEmail}`,
      cookie: world.cookie,
      typed: { reason: 'Проба' },
    }
  },
}

const memberEmail = 'a-member@example.test'

/** Somebody who has registered, signed in; as if nothing had happened to them before. */
async function member({ site, database }: World): Promise<string> {
  const person = { email: memberEmail, name: 'Роман Лозняк', role: 'member' as const, password: demoPassword }
  await database.pool.query('delete from people where email = $1', [memberEmail])
  await database.pool.query('delete from account_links')
  await keepPerson(database.pool, person, new Date('2025-08-20T10:00:00+03:00'))
  return cookieIn(await send(site, '/sign-in/', { email: memberEmail, password: demoPassword }))
}

/** The address of a link as it would stand in a letter to that member. */
async function letterLink(world: World, purpose: LinkPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  if (purpose !== 'email-new') await member(world)
  const consent = {
    document: 'd',
    version: 1,
    hash: 'h',
    address: '',
    userAgent: '',
    givenAt: '2025-08-20T10:00:00Z',
  }
  const registration = { name: 'Роман Лозняк', password: 'h', consent }
  const isNew = purpose === 'register'
  await world.database.pool.query(
    `insert into account_links (hash, purpose, email, locale, registration, person_id, created_at, expires_at)
     select $1, $2, $3, 'ru', $4, (select id from people where email = $3), '2025-08-20', '2099-01-01'`,
    [
      hashOfToken(token),
      purpose,
      isNew ? 'a-newcomer@example.test' : memberEmail,
      isNew ? registration : null,
    ],
  )
  if (purpose.startsWith('email'))
    await world.database.pool.query(
      `insert into email_changes (person_id, email, created_at, expires_at)
       select id, 'elsewhere@example.test', '2025-08-20', '2099-01-01' from people where email = $1`,
      [memberEmail],
    )
  return linkPath(token)
}

const codePage = '/en/account/two-factor/'
const newcomerEmail = 'newcomer@portico.example'

/** Somebody who has no code yet, signed in. */
async function newcomer({ site, database }: World): Promise<string> {
  const person = { email: newcomerEmail, name: 'Новичок', role: 'requests' as const, password: demoPassword }
  await database.pool.query('delete from people where email = $1', [newcomerEmail])
  await keepPerson(database.pool, person, new Date('2025-08-20T10:00:00+03:00'))
  return cookieIn(await send(site, '/sign-in/', { email: newcomerEmail, password: demoPassword }))
}

/** The same with a code, before they have kept their recovery codes. */
async function coder(world: World) {
  const cookie = await newcomer(world)
  return { cookie, ...(await setUpCode(world.site, cookie, { password: demoPassword })) }
}

async function aboutCode(world: World, asks: string): Promise<Shown> {
  const { cookie, codes } = await coder(world)
  await send(world.site, codePage, { do: 'kept' }, { cookie })
  const typed = { password: demoPassword, code: codes[0] ?? '' }
  return { path: `/account/two-factor/?do=${asks}`, cookie, typed }
}
