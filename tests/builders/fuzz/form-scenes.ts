import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { keepPerson } from '../../../app/accounts/keep-person.server.ts'
import { type LinkPurpose, linkPath } from '../../../app/accounts/links/account-link.ts'
import { hashOfToken } from '../../../app/accounts/links/promise-link.server.ts'
import { bookPath } from '../../../app/award/books/award-desk.ts'
import { hashOfLink } from '../../../app/award/books/issue-link.server.ts'
import { previewCallOff } from '../../../app/box-office/call-off/preview-call-off.server.ts'
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
import { submit } from '../submissions.ts'
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

  'an unpaid order in the office': async world =>
    atOffice(world, await order(world.site, pair), { reason: 'Проба', name: 'Анна Петрова' }),

  'a return without its papers': async world =>
    atOffice(world, await asked(world), { reason: 'Проба', sum: '100', name: 'Анна Петрова' }),

  'a return with its papers': async world => {
    const bought = await asked(world)
    // By the ladder half of it comes back, so that staff may give all of it.
    await world.database.pool.query(
      `update returns set documents_at = requested_at, percent = 50, amount_kopecks = amount_kopecks / 2
       where order_id = (select id from orders where token = $1)`,
      [bought.token],
    )
    return atOffice(world, bought, { reason: 'Проба', sum: '100', name: 'Анна Петрова' })
  },

  'money that the gateway would not send': async world => {
    const bought = await paid(world)
    await world.database.pool.query(
      `insert into payouts (id, payment_id, amount_kopecks, state, reason, lines, created_at, check_at)
       select gen_random_uuid(), p.id, 100, 'canceled', 'visitor', $2, p.created_at, p.created_at
       from payments p join orders o on o.id = p.order_id where o.token = $1`,
      [bought.token, JSON.stringify([{ name: 'Проба', quantity: 1, unitKopecks: 100 }])],
    )
    return atOffice(world, bought, { sum: '100', reason: 'Проба', name: 'Анна Петрова' })
  },

  'money that the gateway would not send, all together': async world => {
    await scenes['money that the gateway would not send']?.(world)
    return { path: '/office/refunds/', cookie: world.cookie }
  },

  'a refund made in the cabinet, and money nobody knows': async world => {
    const bought = await paid(world)
    await world.database.pool.query('delete from gateway_differences')
    await world.database.pool.query(
      `insert into gateway_differences (kind, gateway_id, order_id, payout_id, gateway_kopecks, our_kopecks, found_at)
       select kind, gen_random_uuid(), id, gen_random_uuid(), 100, 0, created_at
       from orders, unnest(array['cabinet-refund', 'unknown-payment']) kind where token = $1`,
      [bought.token],
    )
    return { path: '/office/reconciliation/', cookie: world.cookie, typed: { reason: 'Проба' } }
  },

  'a departure about to be called off': async ({ database, cookie }) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `update slots set called_off_at = null where id like 'departure-%' returning id`,
    )
    await database.pool.query('delete from call_off_orders; delete from call_offs')
    return {
      path: `/office/departures/?call-off=${rows[0]?.id}`,
      cookie,
      typed: { reason: 'Проба' },
    }
  },

  'making invitations': async ({ cookie }) => ({
    path: '/office/invitations/',
    cookie,
    typed: { guests: 'Анна Ветрова; anna@example.test; en', note: 'Проба' },
  }),

  'a batch of invitations': async world => ({
    path: `/office/invitations/?batch=${(await invitation(world)).batch}`,
    cookie: world.cookie,
    typed: { reason: 'Проба' },
  }),

  'an invitation': async world => ({
    path: `/office/invitations/${(await invitation(world)).id}/`,
    cookie: world.cookie,
    typed: { reason: 'Проба' },
  }),

  'a day about to be called off': async world => {
    await beginAnew(world)
    await paid(world)
    const target = { scope: 'day', subject: '2025-09-26' } as const
    const { orders } = await previewCallOff(drizzle(world.database.pool), target)
    return {
      path: `/office/departures/?call-off-day=${target.subject}`,
      cookie: world.cookie,
      typed: { 'message-ru': 'Проба', 'message-en': 'Trial', number: String(orders), reason: 'Проба' },
    }
  },

  'the fair, before it is called off': async world => {
    await beginAnew(world)
    await paid(world)
    return { ...(await fair(world)), typed: await callOffWords(world) }
  },

  'a proposal of a colleague': async world => {
    await beginAnew(world)
    await paid(world)
    await propose(world, 'box-office')
    const { number = '' } = await callOffWords(world)
    return { path: '/office/approvals/', cookie: world.cookie, typed: { number } }
  },

  'a proposal of one’s own': async world => {
    await beginAnew(world)
    await propose(world, 'admin')
    return { path: '/office/approvals/', cookie: world.cookie, typed: { note: 'Проба' } }
  },

  'the fair, postponed, with an order that could not be done': async world => {
    await beginAnew(world)
    const { token } = await paid(world)
    await world.database.pool.query(
      `with batch as (
         insert into call_offs (id, kind, actor, message, new_from, new_to, returns_until, started_at, finished_at)
         select gen_random_uuid(), 'postponed', 'kassa@portico.example', '{"ru": "Проба", "en": "Trial"}',
           '2025-11-01', '2025-11-03', '2025-10-01', created_at, created_at from orders where token = $1
         returning id
       )
       insert into call_off_orders (call_off_id, order_id, problem)
       select batch.id, orders.id, 'trial' from batch, orders where token = $1`,
      [token],
    )
    await world.database.pool.query(`update slots set closed_at = starts_at`)
    return { ...(await fair(world)), typed: await callOffWords(world) }
  },

  'a submission whose lead was set aside': async ({ database, cookie }) => {
    const values = { fullName: 'Фома Зяблик', email: 'foma@example.test', comments: 'Где гравюры?' }
    const id = await submit(database, 'contact', values)
    await database.pool.query(
      `update leads set state = 'set-aside', set_aside_at = created_at
       where id = (select lead_id from submissions where id = $1)`,
      [id],
    )
    return { path: `/office/submissions/${id}/`, cookie, typed: { note: 'Проба' } }
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
const pair = [{ product: 'day', slot: morning, quantity: 2 }]
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
async function asked(world: World): Promise<Bought> {
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

async function atOffice(
  { database, cookie }: World,
  { token }: Bought,
  typed: Record<string, string> = {},
): Promise<Shown> {
  const { rows } = await database.pool.query<{ id: string }>('select id from orders where token = $1', [
    token,
  ])
  return { path: `/office/orders/${rows[0]?.id}/`, cookie, typed }
}

/** One of its own batch, to somebody who has an address. */
async function invitation({ database }: World): Promise<{ id: string; batch: string }> {
  const { rows } = await database.pool.query<{ id: string; batch: string }>(
    `insert into invitations (code, kind, product, price_kopecks, uses, valid_from, valid_until, batch_id, guest_email)
     select upper(gen_random_uuid()::text), 'vip', 'premium', 0, 2, '2025-06-02', '2025-09-28', gen_random_uuid(), 'guest@example.test'
     returning id, batch_id as batch`,
  )
  if (!rows[0]) throw new Error('no invitation')
  return rows[0]
}

/** Nothing is called off, and there is room for everybody. */
export async function openFair({ database }: World): Promise<void> {
  await database.pool.query(
    `delete from call_off_orders;
     delete from call_offs;
     update slots set closed_at = null, called_off_at = null, capacity = ${mostPlaces}`,
  )
}

// A batch goes through every order there is: what was sold so far is nobody's any more.
async function beginAnew(world: World): Promise<void> {
  await openFair(world)
  await world.database.pool.query(
    `delete from approvals;
     update tickets set state = 'void' where state in ('valid', 'returning');
     update orders set state = 'cancelled' where state in ('held', 'waiting_for_payment')`,
  )
}

async function propose(world: World, role: 'admin' | 'box-office'): Promise<void> {
  const cookie = await signIn(world.site, role)
  const fields = { do: 'cancel', confirm: 'yes', ...(await callOffWords(world)) }
  await world.database.pool.query('delete from approvals')
  await send(world.site, '/office/fair/', fields, { cookie })
}

async function fair({ cookie }: World): Promise<Shown> {
  return { path: '/office/fair/', cookie }
}

async function callOffWords({ database }: World): Promise<Record<string, string>> {
  const { orders } = await previewCallOff(drizzle(database.pool), {
    scope: 'fair',
    subject: 'fair',
  })
  return {
    number: String(orders),
    'message-ru': 'Проба',
    'message-en': 'Trial',
    'new-from': '2025-11-01',
    'new-to': '2025-11-03',
    'returns-until': '2025-10-01',
  }
}
