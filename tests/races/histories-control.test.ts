import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { slots } from '../../app/box-office/slots/tables.ts'
import type { Wanted } from '../../app/box-office/slots/take-places.server.ts'
import { allQueries } from '../../app/platform/database/pipeline.server.ts'
import type { Tx } from '../../app/platform/database/transaction.server.ts'
import { openFair } from '../builders/fair-database.ts'
import { openHistories } from '../builders/histories/order-histories.ts'

// Files share what they have loaded: this one loads the shop anew, and so does the next.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

// The guard of the last place, taken away: whoever asks gets a place.
vi.mock('../../app/box-office/slots/take-places.server.ts', async original => ({
  ...(await original<object>()),
  async takePlaces(tx: Tx, wanted: readonly Wanted[]) {
    const grab = ({ slotId, quantity }: Wanted) =>
      tx
        .update(slots)
        .set({ taken: sql`${slots.taken} + ${quantity}` })
        .where(eq(slots.id, slotId))
        .execute()
    await allQueries(wanted.map(grab))
  },
}))

let database: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

test('without the condition the database’s own rule still refuses; without both, the histories find it', async () => {
  const { liveMany } = await openHistories(database)
  const refused = await liveMany(200).catch((error: unknown) => error)
  expect(refused).toMatchObject({ cause: { constraint: 'slots_taken' } })
  await database.pool.query('alter table slots drop constraint slots_taken')
  const [found] = await liveMany(200)
  expect(found?.broken).toContainEqual(expect.stringMatching(/is oversold$/))
}, 120_000)
