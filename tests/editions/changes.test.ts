import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setLines } from '../../app/box-office/orders/change-cart.server.ts'
import { copyStands } from '../../app/content/stands/insert-copies.server.ts'
import { removeStands } from '../../app/content/stands/remove-copies.server.ts'
import { agreeToChange, withdrawChange } from '../../app/editions/answer-change.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { type SetValue, valueAt } from '../../app/editions/edition-fields.ts'
import { keepEdition } from '../../app/editions/keep-edition.server.ts'
import { proposeChange } from '../../app/editions/propose-change.server.ts'
import { readTimeline } from '../../app/editions/read-timeline.server.ts'
import { alwaysNow, inTime, type Timeline } from '../../app/editions/timeline.ts'
import type { Person } from '../../app/platform/person.ts'
import { openFair } from '../builders/fair-database.ts'
import { openTestBoxOffice } from '../builders/test-box-office.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const later = new Date('2025-09-10T00:00:00+03:00')
const chief: Person = { id: 'chief', email: 'chief@x', name: 'А. Вересень', role: 'chief-editor' }
const admin: Person = { id: 'admin', email: 'admin@x', name: 'С. Омутова', role: 'admin' }
let database: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  database = await openFair()
  await keepEdition(database.db, autumn2025)
})
beforeEach(async () => {
  await database.pool.query('truncate edition_changes')
  await database.pool.query(`delete from edition_values where holds_from > '1971-01-01'`)
})
afterAll(() => database.drop())

const price = 'tickets.dayBeforeKopecks'
const set = (path: string, after: SetValue['after'], before = valueAt(autumn2025, path)) => [
  { path, before, after },
]
const propose = (wanted: SetValue[], holdsFrom: Date | null = null, by = chief, at = now) =>
  proposeChange(database.pool, autumn2025, { set: wanted, holdsFrom, reason: 'Окно заполнено' }, by, at)
const agree = (id: number, by = admin, at = now) =>
  agreeToChange(database.pool, autumn2025, id, by, at, copyStands)
const edition = async () => {
  const timeline = await readTimeline(database.db, autumn2025)
  return inTime(() => timeline)
}
async function proposed(...wish: Parameters<typeof propose>): Promise<number> {
  const outcome = await propose(...wish)
  if (outcome.kind !== 'proposed') throw new Error(outcome.reason)
  return outcome.id
}

test('nothing changes until somebody else agrees, and then from the moment that was named', async () => {
  const id = await proposed(set(price, 230_000), later)
  expect((await edition()).at(later).tickets.dayBeforeKopecks).toBe(210_000)
  expect(await agree(id)).toEqual({ kind: 'agreed', holdsFrom: later })
  const agreed = await edition()
  expect(agreed.at(new Date(later.getTime() - 1)).tickets.dayBeforeKopecks).toBe(210_000)
  expect(agreed.at(later).tickets.dayBeforeKopecks).toBe(230_000)
  expect(agreed.nextTurn(now)).toEqual(later)
  expect(agreed.nextTurn(later)).toBeNull()
})

test('money takes two people: whoever proposed it cannot agree, and the database would not have it either', async () => {
  const id = await proposed(set(price, 230_000))
  expect(await agree(id, chief)).toEqual({ kind: 'refused', reason: 'own-change' })
  await expect(
    database.pool.query(
      `update edition_changes set state = 'agreed', holds_from = now(), decided_by_id = 'chief' where id = $1`,
      [id],
    ),
  ).rejects.toThrow('edition_changes_four_eyes')
})

test('a day is changed by one person who has looked', async () => {
  const id = await proposed(set('mediaAccreditationUntil', '2025-09-22'))
  expect(await agree(id, chief)).toMatchObject({ kind: 'agreed' })
  expect((await edition()).at(now).mediaAccreditationUntil).toBe('2025-09-22')
})

test('of two who propose for the same value the second is told of the first', async () => {
  const first = await proposed(set(price, 230_000), later)
  const second = await propose(set(price, 240_000), null, admin)
  expect(second).toEqual({ kind: 'refused', reason: 'already-proposed', path: price, other: first })
  await agree(first)
  expect(await propose(set(price, 240_000))).toMatchObject({ reason: 'already-proposed', other: first })
})

