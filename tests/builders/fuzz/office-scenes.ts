import { drizzle } from 'drizzle-orm/node-postgres'
import { previewCallOff } from '../../../app/box-office/call-off/preview-call-off.server.ts'
import { type Bought, order, send } from '../buying.ts'
import { signIn } from '../sign-in.ts'
import { submit } from '../submissions.ts'
import { asked, openFair, paid, pair, type Scene, type Shown, type World } from './form-scenes.ts'

/** The box office and the submissions, in states in which each of their pages shows its forms. */
export const officeScenes: Record<string, Scene> = {
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
    await officeScenes['money that the gateway would not send']?.(world)
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
