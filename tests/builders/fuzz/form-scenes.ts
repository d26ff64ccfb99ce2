import { randomBytes } from 'node:crypto'
import { keepPerson } from '../../../app/accounts/keep-person.server.ts'
import { type LinkPurpose, linkPath } from '../../../app/accounts/links/account-link.ts'
import { hashOfToken } from '../../../app/accounts/links/promise-link.server.ts'
import { bookPath } from '../../../app/award/books/award-desk.ts'
import { hashOfLink } from '../../../app/award/books/issue-link.server.ts'
import { mostPlaces } from '../../../app/box-office/slots/set-capacity.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { visitorDays } from '../../../app/editions/entry-windows.ts'
import type { Database } from '../../../app/platform/database/database.server.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import type { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { ask } from '../ask.ts'
import { awardForm } from '../award/books.ts'
import { type Bought, order, payFor, send, ticketsOf } from '../buying.ts'
import { sendForm } from '../forms.ts'
import { codeNow, cookieIn, emailOf, offeredSecret, setUpCode, signIn } from '../sign-in.ts'
import type { Site } from '../site.ts'
import { until } from '../until.ts'

export type World = {
  site: Site
  sandbox: Awaited<ReturnType<typeof startSandbox>>
  database: Database
  /** Of somebody who may do everything, and stays signed in. */
  cookie: string
}

/** A page with its forms, as somebody sees it. */
export type Shown = {
  path: string
  cookie?: string
  /** What they type where the page itself leaves a field empty, by the field's name. */
  typed?: Record<string, string>
}

/** Brings the fair into a state in which a page shows forms; again whenever they have been used up. */
export type Scene = (world: World) => Promise<Shown>

