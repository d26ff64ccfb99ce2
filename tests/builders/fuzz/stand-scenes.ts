import { randomUUID } from 'node:crypto'
import type { PricedItem } from '../../../app/exhibitors/choice/office/item-address.ts'
import { proposePrice } from '../../../app/exhibitors/choice/office/propose-price.server.ts'
import { emailOf } from '../sign-in.ts'
import { member } from './exhibitor-scenes.ts'
import type { Scene, World } from './scene.ts'

const fair = 'spring-2026'
const dearer = { price: '270 000', why: 'Окно над стендом' }
const taken = 'C-05'
const free = 'C-02'
const lamp = {
  nameRu: 'Фонарь',
  nameEn: 'Lantern',
  unitRu: 'шт.',
  unitEn: 'each',
  price: '1500',
  stock: '10',
  most: '4',
}

/** Stands and equipment, each in a state in which their pages show their forms. The choice itself opens in January. */
export const standScenes: Record<string, Scene> = {
  'a stand that somebody holds': async world => {
    const cookie = await member(world, 'stand-held')
    await hold(world)
    return { path: '/account/stand/', cookie }
  },
  'a stand as the office sees it': async world => {
    await member(world, 'stand-held')
    await hold(world)
    await changed(world)
    return {
      path: `/office/stands/${taken}/`,
      cookie: world.cookie,
      typed: { why: 'Просил участник', confirm: 'yes', price: '270 000' },
    }
  },
  'a stand to be given': async world => {
    await member(world, 'accepted')
    await emptied(world)
    await changed(world)
    const application = await ownId(world)
    return {
      path: `/office/stands/${free}/`,
      cookie: world.cookie,
      typed: { application, ...dearer, confirm: 'yes' },
    }
  },
  'a stand to be changed': async world => {
    await emptied(world)
    await changed(world)
    return {
      path: `/office/stands/${free}/?area=8&sides=2`,
      cookie: world.cookie,
      typed: { ...dearer, confirm: 'yes' },
    }
  },
  'a stand that is not offered': async world => {
    await emptied(world)
    await changed(world)
    await world.database.pool.query('update stands set is_offered = false where code = $1', [free])
    return { path: `/office/stands/${free}/`, cookie: world.cookie, typed: dearer }
  },
  'a stand whose new price waits': async world => {
    await emptied(world)
    await changed(world)
    await proposed(world, { item: { priced: 'stand', fair, what: free }, seenKopecks: 260_000_00 })
    return { path: `/office/stands/${free}/`, cookie: world.cookie, typed: { confirm: 'yes', note: 'Рано' } }
  },
  'a thing whose new price waits': async world => {
    await retired(world, null)
    await changed(world)
    await proposed(world, { item: { priced: 'equipment', fair, what: 'socket' }, seenKopecks: 2_000_00 })
    return {
      path: '/office/equipment/socket/',
      cookie: world.cookie,
      typed: { confirm: 'yes', note: 'Рано' },
    }
  },
  'the catalogue of equipment': async world => {
    await world.database.pool.query(`delete from equipment where slug = 'lantern'`)
    return { path: '/office/equipment/', cookie: world.cookie, typed: lamp }
  },
  'a thing of the catalogue': async world => {
    await retired(world, null)
    await changed(world)
    return {
      path: '/office/equipment/socket/',
      cookie: world.cookie,
      typed: { price: '3 000', why: 'Новый поставщик' },
    }
  },
  'a thing that is retired': async world => {
    await retired(world, new Date('2025-08-01T00:00:00Z'))
    await changed(world)
    return { path: '/office/equipment/socket/', cookie: world.cookie, typed: { ...dearer, price: '3 000' } }
  },
}

async function hold(world: World) {
  await emptied(world)
  await world.database.pool.query(
    `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, until, why, changed_by, changed_at)
     values ($1, 'spring-2026', $2, $3, 'held', 26000000, '2025-08-09', '2025-12-01', 'chosen', 'x', '2025-08-09')`,
    [randomUUID(), taken, await ownId(world)],
  )
}

async function emptied({ database }: World) {
  await database.pool.query(
    `update stand_holds set state = 'released', ended_at = changed_at where state <> 'released'`,
  )
  await database.pool.query('delete from equipment_reservations')
  await database.pool.query('update equipment set taken = 0 where taken > 0')
}

async function ownId({ database }: World): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select a.id from exhibitor_applications a join people p on p.id = a.person_id where p.email = $1`,
    [emailOf('member')],
  )
  return rows[0]?.id ?? ''
}

async function retired({ database }: World, at: Date | null) {
  await database.pool.query(`update equipment set retired_at = $1 where slug = 'socket'`, [at])
}

/** Nothing is proposed, and the stand and the thing are as at the start. */
async function changed({ database }: World) {
  await database.pool.query(`delete from approvals where action in ('stand-price', 'equipment-price')`)
  await database.pool.query(
    'update stands set price_kopecks = 26000000, area_m2 = 6, open_sides = 1, is_offered = true where code = $1',
    [free],
  )
  await database.pool.query(`update equipment set price_kopecks = 200000 where slug = 'socket'`)
}

/** Somebody else wants it to cost more. */
async function proposed(
  { database }: World,
  { item, seenKopecks }: { item: PricedItem; seenKopecks: number },
) {
  const wish = { seenKopecks, toKopecks: seenKopecks + 10_000_00, reason: 'Окно над стендом' }
  const by = { id: randomUUID(), email: emailOf('exhibitors') }
  await proposePrice(database, item, wish, by, new Date('2025-08-10T10:00:00+03:00'))
}
