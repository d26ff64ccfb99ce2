import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneFair } from '../builders/fair-database.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

const slot = '2025-09-25-before'
const places = 500
/** `npm run proofs` makes ten thousand. */
const attempts = Number(process.env.ATTEMPTS ?? 1_500)
const atOnce = 60

let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: Site[]

beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '10000000' }
  sites = await Promise.all([startSite(env), startSite(env), startSite(env)])
  await sql({ databaseUrl: clone.url }, 'update slots set capacity = $1 where id = $2', [places, slot])
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
})

test(`${attempts} attempts on ${places} places through three processes: exactly so many are sold, and nobody sees an error`, async () => {
  const answers = new Map<number, number>()
  let left = attempts
  const visitor = async () => {
    while (left-- > 0) {
      const site = sites[left % sites.length] as Site
      const response = await fetch(`${site.url}/api/v1/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: [{ product: 'day', slot, quantity: 1 }], locale: 'ru' }),
      })
      await response.arrayBuffer()
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  expect(Object.fromEntries(answers)).toEqual({ 201: places, 409: attempts - places })
  const [row] = await sql({ databaseUrl: clone.url }, 'select taken, capacity from slots where id = $1', [
    slot,
  ])
  expect(row).toEqual({ taken: places, capacity: places })
  const [held] = await sql(
    { databaseUrl: clone.url },
    "select count(*)::int as orders, sum(l.quantity)::int as places from orders o join order_lines l on l.order_id = o.id where l.is_live and o.state = 'held'",
    [],
  )
  expect(held).toEqual({ orders: places, places })
}, 300_000)
