import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { returnSum } from '../../app/box-office/catalogue/return-sum.ts'
import { openSlots } from '../../app/box-office/slots/open-slots.server.ts'
import { placesNow } from '../../app/box-office/slots/queries.server.ts'
import { slots } from '../../app/box-office/slots/tables.ts'
import { judgeEntry } from '../../app/box-office/tickets/judge-entry.ts'
import { readList } from '../../app/door/read-list.server.ts'
import { doorTickets, soldTickets } from '../../app/door/read-sold-tickets.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { madeFrom } from '../../app/editions/new-edition.ts'
import { openFair } from '../builders/fair-database.ts'
import { openTestBoxOffice } from '../builders/test-box-office.ts'

const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
const before = new Date('2025-08-20T10:00:00+03:00')
const after = new Date('2026-02-01T10:00:00+03:00')
const doors = new Date('2026-04-03T12:00:00+03:00')
const openDate = [{ product: 'open-date' as const, slot: 'open-date', quantity: 1 }]

/** An open date sold in autumn, then the site turns and one is sold for spring. */
async function twoFairs() {
  const database = await openFair()
  const till = await openTestBoxOffice(database)
  onTestFinished(() => database.drop())
  async function paid(now: Date): Promise<string> {
    const placed = await till.place({ lines: openDate }, now)
    if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed))
    await till.payAtGateway(await till.startPayment(placed.token, now))
    await till.settle(placed.token, now)
    return placed.token
  }
  const ticketOf = async (token: string) => {
    const [ticket] = (await till.order(token, after)).tickets
    if (!ticket) throw new Error('no ticket')
    return ticket
  }
  const old = await paid(before)
  await openSlots(database.db, spring)
  till.boxOffice.edition = spring
  const fresh = await paid(after)
  return { database, till, old, fresh, ticketOf }
}

test('the new fair has places of its own, asked for by the same names; the old ones stay as they were', async () => {
  const { database } = await twoFairs()
  const [kept] = await database.db.select().from(slots).where(eq(slots.id, 'open-date'))
  expect(kept).toMatchObject({ editionId: '2025-09', day: '2025-09-25', taken: 1 })
  const places = await placesNow(database.db, spring)
  expect(places['open-date']).toBe(1_999)
  expect(Object.keys(places).filter(id => id.startsWith('2025'))).toEqual([])
  expect(places['2026-04-03-before']).toBe(2_000)
})

test('a ticket is of the fair of its place, whichever is on show', async () => {
  const { old, fresh, ticketOf } = await twoFairs()
  expect((await ticketOf(old)).slot.editionId).toBe('2025-09')
  expect((await ticketOf(fresh)).slot).toMatchObject({ id: 'open-date-2026-04', editionId: '2026-04' })
})

test('an old open date does not open the new door, and is not on its list; a new one does', async () => {
  const { database, old, fresh, ticketOf } = await twoFairs()
  const tickets = doorTickets(await soldTickets(database.db))
  const verdict = (code: string) => {
    const ticket = tickets.find(one => one.code === code)
    if (!ticket) throw new Error('no ticket')
    return judgeEntry({ ticket, gate: 'entrance', scans: [], now: doors }, spring)
  }
  expect(verdict((await ticketOf(old)).code)).toMatchObject({ verdict: 'refuse', reason: 'other-fair' })
  expect(verdict((await ticketOf(fresh)).code)).toMatchObject({ verdict: 'admit' })
  const list = JSON.stringify(await readList(database.db, spring, '2026-04-03'))
  const autumnList = JSON.stringify(await readList(database.db, autumn2025, '2025-09-26'))
  expect(list).not.toBe(autumnList)
})

test('a place of the old fair is not sold any more, whoever kept its name', async () => {
  const { till } = await twoFairs()
  const lines = [{ product: 'day' as const, slot: '2025-09-26-before', quantity: 1 }]
  expect(await till.place({ lines }, after)).toEqual({
    kind: 'refused',
    wrong: [{ field: 'lines.0.slot', code: 'unknown-slot' }],
  })
})

test('an old order carries no tour of the new fair', async () => {
  const { database, till, old } = await twoFairs()
  const { code } = await till.order(old, after)
  const tour = await till.newSlot(5, 'group', '2026-04-03T09:00:00Z')
  await database.pool.query(`update slots set edition_id = '2026-04' where id = $1`, [tour])
  const lines = [{ product: 'tour-group' as const, slot: tour, quantity: 1 }]
  expect(await till.place({ lines, withOrder: code }, after)).toMatchObject({ kind: 'refused' })
})

test('what an old ticket is worth is counted by the days of its own fair', async () => {
  const { old, fresh, ticketOf } = await twoFairs()
  const [worth, fresher] = [await ticketOf(old), await ticketOf(fresh)].map(
    ticket => returnSum(spring, ticket, 'visitor', after).percent,
  )
  expect([worth, fresher]).toEqual([0, 100])
  expect((await ticketOf(old)).quote).toMatchObject({ percent: 0 })
})