test('two at once: one proposal is kept', async () => {
  const outcomes = await Promise.all([
    propose(set(price, 230_000)),
    propose(set(price, 240_000), null, admin),
  ])
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['proposed', 'refused'])
})

test('agreed to twice at once, it is agreed to once', async () => {
  const id = await proposed(set(price, 230_000))
  const outcomes = await Promise.all([agree(id), agree(id)])
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['agreed', 'refused'])
})

test('what was typed on an old page is not what is there now', async () => {
  await agree(await proposed(set(price, 230_000)))
  const at = new Date(now.getTime() + 1_000)
  expect(await propose(set(price, 240_000), null, chief, at)).toMatchObject({ reason: 'value-moved' })
})

test('yesterday’s link: a moment that has passed meanwhile is not agreed to', async () => {
  const id = await proposed(set(price, 230_000), later)
  expect(await agree(id, admin, new Date(later.getTime() + 1))).toMatchObject({ reason: 'moment-has-passed' })
  expect((await edition()).at(new Date('2025-09-26T00:00:00Z')).tickets.dayBeforeKopecks).toBe(210_000)
})

test('what was agreed to is taken back until it holds, and never afterwards', async () => {
  const id = await proposed(set(price, 230_000), later)
  await agree(id)
  expect(await withdrawChange(database.pool, autumn2025, id, chief, 'Передумали', now, removeStands)).toBe(
    'ended',
  )
  expect((await edition()).nextTurn(now)).toBeNull()
  const other = await proposed(set(price, 230_000))
  await agree(other)
  const after = new Date(now.getTime() + 1)
  expect(await withdrawChange(database.pool, autumn2025, other, chief, '', after, removeStands)).toBe(
    'change-over',
  )
})

test('two planned changes hold one after the other, and one goes without the other', async () => {
  const first = await proposed(set(price, 230_000), later)
  await agree(first)
  const second = await proposed(
    set('tickets.childKopecks', 70_000),
    new Date(later.getTime() + 3_600_000),
    chief,
  )
  await agree(second)
  const end = new Date(later.getTime() + 7_200_000)
  expect((await edition()).at(end).tickets).toMatchObject({ dayBeforeKopecks: 230_000, childKopecks: 70_000 })
  await withdrawChange(database.pool, autumn2025, first, chief, '', now, removeStands)
  expect((await edition()).at(end).tickets).toMatchObject({ dayBeforeKopecks: 210_000, childKopecks: 70_000 })
})

test.each([
  ['the last day before the first', 'award.closesOn', '2025-09-05', 'award-out-of-order'],
  ['a concession above the full price', 'tickets.concessionAfterKopecks', 260_000, 'concession-above-full'],
  ['a day that was', 'award.opensOn', '2025-09-01', 'day-has-passed'],
  ['a day in the past', 'mediaAccreditationUntil', '2025-08-19', 'day-has-passed'],
  ['days that tickets name', 'visitorDays.last', '2025-09-26', 'tickets-name-the-day'],
  ['less for whoever has bought', 'refunds.1.percent', 40, 'worse-for-buyers'],
  ['a ladder that does not fall', 'refunds.1.percent', 100, 'ladder-not-falling'],
  ['a form after the fair', 'guidesUntil', '2025-09-28', 'form-after-fair'],
  ['hours the wrong way round', 'visitorDays.windowTurnsAt', '10:00', 'hours-out-of-order'],
  ['nothing to sell', 'sale.maxTickets', 0, 'count-not-positive'],
  ['below nothing', price, -1, 'price-negative'],
  ['half a kopeck', price, 0.5, 'not-a-value'],
  ['not a number', price, Number.NaN, 'not-a-value'],
  ['a word for a sum', price, 'дорого', 'not-a-value'],
  ['the same', price, 210_000, 'same-as-before'],
])('%s is refused: %s %s', async (_what, path, after, reason) => {
  expect(await propose(set(path, after))).toMatchObject({ kind: 'refused', reason })
})

test('an hour and its day together make nothing happen that has not', async () => {
  const noon = new Date('2025-09-20T12:00:00+03:00')
  const evening = new Date('2025-09-20T22:00:00+03:00')
  const today = set('award.announcedOn', '2025-09-20')
  const refused = { kind: 'refused', reason: 'day-has-passed', path: 'award.announcedAt' }
  expect(await propose([...today, ...set('award.announcedAt', '11:00')], null, chief, noon)).toEqual(refused)
  expect(await propose(today, null, chief, evening)).toEqual(refused)
  expect(await propose(today, null, chief, noon)).toMatchObject({ kind: 'proposed' })
})

