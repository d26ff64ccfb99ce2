import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { spendUses } from '../../app/box-office/orders/spend-invitation.server.ts'
import { invitations } from '../../app/box-office/orders/tables.ts'
import { slots } from '../../app/box-office/slots/tables.ts'
import type { Wanted } from '../../app/box-office/slots/take-places.server.ts'
import { allQueries } from '../../app/platform/database/pipeline.server.ts'
import type { Tx } from '../../app/platform/database/transaction.server.ts'
import { openFair } from '../builders/fair-database.ts'
import { openHistories } from '../builders/histories/order-histories.ts'
import type { Step } from '../builders/histories/order-steps.ts'

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

// What an invitation has left, looked at no more when money comes late.
const guards = vi.hoisted(() => ({ invitations: true }))
vi.mock('../../app/box-office/orders/spend-invitation.server.ts', async original => {
  const whole = await original<{ spendUses: typeof spendUses }>()
  const grab: typeof spendUses = async (tx, id, uses) =>
    void (await tx
      .update(invitations)
      .set({ used: sql`${invitations.used} + ${uses}` })
      .where(eq(invitations.id, id)))
  const spend: typeof spendUses = (...args) => (guards.invitations ? whole.spendUses : grab)(...args)
  return { ...whole, spendUses: spend }
})

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

test('an invitation for one is used once however late money comes; unguarded, the histories find it', async () => {
  const { live } = await openHistories(database)
  const steps: Step[] = [
    { do: 'order by invitation', invitation: 0, quantity: 1 },
    { do: 'settle', order: 0 },
    { do: 'wait', minutes: 40 },
    { do: 'expire', order: 0 },
    { do: 'order by invitation', invitation: 0, quantity: 1 },
    { do: 'settle', order: 1 },
    { do: 'pay', order: 1 },
    { do: 'settle', order: 1 },
    { do: 'pay', order: 0 },
  ]
  expect(await live(steps)).toEqual([])
  guards.invitations = false
  const refused = await live(steps).catch((error: unknown) => error)
  expect(refused).toMatchObject({ cause: { constraint: 'invitations_used' } })
  await database.pool.query('alter table invitations drop constraint invitations_used')
  expect(await live(steps)).toEqual([expect.stringMatching(/^invitation .* for 1 opens 2 places$/)])
})
