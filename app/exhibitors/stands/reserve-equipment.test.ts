import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { spring2026 } from '../../../tests/builders/exhibitors/spring-2026.ts'
import { emptyStands, fillStands } from '../../../tests/builders/exhibitors/stands.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { changeStand, holdStand } from './hold-stand.server.ts'
import { readEquipment } from './read-equipment.server.ts'
import { expireHolds, releaseStand } from './release-stand.server.ts'
import { reserveEquipment } from './reserve-equipment.server.ts'
import { sellStand } from './settle-hold.server.ts'
import { standPrice } from './stand-price.ts'

const now = new Date('2026-01-26T11:20:00+03:00')
const later = new Date(now.getTime() + 72 * 3_600_000)
const editionId = spring2026.id
const hallCodes = ['C-01', 'C-02', 'C-03', 'C-04', 'C-05', 'C-07', 'C-08', 'C-09', 'C-10', 'C-11']

describe.each(oneWay(bothDatabases, 0))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await fillStands(database.pool)
  })
  afterAll(() => database.drop())
  beforeEach(() => emptyStands(database.pool))

  const wish = (applicationId: string, code: string) => ({
    edition: spring2026,
    applicationId,
    code,
    rank: 1,
    by: 'person-1',
  })
  const settled = async (code = 'C-04') => {
    const who = randomUUID()
    await holdStand(database.pool, wish(who, code), now)
    return who
  }
  const order = (who: string, items: Record<string, number>, at = now) =>
    reserveEquipment(
      database.pool,
      { editionId, applicationId: who, order: new Map(Object.entries(items)) },
      at,
    )
  const taken = async (slug: string) =>
    (await database.pool.query('select taken from equipment where slug = $1', [slug])).rows[0]?.taken

  test('an order is kept at its price, changed as a whole, and given back as a whole', async () => {
    const who = await settled()
    expect(await order(who, { 'track-lamp': 4, 'plinth-40-100': 2 })).toEqual({ ok: true })
    expect([await taken('track-lamp'), await taken('plinth-40-100')]).toEqual([4, 2])
    await database.pool.query("update equipment set price_kopecks = 999900 where slug = 'track-lamp'")
    const ordered = (await readEquipment(database.db, editionId, who)).filter(({ quantity }) => quantity > 0)
    expect(ordered.map(({ slug, quantity, priceKopecks }) => [slug, quantity, priceKopecks])).toEqual([
      ['track-lamp', 4, 3_200_00],
      ['plinth-40-100', 2, 4_800_00],
    ])
    await database.pool.query("update equipment set price_kopecks = 320000 where slug = 'track-lamp'")
    expect(standPrice({ code: 'C-04', priceKopecks: 260_000_00 }, ordered).totalKopecks).toBe(
      260_000_00 + 4 * 3_200_00 + 2 * 4_800_00,
    )
    expect(await order(who, { 'track-lamp': 1, chair: 0 })).toEqual({ ok: true })
    expect([await taken('track-lamp'), await taken('plinth-40-100'), await taken('chair')]).toEqual([1, 0, 0])
  })

  test('a wrong line refuses the whole order and names itself', async () => {
    const who = await settled()
    const wrong = {
      chair: 2,
      throne: 1,
      stool: -1,
      table: 1.5,
      'track-lamp': 13,
      "' or 1=1": 1,
      'night-guard': Number.NaN,
    }
    expect(await order(who, wrong)).toEqual({
      ok: false,
      reason: 'items',
      faults: [
        { slug: 'throne', reason: 'unknown' },
        { slug: 'stool', reason: 'quantity' },
        { slug: 'table', reason: 'quantity' },
        { slug: 'track-lamp', reason: 'most', left: 12 },
        { slug: "' or 1=1", reason: 'unknown' },
        { slug: 'night-guard', reason: 'quantity' },
      ],
    })
    expect(await taken('chair')).toBe(0)
  })

  test('who holds no stand orders nothing: never held, lapsed, paid for', async () => {
    expect(await order(randomUUID(), { chair: 1 })).toEqual({ ok: false, reason: 'no-stand' })
    const who = await settled()
    expect(await order(who, { chair: 1 }, later)).toEqual({ ok: false, reason: 'no-stand' })
    await sellStand(
      database.pool,
      { edition: spring2026, applicationId: who, by: 'staff-1', why: 'paid' },
      now,
    )
    expect(await order(who, { chair: 1 })).toEqual({ ok: false, reason: 'paid' })
  })

  test('what was ordered goes back with the stand, and moves along when it is changed', async () => {
    const who = await settled('C-04')
    await order(who, { chair: 3 })
    await changeStand(database.pool, wish(who, 'C-05'), now)
    expect(await taken('chair')).toBe(3)
    await releaseStand(database.pool, { editionId, applicationId: who, by: 'person-1' }, now)
    expect(await taken('chair')).toBe(0)
    const other = await settled('C-09')
    await order(other, { chair: 2 })
    await expireHolds(database.pool, later)
    expect(await taken('chair')).toBe(0)
  })

  test('the last ones go to whoever is first, and the stock never falls below nothing', async () => {
    const everybody = await Promise.all(hallCodes.map(settled))
    // Twelve guards for ten who want four each, ten high showcases for ten who want two.
    const answers = await Promise.all(
      everybody.map(who => order(who, { 'night-guard': 4, 'tall-showcase': 2 })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect([await taken('night-guard'), await taken('tall-showcase')]).toEqual([12, 6])
    const refused = answers.find(({ ok }) => !ok)
    expect(refused).toEqual({
      ok: false,
      reason: 'items',
      faults: [{ slug: 'night-guard', reason: 'stock', left: 0 }],
    })
    const { rows } = await database.pool.query(
      'select slug, sum(quantity)::int as taken from equipment_reservations group by slug order by slug',
    )
    expect(rows).toEqual([
      { slug: 'night-guard', taken: 12 },
      { slug: 'tall-showcase', taken: 6 },
    ])
  })

  test('orders in any order of lines, changed by many at once, never stand in each other’s way', async () => {
    const everybody = await Promise.all(hallCodes.map(settled))
    const slugs = ['chair', 'table', 'track-lamp', 'cleaning', 'stool']
    await Promise.all(
      everybody.flatMap((who, place) =>
        [1, 2, 1].map((quantity, turn) => {
          const names = place % 2 ? slugs : slugs.toReversed()
          return order(who, Object.fromEntries(names.map(slug => [slug, quantity + (turn % 2)])))
        }),
      ),
    )
    const sums = await database.pool.query(
      `select e.slug, e.taken, coalesce(sum(r.quantity), 0)::int as reserved from equipment e
       left join equipment_reservations r on r.slug = e.slug group by e.slug, e.taken`,
    )
    expect(sums.rows.filter(row => row.taken !== row.reserved)).toEqual([])
  })
})