test('a field that is not on the list is refused, whatever it is called', async () => {
  for (const path of ['id', '__proto__.x', 'sale.windowCapacity', 'tickets', 'refunds.9.percent']) {
    expect(await propose([{ path, before: 1, after: 2 }])).toMatchObject({ reason: 'unknown-field' })
  }
})

test('no reason, no moment in the past, none in the next century', async () => {
  const wish = { set: set(price, 230_000), holdsFrom: null, reason: '  ' }
  expect(await proposeChange(database.pool, autumn2025, wish, chief, now)).toMatchObject({
    reason: 'reason-missing',
  })
  expect(await propose(set(price, 230_000), new Date('2025-08-19'))).toMatchObject({
    reason: 'moment-has-passed',
  })
  expect(await propose(set(price, 230_000), new Date('2125-01-01'))).toMatchObject({
    reason: 'moment-too-far',
  })
})

test.each([
  [`jsonb_set(values, '{visitorDays,last}', '"2025-09-30"')`, 'edition_values_days'],
  [`jsonb_set(values, '{visitorDays,to}', '"10:00"')`, 'edition_values_hours'],
  [`jsonb_set(values, '{award,closesOn}', '"2025-09-25"')`, 'edition_values_award'],
  [`jsonb_set(values, '{tickets,childKopecks}', '-1')`, 'edition_values_money'],
  [`jsonb_set(values, '{refunds,1,percent}', '100')`, 'edition_values_ladder'],
  [`jsonb_set(values, '{sale,windowCapacity}', '0')`, 'edition_values_sale'],
  [`values - 'award'`, 'edition_values_whole'],
])('the database itself refuses %s', async (values, constraint) => {
  await expect(database.pool.query(`update edition_values set values = ${values}`)).rejects.toThrow(
    constraint,
  )
})

test('what was answered stays as it was answered', async () => {
  const id = await proposed(set(price, 230_000), later)
  await agree(id)
  for (const statement of [
    `update edition_changes set reason = 'другая' where id = ${id}`,
    `update edition_changes set decided_by = 'другой' where id = ${id}`,
    `update edition_changes set state = 'proposed' where id = ${id}`,
    `delete from edition_changes where id = ${id}`,
  ])
    await expect(database.pool.query(statement)).rejects.toThrow('stays as it was')
})

test('a start of another process leaves what the office has changed', async () => {
  await agree(await proposed(set(price, 230_000)))
  await keepEdition(database.db, autumn2025)
  expect((await edition()).at(now).tickets.dayBeforeKopecks).toBe(230_000)
})

test('a value that only a later release knows is as launched', async () => {
  const newer = { ...autumn2025, sale: { ...autumn2025.sale, queueMinutes: 5 } }
  const [first] = await readTimeline(database.db, newer)
  expect(first.values.sale).toEqual(newer.sale)
})

test('a cart and an order keep the price they were made at; whoever chooses after the moment pays the new one', async () => {
  const till = await openTestBoxOffice(database)
  const raised: Timeline = [
    { holdsFrom: new Date(0), values: autumn2025 },
    {
      holdsFrom: later,
      values: { ...autumn2025, tickets: { ...autumn2025.tickets, dayBeforeKopecks: 230_000 } },
    },
  ]
  let clock = new Date(later.getTime() - 1_000)
  till.boxOffice.edition = alwaysNow(
    inTime(() => raised),
    () => clock,
  )
  const slot = await till.newSlot(9)
  const lines = [{ product: 'day' as const, slot, quantity: 1 }]
  const token = await till.cart(lines, clock)
  const unpaid = await till.place({ lines }, clock)
  clock = new Date(later.getTime() + 1_000)
  const { id } = await till.order(token, clock)
  await setLines(till.boxOffice, id, [{ ...lines[0], product: 'day', slot, quantity: 2 }], clock)
  expect((await till.order(token, clock)).totalKopecks).toBe(420_000)
  if (unpaid.kind !== 'placed') throw new Error(unpaid.kind)
  expect((await till.order(unpaid.token, clock)).totalKopecks).toBe(210_000)
  expect((await till.order(await till.cart(lines, clock), clock)).totalKopecks).toBe(230_000)
})