/** Every form that is sent by POST is shown in one of these, but for those of `forms.ts`. */
export const scenes: Record<string, Scene> = {
  // First, so that whoever signs out is nobody whom the other scenes need.
  'somebody signed in': async ({ site }) => ({ path: '/sign-in/', cookie: await signIn(site, 'requests') }),

  'saying how full a hall is': async ({ cookie }) => ({ path: '/office/halls/', cookie }),

  'choosing tickets': async () => ({ path: '/tickets/', typed: { 'quantity-day': '1' } }),

  'choosing a tour': async world => ({
    path: '/excursions/',
    typed: { 'with-order': (await paid(world, everyDay)).code, people: '2' },
  }),

  'choosing a class': async world => ({
    path: '/master-classes/',
    typed: { 'with-order': (await paid(world, everyDay)).code, people: '1' },
  }),

  'booking an event': async world => ({
    path: '/program/build-a-portico/',
    typed: { 'with-order': (await paid(world, everyDay)).code, people: '1' },
  }),

  'waiting for a place': async ({ site, database }) => {
    await database.pool.query(`update slots set taken = capacity where id = 'class-touching-marble'`)
    const path = '/program/touching-marble/'
    await until(async () => (await ask(site, path)).text.includes('id="waiting-list"'))
    return { path, typed: { email: 'waits@example.test' } }
  },

  'a place in the waiting list': async ({ database }) => {
    const { rows } = await database.pool.query<{ token: string }>(
      `insert into waiting_list (id, slot_id, email, email_key, locale, token, created_at)
       values (gen_random_uuid(), 'class-touching-marble', 'leaves@example.test', 'leaves@example.test', 'ru',
               substr(md5(random()::text), 1, 24), now())
       on conflict (slot_id, email_key) do update set email = excluded.email returning token`,
    )
    return { path: `/tickets/waiting/${rows[0]?.token}/` }
  },

  'a book sent in for the award': async ({ site, database }) => {
    await sendForm(site, '/award/', { ...awardForm, email: 'award-applicant@example.test' })
    // Its letter has gone out and is blank now: the newest application gets a link of ours.
    const token = randomBytes(32).toString('base64url')
    await database.pool.query(
      `update award_applications set link_hash = $1 where id = (select id from award_applications order by number desc limit 1)`,
      [hashOfLink(token)],
    )
    return { path: bookPath(token), typed: { isbn: '978-5-17-080115-2', pages: '312' } }
  },

  'lost links to the award': async () => ({ path: '/award/application/' }),

  'a cart': async world => ({
    ...(await cart(world)),
    typed: { name: 'Анна Ветрова' },
  }),

  'a cart whose time is up': async world => {
    const shown = await cart(world)
    await world.database.pool.query('update orders set held_until = created_at where token = $1', [
      shown.cookie?.split('=')[1],
    ])
    return shown
  },

  'an order that waits': async ({ site }) => ({ path: pageOf(await order(site, pair)) }),

  'an order that was let go': async ({ site }) => {
    const path = pageOf(await order(site, pair))
    await send(site, path, { do: 'cancel' })
    return { path }
  },

  'a ticket about to be given back': async world => {
    const bought = await paid(world)
    const [ticket] = await ticketsOf(world.site, bought.token)
    return { path: `${pageOf(bought)}?return=${ticket?.code}`, typed: { holder: 'Анна Ветрова' } }
  },

  'a ticket asked back': async world => ({ path: pageOf(await asked(world)) }),

  'a dearer time that waits to be paid for': async world => {
    const bought = await paid(world)
    const [ticket] = await ticketsOf(world.site, bought.token)
    const fields = { do: 'switch', ticket: ticket?.code ?? '', slot: '2025-09-26-after' }
    await send(world.site, pageOf(bought), fields)
    return { path: pageOf(bought) }
  },

  'a ticket’s own page': async world => {
    const { rows } = await world.database.pool.query<{ secret: string }>(
      'select secret from tickets join orders on orders.id = order_id where token = $1',
      [(await paid(world)).token],
    )
    return { path: `/tickets/ticket/${rows[0]?.secret}/` }
  },

  'a lost link': async () => ({ path: '/tickets/lost/' }),

  'the door': async world => {
    const [ticket] = await ticketsOf(world.site, (await paid(world)).token)
    return { path: '/door/', cookie: world.cookie, typed: { code: ticket?.code ?? '' } }
  },

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

const morning = '2025-09-26-before'
export const pair = [{ product: 'day', slot: morning, quantity: 2 }]
// A tour is for whoever is let in on its day.
const everyDay = visitorDays(autumn2025).map(day => ({ product: 'day', slot: `${day}-before`, quantity: 2 }))
const pageOf = ({ token }: { token: string }) => `/tickets/order/${token}/`

export async function paid({ site, sandbox }: World, lines = pair): Promise<Bought> {
  const bought = await order(site, lines)
  await payFor(sandbox, bought)
  // Whoever comes back from the gateway finds the tickets there.
  await until(
    async () => {
      await ask(site, pageOf(bought))
      return ticketsOf(site, bought.token)
    },
    tickets => tickets.length > 0,
  )
  return bought
}

async function cart({ site }: World): Promise<Shown> {
  const answer = await ask(site, '/api/v1/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines: pair, locale: 'ru' }),
  })
  const { token } = answer.json() as { token: string }
  return { path: '/tickets/cart/', cookie: `cart=${token}` }
}

/** A paid order of which a ticket is wanted back since last month. */
export async function asked(world: World): Promise<Bought> {
  const bought = await paid(world)
  const [ticket] = await ticketsOf(world.site, bought.token)
  await send(world.site, pageOf(bought), { do: 'return', ticket: ticket?.code ?? '', reason: 'visitor' })
  await world.database.pool.query(
    `update returns set requested_at = requested_at - interval '20 days'
     where order_id = (select id from orders where token = $1)`,
    [bought.token],
  )
  return bought
}

/** Nothing is called off, and there is room for everybody. */
export async function openFair({ database }: World): Promise<void> {
  await database.pool.query(
    `delete from call_off_orders;
     delete from call_offs;
     update slots set closed_at = null, called_off_at = null, capacity = ${mostPlaces}`,
  )
}
