import { autumn2025 } from '../../../app/editions/edition.ts'
import { visitorDays } from '../../../app/editions/entry-windows.ts'
import { ask } from '../ask.ts'
import { type Bought, order, payFor, send, ticketsOf } from '../buying.ts'
import { until } from '../until.ts'
import type { Scene, Shown, World } from './scene.ts'

/** Choosing, paying, and what a buyer does with an order afterwards. */
export const buyingScenes: Record<string, Scene> = {
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
